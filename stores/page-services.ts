/** Background work of every page, started when the browser is idle so that it does not delay the page. */
import { reloadOnce, watchBuild, watchChunks } from '@/lib/browser/build-check'
import { reportErrors } from '@/lib/browser/error-reports'
import { PAGE_EVENT_ID, type PageEvent } from '@/lib/browser/page-event'
import { restoreInput } from '@/lib/browser/unsaved-input'
import { FLAG_PREFIX } from '@/lib/contract/general-settings'
import { HAND_OVER_HASH } from '@/lib/market/hand-over'

import { onConsent, readConsent } from './consent'

let isStale = false

/** Called for each page that is shown. A tab whose build is outdated loads it from the server, before anything was typed on it. */
export function pageShown(isFirst: boolean): void {
  if (isStale && !isFirst) reloadOnce()
  // The first page of the tab is tracked when the services start.
  if (!isFirst) trackShownPage()
}

/** The event that the page carries; null for a page without one. */
function readPageEvent(): PageEvent | null {
  const text = document.getElementById(PAGE_EVENT_ID)?.textContent
  return text ? (JSON.parse(text) as PageEvent) : null
}

/** Loads the services if they are allowed, and sends them the page's event. Without a tag manager none of this is loaded. */
function trackShownPage(): void {
  if (document.documentElement.dataset['gtm'] === undefined) return
  void import('./tracking').then(({ startTagManager, trackPage }) => {
    startTagManager()
    const event = readPageEvent()
    if (event) trackPage(event)
  })
}

/** Starts everything, once a tab. */
export function startPageServices(): void {
  // From here on this module reacts to missing chunks, and the script of lib/browser/before-paint.ts no longer does.
  document.documentElement.dataset['watched'] = ''
  watchChunks()
  reportErrors()
  restoreInput()
  watchBuild(process.env.SHOP_BUILD_ID ?? '', () => {
    isStale = true
  })
  if (window.location.hash.startsWith(HAND_OVER_HASH))
    void import('./hand-over').then(({ takeHandOver }) => takeHandOver())
  if (window.location.search.includes(FLAG_PREFIX)) void import('./flags').then(({ initFlags }) => initFlags())
}

/**
 * Starts the services that need the visitor's consent, now or once it is given. Returns whether the visitor must be asked; without such
 * services that is not needed.
 */
export function startServices(): boolean {
  const { gtm, video, credit } = document.documentElement.dataset
  if (gtm === undefined && video === undefined && credit === undefined) return false
  onConsent(trackShownPage)
  if (readConsent() === null) return true
  trackShownPage()
  return false
}
