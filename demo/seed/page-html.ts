/**
 * Pages are written in a subset of Markdown: `## ` a heading, `- ` a list item, `> ` a paragraph of a framed text, anything else a paragraph;
 * `[words](route)` is a link.
 */
import type { Language } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'
import { localizedPath, type RouteName } from '@/lib/market/paths'
import { joinSigns } from '@/lib/market/typography'

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

/** What lines of a kind have in front of them, around each of them, and around all that follow one another. */
const RUNS = [
  { mark: '- ', each: 'li', all: 'ul' },
  { mark: '> ', each: 'p', all: 'blockquote' },
] as const

/** Lines as HTML. */
export function toHtml(text: string, language: Language): string {
  const parts: string[] = []
  let open: (typeof RUNS)[number] | undefined
  const change = (next: typeof open) => {
    if (open === next) return
    if (open) parts.push(`</${open.all}>`)
    if (next) parts.push(`<${next.all}>`)
    open = next
  }
  const lines = joinSigns(text, language)
    .split('\n')
    .map((part) => part.trim())
  for (const line of lines.filter((part) => part !== '')) {
    const run = RUNS.find(({ mark }) => line.startsWith(mark))
    change(run)
    const [tag, words] = run ? [run.each, line.slice(2)] : line.startsWith('## ') ? ['h2', line.slice(3)] : ['p', line]
    parts.push(`<${tag}>${inline(words, language)}</${tag}>`)
  }
  change(undefined)
  return parts.join('')
}
