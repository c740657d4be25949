/** Until the next piece of work where the browser does not say when it is idle, in milliseconds. */
const PAUSE = 50

/** Does work when the browser has nothing else to do. Gives a function that takes it back. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PAUSE)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(work)
  return () => cancelIdleCallback(waiting)
}
