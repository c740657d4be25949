/** The class of app/globals.css that puts off layout. */
const DEFERRED = 'deferred'
/** How long after the last press everything is laid out again, in milliseconds. */
const AFTER_PRESS = 1_000
/** Until the next piece where the browser does not say when it is idle, in milliseconds. */
const PAUSE = 50

type WhenIdle = (work: () => void) => unknown

/**
 * Hundreds of cards may stand in a list, and a press that moves them would have to wait until all are laid out. While presses are answered,
 * `<html data-pressed>` lets those out of sight keep the size that they had (`card-grid` of app/styles/cards.css).
 */
function watchPresses(whenIdle: WhenIdle): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout>
  const press = () => {
    dataset['pressed'] = ''
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => { delete dataset['pressed'] }), AFTER_PRESS)
  }
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, press, { capture: true, passive: true })
}

/**
 * Lays out what was put off, a piece whenever nothing else is to do, so that no piece makes the page wait. From then on the page has its
 * true height: scrolling does not jump, going back finds its place, and a picture of the whole page has no blank parts. Pages that come
 * later are laid out at once.
 */
export function layOutDeferred(): void {
  const whenIdle: WhenIdle = 'requestIdleCallback' in window ? (work: () => void) => requestIdleCallback(work) : (work: () => void) => setTimeout(work, PAUSE)
  const next = () => {
    const piece = document.querySelector(`.${DEFERRED}`)
    if (!piece) {
      document.documentElement.dataset['settled'] = ''
      watchPresses(whenIdle)
      return
    }
    piece.classList.remove(DEFERRED)
    whenIdle(next)
  }
  const begin = () => whenIdle(next)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
