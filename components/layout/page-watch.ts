/** What runs beside every page once it is there and nothing else is to do: none of it may hold the page up. */
import { FLAG_PREFIX } from '@/lib/contract/general-settings'
import { recordPath } from '@/stores/base'
import { onConsent, readConsent } from '@/stores/consent'
import type { PageEvent } from '@/stores/tracking'

import { reloadOnce, watchBuild, watchChunks } from './build-check'
import { reportErrors } from './error-reports'
import { restoreInput } from './kept-input'
import { PAGE_EVENT_ID } from './page-event-id'

let isStale = false

/** A page was come to. In a tab that is older than the shop it is loaded whole, before anything was typed on it. */
export function pageShown(path: string, isFirst: boolean): void {
  recordPath(path)
  if (isStale && !isFirst) reloadOnce()
  // The page that the tab was opened with is told as the services start.
  if (!isFirst) tellPage()
}

/** What the page says of itself for the services (`PageEvent`); null where it says nothing. */
function shownPage(): PageEvent | null {
  const text = document.getElementById(PAGE_EVENT_ID)?.textContent
  return text ? (JSON.parse(text) as PageEvent) : null
}

/** Brings the services if they are allowed, and tells them the page. Without a tag manager nothing of this is loaded. */
function tellPage(): void {
  if (document.documentElement.dataset['gtm'] === undefined) return
  void import('@/stores/tracking').then(({ startTagManager, trackPage }) => {
    startTagManager()
    const event = shownPage()
    if (event) trackPage(event)
  })
}

/** Starts everything, once a tab. */
export function startPageWatch(): void {
  // From here on what is lost is this module's matter, not that of before-paint.ts.
  document.documentElement.dataset['watched'] = ''
  watchChunks()
  reportErrors()
  restoreInput()
  watchBuild(process.env.SHOP_BUILD_ID ?? '', () => {
    isStale = true
  })
  if (window.location.search.includes(FLAG_PREFIX)) void import('@/stores/flags').then(({ initFlags }) => initFlags())
}

/**
 * Starts what needs the visitor's consent, now or once it is given; without such services nothing is asked. Gives whether the visitor must
 * be asked.
 */
export function startServices(): boolean {
  const { gtm, video } = document.documentElement.dataset
  if (gtm === undefined && video === undefined) return false
  onConsent(tellPage)
  if (readConsent() === null) return true
  tellPage()
  return false
}
