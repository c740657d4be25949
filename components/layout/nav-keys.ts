import type { KeyboardEvent } from 'react'

import type { OpenPanel } from './use-open-panel'

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

/** The entries of the row that are visible at this width. */
const visibleEntries = (nav: HTMLElement) =>
  [...nav.querySelectorAll<HTMLElement>('[data-top]')].filter((entry) => entry.offsetParent !== null)

/**
 * Keyboard control of the main menu. Escape closes the panel, the left and right arrows go through the row, Space and
 * Arrow Down open the focused entry's panel; then Space closes it, and Arrow Down goes into it.
 */
export function onNavKeyDown(event: KeyboardEvent<HTMLElement>, panel: OpenPanel): void {
  const nav = event.currentTarget
  if (event.key === 'Escape' && panel.open !== null) {
    event.preventDefault()
    nav.querySelector<HTMLElement>(`[data-top="${panel.open}"]`)?.focus()
    panel.show(null)
    return
  }
  const entries = visibleEntries(nav)
  const at = entries.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const step = STEPS.get(event.key)
  if (step !== undefined) {
    event.preventDefault()
    entries[(at + step + entries.length) % entries.length]?.focus()
    return
  }
  const panelIndex = entries[at]?.dataset['top']
  // Entries without a panel have an empty attribute, and Number('') is 0, the index of the first panel.
  if (!panelIndex || (event.key !== 'ArrowDown' && event.key !== ' ')) return
  const index = Number(panelIndex)
  event.preventDefault()
  if (panel.open !== index) panel.show(index)
  else if (event.key === ' ') panel.show(null)
  else nav.querySelector<HTMLElement>('#mega-panel a')?.focus()
}
