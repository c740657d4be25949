import 'server-only'

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'

import { isFresh, now } from '@/lib/cache/tag-clock.mjs'
import { moduleState } from '@/lib/process/state.mjs'

/** A changed file is made again at most this often. */
const MIN_AGE_MS = 60_000
/** A file is made again after this time although none of its tags has changed: stock has no tag of all products. */
const MAX_AGE_MS = 30 * 60_000
/** Files that are made or waited for at the same time; more are refused. One is made at a time. */
const MAX_WAITING = 4
/** Above this number of files those that were made longest ago are deleted. */
const MAX_FILES = 60
/** After each piece of a file that is made, so that other requests come in between. */
const PAUSE_MS = 5

/** A finished file. */
export interface StoredFile {
  /** When it was made, in milliseconds. */
  readonly madeAt: number
  readonly bytes: number
  /** The text, or the file itself, which is the text compressed with gzip. */
  open(as: 'text' | 'gzip'): ReadableStream<Uint8Array>
}

/** Too many files are being made. */
export class TooManyFiles extends Error {
  override readonly name = 'TooManyFiles'
}

interface State {
  readonly making: Map<string, Promise<StoredFile>>
  last: Promise<unknown>
}
const state = moduleState('storedFiles', (): State => ({ making: new Map(), last: Promise.resolve() }))

const pathOf = (folder: string, name: string) => join(folder, `${name}.gz`)

function textOf(path: string): Readable {
  const text = createGunzip()
  // A reader that goes away destroys the text, and with it the file; the error is the reader's.
  pipeline(createReadStream(path), text).catch(() => undefined)
  return text
}

async function find(path: string): Promise<StoredFile | null> {
  const facts = await stat(path).catch(() => null)
  return facts === null
    ? null
    : {
        madeAt: facts.mtimeMs,
        bytes: facts.size,
        open: (as) =>
          Readable.toWeb(as === 'gzip' ? createReadStream(path) : textOf(path)) as ReadableStream<Uint8Array>,
      }
}

async function* paced(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece
    await sleep(PAUSE_MS)
  }
}

async function deleteOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  )
  for (const { name } of files.sort((a, b) => b.at - a.at).slice(MAX_FILES))
    await rm(join(folder, name), { force: true })
}

async function make(folder: string, name: string, pieces: () => AsyncIterable<string>): Promise<StoredFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = pathOf(folder, name)
  const draft = `${path}.${process.pid}.part`
  // The file is as old as the data in it: a change while it is made makes it stale.
  const began = now()
  try {
    await pipeline(Readable.from(paced(pieces())), createGzip(), createWriteStream(draft, { mode: 0o600 }))
    await utimes(draft, began / 1000, began / 1000)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await deleteOldest(folder)
  const file = await find(path)
  if (!file) throw new Error(`${path} was deleted while it was made.`)
  return file
}

/**
 * A text that is expensive to make, from a file in `folder`. It is made when there is none, when data with one of its tags has changed, and
 * when it is old; requests meanwhile wait for the same file. Throws TooManyFiles while several others are being made.
 */
export async function storedFile(
  folder: string,
  name: string,
  tags: readonly string[],
  pieces: () => AsyncIterable<string>,
): Promise<StoredFile> {
  const known = await find(pathOf(folder, name))
  const age = known ? now() - known.madeAt : Number.POSITIVE_INFINITY
  if (known && (age < MIN_AGE_MS || (age < MAX_AGE_MS && isFresh(tags, known.madeAt)))) return known
  const running = state.making.get(name)
  if (running) return running
  if (state.making.size >= MAX_WAITING) throw new TooManyFiles()
  const made = state.last.then(() => make(folder, name, pieces)).finally(() => state.making.delete(name))
  state.making.set(name, made)
  state.last = made.catch(() => undefined)
  return made
}
