/** What `npm run setup` does with complete answers, however they were asked for. */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import type { Answers } from '@/lib/backend/flows/setup/answers'
import { checkShop } from '@/lib/backend/flows/setup/check/check-shop'
import { type EnvFile, variablesOf, withVariables } from '@/lib/backend/flows/setup/environment'
import type { Opened } from '@/lib/backend/flows/setup/form/done-page'
import { setUpShop } from '@/lib/backend/flows/setup/set-up-shop'
import { closePools } from '@/lib/backend/platform/database/pool'
import { checkOutside } from '@/lib/backend/platform/embedded-postgres/outside'
import { mailServerProblem } from '@/lib/backend/platform/mail/mailer'
import { keepDataPrivate, writePrivateFile } from '@/lib/backend/platform/private-files'
import { type Config, config, type Env, readConfig } from '@/lib/config/env'

import { ensureSecret, loadConfig } from '../lib/environment'
import { openDatabase } from '../lib/shop-database'

const ENV_FILE = '.env'
/** When containers start together, the database is often ready a little later. */
const PATIENCE_MS = 20_000

interface OpenOptions {
  /** The eleven pages are written again, over what was changed. */
  readonly renewPages: boolean
  /** The lines for the environment are printed instead of written into .env. */
  readonly printEnv: boolean
  readonly say: (line: string) => void
}

interface Plan extends EnvFile {
  /** The text of .env before. */
  readonly before: string
  /** The environment that the shop will have. */
  readonly env: Env
}

function planOf(answers: Answers): Plan {
  const before = existsSync(ENV_FILE) ? readFileSync(ENV_FILE, 'utf8') : ''
  const inFile = Object.fromEntries(Object.entries(parseEnv(before)).map(([name, value]) => [name, value ?? '']))
  const variables = variablesOf(answers)
  const file = withVariables(before, variables, { inFile, outside: process.env })
  const added = Object.fromEntries(variables.filter(([name]) => file.added.includes(name)))
  return { ...file, before, env: { ...inFile, ...added, ...process.env, NODE_ENV: 'production' } }
}

/** The settings that the shop will have with the answers. Throws ConfigError. */
export const settingsWith = (answers: Answers): Config => readConfig(planOf(answers).env)

/** Writes or prints the variables, and sets them for this process. */
function keepVariables({ before, text, added, kept, env }: Plan, { printEnv, say }: OpenOptions): void {
  for (const name of added) process.env[name] = env[name]
  if (printEnv) say(text.slice(before.length))
  else if (added.length > 0) writePrivateFile(ENV_FILE, text)
  say(`${ENV_FILE}: ${added.length} variables ${printEnv ? 'to add' : 'added'}`)
  if (kept.length > 0) say(`  kept as they were: ${kept.join(', ')}`)
}

/**
 * Opens the shop. Throws before anything is written when the shop would not start with the answers (ConfigError), or when its database does
 * not answer (DatabaseProblem): a variable in .env is kept as it is from then on.
 */
export async function openShop(answers: Answers, options: OpenOptions): Promise<Opened> {
  const { databaseUrl } = settingsWith(answers)
  if (databaseUrl !== null) await checkOutside(databaseUrl, PATIENCE_MS, options.say)
  const plan = planOf(answers)
  keepVariables(plan, options)
  const settings = loadConfig('production')
  keepDataPrivate(settings.dataDir)
  ensureSecret(settings)
  const database = await openDatabase(settings, options.say)
  try {
    const report = await setUpShop(answers, { renewPages: options.renewPages })
    const findings = await checkShop({
      settings: config(),
      databaseUrl: database.url,
      mailProblem: await mailServerProblem(),
    })
    const { added, kept } = plan
    return { report, findings, variables: { added, kept }, administrator: answers.administrator.email }
  } finally {
    await closePools()
    await database.stop()
  }
}
