/**
 * `npm run setup`: opens a shop of one's own; asks on a terminal what it must know.
 * `npm run setup -- --browser`: asks in the browser of this computer, at an address with a key that it prints.
 * `npm run setup -- --from FILE`: takes the answers from a file; `--example FILE` writes one to edit.
 * Run again, it adds what is missing and keeps what was changed; `--renew-pages` writes the pages again. `--print-env` prints the lines for
 * the environment instead of writing them into .env.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'

import { type Answers, EXAMPLE, readAnswers } from '@/lib/backend/flows/setup/answers'
import type { Opened } from '@/lib/backend/flows/setup/form/done-page'
import { writePrivateFile } from '@/lib/backend/platform/private-files'

import { readArguments } from './lib/arguments'
import { loadConfig } from './lib/environment'
import { findingLine } from './lib/findings'
import { fail, StartProblem } from './lib/progress'
import { askAnswers } from './setup/ask-answers'
import { openShop } from './setup/open-shop'
import { mailProblemOf, presentAnswers } from './setup/present'
import { serveSetup } from './setup/serve'

const PORT = 4311
const USAGE = `Usage: npm run setup                       asks on the terminal
       npm run setup -- --browser             [--port ${PORT}] asks in the browser of this computer
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

function tell({ report: { steps, administratorLink }, findings, administrator }: Opened): void {
  for (const { name, added, kept } of steps) console.log(`${name}: ${added} added${kept > 0 ? `, ${kept} kept` : ''}`)
  if (administratorLink !== null)
    console.log(
      `\nThe first password of ${administrator}, once and within seven days:\n  ${administratorLink}\nAn authenticator app is set up on the account page after the log-in.`,
    )
  console.log('\nBefore anyone can buy:')
  for (const finding of findings) if (finding.level !== 'ok') console.log(`  ${findingLine(finding)}`)
  console.log('\nnpm start opens the shop; npm run doctor looks at all of it again.')
}

function portOf(word: string): number {
  const port = Number(word)
  if (/^\d+$/.test(word) && port <= 65_535) return port
  throw new StartProblem(`--port must be a number from 0 to 65535, not "${word}".`)
}

/** Serves the form until the shop is open or an hour has passed. */
async function inBrowser(port: number, open: (answers: Answers) => Promise<Opened>): Promise<void> {
  const settings = loadConfig('production')
  const present = await presentAnswers(settings)
  const serving = await serveSetup({
    port,
    present,
    // Also on the terminal: the page with the link may be lost on its way.
    open: async (answers) => {
      const opened = await open(answers)
      tell(opened)
      return opened
    },
    mailProblem: mailProblemOf,
  })
  console.log(
    `Open this address in the browser of this computer, within an hour; whoever has it can set up the shop:\n\n  ${serving.address}\n`,
  )
  if ((await serving.ended) === 'timed_out') throw new StartProblem('An hour has passed; run npm run setup again.')
}

async function main(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: {
      browser: { type: 'boolean', default: false },
      port: { type: 'string', default: String(PORT) },
      from: { type: 'string' },
      example: { type: 'string' },
      'renew-pages': { type: 'boolean', default: false },
      'print-env': { type: 'boolean', default: false },
    },
  })
  if (values.example !== undefined) return writeExample(values.example)
  const options = { renewPages: values['renew-pages'], printEnv: values['print-env'], say: console.log }
  if (values.browser) return inBrowser(portOf(values.port), (answers) => openShop(answers, options))
  const answers = values.from === undefined ? await ask() : fromFile(values.from)
  tell(await openShop(answers, options))
}

main().then(() => process.exit(0), fail)
