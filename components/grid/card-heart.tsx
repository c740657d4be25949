'use client'

import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { useWishlist } from '@/components/wishlist/use-wishlist'

/** The heart of a card: on or off the wishlist. */
export function CardHeart({ modelId, name }: { modelId: number; name: string }) {
  const intl = useIntl()
  const { isWished, press } = useWishlist(modelId, 'card')
  return (
    <button
      type="button" aria-pressed={isWished} aria-label={intl.formatMessage({ id: 'grid.wish' }, { name })} onClick={press}
      className="target absolute top-1 right-1 z-2 inline-flex items-center justify-center rounded-chip text-ink transition-colors hover:text-sale aria-pressed:text-sale"
    >
      <span className="flex size-8 items-center justify-center rounded-chip bg-surface/85"><Icon name={isWished ? 'heart-filled' : 'heart'} size={18} /></span>
    </button>
  )
}
