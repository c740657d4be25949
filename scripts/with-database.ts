/**
 * Runs a command with a database: `tsx scripts/with-database.ts <command> [arguments]`. The embedded one (or the one of
 * DATABASE_URL) is started and migrated first, DATABASE_URL is set for the command, and its exit code is passed on.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { EnsuredDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { keepDataPrivate } from '@/lib/backend/platform/private-files'
import { asksForHelp } from './lib/arguments'
import { ensureSecret, isDemo, loadConfig, playDemo } from './lib/environment'
import { fail, StartProblem } from './lib/progress'
import { openDatabase } from './lib/shop-database'

let child: ChildProcess | undefined
let ended: NodeJS.Signals | undefined

/**
 * A terminal sends Ctrl-C to both processes; SIGTERM is passed on to the command. In both cases the command ends first and the database is
 * closed after it.
 */
function watchSignals(): void {
  process.on('SIGINT', () => (ended = 'SIGINT'))
  process.on('SIGTERM', () => {
    ended = 'SIGTERM'
    child?.kill('SIGTERM')
  })
}

const codeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal]

function run(command: string, args: string[], url: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    child = spawn(command, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(url !== undefined && { DATABASE_URL: url }),
        PATH: `node_modules/.bin:${process.env.PATH ?? ''}`,
      },
    })
    child.once('error', () => reject(new StartProblem(`There is no command "${command}".`)))
    child.once('exit', (code, signal) => resolve(code ?? (signal ? codeOf(signal) : 1)))
  })
}

async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(2)
  if (!command) throw new StartProblem('Say which command to run: tsx scripts/with-database.ts <command> [arguments].')
  watchSignals()
  // Help needs no database.
  if (asksForHelp(args)) return run(command, args, process.env.DATABASE_URL)
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development'
  const config = loadConfig(mode)
  keepDataPrivate(config.dataDir)
  ensureSecret(config)
  // Decided here, because the command cannot distinguish the embedded database from a configured one.
  if (isDemo(config)) await playDemo()
  process.env.SHOP_DEMO = String(isDemo(config))
  const database: EnsuredDatabase = await openDatabase(config, (line) => console.error(line))
  try {
    return ended ? codeOf(ended) : await run(command, args, database.url)
  } finally {
    await database.stop()
  }
}

main().then((code) => process.exit(code), fail)
