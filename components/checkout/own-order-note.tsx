'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import { shopTimeZone } from '@/lib/market/shop-time'
import { orderLink } from '@/lib/order/order-link'
import { giveUpOwnOrder, type OwnOrder } from '@/stores/own-order'

interface OwnOrderNoteProps {
  readonly own: OwnOrder
  /** `product`: below the choice of a product that the order has reserved. */
  readonly place: 'cart' | 'payment' | 'product'
}

/** The shopper's own unpaid order: until when it is reserved, and the ways on: pay for it, change it, give it up. */
export default function OwnOrderNote(props: OwnOrderNoteProps) {
  return (
    <LazyIntl areas={['unpaid']}>
      <Note {...props} />
    </LazyIntl>
  )
}

function Note({ own, place }: OwnOrderNoteProps) {
  const intl = useIntl()
  const { routes } = useMarket()
  const { number, reserved_until: until, lines, total, currency } = own.order
  const money = useMoney(currency)
  const note = useRef<HTMLElement>(null)
  // After Back from the payment page the browser shows the place of the pressed button, at the end of the form.
  useEffect(() => {
    // A field in which the shopper types keeps the focus.
    if (place !== 'payment' || document.activeElement?.matches('input, select, textarea')) return
    note.current?.scrollIntoView({ block: 'start' })
    note.current?.focus({ preventScroll: true })
  }, [place, number])
  const values = {
    number,
    time: intl.formatTime(until ?? undefined, { timeStyle: 'short', timeZone: shopTimeZone() }),
    count: lines.filter(({ kind }) => kind === 'product').reduce((all, { quantity }) => all + quantity, 0),
    total: money(total),
  }
  const text = place === 'product' ? 'unpaid.product' : place === 'cart' ? 'unpaid.text' : 'unpaid.text_short'
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-labelledby="own-order"
      className="mb-6 flex scroll-mt-[calc(var(--header-height)+1rem)] gap-3 rounded-card border border-line-strong bg-surface p-4 outline-none"
    >
      <Icon name="clock" size={24} className="text-info" />
      <div className="flex min-w-0 flex-col gap-2">
        <p id="own-order" className="font-semibold">
          {intl.formatMessage({ id: 'unpaid.title' }, values)}
        </p>
        <p className="text-ink-muted">{intl.formatMessage({ id: text }, values)}</p>
        <div className="mt-1 flex flex-wrap gap-3">
          <ButtonLink
            size="sm"
            href={orderLink(`${routes['order/process']}?${new URLSearchParams({ number })}`, own.reference.access)}
          >
            {intl.formatMessage({ id: 'unpaid.pay' })}
          </ButtonLink>
          {place !== 'cart' && (
            <ButtonLink size="sm" variant="secondary" href={routes.checkout}>
              {intl.formatMessage({ id: 'unpaid.change' })}
            </ButtonLink>
          )}
          <GiveUp own={own} />
        </div>
      </div>
    </section>
  )
}

function GiveUp({ own }: { own: OwnOrder }) {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const giveUp = async () => {
    setBusy(true)
    const isDone = await giveUpOwnOrder(own)
    setBusy(false)
    const { number } = own.order
    toast(intl.formatMessage({ id: isDone ? 'unpaid.given_up' : 'unpaid.give_up_failed' }, { number }), {
      tone: isDone ? 'success' : 'error',
    })
  }
  return (
    <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void giveUp()}>
      {intl.formatMessage({ id: 'unpaid.give_up' })}
    </Button>
  )
}
