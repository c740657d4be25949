/** Responses are never sent earlier than this, so that their duration reveals nothing about the work. */
const LEAST_MS = 200

/**
 * Does the work and returns its result, or throws its error, after at least `leastMs` (200 ms). For responses that must not reveal whether
 * something exists.
 */
export async function inConstantTime<T>(work: () => Promise<T>, leastMs = LEAST_MS): Promise<T> {
  const earliest = new Promise((resolve) => setTimeout(resolve, leastMs))
  try {
    return await work()
  } finally {
    await earliest
  }
}
