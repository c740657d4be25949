/** HTML that is clean as it stands: most texts of goods are a few paragraphs and lists, and to parse them takes a hundred times as long as to see it. */

const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'q', 'cite', 'code']
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'div', 'section', 'blockquote']
const inline = new Set(INLINE)
/** Text, a character that must be escaped, a line, or a tag without attributes: nothing else is looked at here. */
const PART = new RegExp(
  `[^<>&]+|&(?:amp|lt|gt);|<br />|<hr />|<(?<end>/?)(?<name>${[...INLINE, ...BLOCKS].join('|')})>`,
  'y',
)
/** Far below what the sanitiser allows. */
const MAX_DEPTH = 20

/**
 * True only if the sanitiser would return the same text: allowed tags, each closed in its order, none that a parser would close by itself (a
 * paragraph ends before a block, an item of a list before the next). False says nothing.
 */
export function isPlainHtml(html: string): boolean {
  const open: string[] = []
  PART.lastIndex = 0
  while (PART.lastIndex < html.length) {
    const found = PART.exec(html)
    if (!found) return false
    const { end, name } = found.groups ?? {}
    const above = open.at(-1)
    if (found[0] === '<hr />' && above === 'p') return false
    if (name === undefined) continue
    if (end === '/') {
      if (open.pop() !== name) return false
    } else {
      if (!inline.has(name) && (above === 'p' || above === name)) return false
      if (open.push(name) > MAX_DEPTH) return false
    }
  }
  return open.length === 0
}
