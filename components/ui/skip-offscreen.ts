import { whenIdle } from './when-idle'

/** How long rendering is skipped, in milliseconds. */
const SKIP_MS = 1_000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * For a moment the browser skips rendering the cards outside the viewport; they keep their last size (`<html data-skip-offscreen>` and
 * `card-cell` of app/styles/cards.css). Call it right before a change that makes the browser style the whole page again, such as a modal dialog
 * or larger cards, because a list may hold hundreds of cards. Skipping itself costs part of a frame, so small changes do better without it.
 */
export function skipOffscreenCards(): void {
  const { dataset } = document.documentElement
  dataset['skipOffscreen'] = ''
  clearTimeout(timer)
  timer = setTimeout(
    () =>
      whenIdle(() => {
        delete dataset['skipOffscreen']
      }),
    SKIP_MS,
  )
}
