'use client'

import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'

import { GIFT_CARD, isAmount, NAMED_GIFT_CARD_ID } from './gift-card'
import { useProduct } from './product-context'

const GiftCardAddedDialog = lazy(() => import('./gift-card-added-dialog'))

/** A gift card: its value in euros, and for one of the two models who gets it (spec 3 §4 "Gift cards"). */
export default function GiftCardForm() {
  const intl = useIntl()
  const { panel, selected } = useProduct()
  const [amount, setAmount] = useState(String(GIFT_CARD.initial))
  const [name, setName] = useState('')
  const [added, setAdded] = useState<number | null>(null)
  const value = Number(amount)
  const isNamed = panel.id === NAMED_GIFT_CARD_ID
  const isReady = isAmount(amount) && value > 0 && (!isNamed || name.trim() !== '') && selected.variant !== null
  const word = (id: string) => intl.formatMessage({ id })
  const add = async (variantId: number) => {
    const { cartStore } = await import('@/stores/cart')
    cartStore.getState().addGiftCard({ productId: variantId, amount: value, extra_data: { giftcard_name: name.trim() } })
    setAdded(value)
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && selected.variant) add(selected.variant.id).catch(() => toast(word('product.add_failed'), { tone: 'error', duration: PRODUCT_TOAST_MS }))
      }}
    >
      <Input
        id="gift-amount" type="number" inputMode="numeric" label={word('product.gift_amount')} required value={amount}
        min={GIFT_CARD.min} max={GIFT_CARD.max} step={GIFT_CARD.step} onChange={(event) => setAmount(event.target.value)}
        error={amount !== '' && !isAmount(amount) ? word('product.gift_amount_wrong') : undefined} className="max-w-48"
      />
      {isNamed && (
        <Input id="gift-name" label={word('product.gift_name')} required maxLength={100} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      )}
      <Button type="submit" size="lg" wide icon="gift" disabled={!isReady}>{word('product.add_to_cart')}</Button>
      {added !== null && (
        <Suspense>
          <GiftCardAddedDialog value={added} name={name.trim()} onClose={() => setAdded(null)} />
        </Suspense>
      )}
    </form>
  )
}
