'use client'

import { useIntl } from 'react-intl'

import { Picture } from '@/components/ui/picture'
import type { GiftCardTemplate } from '@/lib/contract/schemas/common'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { convertGiftCard, formatPrice } from '@/lib/market/format'

import { AddedFrame } from './added-frame'
import { useProduct } from './product-context'

interface Props {
  /** Whole euros. */
  value: number
  name: string
  /** The design, when the card has one. */
  template: GiftCardTemplate | undefined
  onClose: () => void
}

/** Reports that a gift card was added to the cart. Each card is a separate row, so there is no amount to change. */
export default function GiftCardAddedDialog(props: Props) {
  return (
    <LazyIntl areas={['cart']}>
      <Added {...props} />
    </LazyIntl>
  )
}

function Added({ value, name, template, onClose }: Props) {
  const intl = useIntl()
  const { currency, currencyRate, language } = useMarket()
  const { panel } = useProduct()
  const price = formatPrice(convertGiftCard(value * 100, currencyRate, currency, 'price'), currency, language)
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <AddedFrame onClose={onClose}>
      <div className="flex items-start gap-4">
        {template && (
          <Picture
            path={template.image}
            alt=""
            width={160}
            height={160}
            sizes="96px"
            className="aspect-square w-24 shrink-0 rounded-control object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="font-semibold">{panel.name}</p>
          {name && <p className="text-ink-muted">{word('cart.gift_card_to', { name })}</p>}
          {template && <p className="text-ink-muted">{word('cart.gift_card_design', { name: template.name })}</p>}
          <p className="mt-2 text-2xl font-bold">{price}</p>
        </div>
      </div>
    </AddedFrame>
  )
}
