/** A constant number for a text; for names without Latin letters. */
export function textHash(text: string): string {
  let hash = 7
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
