import { whenIdle } from './when-idle'

/**
 * Removes a class that defers rendering (`content-visibility: auto`) from the elements below `root`, one per idle period, so that none of them
 * blocks the page; then calls `onDone`. Elements that get the class in the meantime are included. Returns a function that stops it.
 */
export function renderDeferred(root: ParentNode, className: string, onDone?: () => void): () => void {
  let stop: (() => void) | undefined
  const next = () => {
    const element = root.querySelector(`.${className}`)
    if (!element) return onDone?.()
    stop = whenIdle(() => {
      element.classList.remove(className)
      next()
    })
  }
  next()
  return () => stop?.()
}
