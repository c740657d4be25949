/** HTML as plain text, for descriptions of pages and cards. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of some HTML: tags away, the common entities decoded, white space folded. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    // A text that was cut off may end within a tag.
    .replace(/<[a-z/][^<>]*$/i, ' ')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code !== undefined ? codePoint(Number(code)) : (ENTITIES[(name ?? '').toLowerCase()] ?? whole))
    .replace(/\s+/g, ' ')
    .trim()
}

function codePoint(code: number): string {
  return code > 31 && code < 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
}

/** Cuts a text at a word boundary so that it has at most `max` characters, the ellipsis included (spec 2 §5: 150 for meta descriptions). */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max - 1)
  const space = head.lastIndexOf(' ')
  return `${(space > max / 2 ? head.slice(0, space) : head).replace(/[\s,;:.–-]+$/u, '')}…`
}
