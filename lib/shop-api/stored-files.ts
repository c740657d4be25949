import 'server-only'

import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
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
/** Files that do not exist yet and are made or waited for at the same time; more are refused. One is made at a time. */
const MAX_WAITING = 4
/** Above this number of files those that were made longest ago are deleted, except those that must stay. */
const MAX_FILES = 60
/** A file that takes longer to make has failed: the next one must not wait for ever. */
const MAX_MAKING_MS = 10 * 60_000
/** After each piece of a file that is made, so that other requests come in between. */
const PAUSE_MS = 5

/** A finished file. */
export interface StoredFile {
  /** When it was made, in milliseconds. */
  readonly madeAt: number
  /** The text, or the file itself, which is the text compressed with gzip. The file is opened when the stream is read for the first time. */
  open(as: 'text' | 'gzip'): ReadableStream<Uint8Array>
}

/** Too many files are being made. */
export class TooManyFiles extends Error {
  override readonly name = 'TooManyFiles'
}

interface State {
  /** By path. */
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

/** Nobody reads the body of a HEAD request, or for a client that has gone: a file that is open already would stay open. */
function openedLater(open: () => Readable): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (Readable.toWeb(open()) as ReadableStream<Uint8Array>).getReader()
        const { value, done } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

async function find(path: string): Promise<StoredFile | null> {
  const facts = await stat(path).catch(() => null)
  return facts === null
    ? null
    : {
        madeAt: facts.mtimeMs,
        open: (as) => openedLater(() => (as === 'gzip' ? createReadStream(path) : textOf(path))),
      }
}

async function* paced(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece
    await sleep(PAUSE_MS)
  }
}

async function deleteOldest(folder: string, stays: (name: string) => boolean): Promise<void> {
  const others = (await readdir(folder)).filter((file) => !stays(basename(file, '.gz')))
  const files = await Promise.all(
    others.map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  )
  for (const { name } of files.sort((a, b) => b.at - a.at).slice(MAX_FILES))
    await rm(join(folder, name), { force: true })
}

/** What a stored file is made of. */
interface Recipe {
  /** Where the files are. */
  readonly folder: string
  readonly tags: readonly string[]
  /** Whether the file of this name is never deleted for others. */
  readonly stays: (name: string) => boolean
  readonly pieces: () => AsyncIterable<string>
}

async function make(name: string, { folder, stays, pieces }: Recipe): Promise<StoredFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = pathOf(folder, name)
  // Processes in different containers often have the same number.
  const draft = `${path}.${randomUUID()}.part`
  // The file is as old as the data in it: a change while it is made makes it stale.
  const began = now()
  try {
    await pipeline(Readable.from(paced(pieces())), createGzip(), createWriteStream(draft, { mode: 0o600 }), {
      signal: AbortSignal.timeout(MAX_MAKING_MS),
    })
    await utimes(draft, began / 1000, began / 1000)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await deleteOldest(folder, stays)
  const file = await find(path)
  if (!file) throw new Error(`${path} was deleted while it was made.`)
  return file
}

/** Makes a file after those that are being made. */
function queueMaking(name: string, recipe: Recipe): Promise<StoredFile> {
  const path = pathOf(recipe.folder, name)
  const running = state.making.get(path)
  if (running) return running
  const made = state.last.then(() => make(name, recipe)).finally(() => state.making.delete(path))
  state.making.set(path, made)
  state.last = made.catch(() => undefined)
  return made
}

/**
 * A text that is expensive to make, from a file. It is made when there is none: requests meanwhile wait for it, and TooManyFiles is thrown
 * while several others are being made. When data with one of its tags has changed, or when it is old, it is made again behind the request,
 * which gets the file that exists.
 */
export async function storedFile(name: string, recipe: Recipe): Promise<StoredFile> {
  const path = pathOf(recipe.folder, name)
  const known = await find(path)
  if (!known) {
    if (!state.making.has(path) && state.making.size >= MAX_WAITING) throw new TooManyFiles()
    return queueMaking(name, recipe)
  }
  const age = now() - known.madeAt
  const isDue = age >= MIN_AGE_MS && (age >= MAX_AGE_MS || !isFresh(recipe.tags, known.madeAt))
  if (isDue && (recipe.stays(name) || state.making.size < MAX_WAITING))
    queueMaking(name, recipe).catch((error: unknown) => console.error(`stored file ${name}:`, error))
  return known
}
