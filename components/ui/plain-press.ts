import type { MouseEvent } from 'react'

/** Whether a press asks for nothing but to go on: with a key held or another button the browser has an own meaning for it, such as a new tab. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A plain press on a link acts here; any other follows the link. */
export function pressed(event: MouseEvent, act: () => void): void {
  if (!isPlainPress(event)) return
  event.preventDefault()
  act()
}
