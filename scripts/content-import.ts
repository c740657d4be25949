/**
 * `npm run content:import -- FOLDER`: imports content pages from Markdown and HTML files (format:
 * lib/backend/domain/content/page-files.ts).
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readPageFiles } from '@/lib/backend/domain/content/page-files'
import { writePage } from '@/lib/backend/domain/content/write-page'
import { closePools } from '@/lib/backend/platform/database/pool'

import { readArguments } from './lib/arguments'

const USAGE = 'Usage: npm run content:import -- FOLDER, with .md or .html files in it'

async function main(): Promise<number> {
  const {
    positionals: [folder],
  } = readArguments(USAGE, { allowPositionals: true })
  const names = folder ? (await readdir(folder).catch(() => [])).filter((name) => /\.(?:md|html?)$/i.test(name)) : []
  if (!folder || names.length === 0) {
    console.error(USAGE)
    return 2
  }
  const pages = readPageFiles(
    await Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') }))),
  )
  for (const page of pages) {
    await writePage(page)
    console.log(`${page.language} /${page.slug}/ ${page.title}`)
  }
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
