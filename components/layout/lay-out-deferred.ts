import { renderDeferred } from '@/components/ui/render-deferred'

/** The class of app/globals.css that puts off layout. */
const DEFERRED = 'deferred'

/**
 * Lays out what was put off, a piece whenever nothing else is to do, so that no piece makes the page wait. From then on the page has its
 * true height: scrolling does not jump, going back finds its place, and a picture of the whole page has no blank parts. Pages that come
 * later are laid out at once.
 */
export function layOutDeferred(): void {
  const begin = () =>
    void renderDeferred(document, DEFERRED, () => {
      document.documentElement.dataset['settled'] = ''
    })
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
