/** The headings of a long content page, as places that its list of contents leads to. Markup that the sanitiser has written. */

interface Heading {
  readonly id: string
  readonly title: string
}

export interface TextWithHeadings {
  /** The text, in which each of these headings has its id. */
  readonly html: string
  /** None for a text that is short, or that has links to its parts already. */
  readonly headings: readonly Heading[]
}

/** From so many headings on a text has a list of them. */
const FROM = 4
const HEADING = /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** A text with an id at each heading, and the list of them. */
export function withHeadings(html: string): TextWithHeadings {
  if (html.includes('class="jumps"') || [...html.matchAll(HEADING)].length < FROM) return { html, headings: [] }
  const headings: Heading[] = []
  const marked = html.replace(HEADING, (_, own: string | undefined, inner: string) => {
    const title = wordsOf(inner)
    const made = idOf(title)
    const id = own ?? (headings.some((heading) => heading.id === made) ? `${made}-${headings.length}` : made)
    headings.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}
