'use client'

import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { useWishlist } from '@/components/card/use-wishlist'

import { useProduct } from './product-context'

/** The wishlist button beside the buy button. */
export function WishlistButton() {
  const intl = useIntl()
  const { panel } = useProduct()
  const { isWished, press } = useWishlist(panel.id, 'page')
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={intl.formatMessage({ id: 'common.wishlist' })}
      title={intl.formatMessage({ id: 'common.wishlist' })}
      onClick={press}
      className="inline-flex size-13 shrink-0 items-center justify-center rounded-control border border-line-strong transition-colors hover:border-ink hover:text-sale aria-pressed:text-sale scripted"
    >
      <Icon name={isWished ? 'heart-filled' : 'heart'} size={24} />
    </button>
  )
}
