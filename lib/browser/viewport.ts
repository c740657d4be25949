/** The breakpoint `md` of the theme (app/styles/theme.css): below it the menu is the mobile one, and sections of a product's page are folded. */
const NARROW = '(width < 56.25rem)'

/** Whether the window is narrow, with its changes; undefined where the browser (or a test) has no media queries. */
export function narrowQuery(): MediaQueryList | undefined {
  return window.matchMedia?.(NARROW)
}

export function isNarrow(): boolean {
  return narrowQuery()?.matches ?? false
}
