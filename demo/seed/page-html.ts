/**
 * Pages are written in a subset of Markdown: `## ` a heading, `- ` a list item, `> ` a paragraph of a framed text, anything else a paragraph;
 * `[words](route)` is a link, also to a place of that page, `[words](faq#size)`, or of its own, `[words](#size)`. A heading has a name by
 * `## name | words`. page-blocks.ts has the rest.
 */
import type { Language } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'
import { localizedPath, type RouteName } from '@/lib/market/paths'
import { joinSigns } from '@/lib/market/typography'

import { audienceOf, blockHtml, questionHtml } from './page-blocks'
import { dayHtml } from './page-days'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
/**
 * E-mail addresses and phone numbers of the shop become links; the placeholders are replaced when seeding. Routes get the language's
 * address.
 */
const inline = (text: string, language: Language) =>
  dayHtml(escape(text), language)
    .replace('{email}', '<a href="mailto:{email}">{email}</a>')
    .replace('{phone}', '<a href="tel:{phone}">{phone}</a>')
    .replace(
      /\[([^\]]+)\]\(([a-z/-]*)(#[a-z-]+)?\)/g,
      (_, words: string, route: string, place = '') =>
        `<a href="${route && prefixFor(language) + pathOf(route, language)}${place}">${words}</a>`,
    )
const pathOf = (route: string, language: Language) =>
  route.startsWith('/') ? route : localizedPath(route as RouteName, {}, language)

/** What lines of a kind have in front of them, around each of them, and around all that follow one another. */
const RUNS = [
  { mark: '- ', each: 'li', all: 'ul' },
  { mark: '> ', each: 'p', all: 'blockquote' },
] as const

/** A heading, with the name that links lead to, if it has one. */
function heading(words: string, language: Language): string {
  const [, name, title] = /^([a-z-]+) \| (.*)$/.exec(words) ?? []
  return name ? `<h2 id="${name}">${inline(title ?? '', language)}</h2>` : `<h2>${inline(words, language)}</h2>`
}

/** Paragraphs, headings and plain lists. */
function plainHtml(lines: readonly string[], language: Language): string {
  const parts: string[] = []
  let open: (typeof RUNS)[number] | undefined
  const change = (next: typeof open) => {
    if (open === next) return
    if (open) parts.push(`</${open.all}>`)
    if (next) parts.push(`<${next.all}>`)
    open = next
  }
  for (const line of lines) {
    const run = RUNS.find(({ mark }) => line.startsWith(mark))
    change(run)
    if (line.startsWith('## ')) parts.push(heading(line.slice(3), language))
    else {
      const [each, { audience, words }] = [run?.each ?? 'p', audienceOf(run ? line.slice(2) : line)]
      parts.push(`<${each}${audience}>${inline(words, language)}</${each}>`)
    }
  }
  change(undefined)
  return parts.join('')
}

/** Where the part that begins with this line ends: a block with its last item, an answer before the next question or heading. */
function endOf(lines: readonly string[], start: number): number {
  const first = lines[start] ?? ''
  const isOver = first.startsWith(':')
    ? (line: string) => !line.startsWith('- ')
    : first.startsWith('? ')
      ? (line: string) => /^(?:\? |## |:)/.test(line)
      : (line: string) => /^(?:\? |:)/.test(line)
  const at = lines.findIndex((line, index) => index > start && isOver(line))
  return at === -1 ? lines.length : at
}

/** Lines as HTML. */
export function toHtml(text: string, language: Language): string {
  const lines = joinSigns(text, language)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const parts: string[] = []
  const words = (part: string) => inline(part, language)
  for (let at = 0; at < lines.length; ) {
    const first = lines[at] ?? ''
    const end = endOf(lines, at)
    const rest = lines.slice(at + 1, end)
    if (first.startsWith(':'))
      parts.push(
        blockHtml(
          first.slice(1),
          rest.map((line) => line.slice(2)),
          words,
        ),
      )
    else if (first.startsWith('? ')) parts.push(questionHtml(first.slice(2), plainHtml(rest, language), words))
    else parts.push(plainHtml([first, ...rest], language))
    at = end
  }
  return parts.join('')
}
