import { COOKIES, FALLBACK_LANGUAGE, type Language, preferenceCookieOptions } from '@/lib/market/languages'
import { api } from '@/lib/shop-api/browser'
import { type OwnCookie, readOwnCookie, writeOwnCookie } from '@/lib/shop-api/own-cookies'

import { loadMessages } from './lazy'

/** Dispatched on `window` before the language changes; preventDefault() keeps the language (spec 1 §2, step 1). */
export const BEFORE_LANGUAGE_SWITCH = 'shop:before-language-switch'

interface LanguageSwitch {
  readonly from: Language
  readonly to: Language
}

/** Writes a preference cookie: 365 days, path /, SameSite lax, secure where the page is https or cross-origin use is configured. */
export function writePreference(name: OwnCookie, value: string, crossOrigin: boolean): void {
  const { path, maxAge, sameSite, secure } = preferenceCookieOptions(crossOrigin)
  writeOwnCookie(name, value, { path, 'max-age': String(maxAge), sameSite, secure })
  // Chromium stores a cookie asynchronously. Reading it waits for that, so that the request for the next page has the new cookie.
  readOwnCookie(name)
}

/**
 * The four steps of a language switch (spec 1 §2): the event, the messages (fallback locale first), the cookie, and the URL of this page in
 * the other language. Returns that URL, or null when a listener prevented the switch. `homes` are the front pages by language, for pages
 * that exist in one language only.
 */
export async function prepareLanguageSwitch(
  { from, to }: LanguageSwitch,
  { crossOrigin, homes, prefix }: { crossOrigin: boolean; homes: Readonly<Record<Language, string>>; prefix: string },
): Promise<string | null> {
  const hook = new CustomEvent<LanguageSwitch>(BEFORE_LANGUAGE_SWITCH, { cancelable: true, detail: { from, to } })
  if (!window.dispatchEvent(hook)) return null
  await loadMessages(FALLBACK_LANGUAGE, 'common')
  await loadMessages(to, 'common')
  writePreference(COOKIES.language, to, crossOrigin)
  return (await addressIn(to, prefix, homes)) + window.location.search + window.location.hash
}

/**
 * This page in another language: by the page's own hreflang link, else by the shop API (groups and content pages). Pages that are not for
 * search engines (cart, payment, log-in, orders) have neither: there the path in the old language leads to the page in the new one (spec 1
 * §2). The front page only where the other language has no such page.
 */
async function addressIn(to: Language, prefix: string, homes: Readonly<Record<Language, string>>): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${to}"]`)
  if (link) return withoutOrigin(link.href)
  const path = window.location.pathname.slice(prefix.length).replace(/^\/+|\/+$/g, '')
  if (path !== '') {
    const found = await api.call('translatedPaths', { query: { path: decodeURIComponent(path) } })
    const entry = found.ok ? found.data.find(({ languageCode }) => languageCode === to) : undefined
    if (entry) return `${homes[to]}${entry.path.replace(/^\/+|\/+$/g, '')}/`
    if (await exists(`${homes[to]}${path}/`)) return `${homes[to]}${path}/`
  }
  return homes[to]
}

/** Another domain cannot be asked; its page of this path is the same page, or says that there is none. */
async function exists(address: string): Promise<boolean> {
  if (new URL(address, window.location.href).origin !== window.location.origin) return true
  try {
    return (await fetch(address, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/** hreflang links are absolute. On the canonical host the whole URL is used; on another host (a preview) only the path. */
function withoutOrigin(href: string): string {
  const url = new URL(href)
  return url.hostname === window.location.hostname ? url.pathname : href
}
