export type Theme = 'system' | 'light' | 'dark'

/** The key in local storage that keeps the shopper's choice; absent means as the system says. */
export const THEME_KEY = 'so.theme'

/** Runs before the first paint, so that a chosen theme never flashes. One constant text, so that its hash never changes. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

/** Shows a theme and keeps it in this browser. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
}
