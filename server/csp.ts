import { createHash } from 'node:crypto'
import type { CspSources } from './config'

/** Script types that a browser runs; everything else (JSON-LD, templates) is data and needs no hash. */
const RUNNABLE = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/

interface Inline {
  scripts: string[]
  styles: string[]
}

/** Index after the `>` that ends the tag beginning at `from`; quoted attribute values may contain `>`. */
function tagEnd(html: string, from: number): number {
  let quote = ''
  for (let i = from; i < html.length; i += 1) {
    const char = html[i]
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (char === '>') return i + 1
  }
  return -1
}

/** The inline scripts and style sheets of a page. `html` is text, or one character for each byte as in pagePolicy. */
export function inlineParts(html: string): Inline {
  const found: Inline = { scripts: [], styles: [] }
  const open = /<(script|style)(?=[\s>/])/gi
  for (let match = open.exec(html); match; match = open.exec(html)) {
    const name = (match[1] ?? '').toLowerCase()
    const start = tagEnd(html, open.lastIndex)
    if (start < 0) break
    const attributes = html.slice(open.lastIndex, start - 1)
    const close = new RegExp(`</${name}(?=[\\s>/])`, 'gi')
    close.lastIndex = start
    const end = close.exec(html)?.index ?? html.length
    open.lastIndex = end
    const content = html.slice(start, end)
    if (name === 'style') found.styles.push(content)
    else if (!/(?:^|\s)src\s*=/i.test(attributes)) {
      const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
      if (RUNNABLE.test(type.toLowerCase())) found.scripts.push(content)
    }
  }
  return found
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`
const hashes = (texts: string[]) => [...new Set(texts)].map(hash)
const list = (...sources: (string | string[] | undefined)[]) => sources.flat().filter(Boolean).join(' ')

/** Pages of the back office show previews of pages in a frame; no other page is in one or has one of the shop. */
export type Framing = 'none' | 'around' | 'inside'

export function framingOf(url: string): Framing {
  if (url.startsWith('/hallinta-preview/')) return 'inside'
  return url.startsWith('/hallinta/') ? 'around' : 'none'
}

/**
 * The Content-Security-Policy of one page: its own inline scripts by hash, no 'unsafe-inline' for scripts. It allows every inline script in
 * the HTML, so text from outside must be escaped where it is rendered. The policy then blocks scripts that are added to the DOM later.
 * `html`: one character for each byte (latin1), because the hashes are of bytes.
 */
export function pagePolicy(html: string, extra: CspSources, https: boolean, frame: Framing = 'none'): string {
  const { scripts, styles } = inlineParts(html)
  const directives = [
    "default-src 'self'",
    `script-src ${list("'self'", hashes(scripts), extra.script)}`,
    `style-src ${list("'self'", hashes(styles))}`,
    // React writes style attributes (widths, aspect ratios). They cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', 'blob:', extra.img)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", extra.connect)}`,
    `frame-src ${list(extra.frame, frame === 'around' ? "'self'" : undefined) || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${frame === 'inside' ? "'self'" : "'none'"}`,
    `form-action ${list("'self'", extra.formAction)}`,
    "manifest-src 'self'",
  ]
  if (https) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
