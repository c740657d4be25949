'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { toast } from '@/components/ui/toast'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMoney } from '@/lib/intl/use-money'
import { isUnpaid } from '@/lib/order/order-states'
import type { OrderReference } from '@/lib/order/reference'
import { refusalMessageId } from '@/lib/order/refusal'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

interface CancelDialogProps {
  order: Order
  reference: OrderReference
  onClose: () => void
  onChange: (order: Order) => void
}

/** Asks for confirmation, and explains the refund. */
export default function CancelDialog({ order, reference, onClose, onChange }: CancelDialogProps) {
  const intl = useIntl()
  const money = useMoney(order.currency)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const isPaid = !isUnpaid(order.status)
  const confirm = async () => {
    setBusy(true)
    const result = await lazyApi.call('cancelOrder', { body: { number: reference.number, access: reference.access } })
    setBusy(false)
    if (!result.ok) return setFailure(refusalMessageId(result.error))
    onChange(result.data)
    toast(text('order.cancel_done', { number: order.number }), { tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('order.cancel_title', { number: order.number })}
      closeLabel={text('common.close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={confirm}>
            {text('order.cancel')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {text('order.cancel_keep')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {failure && <ErrorState title={text(failure)} />}
        <p>{text('order.cancel_text')}</p>
        {isPaid && order.total > 0 && <p>{text('order.cancel_refund', { amount: money(order.total) })}</p>}
        {order.gift_card_total > 0 && <p>{text('order.cancel_cards')}</p>}
      </div>
    </Dialog>
  )
}
