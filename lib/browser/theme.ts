import { removeStored, STORED, writeStored } from './storage'

export type Theme = 'system' | 'light' | 'dark'

/** Shows a theme and stores the choice in this browser; no stored choice means the theme of the system. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    delete dataset['theme']
    removeStored(STORED.theme)
  } else {
    dataset['theme'] = theme
    writeStored(STORED.theme, theme)
  }
}
