/**
 * `npm run restore:point -- FOLDER/base-… [--time 2026-11-26T14:05:00Z]`: makes the database of an empty DATA_DIR from a base copy and the
 * archived log (WAL_ARCHIVE), as it was at that time, or as late as the log reaches; brings the uploaded files back and checks every ledger.
 */
import { dirname, resolve } from 'node:path'

import { completeRecovery, readBase } from '@/lib/backend/flows/backup/base'
import { hasItsSecret } from '@/lib/backend/flows/backup/restore'
import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'
import { recover } from '@/lib/backend/platform/embedded-postgres/base-copy'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { keepDataPrivate } from '@/lib/backend/platform/private-files'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { storage } from '@/lib/backend/platform/storage/storage'
import { shopSecrets } from '@/lib/backend/platform/security/secret'

import { readArguments } from './lib/arguments'
import { ensureSecret, loadConfig } from './lib/environment'
import { brokenLines, WRONG_SECRET } from './lib/ledgers'
import { fail, StartProblem } from './lib/progress'

const USAGE = 'Usage: npm run restore:point -- FOLDER/base-… [--time 2026-11-26T14:05:00Z]'

/** A moment with its time zone: a time without one is another moment on another machine. */
function readTime(text: string | undefined): Date | null {
  if (text === undefined) return null
  const time = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null
  if (!time || Number.isNaN(time.getTime()))
    throw new StartProblem(`--time must look like 2026-11-26T14:05:00Z, not "${text}".`)
  return time
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { time: { type: 'string' } },
  })
  const [place] = positionals
  if (!place) throw new StartProblem(USAGE)
  const time = readTime(values.time)
  const { walArchive: archive, dataDir, databaseUrl } = loadConfig('production')
  if (databaseUrl !== null) throw new StartProblem('DATABASE_URL is set: this restores the database in DATA_DIR only.')
  if (archive === null) throw new StartProblem('Set WAL_ARCHIVE to the folder with the archived log.')
  const folder = resolve(place)
  const base = await readBase(folder)
  if (time && time < new Date(base.usable_from))
    throw new StartProblem(`This copy can be brought to ${base.usable_from} or later; take an earlier one.`)
  const started = Date.now()
  keepDataPrivate(dataDir)
  await recover({ dataDir, base: folder, archive, time })
  ensureSecret(loadConfig('production'))
  const database = await ensureDatabase({ dataDir, archive })
  try {
    await setDatabase({ url: database.url })
    const home = { files: new FolderStorage(dirname(folder)), prefix: '' }
    const broken = await completeRecovery(base, home, storage())
    console.log(
      `restored to ${time?.toISOString() ?? 'the end of the log'} with ${base.files.length} files; ${((Date.now() - started) / 1000).toFixed(1)} s`,
    )
    for (const line of brokenLines(broken)) console.log(line)
    if (!hasItsSecret(base, shopSecrets())) console.warn(WRONG_SECRET)
    console.log('Take a new base copy after the start: the old ones do not lead beyond this moment.')
    return broken.length === 0 ? 0 : 1
  } finally {
    await closePools()
    await database.stop()
  }
}

main().then((code) => process.exit(code), fail)
