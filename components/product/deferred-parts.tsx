'use client'

import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { KEYWORD_ATTRIBUTE } from '@/lib/catalog/keywords'
import { type PanelModel, panelPrice } from '@/lib/catalog/panel/model'
import { shownPrice } from '@/lib/catalog/price'
import { useMarket, useShopPrice } from '@/lib/intl/market-context'
import { onConsent } from '@/stores/consent'
import { trackViewed } from '@/stores/tracking'
import { trackingProduct } from '@/stores/tracking-product'
import { useViewer } from '@/stores/viewer'

import { RECENT_ID, VIDEOS_ID } from './anchor-ids'

const KeywordPopup = lazy(() => import('./keyword-popup'))
const Videos = lazy(() => import('./videos'))
const RecentlyViewed = lazy(() => import('./recently-viewed'))

/**
 * The recently viewed products are loaded when their section is this close to the viewport, so that rendering them moves nothing visible.
 */
const NEAR = '800px'

/** Turns marked keywords into buttons. In the HTML they are plain text, because a button would do nothing without script. */
function activateKeywords(open: (id: number) => void): void {
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
 * Parts of a product's page that are loaded later: explanations of keywords, videos, and recently viewed products. `variantId`: the variant
 * with which the page was opened; a later selection is not tracked as another view and does not render this again.
 */
export default memo(DeferredParts)

function DeferredParts({ panel, variantId }: { panel: PanelModel; variantId: number }) {
  const market = useMarket()
  const viewer = useViewer()
  const toMinor = useShopPrice()
  const price = panelPrice(panel, variantId)
  const [viewed] = useState(() =>
    trackingProduct(panel, market, price && shownPrice(price, viewer, market.country, toMinor).active),
  )
  useEffect(() => {
    const track = () => trackViewed(viewed)
    track()
    return onConsent(track)
  }, [viewed])
  const [keyword, setKeyword] = useState<number | null>(null)
  const [recentTarget, setRecentTarget] = useState<Element | null>(null)
  const [videoTarget] = useState(() =>
    document.documentElement.dataset['video'] === undefined ? null : document.getElementById(VIDEOS_ID),
  )
  useEffect(() => {
    activateKeywords(setKeyword)
    const target = document.getElementById(RECENT_ID)
    if (!target || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setRecentTarget(target)
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
      {videoTarget &&
        createPortal(
          <Suspense>
            <Videos id={panel.id} brand={panel.brand.name} name={panel.name} />
          </Suspense>,
          videoTarget,
        )}
      {recentTarget &&
        createPortal(
          <Suspense>
            <RecentlyViewed modelId={panel.id} />
          </Suspense>,
          recentTarget,
        )}
    </>
  )
}
