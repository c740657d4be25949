/** Answers come no sooner than this, so that the work behind them cannot be timed. */
const LEAST_MS = 200

/** Does the work and gives its result, or its refusal, at the earliest after 200 ms. For answers that must not tell known from unknown. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const earliest = new Promise((resolve) => setTimeout(resolve, LEAST_MS))
  try {
    return await work()
  } finally {
    await earliest
  }
}
