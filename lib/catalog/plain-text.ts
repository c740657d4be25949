/** HTML as plain text, for descriptions of pages and cards. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of some HTML: tags away, the common entities decoded, white space folded. */
export function plainText(html: string): string {
  return (
    html
      // One without an end takes the rest with it, as in a browser; looking for its end from each anew would take seconds.
      .replace(/<(script|style)\b[^>]*>[^]*?(?:<\/\1>|$)/gi, ' ')
      .replace(/<[^<>]*>/g, ' ')
      // A text that was cut off may end within a tag.
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
