import { CART_STORAGE_KEY } from '@/lib/cart/storage'

import { RELOAD_GUARD_MS, RELOAD_KEY } from './reload-guard'

export type Theme = 'system' | 'light' | 'dark'

/** Cookie of the grid size: `default` or `extended` (spec 2 §9). */
export const GRID_COOKIE = 'so.grid'

/** The key in local storage that keeps the shopper's choice; absent means as the system says. */
export const THEME_KEY = 'so.theme'

/**
 * Runs before the first paint: a chosen theme never flashes, lists have cards of the chosen size, and the cart's page knows whether to keep a
 * place for rows or to say at once that there are none. Code of the page's build that the shop no longer has reloads the page, once in 10 s,
 * until components/layout/page-watch looks after that itself. One constant text, so that its hash never changes.
 */
export const BEFORE_PAINT =
  `var d=document.documentElement.dataset;try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t;` +
  `if(document.cookie.includes("${GRID_COOKIE}=extended"))d.grid="extended";` +
  `var c=(JSON.parse(localStorage.getItem("${CART_STORAGE_KEY}"))||{}).state||{};` +
  '["products","bundles","giftCardProducts"].some(function(k){return c[k]&&c[k].length})||(d.cart="empty")}catch(e){}' +
  'addEventListener("error",function(e){var t=e.target,u=t&&(t.src||t.href);if(!u||String(u).indexOf("/_next/static/")<0||"watched" in d)return;' +
  `try{var n=Date.now(),s=sessionStorage;if(n-(s.getItem("${RELOAD_KEY}")||0)>=${RELOAD_GUARD_MS}){s.setItem("${RELOAD_KEY}",n);location.reload()}}catch(e){}},true)`

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
