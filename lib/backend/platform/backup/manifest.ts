/** The list of what a backup contains. It is written last: without it a backup is not complete. */
import { buffer } from 'node:stream/consumers'

import { z } from 'zod'

import type { Storage } from '@/lib/backend/platform/storage/types'

import { BackupProblem } from './problem'

/** Where backups are: a home of files, and what stands before their keys there. */
export interface BackupHome {
  readonly files: Storage
  readonly prefix: string
}

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  /** When the snapshot was taken: everything that was committed before is in the backup, nothing that was committed later. */
  taken_at: z.string(),
  server_version: z.string(),
  /** The applied migrations, in their order. */
  migrations: z.array(z.object({ at: z.number(), hash: z.string() })),
  /** Identifies the SHOP_SECRET without which gift card codes and links of this database are lost; not the secret. */
  secret: z.string(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), bytes: z.number(), sha256: hash }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: hash })),
  /** False where the files lie in the storage that the backup is in: then they are only listed. */
  files_copied: z.boolean(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const tableKey = ({ prefix }: BackupHome, backup: string, table: string) =>
  `${prefix}${backup}/tables/${table}.copy.gz`
export const manifestKey = ({ prefix }: BackupHome, backup: string) => `${prefix}${backup}/manifest.json`
/** Files are kept once for all backups, by their hash. */
export const fileKey = ({ prefix }: BackupHome, sha256: string) => `${prefix}files/${sha256}`

const NAME = /^(backup-\d{8}-\d{6}Z)\/manifest\.json$/
export const backupName = (at: Date) =>
  `backup-${at
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .replace('T', '-')}`

/** The complete backups of a home, oldest first. */
export async function backupsIn({ files, prefix }: BackupHome): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of files.list(`${prefix}backup-`)) {
    const name = NAME.exec(key.slice(prefix.length))?.[1]
    if (name) names.push(name)
  }
  return names.sort()
}

export async function readManifest(home: BackupHome, backup: string): Promise<Manifest> {
  const found = await home.files.read(manifestKey(home, backup))
  if (!found) throw new BackupProblem(`There is no complete backup ${backup} in ${home.files.place}.`)
  try {
    return manifestSchema.parse(JSON.parse((await buffer(found.body)).toString()))
  } catch (error) {
    throw new BackupProblem(`The manifest of ${backup} is damaged, or of a newer version of the shop.`, {
      cause: error,
    })
  }
}
