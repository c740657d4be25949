/** `npm run backup -- [--to FOLDER|storage]`: writes all tables of one moment and the uploaded files, while the shop is running. */
import { parseArgs } from 'node:util'

import { takeBackup } from '@/lib/backend/flows/backup/take'
import { databaseTarget } from '@/lib/backend/platform/database/pool'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import { storage } from '@/lib/backend/platform/storage/storage'
import { config } from '@/lib/config/env'

import { backupHome } from './lib/backup-home'
import { fail } from './lib/progress'

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const home = backupHome(values.to, config().dataDir)
  const started = Date.now()
  const { name, tables, files, taken_at } = await takeBackup({
    url: databaseTarget().url,
    home,
    uploads: storage(),
    secret: shopSecret(),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${name} in ${home.files.place}: ${rows} rows of ${tables.length} tables as of ${taken_at}, ${files.length} files; ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  console.log('SHOP_SECRET is not in it (without one, DATA_DIR/secret): keep a copy of that in another place.')
  return 0
}

main().then((code) => process.exit(code), fail)
