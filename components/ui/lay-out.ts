import { whenIdle } from './when-idle'

/**
 * Takes a class that puts layout off from the elements below `root`, one whenever nothing else is to do, so that none makes the page wait;
 * then calls `onDone`. Elements that get the class meanwhile are among them. Gives what ends it.
 */
export function layOutOneByOne(root: ParentNode, className: string, onDone?: () => void): () => void {
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
