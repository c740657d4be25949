/** HTML from the catalogue, sanitised when it is written and again when it is sent (spec 2 §5 "Sanitised content"). */
import sanitize from 'sanitize-html'

import { config } from '@/lib/config/env'
import { VIDEO_EMBEDS } from '@/lib/config/video'

import { isPlainHtml } from './plain-html'

/** Hosts whose links become relative: the shop's own, without port. */
function ownHosts(): ReadonlySet<string> {
  return config().allowedHosts
}

function parse(url: string): URL | null {
  try {
    return new URL(url)
  } catch {
    return null
  }
}

/** A link to the shop's own host as a path; any other unchanged. */
export function relativeUrl(url: string, hosts: ReadonlySet<string> = ownHosts()): string {
  const absolute = /^(https?:)?\/\//i.test(url.trim()) ? parse(url.trim().replace(/^\/\//, 'https://')) : null
  if (!absolute || !hosts.has(absolute.hostname.toLowerCase())) return url
  // A browser treats a path with two slashes at its beginning as another host.
  return absolute.pathname.replace(/^\/+/, '/') + absolute.search + absolute.hash
}

/**
 * A link from the catalogue: a path, a web URL, an e-mail address or a telephone number; the shop's own without host; null for anything
 * else.
 */
export function safeUrl(url: string | null): string | null {
  const given = url?.trim() ?? ''
  // Browsers interpret control characters and backslashes differently.
  if (given === '' || /[\u0000-\u0020\\]/.test(given) || !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(given))
    return null
  return relativeUrl(given)
}

const TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'blockquote',
  'q',
  'cite',
  'code',
  'pre',
  'abbr',
  'span',
  'div',
  'section',
  'figure',
  'figcaption',
  'img',
  'picture',
  'source',
  'a',
  'iframe',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'details',
  'summary',
  'time',
  'address',
]

/** The blocks that a text may have beside plain text (docs/content-blocks.md); app/styles/blocks.css draws them. No other class passes. */
const BLOCKS: NonNullable<sanitize.IOptions['allowedClasses']> = {
  // Only for visitors of the country of the stores, or only for those of others.
  '*': ['for-home', 'for-abroad'],
  ul: ['facts', 'tasks', 'jumps', 'events'],
  ol: ['steps', 'years'],
  dl: ['prices'],
  p: ['action'],
  figure: ['picture', 'wide', 'half'],
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'media', 'type', 'width', 'height'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    span: ['data-keyword', 'data-icon'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    ol: ['start', 'type'],
    time: ['datetime'],
    abbr: ['title'],
  },
  allowedClasses: BLOCKS,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite'],
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'iframe' && !isVideoEmbed(attribs['src'])) || (tag === 'img' && !isOwnPicture(attribs['src'])),
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: picture(attribs) }),
    span: (tagName, { 'data-icon': icon, ...attribs }) => ({
      tagName,
      // A name, never an address: the page makes one of it.
      attribs: { ...attribs, ...(icon !== undefined && /^[a-z-]+$/.test(icon) && { 'data-icon': icon }) },
    }),
    source: (tagName, { srcset, ...attribs }) => ({
      tagName,
      attribs: { ...measured(attribs), ...(srcset !== undefined && isOwnSet(srcset) && { srcset }) },
    }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, src: withoutCookies(attribs['src'] ?? ''), loading: 'lazy' },
    }),
  },
}

function isVideoEmbed(src: string | undefined): boolean {
  return src !== undefined && VIDEO_EMBEDS.some((prefix) => src.startsWith(prefix))
}

/** An address of the image service: plain names with slashes between them, none of which begins with a point, and the form of the picture. */
const PICTURE = /^\/media(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+(?:\?[A-Za-z0-9=&,%._-]*)?$/

/** Pictures only of the shop or its image host, so that no other host is notified when a page is read, and no other address of the shop is called. */
function isOwnPicture(src: string | undefined): boolean {
  const { imageHost } = config()
  if (src === undefined) return false
  return PICTURE.test(imageHost !== null && src.startsWith(`${imageHost}/`) ? src.slice(imageHost.length) : src)
}

/** Each part is an address, alone or with a width or a density. */
const isOwnSet = (srcset: string) =>
  srcset.split(/,\s+/).every((part) => isOwnPicture(/^(\S+)(?:\s+\d+(?:\.\d+)?[wx])?$/.exec(part.trim())?.[1]))

/** Width and height are numbers of pixels, which keep the picture's place while it loads; anything else is left out. */
function measured({ width, height, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const isSize = (text: string | undefined) => text !== undefined && /^[1-9]\d{0,4}$/.test(text)
  return isSize(width) && isSize(height) ? { ...attribs, width: width ?? '', height: height ?? '' } : attribs
}

/** Without an alternative text a picture would be read out by its address: then it is decoration. */
function picture({ src = '', alt = '', ...attribs }: sanitize.Attributes): sanitize.Attributes {
  return { src: relativeUrl(src), alt, ...measured(attribs) }
}

/** The URL of a video at the platform's host that sets no cookies. */
function withoutCookies(src: string): string {
  const [own, other] = VIDEO_EMBEDS
  return src.startsWith(other) ? own + src.slice(other.length) : src
}

function link({ href, target, rel: _rel, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const written = relativeUrl(href ?? '')
  // A telephone number is written with spaces in a text, but not in an address.
  const to = /^\s*tel:/i.test(written) ? written.replace(/\s+/g, '') : written
  const isExternal = /^https?:/i.test(to)
  return {
    ...attribs,
    ...(href !== undefined && { href: to }),
    ...(target === '_blank' && { target }),
    ...(target === '_blank' && isExternal && { rel: 'noopener noreferrer' }),
  }
}

/**
 * Sanitises HTML: known tags and attributes, own links relative, external blank targets without opener, iframes of the video platform only.
 */
export function sanitizeHtml(html: string): string {
  if (html === '' || !/[<&]/.test(html) || isPlainHtml(html)) return html
  return sanitize(html, OPTIONS)
}
