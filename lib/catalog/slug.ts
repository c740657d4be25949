/** A slug from a name: lower-case ASCII words with dashes; `fallback` when nothing is left of it. */
export function slugOf(name: string, fallback: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .toLowerCase()
  return (
    bare
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || fallback
  )
}
