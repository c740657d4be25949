/**
 * The pages that every shop needs, as files beside this one: true for any shop of this software, with the facts of the company filled in.
 * What the configuration and the code know (who sells, what is stored, prices of delivery) is not in them: pages show it below the text.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type PageFile, readPageFiles } from '@/lib/backend/domain/content/page-files'
import type { PageSource } from '@/lib/backend/domain/content/write-page'
import { escapeHtml } from '@/lib/backend/domain/texts/escape-html'
import { config } from '@/lib/config/env'
import { prefixIn } from '@/lib/market/domains'
import { type Language, LANGUAGES, localeOf } from '@/lib/market/languages'
import { localizedPath, ROUTE_NAMES } from '@/lib/market/paths'

/** The keys of the pages; each is also the name of its route. */
export const NEEDED_PAGES = [
  'terms',
  'returns',
  'delivery',
  'payment-methods',
  'privacy',
  'cookies',
  'imprint',
  'accessibility',
  'ranking',
  'responsibility',
  'ask',
] as const

const FOLDER = join(process.cwd(), 'lib/backend/flows/setup/pages')

export interface ShopFacts {
  readonly shop: string
  readonly email: string
  readonly phone: string
  readonly address: string
}

/** Replaces the placeholders; `[words](route)` gets the address of the route in the language. */
function fill(text: string, language: Language, facts: ShopFacts, today: Date): string {
  const values: Readonly<Record<string, string>> = {
    ...facts,
    date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(today),
  }
  return text
    .replace(/\{(shop|email|phone|address|date)\}/g, (_, name: string) => escapeHtml(values[name] ?? ''))
    .replace(/\]\(([a-z/-]+)\)/g, (_, name: string) => {
      const route = ROUTE_NAMES.find((known) => known === name)
      if (!route) throw new RangeError(`There is no route ${name}.`)
      return `](${prefixIn(config().routing, language)}${localizedPath(route, {}, language)})`
    })
}

function filesOf(language: Language, facts: ShopFacts, today: Date): PageFile[] {
  const folder = join(FOLDER, language)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: fill(readFileSync(join(folder, name), 'utf8'), language, facts, today) }))
}

/** The pages in every language, in the order of `NEEDED_PAGES`. */
export function templatePages(facts: ShopFacts, today: Date): PageSource[] {
  const pages = LANGUAGES.flatMap((language) => readPageFiles(filesOf(language, facts, today)))
  return NEEDED_PAGES.flatMap((key) => pages.filter((page) => page.key === key))
}
