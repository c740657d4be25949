/** Reads XML in tests. */
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom'

/** The root element of a document; throws when the text is not well-formed. */
export function parseXml(text: string): Element {
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'application/xml').documentElement
  if (!root) throw new Error('The document is empty.')
  return root
}

/** Texts of the elements of a name below another, in order: `texts(item, 'g:price')`. */
export function texts(parent: Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '')
}

/** The same for direct children only. */
export function ownTexts(parent: Element, name: string): string[] {
  return [...parent.childNodes].filter((child) => child.nodeName === name).map((child) => child.textContent ?? '')
}

/** Joins a text that is generated in parts. */
export async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
