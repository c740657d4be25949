/** What is wrong with one page by itself. Each check is pure: facts in, sentences out. */
import { isLanguage } from '@/lib/market/languages'
import { isIndexed, type PageFacts } from './page'

/** A title may be longer where search engines cut it; beyond this it says nothing more. */
const TITLE_MAX = 120
/** Spec 2 §5. */
const DESCRIPTION_MAX = 150
const DESCRIPTION_MIN = 20

export function titleFaults({ titles }: PageFacts): string[] {
  if (titles.length !== 1) return [`${titles.length} titles`]
  const [title = ''] = titles
  if (title === '') return ['the title is empty']
  return title.length > TITLE_MAX ? [`the title has ${title.length} characters`] : []
}

/** A page that is not indexed may do without a description. */
export function descriptionFaults(page: PageFacts): string[] {
  const [text, ...more] = page.descriptions
  if (more.length > 0) return [`${page.descriptions.length} descriptions`]
  if (text === undefined) return isIndexed(page) ? ['no description'] : []
  if (text.length < DESCRIPTION_MIN) return [`the description has ${text.length} characters: "${text}"`]
  return text.length > DESCRIPTION_MAX ? [`the description has ${text.length} characters`] : []
}

/** The address that stands for a page: without a query, except for later pages of a list. */
function ownAddress(address: string): string {
  const url = new URL(address)
  const names = [...url.searchParams.keys()]
  return names.length === 1 && names[0] === 'page' ? address : `${url.origin}${url.pathname}`
}

export function canonicalFaults({ canonicals, address, robots }: PageFacts): string[] {
  if (canonicals.length > 1) return [`${canonicals.length} canonical addresses`]
  const [canonical] = canonicals
  if (canonical === undefined) return isIndexed({ robots }) ? ['no canonical address'] : []
  if (!/^https?:\/\//.test(canonical)) return [`the canonical address ${canonical} is not absolute`]
  return canonical === ownAddress(address) ? [] : [`the canonical address is another page: ${canonical}`]
}

/** The page's own set of languages: complete, absolute, each language once, and the page itself among them. */
export function alternateFaults({ alternates, canonicals, language }: PageFacts): string[] {
  if (alternates.length === 0) return []
  const faults: string[] = []
  const byLanguage = new Map<string, string>()
  for (const { language: code, address } of alternates) {
    if (code !== 'x-default' && !isLanguage(code)) faults.push(`hreflang "${code}" is no language of the shop`)
    if (byLanguage.has(code)) faults.push(`hreflang ${code} stands twice`)
    if (!/^https?:\/\//.test(address)) faults.push(`the alternate ${address} is not absolute`)
    byLanguage.set(code, address)
  }
  if (!byLanguage.has('x-default')) faults.push('no x-default')
  const own = byLanguage.get(language)
  if (own === undefined) faults.push(`no alternate of its own language ${language}`)
  else if (canonicals[0] !== undefined && own !== canonicals[0])
    faults.push(`its own alternate is ${own}, not the canonical address`)
  return faults
}

/** One h1, no empty heading, no level left out on the way down. */
export function headingFaults({ headings }: PageFacts): string[] {
  const firsts = headings.filter(({ level }) => level === 1)
  const faults = firsts.length === 1 ? [] : [`${firsts.length} h1`]
  let last = 0
  for (const { level, text } of headings) {
    if (text === '') faults.push(`an empty h${level}`)
    if (level > last + 1 && last > 0) faults.push(`h${level} "${text.slice(0, 40)}" after h${last}`)
    last = level
  }
  if (headings[0] && headings[0].level !== 1) faults.unshift(`begins with h${headings[0].level}`)
  return faults
}

export const languageFaults = ({ language }: PageFacts, wanted: string): string[] =>
  language === wanted ? [] : [`lang is "${language}", not "${wanted}"`]

export const linkNameFaults = ({ links }: PageFacts): string[] =>
  links.filter(({ name }) => name === '').map(({ address }) => `the link to ${address} has no text`)

export const idFaults = ({ repeatedIds }: PageFacts): string[] =>
  repeatedIds.map((id) => `the id "${id}" stands more than once`)

export const previewFaults = ({ previews }: PageFacts): string[] => {
  if (previews.length === 0) return ['no og:image']
  return previews
    .filter((address) => !/^https?:\/\//.test(address))
    .map((address) => `og:image ${address} is not absolute`)
}

/** Texts of a page that are no JSON; the values of the others. */
export function readJsonLd(texts: readonly string[]): { blocks: unknown[]; faults: string[] } {
  const blocks: unknown[] = []
  const faults: string[] = []
  for (const text of texts) {
    try {
      blocks.push(JSON.parse(text))
    } catch {
      faults.push(`no JSON: ${text.slice(0, 60)}`)
    }
  }
  return { blocks, faults }
}

/** A page with an address of its own names its languages, whether it is indexed or not; later pages of a list have none to name. */
export function missingAlternates({ alternates, address }: PageFacts): string[] {
  return alternates.length > 0 || new URL(address).searchParams.has('page') ? [] : ['names no languages']
}
