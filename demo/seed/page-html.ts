/** Pages are written in a subset of Markdown: `## ` a heading, `- ` a list item, anything else a paragraph; `[words](route)` is a link. */
import type { Language } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'
import { localizedPath, type RouteName } from '@/lib/market/paths'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
/**
 * E-mail addresses and phone numbers of the shop become links; the placeholders are replaced when seeding. Routes get the language's
 * address.
 */
const inline = (text: string, language: Language) =>
  escape(text)
    .replace('{email}', '<a href="mailto:{email}">{email}</a>')
    .replace('{phone}', '<a href="tel:{phone}">{phone}</a>')
    .replace(
      /\[([^\]]+)\]\(([a-z/-]+)\)/g,
      (_, words: string, route: string) =>
        `<a href="${prefixFor(language)}${localizedPath(route as RouteName, {}, language)}">${words}</a>`,
    )

/** Lines as HTML. */
export function toHtml(text: string, language: Language): string {
  const parts: string[] = []
  let items: string[] = []
  const closeList = () => {
    if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li>${inline(item, language)}</li>`).join('')}</ul>`)
    items = []
  }
  const lines = text.split('\n').map((part) => part.trim())
  for (const line of lines.filter((part) => part !== '')) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2))
      continue
    }
    closeList()
    parts.push(
      line.startsWith('## ') ? `<h2>${inline(line.slice(3), language)}</h2>` : `<p>${inline(line, language)}</p>`,
    )
  }
  closeList()
  return parts.join('')
}
