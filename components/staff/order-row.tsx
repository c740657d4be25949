'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { arrivalTexts } from '@/lib/cart/arrival'
import type { MoveOrder, MoveReturn, StaffOrders } from '@/lib/contract/schemas/order'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import { SHOP_TIME_ZONE } from '@/lib/market/shop-time'
import { mayCancel, nextFulfilment } from '@/lib/order/order-machine'
import { CANCELLED, isInTransit } from '@/lib/order/order-states'
import { CANCELLED_RETURN, RECEIVED_RETURN } from '@/lib/order/return-machine'
import { api } from '@/lib/shop-api/browser'

import { useOrderTransition } from './use-order-transition'

export interface StoreChoice {
  readonly id: number
  readonly name: string
}
type Listed = StaffOrders['orders'][number]

interface OrderRowProps {
  order: Listed
  stores: readonly StoreChoice[]
  /** The one that was searched for. */
  isOpen: boolean
  /** Something has changed: the list is asked for anew. */
  onMoved: () => void
}

/** One order: where it goes, what is in it and where that lies, and the next step. */
export function OrderRow({ order, stores, isOpen, onMoved }: OrderRowProps) {
  const intl = useIntl()
  const { locale } = useMarket()
  const money = useMoney(order.currency)
  const word = (id: string) => intl.formatMessage({ id })
  const known = (id: string, fallback: string) => (Object.hasOwn(intl.messages, id) ? word(id) : fallback)
  const place =
    order.delivery_method === 'store'
      ? stores.find(({ id }) => String(id) === order.delivery_location)?.name
      : order.delivery_location
  const readyAt =
    order.ready_from &&
    intl.formatDate(`${order.ready_from}:00Z`, {
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    })
  const asked = [
    ...order.options.map((option) =>
      option === 'express_pickup' && readyAt
        ? intl.formatMessage({ id: 'staff.orders_ready_by' }, { time: readyAt })
        : word(`staff.orders_option_${option}`),
    ),
    ...(order.repeats === null ? [] : [intl.formatMessage({ id: 'staff.orders_repeats' }, { number: order.repeats })]),
    ...(order.enterprise_order === null
      ? []
      : [intl.formatMessage({ id: 'staff.orders_enterprise' }, { id: order.enterprise_order })]),
  ]
  return (
    <AccordionItem
      {...(isOpen && { open: true })}
      title={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <span className="tabular">{order.number}</span>
          <span className="font-normal [overflow-wrap:anywhere]">{order.name}</span>
          <span className="text-sm font-normal text-ink-muted">
            {intl.formatDate(order.created, { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE })}
          </span>
          <Badge tone="neutral">{word(`order.status_${order.status}`)}</Badge>
        </span>
      }
    >
      <div className="flex flex-col gap-6">
        <dl className="border-t border-line">
          <Fact label={word('order.delivery_method')}>
            {[known(`order.method_${order.delivery_method}`, order.delivery_method), place].filter(Boolean).join(', ')}
          </Fact>
          <Fact label={word(order.delivery_method === 'store' ? 'order.arrives_store' : 'order.arrives')}>
            {arrivalTexts(order.arrivals, locale).join('; ')}
          </Fact>
          <Fact label={word('order.recipient')}>{[order.name, order.address].filter(Boolean).join(', ')}</Fact>
          <Fact label={word('order.contact')}>{[order.email, order.phone].filter(Boolean).join(', ')}</Fact>
          <Fact label={word('staff.orders_asked')}>{asked.join(', ')}</Fact>
          <Fact label={word('staff.orders_seller')}>{order.seller}</Fact>
          <Fact label={word('staff.orders_chat')}>{order.giosg_chatter}</Fact>
          <Fact label={word('staff.orders_request')}>{order.special_request}</Fact>
          <Fact label={word('order.lines')}>
            <ul>
              {order.lines.map(
                ({ name, colour, size, quantity, stores: from, gift_card: card, by_staff: own }, index) => (
                  <li key={index}>
                    {[`${quantity} × ${name}`, colour, size].filter(Boolean).join(', ')}
                    {card && (
                      <span className="block tabular">
                        {[card.code, money(card.amount), card.name].filter(Boolean).join(', ')}
                      </span>
                    )}
                    {own && (
                      <span className="block text-sm text-ink-muted">
                        {intl.formatMessage(
                          { id: 'staff.orders_by_staff' },
                          { who: own.who, price: money(own.price), name: own.shop_name, shop: money(own.shop_price) },
                        )}
                      </span>
                    )}
                    {from.length > 0 && (
                      <span className="block text-sm text-ink-muted">
                        {from.map((store) => `${store.quantity} × ${store.name}`).join(', ')}
                      </span>
                    )}
                  </li>
                ),
              )}
            </ul>
          </Fact>
          <Fact label={word('staff.orders_total')}>{money(order.total)}</Fact>
        </dl>
        <Steps order={order} onMoved={onMoved} />
        {order.returns.map((known) => (
          <Return key={known.number} known={known} money={money} stores={stores} onMoved={onMoved} />
        ))}
      </div>
    </AccordionItem>
  )
}

