interface FairQueueLimits {
  /** Items that wait, of one client. */
  readonly each: number
  /** Items that wait, of all clients. */
  readonly all: number
}

/**
 * Items that wait, by client. Clients are served in turn, so that a client with hundreds of items does not block the others. When the queue
 * is full, a client with fewer items than another takes the place of that one's newest item.
 */
export class FairQueue<T> {
  /** The next client first. */
  readonly #waiting = new Map<string, T[]>()
  #size = 0

  constructor(private readonly limits: FairQueueLimits) {}

  get size(): number {
    return this.#size
  }

  /** Adds an item. Returns the item that finds no place: this one, or that of another client; undefined when there is room. */
  push(client: string, item: T): T | undefined {
    const own = this.#waiting.get(client) ?? []
    if (own.length >= this.limits.each) return item
    let refused: T | undefined
    if (this.#size >= this.limits.all) {
      const longest = this.#longest()
      if (longest.length <= own.length + 1) return item
      refused = longest.pop()
      this.#size -= 1
    }
    own.push(item)
    this.#waiting.set(client, own)
    this.#size += 1
    return refused
  }

  /** Removes and returns the next item. The other items of its client come after those of all other clients. */
  shift(): T | undefined {
    const [first] = this.#waiting
    if (!first) return undefined
    const [client, own] = first
    const item = own.shift()
    this.#size -= 1
    this.#waiting.delete(client)
    if (own.length > 0) this.#waiting.set(client, own)
    return item
  }

  #longest(): T[] {
    let longest: T[] = []
    for (const items of this.#waiting.values()) if (items.length > longest.length) longest = items
    return longest
  }
}
