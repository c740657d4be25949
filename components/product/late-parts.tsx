'use client'

import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { KEYWORD_ATTRIBUTE } from '@/lib/catalog/keywords'
import { shownPrice } from '@/lib/catalog/price'
import { useMarket } from '@/lib/intl/market-context'
import { onConsent } from '@/stores/consent'
import { trackViewed } from '@/stores/tracking'
import { useViewer } from '@/stores/viewer'

import { type PanelModel, panelPrice } from './panel-model'
import { FILMS_ID, RECENT_ID } from './recent-place'
import { trackedOf } from './tracked'

const KeywordPopup = lazy(() => import('./keyword-popup'))
const Films = lazy(() => import('./films'))
const RecentlyViewed = lazy(() => import('./recently-viewed'))

/** How far below the screen its place may be when the last products are fetched: what comes then moves nothing that is seen. */
const NEAR = '800px'

/** Turns marked words into buttons. They are none in the page's HTML: without script they would do nothing. */
function wakeKeywords(open: (id: number) => void): void {
  for (const mark of document.querySelectorAll<HTMLElement>(`.prose span[${KEYWORD_ATTRIBUTE}]`)) {
    const id = Number(mark.getAttribute(KEYWORD_ATTRIBUTE))
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'keyword'
    button.setAttribute('aria-haspopup', 'dialog')
    button.textContent = mark.textContent
    button.addEventListener('click', () => open(id))
    mark.replaceWith(button)
  }
}

/**
 * What a product's page does not need at first: explained words, and the products that were looked at before. `variantId`: what the page was
 * opened with; a choice afterwards is no other look and draws nothing of this anew.
 */
export default memo(LateParts)

function LateParts({ panel, variantId }: { panel: PanelModel; variantId: number }) {
  const market = useMarket()
  const viewer = useViewer()
  const price = panelPrice(panel, variantId)
  const [viewed] = useState(() => trackedOf(panel, market, price && shownPrice(price, viewer, market.country).active))
  useEffect(() => {
    const tell = () => trackViewed(viewed)
    tell()
    return onConsent(tell)
  }, [viewed])
  const [keyword, setKeyword] = useState<number | null>(null)
  const [place, setPlace] = useState<Element | null>(null)
  const [filmPlace] = useState(() =>
    document.documentElement.dataset['video'] === undefined ? null : document.getElementById(FILMS_ID),
  )
  useEffect(() => {
    wakeKeywords(setKeyword)
    const target = document.getElementById(RECENT_ID)
    if (!target || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setPlace(target)
      },
      { rootMargin: NEAR },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      {keyword !== null && (
        <Suspense>
          <KeywordPopup id={keyword} onClose={() => setKeyword(null)} />
        </Suspense>
      )}
      {filmPlace &&
        createPortal(
          <Suspense>
            <Films id={panel.id} brand={panel.brand.name} name={panel.name} />
          </Suspense>,
          filmPlace,
        )}
      {place &&
        createPortal(
          <Suspense>
            <RecentlyViewed modelId={panel.id} />
          </Suspense>,
          place,
        )}
    </>
  )
}
