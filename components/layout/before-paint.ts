import { CART_STORAGE_KEY } from '@/lib/cart/storage'

export type Theme = 'system' | 'light' | 'dark'

/** The key in local storage that keeps the shopper's choice; absent means as the system says. */
export const THEME_KEY = 'so.theme'

/**
 * Runs before the first paint: a chosen theme never flashes, and the cart's page knows whether to keep a place for rows or to say at once
 * that there are none. One constant text, so that its hash never changes.
 */
export const BEFORE_PAINT =
  `try{var d=document.documentElement.dataset,t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t;` +
  `var c=(JSON.parse(localStorage.getItem("${CART_STORAGE_KEY}"))||{}).state||{};` +
  '["products","bundles","giftCardProducts"].some(function(k){return c[k]&&c[k].length})||(d.cart="empty")}catch(e){}'

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
