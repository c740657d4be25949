'use client'

import { startTransition, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { whenIdle } from '@/components/ui/when-idle'
import { useWishlist } from './use-wishlist'

interface HeartProps {
  modelId: number
  name: string
}

/** Hearts do nothing without script, so they are not in the page: they come when the browser has time. Their place is above the picture. */
export function CardHeart(props: HeartProps) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    // Low in rank: a list full of hearts is drawn in slices, between which a touch is answered.
    return whenIdle(() => startTransition(() => setIsReady(true)))
  }, [])
  return isReady && <Heart {...props} />
}

/** The heart of a card: on or off the wishlist. */
function Heart({ modelId, name }: HeartProps) {
  const intl = useIntl()
  const { isWished, press } = useWishlist(modelId, 'card')
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={intl.formatMessage({ id: 'grid.wish' }, { name })}
      onClick={press}
      className="target absolute top-1 right-1 z-2 inline-flex items-center justify-center rounded-chip text-ink transition-colors hover:text-sale aria-pressed:text-sale"
    >
      <span className="flex size-8 items-center justify-center rounded-chip bg-surface/85">
        <Icon name={isWished ? 'heart-filled' : 'heart'} size={18} />
      </span>
    </button>
  )
}
