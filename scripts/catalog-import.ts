/** `npm run catalog:import -- FILE`: imports a product file of any known kind into the catalogue. docs/running/import-export.md has the kinds. */
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'

import { importCatalogue, type ImportReport } from '@/lib/backend/flows/import/import-catalogue'
import { formatName, remarkText } from '@/lib/backend/flows/import/remark-text'
import { closePools } from '@/lib/backend/platform/database/pool'
import { storage } from '@/lib/backend/platform/storage/storage'
import { isLanguage } from '@/lib/market/languages'

import { readArguments } from './lib/arguments'

const USAGE = `Usage: npm run catalog:import -- FILE [options]
  --language en      language of the file's texts, where it does not say
  --pictures FOLDER  where pictures are searched before their address is tried
  --dry-run          change nothing, say what would be
  --skip-bad         import the products without fault of a file with faults
  --hide-vanished    hide products of earlier imports that are not in the file
  --compare-all      compare also products of which the file says the same as last time
  --source import:x  tells the files of several suppliers apart
  --brand NAME       brand of products without one
  --encoding NAME    encoding of the file, where it cannot be found`

/** Of a long list the first are printed. */
const SHOWN = 200

function print(lines: readonly string[], write: (line: string) => void): void {
  for (const line of lines.slice(0, SHOWN)) write(line)
  if (lines.length > SHOWN) write(`… and ${lines.length - SHOWN} more`)
}

function tell(file: string, report: ImportReport, dryRun: boolean): void {
  if (report.kind) console.log(`${file} is ${formatName(report.kind)}, ${report.encoding}.`)
  if (report.leftOut.length > 0) console.log(`Columns left out: ${report.leftOut.join(', ')}.`)
  for (const note of report.notes) console.log(remarkText(note))
  print(
    report.warnings.map((remark) => `warning: line ${remark.line}, ${remarkText(remark)}`),
    console.warn,
  )
  print(
    report.errors.map((remark) => `${file}:${remark.line}: ${remarkText(remark)}`),
    console.error,
  )
  if (report.vanished.length > 0) {
    console.log(`${report.vanished.length} products of earlier imports are not in the file:`)
    print(
      report.vanished.map((handle) => `  ${handle}`),
      console.log,
    )
  }
  console.log(
    `${dryRun ? 'Would be: ' : ''}${report.added} products added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.variants} variants; ${report.errors.length} faults, ${report.warnings.length} warnings`,
  )
}

function ending(report: ImportReport, hide: boolean, dryRun: boolean): string | null {
  const imported = report.added + report.changed + report.unchanged
  if (report.errors.length > 0 && imported === 0)
    return 'Nothing was changed. Mend the rows, or import the others with --skip-bad.'
  if (report.vanished.length === 0) return null
  if (!hide) return 'They stay on sale; --hide-vanished hides them.'
  return dryRun ? 'They would be hidden.' : 'They are hidden now.'
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      pictures: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      'hide-vanished': { type: 'boolean', default: false },
      'compare-all': { type: 'boolean', default: false },
      source: { type: 'string' },
      brand: { type: 'string' },
      encoding: { type: 'string' },
    },
  })
  const [file] = positionals
  if (!file || !isLanguage(values.language) || (values.source && !/^[a-z][a-z0-9:-]{0,40}$/.test(values.source))) {
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
  const dryRun = values['dry-run']
  const bar = process.stdout.isTTY
  const report = await importCatalogue(
    { open: () => createReadStream(file) },
    {
      language: values.language,
      skipBad: values['skip-bad'],
      dryRun,
      hideVanished: values['hide-vanished'],
      compareAll: values['compare-all'],
      ...(values.source !== undefined && { source: values.source }),
      ...(values.brand !== undefined && { brand: values.brand }),
      ...(values.encoding !== undefined && { encoding: values.encoding }),
      pictures: { folder: values.pictures ?? null, target: storage() },
      onProgress: (done, total) => {
        if (bar) process.stdout.write(`\r${done} of ${total} products`)
      },
      ...(dryRun && {
        onChange: (handle, change) => console.log(`${handle}: ${change === 'new' ? 'new' : change.join(', ')}`),
      }),
    },
  )
  if (bar) process.stdout.write('\n')
  tell(file, report, dryRun)
  const last = ending(report, values['hide-vanished'], dryRun)
  if (last) console.log(last)
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
