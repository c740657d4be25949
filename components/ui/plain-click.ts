import type { MouseEvent } from 'react'

/** Was it the main button without a modifier key? Other clicks have a meaning in the browser, such as opening a new tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Runs `act` instead of following the link, for a plain click; any other click follows the link. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}
