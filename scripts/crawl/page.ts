/** The facts of one page's HTML that are checked. The page itself is not kept: six languages of a shop do not fit into memory. */
import { type CheerioAPI, load } from 'cheerio'

interface Heading {
  readonly level: number
  readonly text: string
}

interface Link {
  /** Absolute, with its anchor. */
  readonly address: string
  /** Text, or the name for screen readers. */
  readonly name: string
  readonly isNofollow: boolean
}

export interface Alternate {
  readonly language: string
  readonly address: string
}

export interface PageFacts {
  readonly address: string
  readonly language: string
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly canonicals: readonly string[]
  readonly robots: string
  readonly alternates: readonly Alternate[]
  readonly headings: readonly Heading[]
  readonly ids: ReadonlySet<string>
  readonly repeatedIds: readonly string[]
  readonly links: readonly Link[]
  /** Pictures, scripts, style sheets, icons and the preview picture; of several widths of a picture the one in `src`. */
  readonly assets: readonly string[]
  readonly previews: readonly string[]
  /** Pictures that lack an alternative text or a width and height, with what they lack. */
  readonly badPictures: readonly string[]
  readonly pictures: number
  /** The texts of the JSON-LD scripts. */
  readonly jsonLd: readonly string[]
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

function absolute(written: string, base: string): string | null {
  try {
    return new URL(written, base).href
  } catch {
    return null
  }
}

/** What a screen reader calls an element: its label, the labelling elements, its text, or the texts of its pictures. */
function nameOf($: CheerioAPI, element: ReturnType<CheerioAPI>): string {
  const label = element.attr('aria-label')
  if (label) return squeezed(label)
  const labelled = (element.attr('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const names = labelled.map((id) => squeezed($(`[id="${id}"]`).text())).filter(Boolean)
  if (names.length > 0) return names.join(' ')
  // Most links are plain words; copying each of some hundred on a page takes longer than all other checks.
  const text = squeezed(element.text())
  if (text !== '' && element.find('[aria-hidden="true"], style, script').length === 0) return text
  const visible = element.clone()
  visible.find('[aria-hidden="true"], style, script').remove()
  const pictures = visible
    .find('img[alt], svg[aria-label], [role="img"][aria-label]')
    .map((_, picture) => $(picture).attr('alt') ?? $(picture).attr('aria-label') ?? '')
    .get()
  return squeezed(
    [visible.text(), visible.find('svg title').text(), ...pictures, element.attr('title') ?? ''].join(' '),
  )
}

function linksOf($: CheerioAPI, base: string): Link[] {
  return $('a[href], area[href]')
    .map((_, node): Link | null => {
      const address = absolute($(node).attr('href') ?? '', base)
      if (address === null) return null
      return { address, name: nameOf($, $(node)), isNofollow: /\bnofollow\b/.test($(node).attr('rel') ?? '') }
    })
    .get()
}

const ASSETS: readonly (readonly [selector: string, attribute: string])[] = [
  ['img[src]', 'src'],
  ['script[src]', 'src'],
  [
    'link[rel~="stylesheet"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="search"]',
    'href',
  ],
  ['link[rel="preload"][href], link[rel="modulepreload"]', 'href'],
  ['source[src], video[src], audio[src]', 'src'],
  ['use[href]', 'href'],
]

function assetsOf($: CheerioAPI, base: string): string[] {
  const found = ASSETS.flatMap(([selector, attribute]) =>
    $(selector)
      .map((_, node) => $(node).attr(attribute) ?? '')
      .get(),
  )
  const addresses = found.filter((written) => !/^(?:data:|#|$)/.test(written)).map((written) => absolute(written, base))
  return [...new Set(addresses.filter((address) => address !== null))]
}

/** Pictures without `alt`, or without a width and height, which keep the page from jumping while they load. */
function badPicturesOf($: CheerioAPI): string[] {
  return $('img')
    .map((_, node) => {
      const picture = $(node)
      const lacks = [
        picture.attr('alt') === undefined && 'alt',
        !(picture.attr('width') && picture.attr('height')) && 'width and height',
      ].filter((text) => text !== false)
      return lacks.length === 0 ? null : `${picture.attr('src') ?? '(no src)'} lacks ${lacks.join(', ')}`
    })
    .get()
}

export function readPage(html: string, address: string): PageFacts {
  const $ = load(html)
  const contents = (selector: string) =>
    $(selector)
      .map((_, node) => squeezed($(node).attr('content') ?? ''))
      .get()
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const node of $('[id]').get()) {
    const id = $(node).attr('id') ?? ''
    if (seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  const previews = contents('meta[property="og:image"]')
  return {
    address,
    language: $('html').attr('lang') ?? '',
    titles: $('head title, body > title')
      .map((_, node) => squeezed($(node).text()))
      .get(),
    descriptions: contents('meta[name="description"]'),
    canonicals: $('link[rel="canonical"]')
      .map((_, node) => $(node).attr('href') ?? '')
      .get(),
    robots: contents('meta[name="robots"]').join(', '),
    alternates: $('link[rel="alternate"][hreflang]')
      .map((_, node) => ({ language: $(node).attr('hreflang') ?? '', address: $(node).attr('href') ?? '' }))
      .get(),
    headings: $('h1, h2, h3, h4, h5, h6')
      .filter((_, node) => $(node).closest('dialog, [hidden], template, noscript').length === 0)
      .map((_, node) => ({ level: Number(node.tagName.slice(1)), text: nameOf($, $(node)) }))
      .get(),
    ids: seen,
    repeatedIds: [...repeated],
    links: linksOf($, address),
    assets: assetsOf($, address),
    previews,
    badPictures: badPicturesOf($),
    pictures: $('img').length,
    jsonLd: $('script[type="application/ld+json"]')
      .map((_, node) => $(node).text())
      .get(),
  }
}

export const isIndexed = ({ robots }: Pick<PageFacts, 'robots'>) => !/\b(?:noindex|none)\b/i.test(robots)
