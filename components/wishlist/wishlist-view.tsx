'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { type GridCard, type Palette, paletteOf, toGridCard } from '@/components/grid/grid-card'
import { ProductCard } from '@/components/grid/product-card'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'
import { useAuth } from '@/stores/auth'
import { useViewer } from '@/stores/viewer'

/** Cards of one request (spec 2 §9: a page of a list). */
const MAX_CARDS = 500

interface Loaded {
  cards: readonly GridCard[]
  palette: Palette
}

/** What the customer has put on the wishlist, the latest first; a guest is shown the way in. What is taken off stays until the page is left. */
export function WishlistView() {
  const intl = useIntl()
  const market = useMarket()
  const { language, taxAreaId, locale, routes } = market
  const isLoading = useAuth((auth) => auth.isLoading)
  const user = useAuth((auth) => auth.user)
  const viewer = useViewer()
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { isAuthenticated } = user
  const word = (id: string) => intl.formatMessage({ id })

  useEffect(() => {
    if (!isAuthenticated) return
    const stop = new AbortController()
    const sortIds = user.wishlistModelIds.toReversed().slice(0, MAX_CARDS)
    const ask = async () => {
      if (sortIds.length === 0) return { cards: [], palette: {} }
      const result = await api.productList({ source: 'Models', sortIds, language, taxAreaId }, { signal: stop.signal })
      if (!result.ok) return 'failed'
      const { products } = result.data
      return { cards: products.map((card) => toGridCard(card, [], locale)), palette: paletteOf(products) }
    }
    void ask().then((answer) => {
      if (!stop.signal.aborted) setLoaded(answer)
    })
    return () => stop.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- hearts that are pressed here must not take the card away under the finger
  }, [isAuthenticated, language, taxAreaId, locale, attempt])

  if (!isLoading && !isAuthenticated) {
    return (
      <EmptyState
        icon="heart"
        title={word('account.wishlist_guest')}
        actions={
          <ButtonLink href={`${routes['accounts/login']}?next=${encodeURIComponent(window.location.pathname)}`}>
            {word('account.login')}
          </ButtonLink>
        }
      >
        {word('account.wishlist_guest_text')}
      </EmptyState>
    )
  }
  if (loaded === 'failed') {
    return (
      <ErrorState
        title={word('account.wishlist_failed')}
        actions={
          <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
            {word('grid.retry')}
          </Button>
        }
      />
    )
  }
  if (loaded === null)
    return (
      <div className="card-grid">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="aspect-[3/4]" />
        ))}
      </div>
    )
  if (loaded.cards.length === 0)
    return (
      <EmptyState icon="heart" title={word('account.wishlist_empty')}>
        {word('account.wishlist_empty_text')}
      </EmptyState>
    )
  return (
    <ul className="card-grid">
      {loaded.cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} palette={loaded.palette} viewer={viewer} />
        </li>
      ))}
    </ul>
  )
}
