/** The blocks of content pages (docs/content-blocks.md) in the editor of formatted texts: drawn, and kept as they are. In the browser only. */
import { iconHtml } from '@/components/ui/icon'

/** Classes that the sanitiser lets through (`lib/backend/domain/texts/sanitize.ts`), which the editor keeps. */
const BLOCK_CLASSES: Readonly<Record<string, ReadonlySet<string>>> = {
  UL: new Set(['facts', 'tasks', 'jumps', 'events']),
  OL: new Set(['steps', 'years']),
  DL: new Set(['prices']),
  P: new Set(['action']),
  FIGURE: new Set(['picture', 'wide', 'half']),
}
/** Classes that any element may have: for whom it is. */
const AUDIENCES: ReadonlySet<string> = new Set(['for-home', 'for-abroad'])
const ICON = 'span[data-icon]'

/** Whether a class or the name of an icon is one of a block. */
export function isOfBlock({ ownerElement, name, value }: Attr): boolean {
  const tag = ownerElement?.tagName ?? ''
  if (name === 'data-icon') return tag === 'SPAN' && /^[a-z-]+$/.test(value)
  return name === 'class' && value.split(/\s+/).every((word) => AUDIENCES.has(word) || BLOCK_CLASSES[tag]?.has(word))
}

/** A stored text as the editor shows it: icons are drawn and nobody can write in them, answers are open. */
export function shownMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const icon of body.querySelectorAll(ICON)) {
    icon.setAttribute('contenteditable', 'false')
    icon.innerHTML = iconHtml(icon.getAttribute('data-icon') ?? '')
  }
  for (const answer of body.querySelectorAll('details')) answer.setAttribute('open', '')
  return body.innerHTML
}

/** Takes from a copy of the editor what `shownMarkup` has added. */
export function removeShown(copy: HTMLElement): void {
  for (const icon of copy.querySelectorAll(ICON)) {
    icon.removeAttribute('contenteditable')
    icon.replaceChildren()
  }
  for (const answer of copy.querySelectorAll('details')) answer.removeAttribute('open')
}

/** The element of this kind in which the caret is. */
function around(selector: string): Element | null {
  const node = window.getSelection()?.anchorNode ?? null
  const element = node instanceof Element ? node : (node?.parentElement ?? null)
  return element?.closest(selector) ?? null
}

/** A paragraph that is begun behind the links of an action is a plain one: browsers copy the class of the one before. */
export function leaveAction(): void {
  const action = around('p.action')
  if (action?.previousElementSibling?.matches('p.action') && action.textContent?.trim() === '')
    action.removeAttribute('class')
}

/** Of a question, for which browsers would open or close it, or divide it: what the key means in a text instead; null for any other. */
export function questionKey(key: string): 'space' | 'nothing' | null {
  if ((key !== ' ' && key !== 'Enter') || !around('summary')) return null
  return key === ' ' ? 'space' : 'nothing'
}
