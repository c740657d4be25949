import { whenIdle } from './when-idle'

/** How long cards stay put off, in milliseconds. */
const PUT_OFF_MS = 1_000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * To be called right before a change that the browser must look through the whole page for, such as a modal dialog or larger cards: hundreds of
 * cards may stand in a list. For a moment those out of sight keep the size that they had (`<html data-put-off>` and `card-grid` of
 * app/styles/cards.css). Putting them off costs a part of a frame itself, so that presses which change little do better without.
 */
export function putOffCards(): void {
  const { dataset } = document.documentElement
  dataset['putOff'] = ''
  clearTimeout(timer)
  timer = setTimeout(
    () =>
      whenIdle(() => {
        delete dataset['putOff']
      }),
    PUT_OFF_MS,
  )
}
