/**
 * `npm run backup -- [--to FOLDER|storage]`: writes all tables of one moment and the uploaded files, while the shop is running.
 * `npm run backup -- --base [--to FOLDER]`: copies the files of the database in DATA_DIR, from which `restore:point` restores any later moment.
 */
import { takeBase } from '@/lib/backend/flows/backup/base'
import { takeBackup } from '@/lib/backend/flows/backup/take'
import { databaseTarget } from '@/lib/backend/platform/database/pool'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import { storage } from '@/lib/backend/platform/storage/storage'
import { config } from '@/lib/config/env'

import { readArguments } from './lib/arguments'
import { backupHome } from './lib/backup-home'
import { fail, StartProblem } from './lib/progress'

const USAGE = 'Usage: npm run backup -- [--base] [--to FOLDER|storage]'

async function main(): Promise<number> {
  const { values } = readArguments(USAGE, {
    options: { to: { type: 'string' }, base: { type: 'boolean', default: false } },
  })
  if (values.base && values.to === 'storage') throw new StartProblem('A base copy goes into a folder: --to FOLDER.')
  const home = backupHome(values.to, config().dataDir)
  const started = Date.now()
  const input = { url: databaseTarget().url, home, uploads: storage(), secret: shopSecret() }
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1)
  if (values.base) {
    const { folder, base } = await takeBase({ ...input, dataDir: config().dataDir })
    console.log(
      `${folder}: ${base.bytes} bytes, ${base.files.length} files; usable from ${base.usable_from}; ${seconds()} s`,
    )
    console.log(`Archived logs before ${base.first_log} are needed by older copies only.`)
    return 0
  }
  const { name, tables, files, taken_at } = await takeBackup(input)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${name} in ${home.files.place}: ${rows} rows of ${tables.length} tables as of ${taken_at}, ${files.length} files; ${seconds()} s`,
  )
  console.log('SHOP_SECRET is not in it (without one, DATA_DIR/secret): keep a copy of that in another place.')
  return 0
}

main().then((code) => process.exit(code), fail)
