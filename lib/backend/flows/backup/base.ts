/** Copies of the embedded database's files, from which and its archived log any later moment can be restored, with the uploaded files. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { type BrokenInvariant, brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import type { BackupHome } from '@/lib/backend/platform/backup/manifest'
import { BackupProblem } from '@/lib/backend/platform/backup/problem'
import { db } from '@/lib/backend/platform/database/pool'
import { copyBase } from '@/lib/backend/platform/embedded-postgres/base-copy'
import type { Storage } from '@/lib/backend/platform/storage/types'

import { restoreFiles } from './restore'
import { backUpFiles, fingerprintOf } from './take'

const baseSchema = z.object({
  format: z.literal(1),
  usable_from: z.string(),
  first_log: z.string(),
  bytes: z.number(),
  secret: z.string(),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })),
  files_copied: z.boolean(),
})
export type Base = z.infer<typeof baseSchema>

const LIST = 'base.json'

export interface BaseInput {
  readonly url: string
  readonly dataDir: string
  /** A folder, because a copy of files with their modes is made; the uploaded files go into the same. */
  readonly home: BackupHome
  readonly uploads: Storage
  readonly secret: string
}

/** Takes a base copy while the shop is running, and returns its folder and its list, which is written last. */
export async function takeBase({
  url,
  dataDir,
  home,
  uploads,
  secret,
}: BaseInput): Promise<{ folder: string; base: Base }> {
  const stamp = new Date()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .replace('T', '-')
  const folder = join(home.files.place, `base-${stamp}`)
  await mkdir(folder, { mode: 0o700 })
  const { bytes, firstLog, usableFrom } = await copyBase(dataDir, url, folder)
  const isCopied = uploads.place !== home.files.place
  const base: Base = {
    format: 1,
    usable_from: usableFrom,
    first_log: firstLog,
    bytes,
    secret: fingerprintOf(secret),
    files: await backUpFiles(uploads, home, isCopied),
    files_copied: isCopied,
  }
  await writeFile(join(folder, LIST), JSON.stringify(base, null, 1), { mode: 0o600 })
  return { folder, base }
}

/** The list of a base copy. Throws BackupProblem when the copy is not complete. */
export async function readBase(folder: string): Promise<Base> {
  try {
    return baseSchema.parse(JSON.parse(await readFile(join(folder, LIST), 'utf8')))
  } catch (error) {
    throw new BackupProblem(`There is no complete base copy in ${folder}.`, { cause: error })
  }
}

/** Brings the uploaded files of a base copy back and checks every ledger of this process' database. */
export async function completeRecovery(base: Base, home: BackupHome, uploads: Storage): Promise<BrokenInvariant[]> {
  await restoreFiles(base, home, uploads)
  return brokenInvariants(db())
}
