/** Content pages may be written in Markdown; what comes out is sanitised like any other HTML. */
import { marked } from 'marked'

import { sanitizeHtml } from './sanitize'

export type ContentFormat = 'markdown' | 'html'

/** A text of either format as the HTML that is stored. */
export function contentHtml(text: string, format: ContentFormat): string {
  return sanitizeHtml(format === 'markdown' ? marked.parse(text, { async: false, gfm: true }) : text).trim()
}
