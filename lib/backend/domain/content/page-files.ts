/** Content pages as files: a header of `name: value` lines between two `---`, then Markdown (.md) or HTML (.html). */
import type { CampaignProducts } from '@/lib/backend/domain/schema/content'
import { isLanguage } from '@/lib/market/languages'
import { ARTICLE_SECTIONS } from '@/lib/market/tables/static-paths'

import type { PageSource, SpecialPage, TabSource } from './write-page'

export interface PageFile {
  /** File name, for messages and for the order of tabs. */
  readonly name: string
  readonly text: string
}

interface Parsed {
  readonly file: string
  readonly head: Readonly<Record<string, string>>
  readonly body: string
  readonly format: 'markdown' | 'html'
}

function parseFile({ name, text }: PageFile): Parsed {
  const [, top, body] = /^---\r?\n([^]*?)\r?\n---\r?\n?([^]*)$/.exec(text.replace(/^\uFEFF/, '')) ?? []
  if (top === undefined || body === undefined)
    throw new RangeError(`${name} does not begin with a head between two lines of ---.`)
  const head: Record<string, string> = {}
  for (const line of top.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const [, key, value] = /^([a-z]+):\s*(.*)$/.exec(line.trim()) ?? []
    if (key === undefined || value === undefined) throw new RangeError(`${name}: "${line}" is not "name: value".`)
    head[key] = value.trim()
  }
  return { file: name, head, body: body.trim(), format: /\.html?$/i.test(name) ? 'html' : 'markdown' }
}

function field({ file, head }: Parsed, name: string): string {
  const value = head[name]
  if (!value) throw new RangeError(`${file} has no ${name} in its head.`)
  return value
}

function tabsOf(files: readonly Parsed[], parent: string): TabSource[] {
  return files.flatMap((file): TabSource[] => {
    const path = file.head['tab'] ?? ''
    const at = path.lastIndexOf('/')
    if (path === '' || path.slice(0, Math.max(at, 0)) !== parent) return []
    return [
      {
        slug: path.slice(at + 1),
        title: field(file, 'title'),
        text: file.body,
        format: file.format,
        tabs: parent === '' ? tabsOf(files, path) : [],
      },
    ]
  })
}

/** A day or time in the header; null without one. */
function timeOf({ file, head }: Parsed, name: string): Date | null {
  const text = head[name]
  if (!text) return null
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new RangeError(`${file}: "${text}" is no date.`)
  return time
}

function goodsOf({ file, head }: Parsed): CampaignProducts {
  const text = head['goods'] ?? ''
  if (text === 'club') return { club: true }
  const models = text.split(',').map(Number)
  if (!models.every((id) => Number.isInteger(id) && id > 0))
    throw new RangeError(`${file}: goods are "club" or numbers of models with commas between.`)
  return { models }
}

/** The kind of page, by `kind` in the header; undefined for a page of text. */
function specialOf(page: Parsed): SpecialPage | undefined {
  const { file, head } = page
  switch (head['kind']) {
    case undefined:
      return undefined
    case 'author':
      return { kind: 'author' }
    case 'campaign':
      return { kind: 'campaign', goods: goodsOf(page), startsAt: timeOf(page, 'from'), endsAt: timeOf(page, 'until') }
    case 'article': {
      const section = ARTICLE_SECTIONS.find((name) => name === head['section'])
      if (!section) throw new RangeError(`${file}: section is one of ${ARTICLE_SECTIONS.join(', ')}.`)
      return { kind: 'article', section, author: head['author'] ?? null, startsAt: timeOf(page, 'from') }
    }
    default:
      throw new RangeError(`${file}: "${head['kind']}" is no kind of page.`)
  }
}

/**
 * The pages in some files: `key`, `language`, `slug`, `title` and optionally `description` are in the header of each page; a file with
 * `tab: a` or `tab: a/b` is a tab of the page with its key and language, or a tab in a tab, in the order of the file names. `kind:
 * campaign` (with `goods`, `from`, `until`), `kind: article` (with `section`, `author`, `from`) and `kind: author` define other kinds;
 * `image` is a scene. Throws RangeError with the name of the file.
 */
export function readPageFiles(files: readonly PageFile[]): PageSource[] {
  const parsed = [...files].sort((a, b) => (a.name < b.name ? -1 : 1)).map(parseFile)
  const sameAs = (page: Parsed) =>
    parsed.filter(
      (other) =>
        other.head['tab'] && other.head['key'] === page.head['key'] && other.head['language'] === page.head['language'],
    )
  const pages = parsed.filter((file) => !file.head['tab'])
  const lone = parsed.find((file) => file.head['tab'] && !pages.some((page) => sameAs(page).includes(file)))
  if (lone) throw new RangeError(`${lone.file} is a tab, but no file is its page.`)
  return pages.map((page) => {
    const language = field(page, 'language')
    const special = specialOf(page)
    if (!isLanguage(language)) throw new RangeError(`${page.file}: "${language}" is no language of the shop.`)
    return {
      key: field(page, 'key'),
      language,
      slug: field(page, 'slug'),
      title: field(page, 'title'),
      metaDescription: page.head['description'] ?? '',
      text: page.body,
      format: page.format,
      tabs: tabsOf(sameAs(page), ''),
      ...(special && { as: special }),
      ...(page.head['image'] && { image: page.head['image'] }),
    }
  })
}
