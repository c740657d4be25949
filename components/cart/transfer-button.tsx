'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { TRANSFER_MESSAGE } from '@/lib/cart/transfer'
import { useCart } from '@/stores/cart'
import { useCheckout } from '@/stores/checkout'

import { sendTransfer, type TransferProblem } from './send-transfer'
import { useStores } from './use-stores'

/** How a cart in transfer mode ends: the request is sent instead of paid for. Loaded for staff alone. `onSent` is told its number. */
export default function TransferButton({ onSent }: { onSent: (number: string) => void }) {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const goods = useCart(({ products }) => JSON.stringify(products))
  const places = useCheckout(
    ({ transferRequestFrom, transferRequestTo }) => `${transferRequestFrom?.join() ?? ''}>${transferRequestTo ?? ''}`,
  )
  const asked = `${places} ${goods}`
  const [refused, setRefused] = useState<{ readonly problem: TransferProblem; readonly asked: string } | null>(null)
  // What was refused is no reproach to what has been changed since.
  const problem = refused?.asked === asked ? refused.problem : null
  const send = async () => {
    setBusy(true)
    setRefused(null)
    const result = await sendTransfer()
    setBusy(false)
    if (result.ok) onSent(result.number)
    else setRefused({ problem: result.problem, asked })
  }
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <Button size="lg" wide busy={isBusy} onClick={() => void send()}>
        {intl.formatMessage({ id: 'checkout.transfer_send' })}
      </Button>
      {problem && (
        <div role="alert" className="text-sm text-sale">
          <Problem problem={problem} />
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

function Problem({ problem }: { problem: TransferProblem }) {
  const intl = useIntl()
  const stores = useStores()
  const lines = useCheckout(({ products }) => products)
  // Finnish, whatever the page's language: staff read it (spec 1 §4).
  if (problem.kind === 'picked') return <p lang="fi">{TRANSFER_MESSAGE}</p>
  if (problem.kind !== 'short') return <p>{intl.formatMessage({ id: TEXTS[problem.kind] })}</p>
  return (
    <ul>
      {problem.rows.map(({ productId, store, available }) => (
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
