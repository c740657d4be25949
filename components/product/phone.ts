/** Below this width the page is a phone's: sections are folds, the buy bar follows (the theme's breakpoint md). */
export const PHONE = '(width < 56.25rem)'
