/** Rendered pictures on the disk. Above a maximum number of bytes the least recently used are deleted. */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^[0-9a-f]{40}\.(avif|webp|jpeg)$/
/** A file's time is updated at most this often, because after a restart only the approximate order is needed. */
const TOUCH_MS = 3_600_000

interface Entry {
  bytes: number
  touched: number
}

export class DiskCache {
  /** Oldest first. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #ready: Promise<void> | null = null

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  get bytes(): number {
    return this.#bytes
  }

  /** Reads the files of earlier processes, once. */
  #load(): Promise<void> {
    return (this.#ready ??= this.#scan())
  }

  async #scan(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const found: [string, Entry][] = []
    for (const shelf of await readdir(this.folder).catch(() => [])) {
      if (!/^[0-9a-f]{2}$/.test(shelf)) continue
      for (const file of await readdir(join(this.folder, shelf)).catch(() => [])) {
        const facts = NAME.test(file) ? await stat(join(this.folder, shelf, file)).catch(() => null) : null
        if (facts?.isFile()) found.push([file, { bytes: facts.size, touched: facts.mtimeMs }])
      }
    }
    for (const [file, entry] of found.sort(([, a], [, b]) => a.touched - b.touched)) this.#remember(file, entry)
    await this.#purge()
  }

  #path(file: string): string {
    return join(this.folder, file.slice(0, 2), file)
  }

  #remember(file: string, entry: Entry): void {
    this.#forget(file)
    this.#entries.set(file, entry)
    this.#bytes += entry.bytes
  }

  #forget(file: string): void {
    const entry = this.#entries.get(file)
    if (!entry) return
    this.#entries.delete(file)
    this.#bytes -= entry.bytes
  }

  async #purge(): Promise<void> {
    while (this.#bytes > this.maxBytes) {
      const oldest = this.#entries.keys().next().value
      if (oldest === undefined) return
      this.#forget(oldest)
      await rm(this.#path(oldest), { force: true })
    }
  }

  /** The bytes of a file, or null. Another process may have written or deleted it in the meantime. */
  async get(file: string): Promise<Buffer | null> {
    await this.#load()
    const bytes = await readFile(this.#path(file)).catch(() => null)
    if (!bytes) {
      this.#forget(file)
      return null
    }
    const now = Date.now()
    const before = this.#entries.get(file)
    const stale = !before || now - before.touched > TOUCH_MS
    this.#remember(file, { bytes: bytes.byteLength, touched: stale ? now : before.touched })
    if (stale) await utimes(this.#path(file), now / 1000, now / 1000).catch(() => undefined)
    return bytes
  }

  /** Stores a file. If the disk is full or read-only, this is not an error: the picture is rendered again the next time. */
  async put(file: string, bytes: Buffer): Promise<void> {
    await this.#load()
    const path = this.#path(file)
    const draft = `${path}.${randomBytes(6).toString('hex')}.part`
    try {
      await mkdir(join(this.folder, file.slice(0, 2)), { recursive: true })
      await writeFile(draft, bytes)
      // Readers see either the complete file or none.
      await rename(draft, path)
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
      return
    }
    this.#remember(file, { bytes: bytes.byteLength, touched: Date.now() })
    await this.#purge()
  }
}
