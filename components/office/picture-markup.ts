/** A picture in a formatted text as markup, and read from it (docs/content-blocks.md). In the browser only. */
import { storedAddress } from '@/components/content/text-pictures'

import { escaped } from './html-markup'

export const PICTURE_WIDTHS = ['text', 'wide', 'half'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export interface TextPicture {
  readonly path: string
  readonly width: number
  readonly height: number
  /** Empty: decoration. */
  readonly alt: string
  readonly caption: string
  readonly shown: PictureWidth
}

export function pictureMarkup({ path, width, height, alt, caption, shown }: TextPicture): string {
  const className = shown === 'text' ? 'picture' : `picture ${shown}`
  const below = caption === '' ? '' : `<figcaption>${escaped(caption)}</figcaption>`
  return `<figure class="${className}"><img src="${escaped(storedAddress(path))}" alt="${escaped(alt)}" width="${width}" height="${height}">${below}</figure>`
}

const PATH = /^(?:https?:\/\/[^/]+)?\/media\/([^?]+)/

/** The picture of a figure, or one without a figure around it; null for what is no picture of the shop. */
export function readPicture(element: Element): TextPicture | null {
  const image = element.matches('img') ? element : element.querySelector('img')
  const path = PATH.exec(image?.getAttribute('src') ?? '')?.[1]
  if (!image || path === undefined) return null
  const size = (name: string) => Number(image.getAttribute(name) ?? 0)
  return {
    path,
    width: size('width'),
    height: size('height'),
    alt: image.getAttribute('alt') ?? '',
    caption: element.querySelector('figcaption')?.textContent?.trim() ?? '',
    shown: PICTURE_WIDTHS.find((width) => element.classList.contains(width)) ?? 'text',
  }
}

/** Where a picture will be: the picture that is selected, or the block after which it comes; null: the text has none. */
export interface PicturePlace {
  readonly old: Element | null
  readonly block: Element | null
}

const PARTS = 'figure, img'

/** The picture that a range selects, or in whose caption it is. */
function pictureAt(editor: HTMLElement, range: Range): Element | null {
  const { commonAncestorContainer: around } = range
  const element = around instanceof Element ? around : around.parentElement
  const inside = element?.closest('figure') ?? null
  if (inside && editor.contains(inside)) return inside
  const selected = element?.childNodes[range.startOffset]
  const isOne = range.startContainer === range.endContainer && range.endOffset - range.startOffset === 1
  return isOne && selected instanceof Element && selected.matches(PARTS) ? selected : null
}

/** The part of the text itself in which a node is. */
function blockOf(editor: HTMLElement, node: Node): Element | null {
  let at: Node | null = node
  while (at && at.parentNode !== editor) at = at.parentNode
  return at instanceof Element ? at : null
}

export function picturePlace(editor: HTMLElement): PicturePlace {
  const selection = window.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!range || !editor.contains(range.commonAncestorContainer)) return { old: null, block: editor.lastElementChild }
  const old = pictureAt(editor, range)
  return { old: old && readPicture(old) ? old : null, block: blockOf(editor, range.endContainer) }
}

/** A click selects the whole picture, so that it can be changed or deleted. */
export function selectPicture(target: EventTarget): void {
  if (!(target instanceof HTMLImageElement)) return
  const range = document.createRange()
  range.selectNode(target.closest('figure') ?? target)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

const isBlank = (block: Element) => block.textContent?.trim() === '' && !block.querySelector('img, hr, table')

/** Puts the picture where it belongs: instead of the old one, or between two blocks of the text. */
export function placePicture(editor: HTMLElement, { old, block }: PicturePlace, picture: TextPicture): void {
  const holder = document.createElement('template')
  holder.innerHTML = pictureMarkup(picture)
  const figure = holder.content.firstElementChild
  if (!figure) return
  if (old && editor.contains(old)) old.replaceWith(figure)
  else if (block && editor.contains(block)) block.after(figure)
  else editor.append(figure)
  if (block !== old && block && isBlank(block)) block.remove()
  // There must be a place to write behind the last picture.
  if (!figure.nextElementSibling) figure.insertAdjacentHTML('afterend', '<p><br></p>')
}
