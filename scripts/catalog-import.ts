/**
 * `npm run catalog:import -- FILE.csv [--language fi] [--pictures FOLDER] [--skip-bad]`: imports Shopify's product CSV into the catalogue.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { closePools } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { isLanguage } from '@/lib/market/languages'

const USAGE = 'Usage: npm run catalog:import -- FILE.csv [--language en] [--pictures FOLDER] [--skip-bad]'

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      pictures: { type: 'string' },
      'skip-bad': { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  if (!file || !isLanguage(values.language)) {
    console.error(USAGE)
    return 2
  }
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) {
    console.error(`The file ${file} cannot be read.`)
    return 2
  }
  const bar = process.stdout.isTTY
  const report = await importCatalogue(text, {
    language: values.language,
    skipBad: values['skip-bad'],
    pictures: { folder: values.pictures ?? null, target: join(config().dataDir, 'pictures', 'imported') },
    onProgress: (done, total) => {
      if (bar) process.stdout.write(`\r${done} of ${total} products`)
    },
  })
  if (bar) process.stdout.write('\n')
  for (const warning of report.warnings) console.warn(`warning: ${warning}`)
  for (const { line, reason } of report.errors) console.error(`${file}:${line}: ${reason}`)
  console.log(
    `${report.added} products added, ${report.changed} brought up to date, ${report.variants} variants; ${report.errors.length} bad rows, ${report.warnings.length} pictures left out`,
  )
  if (report.errors.length > 0 && report.added + report.changed === 0)
    console.log('Nothing was changed. Mend the rows, or import the others with --skip-bad.')
  return report.errors.length > 0 ? 1 : 0
}

main().then(
  async (code) => {
    await closePools()
    process.exit(code)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
