/**
 * Imported pictures. By default they are files of this machine. Where instances share a storage, an instance fetches a picture when it first
 * renders it, and what one has rendered the others fetch instead of rendering it again.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { importedFile, MAX_FILE_BYTES } from './imported'
import { ImageError, type ImageSource } from './request'

/** The storage that instances share. */
export interface PictureHome {
  read(key: string): Promise<{ bytes: number; changed: Date; body: Readable } | null>
  put(key: string, content: Uint8Array, type?: string): Promise<void>
}

/** Names that an import makes of a picture's content: what has such a name never changes. */
const BY_CONTENT = /^[0-9a-f]{32}\./
/** Pictures that are fetched at the same time; more are refused. */
const MAX_FETCHES = 32
/** After an error the storage is not asked for rendered pictures for this time: rendering is faster than waiting for it. */
const PAUSE_MS = 10_000

export class Originals {
  readonly #fetching = new Map<string, Promise<void>>()
  #bytesSinceScan = Number.POSITIVE_INFINITY
  #pausedUntil = 0

  /** `folder` has the pictures in `imported/`; with a `home` it is only a copy of at most `maxBytes`. */
  constructor(
    readonly folder: string,
    private readonly home: PictureHome | null,
    private readonly maxBytes: number,
  ) {}

  /** Changes when the source has changed: the drawing's version, or the file's size and time. Throws ImageError 404. */
  async versionOf(source: ImageSource): Promise<string> {
    if (source.kind === 'drawing') return source.version
    // Not fetched only for its version: the rendered picture may be here already.
    if (this.home && BY_CONTENT.test(source.file)) return 'content'
    await this.fetch(source)
    return (await importedFile(source.file, this.folder)).version
  }

  /** Fetches the picture of a source unless it is here. Throws ImageError 404, and 503 when the storage does not give it. */
  async fetch(source: ImageSource): Promise<void> {
    const { home } = this
    if (!home || source.kind === 'drawing') return
    const path = join(this.folder, 'imported', source.file)
    if (await stat(path).catch(() => null)) return
    let work = this.#fetching.get(source.file)
    if (!work) {
      if (this.#fetching.size >= MAX_FETCHES) throw new ImageError(503, 'The image service is busy.')
      work = this.#fetch(home, source.file, path).finally(() => this.#fetching.delete(source.file))
      this.#fetching.set(source.file, work)
    }
    await work
  }

  async #fetch(home: PictureHome, file: string, path: string): Promise<void> {
    const found = await home.read(`imported/${file}`).catch((error: unknown) => {
      console.error('A picture could not be fetched:', error)
      throw new ImageError(503, 'The picture cannot be fetched.')
    })
    if (!found || found.bytes > MAX_FILE_BYTES) {
      found?.body.destroy()
      throw new ImageError(404, 'There is no such picture.')
    }
    const draft = `${path}.${randomUUID()}.part`
    try {
      await mkdir(join(this.folder, 'imported'), { recursive: true })
      await writeFile(draft, found.body)
      // Every instance then computes the same version.
      await utimes(draft, found.changed, found.changed)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      console.error('A picture could not be fetched:', error)
      throw new ImageError(503, 'The picture cannot be fetched.')
    }
    await this.#purge(found.bytes)
  }

  /** Deletes the copies that were fetched longest ago, when there are too many. */
  async #purge(added: number): Promise<void> {
    this.#bytesSinceScan += added
    if (this.#bytesSinceScan < this.maxBytes / 8) return
    const folder = join(this.folder, 'imported')
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, facts: await stat(join(folder, name)).catch(() => null) })),
    )
    let bytes = 0
    // The time of the last change is the picture's own; that of the entry is when it was fetched.
    for (const { name, facts } of files.sort((a, b) => (b.facts?.ctimeMs ?? 0) - (a.facts?.ctimeMs ?? 0))) {
      bytes += facts?.size ?? 0
      if (bytes > this.maxBytes * 0.875) await rm(join(folder, name), { force: true })
    }
    this.#bytesSinceScan = 0
  }

  /** A picture that another instance has rendered; null: none has, or the storage does not answer. */
  async rendered(file: string): Promise<Buffer | null> {
    if (!this.home || Date.now() < this.#pausedUntil) return null
    try {
      const found = await this.home.read(`rendered/${file}`)
      return found && (await buffer(found.body))
    } catch (error) {
      this.#pause(error)
      return null
    }
  }

  /** Gives a rendered picture to the other instances, without making anybody wait. */
  share(file: string, bytes: Buffer, type: string): void {
    if (!this.home || Date.now() < this.#pausedUntil) return
    this.home.put(`rendered/${file}`, bytes, type).catch((error: unknown) => this.#pause(error))
  }

  #pause(error: unknown): void {
    this.#pausedUntil = Date.now() + PAUSE_MS
    console.error('Rendered pictures are not shared for ten seconds:', error)
  }
}
