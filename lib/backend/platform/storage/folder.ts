/** Files in a folder of this machine. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { checkKey, StorageProblem } from './problem'
import type { ReadObject, Storage, StoredObject } from './types'

/** Files that are being written; a killed process leaves one. */
const DRAFT = '.part'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

export class FolderStorage implements Storage {
  constructor(readonly place: string) {}

  #path(key: string): string {
    checkKey(key)
    return join(this.place, key)
  }

  #problem(what: string, error: unknown): StorageProblem {
    return new StorageProblem(`${what} in ${this.place}: ${codeOf(error) ?? (error as Error).message}.`, {
      cause: error,
    })
  }

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.#path(key)
    const draft = `${path}.${randomUUID()}${DRAFT}`
    try {
      await mkdir(dirname(path), { recursive: true })
      await pipeline(Readable.from(content instanceof Uint8Array ? [content] : content), createWriteStream(draft))
      // A file that is named in the database must be there after a power failure.
      const file = await open(draft, 'r+')
      await file.sync().finally(() => file.close())
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw this.#problem(`${key} cannot be written`, error)
    }
  }

  async read(key: string): Promise<ReadObject | null> {
    const path = this.#path(key)
    try {
      const facts = await stat(path)
      if (!facts.isFile()) return null
      return { bytes: facts.size, changed: facts.mtime, body: createReadStream(path) }
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
      throw this.#problem(`${key} cannot be read`, error)
    }
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    yield* this.#below('', prefix)
  }

  async *#below(folder: string, prefix: string): AsyncIterable<StoredObject> {
    const entries = await readdir(join(this.place, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return []
      throw this.#problem('The files cannot be listed', error)
    })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && (key.startsWith(prefix) || prefix.startsWith(`${key}/`)))
        yield* this.#below(key, prefix)
      if (!entry.isFile() || !key.startsWith(prefix) || key.endsWith(DRAFT)) continue
      const facts = await stat(join(this.place, key)).catch(() => null)
      if (facts) yield { key, bytes: facts.size }
    }
  }

  async remove(key: string): Promise<void> {
    try {
      await rm(this.#path(key), { force: true })
    } catch (error) {
      if (error instanceof StorageProblem) throw error
      throw this.#problem(`${key} cannot be deleted`, error)
    }
  }
}
