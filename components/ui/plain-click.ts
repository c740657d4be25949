import type { MouseEvent } from 'react'

/** Whether it is the main button without a modifier key. With a modifier or another button the browser has its own meaning, such as a new tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Runs `act` instead of following the link, for a plain click; any other click follows the link. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}
