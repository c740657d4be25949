/**
 * The page background of both themes (`--color-canvas` in styles/theme.css), for the parts of the browser around the page, which no style sheet
 * reaches.
 */
export const THEME_COLORS = { light: '#faf8f4', dark: '#101412' } as const
