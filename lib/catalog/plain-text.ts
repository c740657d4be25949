/** HTML as plain text, for descriptions of pages and cards. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of some HTML: without tags, the common entities decoded, white space collapsed. */
export function plainText(html: string): string {
  return (
    html
      // If a comment is not closed, the rest of the text belongs to it, as in a browser. Searching for its end again at each position would
      // take seconds.
      .replace(/<(script|style)\b[^>]*>[^]*?(?:<\/\1>|$)/gi, ' ')
      .replace(/<[^<>]*>/g, ' ')
      // A truncated text can end within a tag.
      .replace(/<[a-z/][^<>]*$/i, ' ')
      .replace(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name: string | undefined) =>
        code !== undefined ? codePoint(Number(code)) : (ENTITIES[(name ?? '').toLowerCase()] ?? whole),
      )
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function codePoint(code: number): string {
  return code > 31 && code < 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
}
