/**
 * Undoing in a formatted text. The browser's own undo knows its commands and what is typed, but not a picture that was put into the text, and
 * is wrong about everything before that. So the whole text after each change is kept.
 */

/** A place in the text: the places of the nodes below each other, then the place in the last one. */
type Path = readonly number[]

export interface Caret {
  readonly start: Path
  readonly end: Path
}

export interface TextState {
  readonly html: string
  /** Null: it was not in the text. */
  readonly caret: Caret | null
}

/** Steps that are kept. */
const STEPS = 100
/** Typing without a longer pause is one step. */
const PAUSE_MS = 1_000
const TYPING: ReadonlySet<string> = new Set([
  'insertText',
  'insertCompositionText',
  'deleteContentBackward',
  'deleteContentForward',
])

export class TextHistory {
  #states: TextState[]
  #at = 0
  #typing: { readonly kind: string; readonly time: number } | null = null

  constructor(first: TextState) {
    this.#states = [first]
  }

  /** `kind`: of the input, as the browser calls it. What was undone before cannot be redone any more. */
  record(state: TextState, kind: string, time: number): void {
    if (state.html === this.#states[this.#at]?.html) return
    const isSameStep = this.#typing?.kind === kind && time - this.#typing.time < PAUSE_MS
    const before = this.#states.slice(0, isSameStep ? this.#at : this.#at + 1)
    this.#states = [...before, state].slice(-STEPS)
    this.#at = this.#states.length - 1
    this.#typing = TYPING.has(kind) ? { kind, time } : null
  }

  /** The text before the newest step, or after the one that was undone last; null where there is none. */
  step(way: 'undo' | 'redo'): TextState | null {
    const state = this.#states[this.#at + (way === 'undo' ? -1 : 1)]
    if (!state) return null
    this.#at += way === 'undo' ? -1 : 1
    this.#typing = null
    return state
  }
}

function pathTo(root: Node, node: Node, place: number): Path {
  const path = [place]
  for (let at = node; at !== root && at.parentNode; at = at.parentNode)
    path.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode))
  return path
}

/** Where the caret is in the text, or what is selected. */
export function caretIn(root: HTMLElement): Caret | null {
  const selection = window.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!range || !root.contains(range.commonAncestorContainer)) return null
  return {
    start: pathTo(root, range.startContainer, range.startOffset),
    end: pathTo(root, range.endContainer, range.endOffset),
  }
}

/** The text is as long as it was then, unless the browser reads the markup in another way: then the nearest place. */
function placeAt(root: Node, path: Path): readonly [Node, number] {
  let node = root
  for (const index of path.slice(0, -1)) node = node.childNodes[index] ?? node
  const length = node instanceof Text ? node.length : node.childNodes.length
  return [node, Math.min(path.at(-1) ?? 0, length)]
}

export function setCaret(root: HTMLElement, { start, end }: Caret): void {
  const range = document.createRange()
  range.setStart(...placeAt(root, start))
  range.setEnd(...placeAt(root, end))
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

interface Pressed {
  readonly key: string
  /** The place of the key: with other letters than Latin ones it says which it is. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** What the keys mean: Ctrl Z, and Ctrl Y or Ctrl Shift Z. */
export function wayOfKeys({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}
