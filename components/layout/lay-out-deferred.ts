import { renderDeferred } from '@/components/ui/render-deferred'

/** The class of app/globals.css that defers layout. */
const DEFERRED = 'deferred'

/**
 * Lays out the deferred parts, one in each idle period, so that none of them blocks the page. Then the page has its final height: scrolling
 * does not jump, Back finds its scroll position, and a full-page screenshot is complete. Pages opened later by links in the shop are laid
 * out at once.
 */
export function layOutDeferred(): void {
  const begin = () =>
    void renderDeferred(document, DEFERRED, () => {
      document.documentElement.dataset['settled'] = ''
    })
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
