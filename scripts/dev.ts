/** `npm run dev`, below `with-database.ts`: messages, example catalogue, and the shop's server with Next in development mode. */
import { spawnSync } from 'node:child_process'

import { isDemo, loadConfig } from './lib/environment'
import { fail, say } from './lib/progress'
import { seedDemo } from './lib/shop-database'

async function main(): Promise<void> {
  const config = loadConfig('development')
  const compiled = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/messages.ts', 'compile'], {
    stdio: 'inherit',
  })
  if (compiled.status !== 0) throw new Error('The messages could not be compiled; the reason stands above.')
  if (config.databaseUrl !== null && isDemo(config)) await seedDemo(config.databaseUrl, say)
  process.argv.push('--dev')
  await import('@/server/start')
}

main().catch(fail)
