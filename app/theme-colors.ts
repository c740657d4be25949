/** The canvas of both themes (`--color-canvas` in globals.css) for what browsers paint around the page, where no style sheet reaches. */
export const THEME_COLORS = { light: '#faf8f4', dark: '#101412' } as const
