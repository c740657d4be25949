/** What the editor of formatted texts does with markup: what it knows, what it takes from a clipboard, what it gives. In the browser only. */

import { isOfBlock, removeShown } from './html-blocks'

/** Elements that stay whole while somebody writes around them. */
const KNOWN = new Set(
  'P BR HR H2 H3 H4 H5 H6 UL OL LI DL DT DD STRONG B EM I U S SMALL SUB SUP MARK BLOCKQUOTE Q CITE CODE PRE ABBR SPAN DIV SECTION FIGURE FIGCAPTION IMG PICTURE SOURCE A TABLE CAPTION COLGROUP COL THEAD TBODY TFOOT TR TH TD DETAILS SUMMARY TIME ADDRESS'.split(
    ' ',
  ),
)
const KNOWN_ATTRIBUTES = new Set(
  'id lang dir href target rel title src alt width height loading srcset media type data-keyword scope colspan rowspan span start datetime'.split(
    ' ',
  ),
)
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/** An address that a link of the shop may have. */
export const isSafeAddress = (text: string): boolean => SAFE.test(text) && !/[\s\\]/.test(text)

/** Parsed without running or loading anything. */
const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

const isKnownAttribute = (attribute: Attr): boolean => {
  const { name, value } = attribute
  if (name === 'class' || name === 'data-icon') return isOfBlock(attribute)
  return KNOWN_ATTRIBUTES.has(name) && (!['href', 'src', 'srcset'].includes(name) || SAFE.test(value.trim()))
}

/** What a text has that the editor does not know, such as `iframe` or `p style`: it would be lost, or would do something. */
export function unknownMarkup(html: string): string[] {
  const body = parsed(html)
  const inHead = [...(body.ownerDocument.head.children ?? [])].map(({ tagName }) => tagName.toLowerCase())
  const inBody = [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    if (!KNOWN.has(element.tagName)) return [name]
    return [...element.attributes].filter((one) => !isKnownAttribute(one)).map((one) => `${name} ${one.name}`)
  })
  return [...new Set([...inHead, ...inBody, ...(html.includes('<!--') ? ['<!-- -->'] : [])])]
}

const BLOCK =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|div|section|figure|table|hr|details|address|iframe|video|script|style)[\s/>]/i

/**
 * Words typed as HTML without any paragraph: a blank line begins one, a line end is a line break. Browsers would show it all in one line. A text
 * that has a paragraph, a heading or a list is left as it is written.
 */
export function inParagraphs(html: string): string {
  if (html.trim() === '' || BLOCK.test(html) || !/\n/.test(html.trim())) return html
  const blocks = html.trim().split(/\n[^\S\n]*(?:\n\s*)+/)
  return blocks.map((block) => `<p>${block.trim().replace(/[^\S\n]*\n/g, '<br>')}</p>`).join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as a part of markup. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const RENAMED: Readonly<Record<string, string>> = { B: 'strong', I: 'em', H1: 'h2' }
const PASTED = new Set(['P', 'BR', 'H2', 'H3', 'H4', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'A'])
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'META', 'LINK', 'TITLE'])

function renamed(element: Element): Element {
  const name = RENAMED[element.tagName]
  if (name === undefined) return element
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Of a page or a word processor on the clipboard its words, headings, lists and links, without how it looked there. */
export function pastedMarkup(html: string): string {
  const body = parsed(html)
  for (const found of [...body.querySelectorAll('*')]) {
    if (DROPPED.has(found.tagName)) found.remove()
    else {
      const element = renamed(found)
      const href = element.getAttribute('href') ?? ''
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
      const isLink = element.tagName === 'A'
      if (isLink && isSafeAddress(href)) element.setAttribute('href', href)
      if (!PASTED.has(element.tagName) || (isLink && !isSafeAddress(href))) element.replaceWith(...element.childNodes)
    }
  }
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  return body.innerHTML.trim()
}

/** What stands in the editor as it is stored: `strong` and `em`, without the styles that browsers add; nothing for an empty text. */
export function storedMarkup(editor: HTMLElement): string {
  const copy = parsed(editor.innerHTML)
  removeShown(copy)
  for (const found of [...copy.querySelectorAll('*')]) {
    const element = found.tagName === 'H1' ? found : renamed(found)
    element.removeAttribute('style')
    if (element.tagName === 'SPAN' && element.attributes.length === 0) element.replaceWith(...element.childNodes)
  }
  // Behind a picture there is a place to write, which is not kept while it is empty.
  const last = copy.lastElementChild
  if (last?.matches('figure + p') && last.textContent?.trim() === '' && !last.querySelector('img')) last.remove()
  const isEmpty = copy.textContent?.trim() === '' && !copy.querySelector('img, hr, table')
  return isEmpty ? '' : copy.innerHTML
}
