/** The words of a formatted text, for who compares two of them: a line for each paragraph, heading and item, and no tags. */
import { plainText } from '@/lib/catalog/plain-text'

const TAG = /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|div|blockquote|figure|img|table|details|strong|em|a|br|span)\b[^>]*>/i
/** Marks within words: taking them away divides none. */
const INLINE = /<\/?(?:strong|b|em|i|u|s|small|sub|sup|mark|a|span|abbr|code)\b[^>]*>/gi
const LINE_END = /<br\s*\/?>|<\/(?:p|h[1-6]|li|dt|dd|div|blockquote|figcaption|caption|tr|summary)>/gi

export const isMarkup = (text: string): boolean => TAG.test(text)

/** Behind the words of each link its address. */
function withAddresses(html: string): string {
  let address = ''
  return html.replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>|<\/a>/gi, (_tag, href?: string) => {
    if (href === undefined) return address === '' ? '' : ` (${address})`
    address = href
    return ''
  })
}

const linesOf = (html: string): string =>
  html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, ' [$1] ')
    .replace(INLINE, '')
    .replace(LINE_END, '\n')
    .split('\n')
    .map(plainText)
    .filter(Boolean)
    .join('\n')

/** Both texts as words; with the addresses of links where nothing else differs; null where only the formatting does. */
export function comparedWords(before: string, after: string): readonly [before: string, after: string] | null {
  for (const read of [linesOf, (html: string) => linesOf(withAddresses(html))]) {
    const [old, now] = [read(before), read(after)]
    if (old !== now) return [old, now]
  }
  return null
}
