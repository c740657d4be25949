/** Takes a backup: the tables of one moment, and the uploaded files. */
import { createHmac } from 'node:crypto'

import { dump } from '@/lib/backend/platform/backup/dump'
import {
  type BackupHome,
  backupName,
  backupsIn,
  fileKey,
  type Manifest,
  manifestKey,
  readManifest,
} from '@/lib/backend/platform/backup/manifest'
import { BackupProblem } from '@/lib/backend/platform/backup/problem'
import { hashOf } from '@/lib/backend/platform/storage/move'
import type { Storage } from '@/lib/backend/platform/storage/types'

/** Names that an import makes of a picture's content: such a file never changes, and need not be read again. */
const BY_CONTENT = /\/[0-9a-f]{32}\./
const UPLOADS = 'imported/'

export const fingerprintOf = (secret: string) =>
  createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)

/** The hashes of the files in the newest backup. */
async function knownFiles(home: BackupHome): Promise<Map<string, Manifest['files'][number]>> {
  const newest = (await backupsIn(home)).at(-1)
  const files = newest === undefined ? [] : (await readManifest(home, newest)).files
  return new Map(files.filter(({ key }) => BY_CONTENT.test(key)).map((file) => [file.key, file]))
}

/** Copies the uploaded files that the home does not have yet, and lists all with their hashes; they are only listed unless `isCopied`. */
export async function backUpFiles(uploads: Storage, home: BackupHome, isCopied: boolean): Promise<Manifest['files']> {
  const known = await knownFiles(home)
  const kept = new Set<string>()
  for await (const { key } of home.files.list(fileKey(home, ''))) kept.add(key)
  const files: Manifest['files'] = []
  for await (const { key, bytes } of uploads.list(UPLOADS)) {
    const before = known.get(key)
    const sha256 = before?.bytes === bytes ? before.sha256 : await hashOf(uploads, key)
    // Deleted meanwhile.
    if (sha256 === null) continue
    const goal = fileKey(home, sha256)
    if (isCopied && !kept.has(goal)) {
      const source = await uploads.read(key)
      if (!source) continue
      await home.files.put(goal, source.body as AsyncIterable<Uint8Array>)
      if ((await hashOf(home.files, goal)) !== sha256)
        throw new BackupProblem(`${key} did not arrive whole in ${home.files.place}.`)
      kept.add(goal)
    }
    files.push({ key, bytes, sha256 })
  }
  return files
}

export interface TakeInput {
  readonly url: string
  readonly home: BackupHome
  readonly uploads: Storage
  readonly secret: string
}

/** Takes a backup while the shop is running. Its manifest is written last, so that half of a backup is none. */
export async function takeBackup({ url, home, uploads, secret }: TakeInput): Promise<Manifest> {
  const name = backupName(new Date())
  const dumped = await dump(url, home, name)
  // After the rows: a row names only files that are there.
  const isCopied = uploads.place !== home.files.place
  const files = await backUpFiles(uploads, home, isCopied)
  const manifest: Manifest = {
    format: 1,
    name,
    ...dumped,
    secret: fingerprintOf(secret),
    files,
    files_copied: isCopied,
  }
  await home.files.put(manifestKey(home, name), Buffer.from(JSON.stringify(manifest, null, 1)), 'application/json')
  return manifest
}
