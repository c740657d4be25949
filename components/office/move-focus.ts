import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** In a text the arrows move the caret, until it is at the end of the text. */
function isAtEdge(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return true
  const { selectionStart: start, selectionEnd: end, value } = target
  if (start === 0 && end === value.length) return true
  return key === 'ArrowLeft' ? end === 0 : start === value.length
}

/** Arrows and Enter move between the cells of a table: elements with `data-row` and `data-column`. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLElement) || target.dataset['row'] === undefined) return
  const [down, right] = step
  if (right !== 0 && !isAtEdge(target, event.key)) return
  const row = Number(target.dataset['row']) + down
  const column = Number(target.dataset['column']) + right
  // Enter never sends a form from here.
  event.preventDefault()
  currentTarget.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus()
}
