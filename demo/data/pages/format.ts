/** Content pages are written as plain lines: `## ` a heading, `- ` an item of a list, anything else a paragraph; `[words](route)` is a link. */
import type { Language } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'
import { type ContentName, localizedPath, type RouteName } from '@/lib/market/paths'

export type PageKey = ContentName | 'about'
/** Pages beyond buying and service, in outdoors.ts. */
export type MorePageKey = 'rental' | 'enterprise' | 'campaigns/club-offers'
/** Pages about the shop itself and for companies, in company.ts; `campaign` is one of /campaigns/{campaignSlug}. */
export type CompanyPageKey = 'history' | 'ask' | 'experiences' | 'corporate-info-form' | 'corporate-newsletter' | 'forest-newsletter' | 'campaign'

export interface PageText {
  title: string
  meta: string
  text: string
}

export interface TabText {
  title: string
  text: string
  tabs?: readonly TabText[]
}

export interface LanguagePages {
  pages: Readonly<Record<Exclude<PageKey, MorePageKey | CompanyPageKey>, PageText>>
  service: { title: string; meta: string; tabs: readonly TabText[] }
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
/** Mail addresses and numbers of the shop become links; the placeholders are filled in when seeding. Routes stand with the language's prefix. */
const inline = (text: string, language: Language) =>
  escape(text)
    .replace('{email}', '<a href="mailto:{email}">{email}</a>')
    .replace('{phone}', '<a href="tel:{phone}">{phone}</a>')
    .replace(/\[([^\]]+)\]\(([a-z/-]+)\)/g, (_, words: string, route: string) => `<a href="${prefixFor(language)}${localizedPath(route as RouteName, {}, language)}">${words}</a>`)

/** Lines as HTML. */
export function toHtml(text: string, language: Language): string {
  const parts: string[] = []
  let items: string[] = []
  const closeList = () => {
    if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li>${inline(item, language)}</li>`).join('')}</ul>`)
    items = []
  }
  for (const line of text.split('\n').map((part) => part.trim()).filter((part) => part !== '')) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2))
      continue
    }
    closeList()
    parts.push(line.startsWith('## ') ? `<h2>${inline(line.slice(3), language)}</h2>` : `<p>${inline(line, language)}</p>`)
  }
  closeList()
  return parts.join('')
}
