/**
 * `npm run restore -- FOLDER/backup-…|storage:backup-… [--database URL] [--replace]`: restores a backup into an empty database, by default the
 * shop's own, brings the uploaded files back, and checks every ledger. Only the home of the backups: the newest one.
 * `npm run restore -- FOLDER/backup-… --try`: restores it into a scratch database, checks it, and deletes both.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { hasItsSecret, restoreBackup, type RestoreReport } from '@/lib/backend/flows/backup/restore'
import { type BackupHome, backupsIn, type Manifest, readManifest } from '@/lib/backend/platform/backup/manifest'
import { closePools } from '@/lib/backend/platform/database/pool'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { dataDirMode } from '@/lib/backend/platform/private-files'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { storage } from '@/lib/backend/platform/storage/storage'
import type { Storage } from '@/lib/backend/platform/storage/types'
import { shopSecrets } from '@/lib/backend/platform/security/secret'
import type { Config } from '@/lib/config/env'

import { readArguments } from './lib/arguments'
import { backupHome, findBackup } from './lib/backup-home'
import { ensureSecret, loadConfig } from './lib/environment'
import { brokenLines, WRONG_SECRET } from './lib/ledgers'
import { fail, StartProblem } from './lib/progress'

const USAGE = 'Usage: npm run restore -- FOLDER/backup-…|storage:backup-… [--database URL] [--replace] [--try]'

async function choose(place: string | undefined, isTry: boolean, { dataDir }: Config) {
  if (place === undefined && !isTry) throw new StartProblem(USAGE)
  const { home, name } = place === undefined ? { home: backupHome(undefined, dataDir), name: null } : findBackup(place)
  const chosen = name ?? (await backupsIn(home)).at(-1)
  if (chosen === undefined) throw new StartProblem(`There is no backup in ${home.files.place}.`)
  return { home, manifest: await readManifest(home, chosen) }
}

function report(manifest: Manifest, { broken, rows, files, unsent }: RestoreReport, seconds: number): number {
  console.log(
    `${manifest.name} as of ${manifest.taken_at}: ${rows} rows, ${files} files, ${unsent} messages to send; ${seconds.toFixed(1)} s`,
  )
  for (const line of brokenLines(broken)) console.log(line)
  return broken.length === 0 ? 0 : 1
}

interface Chosen {
  home: BackupHome
  manifest: Manifest
}

async function restoreInto(url: string, uploads: Storage, { home, manifest }: Chosen, replace: boolean) {
  const started = Date.now()
  const done = await restoreBackup({ url, home, manifest, uploads, replace })
  return report(manifest, done, (Date.now() - started) / 1000)
}

/** A database and files of its own, deleted afterwards. */
async function tryOut(chosen: Chosen): Promise<number> {
  process.umask(0o077)
  const folder = await mkdtemp(join(tmpdir(), 'backup-try-'))
  // PostgreSQL's account must be able to pass.
  await chmod(folder, dataDirMode())
  const database = await ensureDatabase({
    dataDir: join(folder, 'data'),
    systemDir: join(folder, 'system'),
    durable: false,
  })
  try {
    // Files that lie in the shop's storage are compared there.
    const uploads = chosen.manifest.files_copied ? new FolderStorage(join(folder, 'pictures')) : storage()
    return await restoreInto(database.url, uploads, chosen, false)
  } finally {
    await closePools()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      replace: { type: 'boolean', default: false },
      try: { type: 'boolean', default: false },
    },
  })
  const settings = loadConfig('production')
  ensureSecret(settings)
  const chosen = await choose(positionals[0], values.try, settings)
  if (values.try) return tryOut(chosen)
  const database = await ensureDatabase({
    databaseUrl: values.database ?? settings.databaseUrl,
    dataDir: settings.dataDir,
    archive: settings.walArchive,
    onProgress: (line) => console.error(line),
  })
  try {
    const code = await restoreInto(database.url, storage(), chosen, values.replace)
    if (!hasItsSecret(chosen.manifest, shopSecrets())) console.warn(WRONG_SECRET)
    return code
  } finally {
    await closePools()
    await database.stop()
  }
}

main().then((code) => process.exit(code), fail)
