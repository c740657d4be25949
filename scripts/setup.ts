/**
 * `npm run setup`: opens a shop of one's own; asks on a terminal what it must know.
 * `npm run setup -- --from FILE`: takes the answers from a file; `--example FILE` writes one to edit.
 * Run again, it adds what is missing and keeps what was changed; `--renew-pages` writes the pages again. `--print-env` prints the lines for
 * the environment instead of writing them into .env.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseEnv } from 'node:util'

import { type Answers, EXAMPLE, readAnswers } from '@/lib/backend/flows/setup/answers'
import { checkShop } from '@/lib/backend/flows/setup/check/check-shop'
import { variablesOf, withVariables } from '@/lib/backend/flows/setup/environment'
import { type SetupReport, setUpShop } from '@/lib/backend/flows/setup/set-up-shop'
import { mailServerProblem } from '@/lib/backend/platform/mail/mailer'
import { closePools } from '@/lib/backend/platform/database/pool'
import { keepDataPrivate, writePrivateFile } from '@/lib/backend/platform/private-files'
import { config } from '@/lib/config/env'

import { readArguments } from './lib/arguments'
import { ensureSecret, loadConfig } from './lib/environment'
import { findingLine } from './lib/findings'
import { fail, StartProblem } from './lib/progress'
import { openDatabase } from './lib/shop-database'
import { askAnswers } from './setup/ask-answers'

const ENV_FILE = '.env'
const USAGE = `Usage: npm run setup                       asks on the terminal
       npm run setup -- --example shop.json   writes a file to edit, for
       npm run setup -- --from shop.json      [--renew-pages] [--print-env]`

async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY) throw new StartProblem(USAGE)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await askAnswers((question) => terminal.question(question), console.log)
  } finally {
    terminal.close()
  }
}

function writeExample(file: string): void {
  if (existsSync(file)) throw new StartProblem(`${file} exists already.`)
  writePrivateFile(file, `${JSON.stringify(EXAMPLE, null, 2)}\n`)
  console.log(`Edit ${file}, then: npm run setup -- --from ${file}`)
}

function fromFile(file: string): Answers {
  if (!existsSync(file))
    throw new StartProblem(`There is no file ${file}; npm run setup -- --example ${file} writes one.`)
  const read = readAnswers(readFileSync(file, 'utf8'))
  if ('answers' in read) return read.answers
  throw new StartProblem(`${file} cannot be used:\n  ${read.faults.join('\n  ')}`)
}

/** Writes or prints the variables, and sets them for this process. */
function keepVariables(answers: Answers, print: boolean): void {
  const text = existsSync(ENV_FILE) ? readFileSync(ENV_FILE, 'utf8') : ''
  const inFile = Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']))
  const variables = variablesOf(answers)
  const file = withVariables(text, variables, { inFile, outside: process.env })
  for (const [name, value] of variables) if (file.added.includes(name)) process.env[name] = value
  if (print) console.log(file.text.slice(text.length))
  else if (file.added.length > 0) writePrivateFile(ENV_FILE, file.text)
  console.log(`${ENV_FILE}: ${file.added.length} variables ${print ? 'to add' : 'added'}`)
  if (file.kept.length > 0) console.log(`  kept as they were: ${file.kept.join(', ')}`)
}

function tell({ steps, administratorLink }: SetupReport, { administrator }: Answers): void {
  for (const { name, added, kept } of steps) console.log(`${name}: ${added} added${kept > 0 ? `, ${kept} kept` : ''}`)
  if (administratorLink !== null)
    console.log(
      `\nThe first password of ${administrator.email}, once and within seven days:\n  ${administratorLink}\nAn authenticator app is set up on the account page after the log-in.`,
    )
}

async function main(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: {
      from: { type: 'string' },
      example: { type: 'string' },
      'renew-pages': { type: 'boolean', default: false },
      'print-env': { type: 'boolean', default: false },
    },
  })
  if (values.example !== undefined) return writeExample(values.example)
  const answers = values.from === undefined ? await ask() : fromFile(values.from)
  keepVariables(answers, values['print-env'])
  const settings = loadConfig('production')
  keepDataPrivate(settings.dataDir)
  ensureSecret(settings)
  const database = await openDatabase(settings, console.log)
  try {
    tell(await setUpShop(answers, { renewPages: values['renew-pages'] }), answers)
    const findings = await checkShop({
      settings: config(),
      databaseUrl: database.url,
      mailProblem: await mailServerProblem(),
    })
    console.log('\nBefore anyone can buy:')
    for (const finding of findings) if (finding.level !== 'ok') console.log(`  ${findingLine(finding)}`)
    console.log('\nnpm start opens the shop; npm run doctor looks at all of it again.')
  } finally {
    await closePools()
    await database.stop()
  }
}

main().then(() => process.exit(0), fail)
