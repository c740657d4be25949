/** Restores a backup and checks what came of it. */
import { installShopQueues } from '@/lib/backend/domain/jobs/sweeps'
import { type BrokenInvariant, brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { requeueUnsent } from '@/lib/backend/domain/outbox/requeue'
import { load } from '@/lib/backend/platform/backup/load'
import { type BackupHome, fileKey, type Manifest } from '@/lib/backend/platform/backup/manifest'
import { BackupProblem } from '@/lib/backend/platform/backup/problem'
import { APPLICATION_NAME, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { hashOf } from '@/lib/backend/platform/storage/move'
import type { Storage } from '@/lib/backend/platform/storage/types'

import { fingerprintOf } from './take'

export interface RestoreInput {
  readonly url: string
  readonly home: BackupHome
  readonly manifest: Manifest
  readonly uploads: Storage
  readonly replace: boolean
}

export interface RestoreReport {
  /** Violations of the ledgers of stock, codes, gift cards, orders and payments. */
  readonly broken: readonly BrokenInvariant[]
  readonly rows: number
  readonly files: number
  /** Messages that were not sent when the backup was taken, and are sent now. */
  readonly unsent: number
}

/** Whether one of these secrets made the codes and links of the backup. */
export const hasItsSecret = ({ secret }: Pick<Manifest, 'secret'>, secrets: readonly string[]) =>
  secrets.some((candidate) => fingerprintOf(candidate) === secret)

/** Brings the files of a backup into the shop's storage; those that are there already are compared. */
export async function restoreFiles(
  { files, files_copied }: Pick<Manifest, 'files' | 'files_copied'>,
  home: BackupHome,
  uploads: Storage,
): Promise<void> {
  for (const { key, sha256 } of files) {
    if ((await hashOf(uploads, key)) === sha256) continue
    const kept = files_copied ? await home.files.read(fileKey(home, sha256)) : null
    if (!kept) throw new BackupProblem(`The file ${key} is missing in ${home.files.place}.`)
    await uploads.put(key, kept.body as AsyncIterable<Uint8Array>)
    if ((await hashOf(uploads, key)) !== sha256) throw new BackupProblem(`The file ${key} of the backup is damaged.`)
  }
}

/** Restores tables and files, queues what was not sent, and checks every ledger. The database of this process is the restored one. */
export async function restoreBackup(input: RestoreInput): Promise<RestoreReport> {
  const { url, home, manifest, uploads, replace } = input
  await load(url, manifest, home, { replace, own: APPLICATION_NAME })
  await installShopQueues(url)
  await setDatabase({ url })
  const unsent = await requeueUnsent()
  await restoreFiles(manifest, home, uploads)
  return {
    broken: await brokenInvariants(db()),
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    unsent,
  }
}
