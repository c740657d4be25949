import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openDataDir } from '@/lib/backend/platform/embedded-postgres/state'
import { type Config, readConfig } from '@/lib/config/env'
import { takesRealMoney } from '@/lib/config/payments'
import { missingSellerFacts } from '@/lib/config/seller'
import { hasDemo, loadDemo } from '@/lib/demo/load'
import { StartProblem } from './progress'

/** Variables that may be in files instead, one value a file: that is how systemd, containers and vaults hand secrets to a process. */
const SECRETS = [
  'SHOP_SECRET',
  'SHOP_SECRET_OLD',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'MAIL_EVENTS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'PURGE_AUTH',
  'TRANSLATION_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'KLARNA_PASSWORD',
  'PAYPAL_CLIENT_SECRET',
] as const

/** Sets each variable whose file `<NAME>_FILE` names. Throws StartProblem for a file that cannot be read, and where both are set. */
export function readSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]?.trim()
    if (!file) continue
    if (env[name]?.trim()) throw new StartProblem(`Set ${name} or ${name}_FILE, not both.`)
    try {
      env[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      throw new StartProblem(`The file of ${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code ?? ''}.`)
    }
    // The value is known now, and processes that inherit the environment would find both.
    delete env[`${name}_FILE`]
  }
}

/** Reads .env (variables that are already set have priority) and the configuration. `mode` becomes NODE_ENV. */
export function loadConfig(mode: 'production' | 'development'): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  readSecretFiles(process.env)
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' })
  return readConfig()
}

export const NO_DEMO = 'SHOP_DEMO asks for the demo catalogue, but there is no folder demo/; set SHOP_DEMO=false.'

const DEMO_SELLS =
  'SHOP_DEMO asks for accounts with known passwords, but a payment provider moves real money; set SHOP_DEMO=false.'

/**
 * Is the shop a demonstration (demo catalogue, demo accounts with known passwords, payments that are only simulated)? By default it is on
 * the embedded database, and not on another database, beside a provider that moves real money, or when the folder demo/ was deleted.
 * SHOP_DEMO=true or false overrides this. Throws StartProblem when it is true and there is no folder, or real money.
 */
export function isDemo(config: Config): boolean {
  const said = process.env.SHOP_DEMO?.trim().toLowerCase()
  const sells = takesRealMoney(config.payments)
  if (said === 'true' || said === '1') {
    if (!hasDemo()) throw new StartProblem(NO_DEMO)
    if (sells) throw new StartProblem(DEMO_SELLS)
    return true
  }
  if (said === 'false' || said === '0' || sells) return false
  return config.databaseUrl === null && config.shopApiUrl === null && hasDemo()
}

/** Sets what a demonstration plays: payments, and who sells unless something of that is configured. */
export async function playDemo(): Promise<void> {
  process.env.SANDBOX_PAYMENTS ??= 'true'
  const seller = (await loadDemo('seed'))?.seller ?? {}
  if (Object.keys(seller).some((name) => process.env[name]?.trim())) return
  Object.assign(process.env, seller)
}

/** A shop that takes real money says who sells (Directive 2000/31/EC Article 5). Throws StartProblem for what is missing. */
export function requireSeller(config: Config): void {
  const missing = missingSellerFacts(config)
  if (missing.length > 0)
    throw new StartProblem(`Real payments are on, and the law wants to know who sells; set ${missing.join(', ')}.`)
}

/** Sets SHOP_SECRET if it is not set: to the secret in DATA_DIR, or to a new one that is stored there. */
export function ensureSecret(config: Config): void {
  if (config.secret !== null) return
  const file = join(openDataDir(config.dataDir), 'secret')
  try {
    // wx: when two first starts run at the same time, one writes the file and the other reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StartProblem(`The secret of the shop cannot be kept in ${file}: ${(error as Error).message}.`)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new StartProblem(
      `${file} does not hold a secret of at least 32 characters; delete it, and all shoppers are signed out.`,
    )
  process.env.SHOP_SECRET = secret
}

/** Checks that the port is free, before the slow steps of a first start. */
export async function checkPort(config: Config): Promise<void> {
  const host = config.host ?? 'localhost'
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(config.port, host, () => probe.close(() => resolve(undefined)))
  })
  if (code === undefined) return
  if (code === 'EADDRINUSE')
    throw new StartProblem(`Port ${config.port} is taken by another program; set PORT to a free one.`)
  if (code === 'EACCES')
    throw new StartProblem(`This account may not listen on port ${config.port}; set PORT to a number above 1023.`)
  throw new StartProblem(`The shop cannot listen on ${host}:${config.port} (${code}); check HOST and PORT.`)
}
