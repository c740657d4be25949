/** `npm run catalog:stock -- FILE` and `npm run catalog:prices -- FILE`: stock and prices by SKU, and nothing else. */
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'

import { importPrices } from '@/lib/backend/flows/import/price-file'
import { remarkText } from '@/lib/backend/flows/import/remark-text'
import { importStock } from '@/lib/backend/flows/import/stock-file'
import { closePools } from '@/lib/backend/platform/database/pool'

import { readArguments } from './lib/arguments'

const USAGE = `Usage: npm run catalog:${process.argv[2] === 'prices' ? 'prices' : 'stock'} -- FILE [--dry-run] [--skip-bad] [--encoding NAME]`

/** Of a long list the first are printed. */
const SHOWN = 200

async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      encoding: { type: 'string' },
    },
  })
  const [what, file] = positionals
  if ((what !== 'stock' && what !== 'prices') || !file) {
    console.error(USAGE)
    return 2
  }
  const canRead = await access(file).then(
    () => true,
    () => false,
  )
  if (!canRead) {
    console.error(`The file ${file} cannot be read.`)
    return 2
  }
  const started = Date.now()
  const dryRun = values['dry-run']
  const report = await (what === 'stock' ? importStock : importPrices)(
    { open: () => createReadStream(file) },
    { skipBad: values['skip-bad'], dryRun, ...(values.encoding !== undefined && { encoding: values.encoding }) },
  )
  for (const remark of report.errors.slice(0, SHOWN)) console.error(`${file}:${remark.line}: ${remarkText(remark)}`)
  if (report.errors.length > SHOWN) console.error(`… and ${report.errors.length - SHOWN} more`)
  const isRefused = report.errors.length > 0 && !values['skip-bad']
  console.log(
    `${report.rows} rows, ${report.changed} ${dryRun ? 'would be ' : ''}changed, ${report.errors.length} faults, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  if (isRefused) console.log('Nothing was changed. Mend the rows, or write the others with --skip-bad.')
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
