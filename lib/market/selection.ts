/** A chosen product variant as one path segment, so that the page of a variant can be cached (spec 3 §2 "Query parameters"). */

/** The known names in their fixed order. `select-color` is a colour by name or slug; the product page converts it to `color`. */
export const SELECTION_KEYS = ['color', 'size', 'type', 'select-color'] as const
type SelectionKey = (typeof SELECTION_KEYS)[number]
export type Selection = Readonly<Partial<Record<SelectionKey, string>>>

/** The segment of a product without any choice. */
export const NO_SELECTION = '-'

/** Longest value; names and sizes of real products are much shorter. */
const SELECTION_VALUE_LIMIT = 60

const VALUE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,_+/'’"()°&%×-]*$/u

/** A value that can be a colour, size or type, trimmed and in NFC; null for anything else. */
export function selectionValue(text: string | null | undefined): string | null {
  if (!text || text.length > SELECTION_VALUE_LIMIT * 2) return null
  const value = text.normalize('NFC').trim()
  return value.length <= SELECTION_VALUE_LIMIT && VALUE.test(value) ? value : null
}

/**
 * Letters, digits and `._-` are unchanged; every other character becomes ~ and four hex digits, so that percent-encoding cannot change it.
 */
function escapeValue(value: string): string {
  return value.replace(/[^A-Za-z0-9._-]/g, (unit) => `~${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function unescapeValue(text: string): string | null {
  if (!/^(?:[A-Za-z0-9._-]|~[0-9a-f]{4})+$/.test(text)) return null
  return text.replace(/~([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The segment of a selection: `-`, or `color=blue&size=M` in the fixed order; invalid values are left out. */
export function encodeSelection(selection: Selection): string {
  const parts: string[] = []
  for (const key of SELECTION_KEYS) {
    const value = selectionValue(selection[key])
    if (value !== null) parts.push(`${key}=${escapeValue(value)}`)
  }
  return parts.length === 0 ? NO_SELECTION : parts.join('&')
}

/** The selection of a segment, percent-encoded or not; null for anything that encodeSelection does not return. */
export function decodeSelection(segment: string): Selection | null {
  let text = segment
  if (text.includes('%')) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return null
    }
  }
  if (text === NO_SELECTION) return {}
  const selection: Partial<Record<SelectionKey, string>> = {}
  for (const part of text.split('&')) {
    const at = part.indexOf('=')
    const key = SELECTION_KEYS.find((name) => name === part.slice(0, Math.max(at, 0)))
    const value = unescapeValue(part.slice(at + 1))
    if (!key || value === null || key in selection) return null
    selection[key] = value
  }
  return encodeSelection(selection) === text ? selection : null
}

/** The known part of a query; of a repeated name the first is used. */
export function selectionFromQuery(query: URLSearchParams): Selection {
  const selection: Partial<Record<SelectionKey, string>> = {}
  for (const key of SELECTION_KEYS) {
    const value = selectionValue(query.get(key))
    if (value !== null) selection[key] = value
  }
  return selection
}
