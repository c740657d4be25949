/** The files themselves, in the storage of uploaded files. Their keys are made here; a name that a person gave is never a part of one. */
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { storage } from '@/lib/backend/platform/storage/storage'
import { ApiError } from '@/lib/contract/errors'
import { EXPORT_FILE_DAYS, IMPORT_FILE_DAYS } from '@/lib/contract/limits/office-files'

/** The image service serves another folder (`imported/`), so no address leads here. */
const FOLDER = 'office-files/'
const DAY_MS = 86_400_000

/** With its day, by which a file that nothing names is known to be old. */
export const newKey = (): string => `${FOLDER}${new Date().toISOString().slice(0, 10)}/${randomUUID()}`

interface StoredFile {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
}

/** Keeps what arrives, piece by piece. Throws what the pieces throw (BODY_TOO_LARGE), and BAD_REQUEST for an empty file; nothing is kept then. */
export async function keepFile(pieces: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const key = newKey()
  const hash = createHash('sha256')
  let bytes = 0
  let refusal: unknown = null
  async function* counted() {
    try {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.byteLength
        yield piece
      }
      if (bytes === 0)
        throw new ApiError('BAD_REQUEST', 'The file is empty.', { field: 'body', details: { reason: 'empty_file' } })
    } catch (error) {
      refusal = error
      throw error
    }
  }
  try {
    await storage().put(key, counted(), 'application/octet-stream')
  } catch (error) {
    // The storage names the file that it could not write, and not why its pieces ended.
    throw refusal ?? error
  }
  return { key, bytes, sha256: hash.digest('hex') }
}

/** A copy on this machine for as long as it is worked on: it is read several times, with pauses that no other machine waits for. Null: it is gone. */
export async function withCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T | null> {
  const found = await storage().read(key)
  if (!found) return null
  const folder = await mkdtemp(join(tmpdir(), 'polku-file-'))
  try {
    const path = join(folder, 'file')
    await pipeline(found.body, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes files whose days are over, and those of yesterday and before that no work names. */
export async function sweepFiles(): Promise<void> {
  await db().execute(sql`
    update office_jobs set input = jsonb_set(input, '{file,key}', 'null'::jsonb)
    where kind = 'import' and input #>> '{file,key}' is not null and state not in ('waiting', 'running')
      and created_at < now() - make_interval(days => ${IMPORT_FILE_DAYS})`)
  await db().execute(sql`
    update office_jobs set result = jsonb_set(result, '{file}', 'null'::jsonb)
    where kind = 'export' and result #>> '{file,key}' is not null and created_at < now() - make_interval(days => ${EXPORT_FILE_DAYS})`)
  const { rows } = await db().execute<{ key: string }>(sql`
    select coalesce(input #>> '{file,key}', result #>> '{file,key}') as key from office_jobs
    where kind in ('import', 'export') and coalesce(input #>> '{file,key}', result #>> '{file,key}') is not null`)
  const named = new Set(rows.map(({ key }) => key))
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  const home = storage()
  for await (const { key } of home.list(FOLDER)) {
    const day = key.slice(FOLDER.length, FOLDER.length + 10)
    if (!named.has(key) && day < yesterday) await home.remove(key)
  }
}
