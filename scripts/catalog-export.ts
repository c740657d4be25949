/** `npm run catalog:export -- FILE`: writes the whole catalogue as a product file. docs/running/import-export.md has what each format keeps. */
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { exportCatalogue } from '@/lib/backend/flows/export/export-catalogue'
import { FORMATS, isFormat } from '@/lib/backend/flows/export/formats'
import { closePools } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { isLanguage } from '@/lib/market/languages'

import { readArguments } from './lib/arguments'

const USAGE = `Usage: npm run catalog:export -- FILE [--format ${Object.keys(FORMATS).join('|')}] [--language en]`

async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'own-json' },
      language: { type: 'string', default: 'en' },
    },
  })
  const [file] = positionals
  const { format, language } = values
  if (!file || !isFormat(format) || !isLanguage(language)) {
    console.error(USAGE)
    return 2
  }
  const { origin, imageHost } = config()
  const parts = exportCatalogue(format, {
    language,
    pictureUrl: (path) => `${imageHost ?? origin}/media/${path}`,
    productUrl: (path) => `${origin}/${language}/${path}/`,
  })
  // A file with this name is whole: it is written beside it first.
  const draft = `${file}.part`
  await pipeline(Readable.from(parts), createWriteStream(draft))
  await rename(draft, file)
  console.log(`${file} is written as ${format}.`)
  return 0
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