/** Label and value of one fact; nothing where the value is empty. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** The next step of an order on its way, and the way out of it while nothing has left. */
function Steps({
  order: { number, status, total, currency, delivery_method: method },
  onMoved,
}: {
  order: Listed
  onMoved: () => void
}) {
  const intl = useIntl()
  const money = useMoney(currency)
  const { isBusy, change } = useOrderTransition(onMoved)
  const [isAsking, setAsking] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const next = nextFulfilment(status)
  if (next === null) return null
  const to = (values: Partial<MoveOrder> & Pick<MoveOrder, 'status'>) =>
    change(number, () => api.call('moveOrder', { body: { number, tracking_code: '', tracking_url: '', ...values } }))
  const hasParcel = isInTransit(next) && method !== 'store'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const field = (name: string) => String(data.get(name) ?? '').trim()
    const link = field('tracking_url')
    const isLink = link === '' || (URL.canParse(link) && new URL(link).protocol === 'https:')
    setWrong(!isLink)
    if (isLink) void to({ status: next, tracking_code: field('tracking_code'), tracking_url: link })
    else document.getElementById(`tracking-url-${number}`)?.focus()
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {hasParcel && (
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
              id={`tracking-url-${number}`}
              name="tracking_url"
              type="url"
              label={word('staff.orders_tracking_link')}
              maxLength={500}
              autoComplete="off"
              error={isWrong && word('staff.orders_link_wrong')}
              aria-invalid={isWrong}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {word(`staff.orders_to_${next}${isInTransit(next) && method === 'store' ? '_store' : ''}`)}
          </Button>
          {mayCancel(status, 'staff') && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {word('order.cancel')}
            </Button>
          )}
        </div>
      </form>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={intl.formatMessage({ id: 'order.cancel_title' }, { number })}
          closeLabel={word('common.close')}
          footer={
            <div className="flex flex-wrap gap-3">
              <Button busy={isBusy} onClick={() => void to({ status: CANCELLED }).then(() => setAsking(false))}>
                {word('order.cancel')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
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
      )}
    </>
  )
}

interface ReturnProps {
  known: Listed['returns'][number]
  money: (minor: number) => string
  stores: readonly StoreChoice[]
  onMoved: () => void
}

/** Goods on their way back: what they are, what they bring, and that they have arrived. */
function Return({ known: { number, kind, method, refund, comment, lines }, money, stores, onMoved }: ReturnProps) {
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onMoved)
  const word = (id: string) => intl.formatMessage({ id })
  const to = (status: MoveReturn['status'], store: number | null) =>
    change(number, () => api.call('moveReturn', { body: { return_number: number, status, restock_store_id: store } }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const store = Number(new FormData(event.currentTarget).get('store'))
    void to(RECEIVED_RETURN, store > 0 ? store : null)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg">{intl.formatMessage({ id: 'order.return_known' }, { number })}</h3>
      <ul className="text-ink-muted">
        {lines.map(({ name, colour, size, quantity, reason, exchange }, index) => (
          <li key={index}>
            {[`${quantity} × ${name}`, colour, size, word(`order.reason_${reason}`), exchange && `→ ${exchange}`]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
        <li>{word(method === 'parcel' ? 'order.return_parcel' : 'order.return_store')}</li>
        {comment !== '' && <li>{comment}</li>}
      </ul>
      <p className="font-semibold">
        {kind === 'refund'
          ? intl.formatMessage({ id: 'order.return_amount' }, { amount: money(refund) })
          : word('order.return_exchange')}
      </p>
      <div className="max-w-form">
        <Select id={`restock-${number}`} name="store" label={word('staff.orders_restock')} defaultValue="">
          <option value="">{word('staff.orders_restock_none')}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {word('staff.orders_received')}
        </Button>
        <Button variant="quiet" onClick={() => void to(CANCELLED_RETURN, null)}>
          {word('staff.orders_end_return')}
        </Button>
      </div>
    </form>
  )
}
