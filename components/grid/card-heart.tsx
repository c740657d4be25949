'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { useMarket } from '@/lib/intl/market-context'
import { useIsWished } from '@/stores/wishlist'

/** The heart of a card: on or off the wishlist. Guests are led to the login and come back here. */
export function CardHeart({ modelId, name }: { modelId: number; name: string }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const isWished = useIsWished(modelId)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await import('./wishlist').then(({ toggleWishlist }) => toggleWishlist(modelId), () => 'failed' as const)
    setBusy(false)
    if (outcome === 'guest') {
      const { pathname, search } = window.location
      window.location.assign(`${routes['accounts/login']}?next=${encodeURIComponent(pathname + search)}`)
    } else if (outcome === 'failed') toast(intl.formatMessage({ id: 'grid.wish_failed' }), { tone: 'error' })
    else toast(intl.formatMessage({ id: `grid.wish_${outcome}` }, { name }), { tone: 'success' })
  }
  return (
    <button
      type="button" aria-pressed={isWished} aria-label={intl.formatMessage({ id: 'grid.wish' }, { name })} onClick={() => void press()}
      className="target absolute top-1 right-1 z-2 inline-flex items-center justify-center rounded-chip text-ink transition-colors hover:text-sale aria-pressed:text-sale"
    >
      <span className="flex size-8 items-center justify-center rounded-chip bg-surface/85"><Icon name={isWished ? 'heart-filled' : 'heart'} size={18} /></span>
    </button>
  )
}
