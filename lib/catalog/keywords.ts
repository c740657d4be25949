/** Words of a description that have an explanation (spec 3 §2 "keyword popup"). */
export interface Keyword {
  readonly id: number
  readonly keyword: string
}

/** The attribute with a keyword's id; the browser replaces the element with a button. */
export const KEYWORD_ATTRIBUTE = 'data-keyword'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const asHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Elements whose words are not marked: links already have a target, and headings are not running text. */
const CLOSED = new Set(['a', 'button', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre', 'summary', 'iframe'])

/**
 * Marks the first occurrence of each keyword as a whole word, in upper or lower case. Of keywords that begin at the same position, the
 * first in the list is marked (the back end sorts the longest first). Takes sanitised HTML, whose attributes contain no angle brackets.
 */
export function markKeywords(html: string, keywords: readonly Keyword[]): string {
  const wanted = keywords.filter(({ keyword }) => keyword.trim() !== '')
  if (wanted.length === 0 || html === '') return html
  const left = new Map(wanted.map(({ id, keyword }) => [asHtml(keyword.trim()).toLowerCase(), id]))
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}&])(?:${[...left.keys()].map(asPattern).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  let closed = 0
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? []
        if (CLOSED.has(name.toLowerCase())) closed += slash ? -1 : 1
        return part
      }
      if (closed > 0) return part
      return part.replace(words, (word) => {
        const id = left.get(word.toLowerCase())
        if (id === undefined) return word
        left.delete(word.toLowerCase())
        return `<span ${KEYWORD_ATTRIBUTE}="${id}">${word}</span>`
      })
    })
    .join('')
}
