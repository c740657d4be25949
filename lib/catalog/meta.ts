/** Shortening of texts: meta descriptions, read-more descriptions, card lines and review summaries (spec 2 §2, §5, §9; spec 3 §4, §9). */

import { plainText } from './plain-text'

const META_DESCRIPTION_MAX = 150
export const DESCRIPTION_LIMITS = { mobile: 300, desktop: 500, brand: 700 } as const
const CARD_TEXT_MAX = 75
const CARD_TEXT_CUT = 72
const REVIEW_LIMIT = 300
const REVIEW_CUT = 200
const ELLIPSIS = '…'

/** At most `max` UTF-16 units, without splitting a surrogate pair. */
function cut(text: string, max: number): string {
  if (max <= 0) return ''
  const last = text.charCodeAt(max - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max)
}

/** At most `max` units, ending before the first word that does not fit; if the first word is longer, it is cut. */
function cutAtWord(text: string, max: number): string {
  const head = cut(text, max)
  if (/^\s/.test(text.slice(head.length))) return head.trimEnd()
  const space = head.search(/\s\S*$/)
  return (space > 0 ? head.slice(0, space) : head).replace(/[\s,;:–—-]+$/, '')
}

/** At most 150 characters including the ellipsis, ending at a word (spec 2 §5). Takes text or HTML. */
export function metaDescription(text: string): string {
  const plain = plainText(text)
  return plain.length <= META_DESCRIPTION_MAX
    ? plain
    : cutAtWord(plain, META_DESCRIPTION_MAX - ELLIPSIS.length) + ELLIPSIS
}

export interface Trimmed {
  readonly text: string
  readonly isTrimmed: boolean
}

/** The part of a description before Read more; `limit` in characters. */
export function trimDescription(text: string, limit: number): Trimmed {
  return text.length <= limit
    ? { text, isTrimmed: false }
    : { text: cutAtWord(text, limit) + ELLIPSIS, isTrimmed: true }
}

/** A card's short description beside its first property: about 75 characters for both (spec 3 §9). */
export function cardShortDescription(text: string, firstProperty = ''): string {
  if (text.length + firstProperty.length <= CARD_TEXT_MAX) return text
  const head = cut(text, CARD_TEXT_CUT - firstProperty.length).trimEnd()
  return head === '' ? '' : head + ELLIPSIS
}

/** A review's text in the list: whole up to 300 characters, else about 200 ending at a word (spec 3 §4). Null without a text. */
export function reviewDigest(comment: string): Trimmed | null {
  const text = comment.trim()
  if (text === '') return null
  return text.length <= REVIEW_LIMIT
    ? { text, isTrimmed: false }
    : { text: cutAtWord(text, REVIEW_CUT) + ELLIPSIS, isTrimmed: true }
}
