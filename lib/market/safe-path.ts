/** Splits an untrusted request path into segments. */

export interface SafePath {
  /** Decoded, without empty segments. */
  readonly segments: readonly string[]
  /** One slash at both ends, no doubled slashes; printable ASCII, so that it can be used in a Location header. */
  readonly canonical: string
}

const PATH_LIMIT = 2048
const SEGMENT_LIMIT = 200
const DEPTH_LIMIT = 20
// Backslashes and control characters, plain or encoded, encoded slashes, and characters that end a path.
const DANGEROUS = /[?#\\\u0000-\u001f\u007f]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i
const NOT_PRINTABLE = /[^\u0021-\u007e]/
const PLAIN = /^(?:\/[A-Za-z0-9_-]+)*\/$/

function isBadSegment(segment: string): boolean {
  return segment.length > SEGMENT_LIMIT || segment === '.' || segment === '..'
}

/** A path that is safe to match, rewrite to and redirect to; null when it is malformed, too long or contains `.` or `..` segments. */
export function parsePath(raw: string): SafePath | null {
  if (raw.length > PATH_LIMIT) return null
  const parts = raw.split('/').filter((part) => part !== '')
  if (parts.length > DEPTH_LIMIT) return null
  if (PLAIN.test(raw))
    return parts.some((part) => part.length > SEGMENT_LIMIT) ? null : { segments: parts, canonical: raw }
  if (!raw.startsWith('/') || DANGEROUS.test(raw)) return null
  try {
    const segments = parts.map(decodeURIComponent)
    if (segments.some(isBadSegment)) return null
    let canonical = parts.length === 0 ? '/' : `/${parts.join('/')}/`
    // Characters beyond ASCII are encoded; a lone surrogate throws and makes the path malformed.
    if (NOT_PRINTABLE.test(canonical)) canonical = encodeURI(canonical).replaceAll('%25', '%')
    return { segments, canonical }
  } catch {
    return null
  }
}

/**
 * Any raw path as safe encoded segments, to be shown on the 404 page: without `..`, without line breaks, limited in length. At least `-/`.
 */
export function printablePath(raw: string): string {
  let path = ''
  for (const part of raw
    .slice(0, PATH_LIMIT)
    .split('/')
    .filter((text) => text !== '')
    .slice(0, DEPTH_LIMIT)) {
    let text = part
    try {
      text = decodeURIComponent(part)
    } catch {
      // Shown as received.
    }
    text = text
      .replace(/[\p{Cc}\p{Cs}\\/]/gu, '')
      .slice(0, SEGMENT_LIMIT)
      .replace(/\p{Cs}/gu, '')
    if (/^\.*$/.test(text)) continue
    path += `${encodeURIComponent(text)}/`
  }
  return path === '' ? '-/' : path
}

/** A raw query that can be used in a Location header: begins with ? or is empty. */
export function safeSearch(search: string): string {
  if (search === '' || search === '?') return ''
  return NOT_PRINTABLE.test(search)
    ? search.replace(/[\p{Cs}]/gu, '').replace(/[^\u0021-\u007e]/gu, encodeURIComponent)
    : search
}

const FILE = /^[^@]*\.[A-Za-z0-9]{1,8}$/

/** True for a path whose last segment is a file name, such as /robots.txt. An e-mail address at the end is not a file name. */
export function isFilePath(raw: string): boolean {
  return FILE.test(raw.slice(raw.lastIndexOf('/') + 1))
}
