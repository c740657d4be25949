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

/**
 * The wishlist button of a card. It needs script, so it is not in the HTML; it is added when the browser is idle. It is placed above the
 * picture.
 */
export function CardHeart(props: HeartProps) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    // With low priority: a list full of buttons is rendered in parts, and between them the browser can handle input.
    return whenIdle(() => startTransition(() => setIsReady(true)))
  }, [])
  return isReady && <Heart {...props} />
}

/** Adds the card's product to the wishlist or removes it. */
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
