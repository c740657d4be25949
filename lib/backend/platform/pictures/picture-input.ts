/** Pictures from outside. The kind of a file is decided by its first bytes, so that no other decoder receives it. */

/** A decoded picture of this many pixels needs 300 MB; phones make 12 to 50 million, some 108. */
export const MAX_PIXELS = 110_000_000

/** Whether the bytes begin like a JPEG, PNG or WebP picture. */
export function isPictureStart(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.byteLength)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  )
}

/** One picture is decoded at a time: two at the same time would need twice the memory. */
let decoding: Promise<unknown> = Promise.resolve()
export function decodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = decoding.then(work)
  decoding = result.catch(() => undefined)
  return result
}

/** Occupies a slot while the body of a request is in memory; `enter` is null when all slots are occupied. */
export class BodySlots {
  readonly #underWay = new Map<string, number>()
  #atOnce = 0

  constructor(
    private readonly maxAtOnce: number,
    private readonly maxOfOne: number,
  ) {}

  enter(client: string): (() => void) | null {
    const own = this.#underWay.get(client) ?? 0
    if (this.#atOnce >= this.maxAtOnce || own >= this.maxOfOne) return null
    this.#atOnce += 1
    this.#underWay.set(client, own + 1)
    return () => {
      this.#atOnce -= 1
      const left = (this.#underWay.get(client) ?? 1) - 1
      if (left > 0) this.#underWay.set(client, left)
      else this.#underWay.delete(client)
    }
  }
}
