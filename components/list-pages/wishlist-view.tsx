'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { ProductCard } from '@/components/card/product-card'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { type GridCards, toGridCards } from '@/lib/catalog/list/grid-card'
import { cardsRequest } from '@/lib/catalog/list/list-ref'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'
import { useAuth } from '@/stores/auth'
import { useViewer } from '@/stores/viewer'

/** Cards of one request (spec 2 §9: a page of a list). */
const MAX_CARDS = 500

/** The customer's cards, the latest first; null while they load. A removed card stays until the page is left. */
function useWishedCards() {
  const { language, taxAreaId, country, locale } = useMarket()
  const { isAuthenticated, wishlistModelIds } = useAuth((auth) => auth.user)
  const [cards, setCards] = useState<GridCards | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isAuthenticated) return
    const stop = new AbortController()
    const ids = wishlistModelIds.toReversed().slice(0, MAX_CARDS)
    const load = async () => {
      if (ids.length === 0) return toGridCards([])
      const result = await api.productList(cardsRequest(ids, { language, taxAreaId, country }), { signal: stop.signal })
      return result.ok ? toGridCards(result.data.products, [], locale) : 'failed'
    }
    void load().then((answer) => {
      if (!stop.signal.aborted) setCards(answer)
    })
    return () => stop.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- removing a product from the wishlist must not remove its card at once
  }, [isAuthenticated, language, taxAreaId, country, locale, attempt])
  return { cards, retry: () => setAttempt(attempt + 1) }
}

/** The products on the customer's wishlist; a guest gets a link to the log-in. */
export function WishlistView() {
  const intl = useIntl()
  const isLoading = useAuth((auth) => auth.isLoading)
  const isAuthenticated = useAuth((auth) => auth.user.isAuthenticated)
  const viewer = useViewer()
  const { cards, retry } = useWishedCards()
  const word = (id: string) => intl.formatMessage({ id })

  if (!isLoading && !isAuthenticated) return <GuestWishlist />
  if (cards === 'failed')
    return (
      <ErrorState
        title={word('account.wishlist_failed')}
        actions={
          <Button variant="secondary" size="sm" onClick={retry}>
            {word('grid.retry')}
          </Button>
        }
      />
    )
  if (cards === null)
    return (
      <div className="card-grid">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="aspect-[3/4]" />
        ))}
      </div>
    )
  if (cards.cards.length === 0)
    return (
      <EmptyState icon="heart" title={word('account.wishlist_empty')}>
        {word('account.wishlist_empty_text')}
      </EmptyState>
    )
  return (
    <ul className="card-grid">
      {cards.cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} palette={cards.palette} viewer={viewer} />
        </li>
      ))}
    </ul>
  )
}

function GuestWishlist() {
  const intl = useIntl()
  const { routes } = useMarket()
  return (
    <EmptyState
      icon="heart"
      title={intl.formatMessage({ id: 'account.wishlist_guest' })}
      actions={
        <ButtonLink href={`${routes['accounts/login']}?next=${encodeURIComponent(window.location.pathname)}`}>
          {intl.formatMessage({ id: 'account.login' })}
        </ButtonLink>
      }
    >
      {intl.formatMessage({ id: 'account.wishlist_guest_text' })}
    </EmptyState>
  )
}
