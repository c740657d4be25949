/** The first paragraph of a text stands before the list of its products, the rest is folded. */

const FIRST_PARAGRAPH = /^\s*<p(?:\s[^>]*)?>.*?<\/p>/s

/** A text's first paragraph, and what follows; a text that begins with something else is all lead. */
export function splitLead(html: string): { lead: string; rest: string } {
  const lead = FIRST_PARAGRAPH.exec(html)?.[0] ?? html
  return { lead, rest: html.slice(lead.length).trim() }
}
