/** Whether robots.txt lets a page be fetched (RFC 9309): the longest pattern that fits decides, and Allow where two are equal. */

interface Line {
  readonly isAllowed: boolean
  readonly pattern: string
}

function linesOf(robots: string): Line[] {
  return [...robots.matchAll(/^(Allow|Disallow):[ \t]*(\S+)/gim)].map(([, word = '', pattern = '']) => ({
    isAllowed: word.toLowerCase() === 'allow',
    pattern,
  }))
}

function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\$(?!$)/g, '\\$')
  return new RegExp(`^${source}`).test(path)
}

/** The rules of the first group count for everybody: the shop's file has only one. */
export function mayFetch(robots: string, address: string): boolean {
  const { pathname, search } = new URL(address)
  const matching = linesOf(robots).filter(({ pattern }) => fits(pattern, pathname + search))
  const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length))
  const deciding = matching.filter(({ pattern }) => pattern.length === longest)
  return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed)
}
