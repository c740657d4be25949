import type { ServerResponse } from 'node:http'

/** Nobody waits longer than this for the request of another visitor. */
const WAIT_MS = 5_000

/**
 * The finished pages that the app is being asked for. When a tag of a popular page is invalidated, many visitors ask for it before it is
 * rendered again: only the first request goes to the app, and the others wait for its page, instead of each being hashed and compressed.
 */
export class InFlight {
  readonly #pages = new Map<string, Promise<void>>()

  /** The running request for this page, if there is one. */
  find(key: string): Promise<void> | undefined {
    return this.#pages.get(key)
  }

  /** Registers a request for a page; call the returned function when its page is in the cache, or will not be. */
  begin(key: string, res: ServerResponse): () => void {
    let release = () => undefined as void
    const ended = new Promise<void>((resolve) => (release = resolve))
    this.#pages.set(key, ended)
    const timer = setTimeout(() => end(), WAIT_MS).unref()
    const end = () => {
      clearTimeout(timer)
      if (this.#pages.get(key) === ended) this.#pages.delete(key)
      release()
    }
    res.once('close', end)
    return end
  }
}
