/**
 * `npm run content:import -- FOLDER`: imports content pages from Markdown and HTML files (format:
 * lib/backend/domain/content/page-files.ts).
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readPageFiles } from '@/lib/backend/domain/content/page-files'
import { writePage } from '@/lib/backend/domain/content/write-page'
import { closePools } from '@/lib/backend/platform/database/pool'

async function main(): Promise<number> {
  const [folder] = process.argv.slice(2)
  const names = folder ? (await readdir(folder).catch(() => [])).filter((name) => /\.(?:md|html?)$/i.test(name)) : []
  if (!folder || names.length === 0) {
    console.error('Usage: npm run content:import -- FOLDER, with .md or .html files in it')
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
