'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import type { MoveOrder, StaffOrders } from '@/lib/contract/schemas/order'
import { useMoney } from '@/lib/intl/use-money'
import { mayCancel, nextFulfilment } from '@/lib/order/order-machine'
import { CANCELLED, isInTransit } from '@/lib/order/order-states'
import { api } from '@/lib/shop-api/browser'

import { useOrderTransition } from './use-order-transition'

type Listed = StaffOrders['orders'][number]

const trackingLinkId = (number: string) => `tracking-url-${number}`
/** The tracking link may be empty, otherwise it must be an https address. */
const isTrackingLink = (link: string) => link === '' || (URL.canParse(link) && new URL(link).protocol === 'https:')

/** The next step of an order that is being packed or sent, and its cancellation before anything was sent. */
export function OrderSteps({ order, onMoved }: { order: Listed; onMoved: () => void }) {
  const { number, status, delivery_kind: kind } = order
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onMoved)
  const [isAsking, setAsking] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const next = nextFulfilment(status)
  if (next === null) return null
  const to = (values: Partial<MoveOrder> & Pick<MoveOrder, 'status'>) =>
    change(number, () => api.call('moveOrder', { body: { number, tracking_code: '', tracking_url: '', ...values } }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const field = (name: string) => String(data.get(name) ?? '').trim()
    const link = field('tracking_url')
    const isLink = isTrackingLink(link)
    setWrong(!isLink)
    if (isLink) void to({ status: next, tracking_code: field('tracking_code'), tracking_url: link })
    else document.getElementById(trackingLinkId(number))?.focus()
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isInTransit(next) && kind !== 'store' && <TrackingFields number={number} isLinkWrong={isWrong} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {word(`staff.orders_to_${next}${isInTransit(next) && kind === 'store' ? '_store' : ''}`)}
          </Button>
          {mayCancel(status, 'staff') && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {word('order.cancel')}
            </Button>
          )}
        </div>
      </form>
      {isAsking && (
        <CancelDialog
          order={order}
          isBusy={isBusy}
          onCancel={() => void to({ status: CANCELLED }).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The parcel's code at its carrier, and the link to the carrier's page. */
function TrackingFields({ number, isLinkWrong }: { number: string; isLinkWrong: boolean }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        id={`tracking-code-${number}`}
        name="tracking_code"
        label={word('staff.orders_tracking')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <Input
        id={trackingLinkId(number)}
        name="tracking_url"
        type="url"
        label={word('staff.orders_tracking_link')}
        maxLength={500}
        autoComplete="off"
        error={isLinkWrong && word('staff.orders_link_wrong')}
        aria-invalid={isLinkWrong}
      />
    </div>
  )
}

interface CancelDialogProps {
  order: Listed
  isBusy: boolean
  onCancel: () => void
  onClose: () => void
}

/** Asks whether the order is to be cancelled, and shows the refund. */
function CancelDialog({ order: { number, total, currency }, isBusy, onCancel, onClose }: CancelDialogProps) {
  const intl = useIntl()
  const money = useMoney(currency)
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'order.cancel_title' }, { number })}
      closeLabel={word('common.close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy} onClick={onCancel}>
            {word('order.cancel')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {word('order.cancel_keep')}
          </Button>
        </div>
      }
    >
      <p>{word('order.cancel_text')}</p>
      {total > 0 && (
        <p className="mt-3">{intl.formatMessage({ id: 'staff.orders_cancel_refund' }, { amount: money(total) })}</p>
      )}
    </Dialog>
  )
}
