'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { TRANSFER_MESSAGE } from '@/lib/cart/transfer'
import { useCart } from '@/stores/cart'
import { useCheckout } from '@/stores/checkout'
import { sendTransfer, type TransferError } from '@/stores/send-transfer'

import { useStores } from './use-stores'

/** Sends the cart as a transfer request instead of ordering it. Loaded only for staff. `onSent` is called with the request's number. */
export default function TransferButton({ onSent }: { onSent: (number: string) => void }) {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const goods = useCart(({ products }) => JSON.stringify(products))
  const places = useCheckout(
    ({ transferRequestFrom, transferRequestTo }) => `${transferRequestFrom?.join() ?? ''}>${transferRequestTo ?? ''}`,
  )
  const source = `${places} ${goods}`
  const [refused, setRefused] = useState<{ readonly error: TransferError; readonly source: string } | null>(null)
  // An error is hidden as soon as the cart or the stores have changed.
  const error = refused?.source === source ? refused.error : null
  const send = async () => {
    setBusy(true)
    setRefused(null)
    const result = await sendTransfer()
    setBusy(false)
    if (result.ok) onSent(result.number)
    else setRefused({ error: result.error, source })
  }
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <Button size="lg" wide busy={isBusy} onClick={() => void send()}>
        {intl.formatMessage({ id: 'checkout.transfer_send' })}
      </Button>
      {error && (
        <div role="alert" className="text-sm text-sale">
          <TransferErrorText error={error} />
        </div>
      )}
    </div>
  )
}

const TEXTS = {
  places: 'checkout.transfer_places',
  goods: 'checkout.transfer_goods',
  failed: 'checkout.transfer_failed',
} as const

function TransferErrorText({ error }: { error: TransferError }) {
  const intl = useIntl()
  const stores = useStores()
  const lines = useCheckout(({ products }) => products)
  // Finnish on every page, because it is for staff (spec 1 §4).
  if (error.kind === 'picked') return <p lang="fi">{TRANSFER_MESSAGE}</p>
  if (error.kind !== 'short') return <p>{intl.formatMessage({ id: TEXTS[error.kind] })}</p>
  return (
    <ul>
      {error.rows.map(({ productId, store, available }) => (
        <li key={`${productId}@${store}`}>
          {intl.formatMessage(
            { id: 'checkout.transfer_short' },
            {
              name: lines.find((line) => line.productId === productId)?.name ?? String(productId),
              store: stores.find(({ id }) => id === store)?.name ?? String(store),
              available,
            },
          )}
        </li>
      ))}
    </ul>
  )
}
