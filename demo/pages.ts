/**
 * The content pages, one Markdown file for each page and language, read by the shop's own import of pages. Statutory texts of each market
 * are in a separate module.
 */
import { readdirSync } from 'node:fs'

import { readPageFiles } from '@/lib/backend/domain/content/page-files'
import { LANGUAGES } from '@/lib/market/languages'

import { readText } from './read'
import { ORDER } from './reference'

const filesIn = (folder: string) =>
  readdirSync(new URL(`data/${folder}/`, import.meta.url)).map((file) => `${folder}/${file}`)

const files = LANGUAGES.flatMap((language) => filesIn(`pages/${language}`))
const pages = readPageFiles(files.map((name) => ({ name, text: readText(name) })))

/** Every page in every language. Throws an Error for a missing page, and for a file that is not in `order.json`. */
export const PAGES = LANGUAGES.flatMap((language) =>
  ORDER.pages.map((key) => {
    const page = pages.find((one) => one.key === key && one.language === language)
    if (!page) throw new Error(`demo/data/pages/${language} has no page ${key}.`)
    return page
  }),
)
const stray = pages.find((page) => !PAGES.includes(page))
if (stray) throw new Error(`demo/data/order.json does not have the page ${stray.key}.`)
