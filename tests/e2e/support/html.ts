/** Reads the served HTML of a page, without running scripts. */

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
}

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    const known = ENTITIES[name.toLowerCase()]
    if (known !== undefined) return known
    if (!name.startsWith('#')) return whole
    return String.fromCodePoint(
      name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)),
    )
  })
}

/** The attributes of every tag of a name, names in lower case. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>]+(?:="[^"]*")?)*)\\s*/?>`, 'gi'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  )
}

/** Text of the first element of a name, without tags. */
export function textOf(html: string, name: string): string {
  const match = new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'i').exec(html)
  // A span is part of a word or sentence, so removing it adds no space.
  return plain((match?.[1] ?? '').replace(/<\/?span\b[^>]*>/gi, ''))
}

/** Readable text of a piece of HTML: without scripts and tags, with single spaces. */
export function plain(html: string): string {
  return decode(
    html
      .replace(/<(script|style|template)[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

export function titleOf(html: string): string {
  return textOf(html, 'title')
}

/** Content of a `<meta name>`, or null. */
export function metaOf(html: string, name: string): string | null {
  return tags(html, 'meta').find((tag) => tag.name === name)?.content ?? null
}

export function canonicalOf(html: string): string | null {
  return tags(html, 'link').find((tag) => tag.rel === 'canonical')?.href ?? null
}

/** hreflang → address. */
export function alternatesOf(html: string): Record<string, string> {
  return Object.fromEntries(
    tags(html, 'link')
      .filter((tag) => tag.rel === 'alternate' && tag.hreflang)
      .map((tag) => [tag.hreflang ?? '', tag.href ?? '']),
  )
}

export type JsonLd = Record<string, unknown>

/** Every JSON-LD block of a page. Throws when one does not parse. */
export function jsonLdOf(html: string): JsonLd[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, text = '']) => {
      const value = JSON.parse(text) as JsonLd | JsonLd[]
      return Array.isArray(value) ? value : [value]
    },
  )
}

/** Addresses of a sitemap or sitemap index. */
export function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decode(address))
}
