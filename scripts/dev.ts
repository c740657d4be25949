/**
 * `npm run dev`, below `with-database.ts`: compiles the messages, adds the demo catalogue, and starts the server with Next in development
 * mode.
 */
import { spawnSync } from 'node:child_process'

import { isDemo, loadConfig } from './lib/environment'
import { fail, logProgress } from './lib/progress'
import { seedDemo } from './lib/shop-database'

async function main(): Promise<void> {
  const config = loadConfig('development')
  const compiled = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/messages.ts', 'compile'], {
    stdio: 'inherit',
  })
  if (compiled.status !== 0) throw new Error('The messages could not be compiled; the reason stands above.')
  if (config.databaseUrl !== null && isDemo(config)) await seedDemo(config.databaseUrl, logProgress)
  process.argv.push('--dev')
  await import('@/server/start')
}

main().catch(fail)
