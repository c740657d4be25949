/** Links in the texts of a page, and whether each leads to something of the shop. */
import { relativeUrl } from '@/lib/backend/domain/texts/sanitize'
import type { Language } from '@/lib/market/languages'

import { meantBy } from '../link-targets'

export interface PageLink {
  readonly text: string
  readonly target: string
  readonly isBroken: boolean
}

/** More links than any page has. */
const MOST = 300
const LINK = /<a\s[^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/gi

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .trim()

/** Links of an HTML text into the shop, in their order; links to other sites are not followed. */
export async function linksIn(html: string, language: Language): Promise<PageLink[]> {
  const found = [...html.matchAll(LINK)].slice(0, MOST).map(([, href = '', text = '']) => ({
    text: plain(text),
    target: relativeUrl(plain(href)),
  }))
  const inside = found.filter(({ target }) => target.startsWith('/'))
  return Promise.all(
    inside.map(async (link) => ({ ...link, isBroken: (await meantBy(link.target, language)) === null })),
  )
}
