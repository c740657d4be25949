/** Content pages can be written in Markdown; the result is sanitised like any other HTML. */
import { marked } from 'marked'

import { sanitizeHtml } from './sanitize'

export type ContentFormat = 'markdown' | 'html'

/** A text of either format as stored HTML. */
export function contentHtml(text: string, format: ContentFormat): string {
  return sanitizeHtml(format === 'markdown' ? marked.parse(text, { async: false, gfm: true }) : text).trim()
}
