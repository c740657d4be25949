import { mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import type { BackupHome } from '@/lib/backend/platform/backup/manifest'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { storageAt } from '@/lib/backend/platform/storage/storage'
import { PRIVATE_FOLDER } from '@/lib/backend/platform/private-files'

import { StartProblem } from './progress'

const STORAGE = 'storage'

function sharedHome(): BackupHome {
  const files = storageAt('s3')
  if (!files)
    throw new StartProblem('There is no S3 service: set S3_ENDPOINT, S3_BUCKET and its keys, or name a folder.')
  return { files, prefix: 'backups/' }
}

const folderHome = (folder: string): BackupHome => ({ files: new FolderStorage(resolve(folder)), prefix: '' })

/** Where backups go: `storage`, or a folder, which is made; by default DATA_DIR/backups. */
export function backupHome(to: string | undefined, dataDir: string): BackupHome {
  if (to === STORAGE) return sharedHome()
  const folder = to ?? join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  return folderHome(realpathSync(folder))
}

/** The home and name of `FOLDER/backup-…` or `storage:backup-…`; the name is null where only the home is given. */
export function findBackup(place: string): { home: BackupHome; name: string | null } {
  const [, inStorage] = /^storage:?(.*)$/.exec(place) ?? []
  if (inStorage !== undefined) return { home: sharedHome(), name: inStorage || null }
  const path = resolve(place.replace(/\/manifest\.json$/, ''))
  return basename(path).startsWith('backup-')
    ? { home: folderHome(dirname(path)), name: basename(path) }
    : { home: folderHome(path), name: null }
}
