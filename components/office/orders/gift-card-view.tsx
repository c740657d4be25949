import NextLink from 'next/link'
import type { ReactNode } from 'react'

import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { OfficeGiftCard } from '@/lib/contract/schemas/office-gift-cards'
import { listPath, recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { DOT, NOTHING } from '../marks'
import { moneyText, optionLabel, showValue } from '../show-value'
import { Card } from './card'
import { FactList } from './fact-list'

const TONES: Readonly<Record<OfficeGiftCard['state'], BadgeTone>> = {
  card_active: 'success',
  card_waiting: 'info',
  card_empty: 'neutral',
  card_expired: 'warning',
  card_void: 'sale',
}

/** One gift card: what it was worth, what is left, each movement, and the order that bought it. Orders and returns change it, nobody else. */
export async function GiftCardView({ card }: { card: OfficeGiftCard }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const euros = (cents: number) => moneyText(intl, cents, 'eur')
  const name = card.code ?? intl.formatMessage({ id: 'office.gift_card_number' }, { number: String(card.id) })
  return (
    <>
      <div className="flex flex-col gap-1">
        <NextLink
          prefetch={false}
          href={listPath('gift-cards')}
          className="inline-flex min-h-6 items-center gap-1 self-start text-ink-muted hover:underline"
        >
          <Icon name="arrow-left" size={16} />
          {word('entity_gift-cards')}
        </NextLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="tabular text-2xl">{[name, euros(card.value)].join(DOT)}</h1>
          <Badge tone={TONES[card.state]}>{optionLabel(intl, card.state)}</Badge>
        </div>
        {card.code === null ? null : <p className="text-ink-muted text-xs">{word('gift_card_code_hint')}</p>}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card id="card-money" title={word('gift_card_money')}>
          <FactList
            facts={[
              [word('field_balanceEur'), <b key="balance">{euros(card.balance)}</b>],
              [word('field_valueEur'), euros(card.value)],
              [word('field_createdAt'), showValue(intl, 'moment', card.created)],
              [
                word('field_expiresAt'),
                card.expires === null ? word('gift_card_no_end') : showValue(intl, 'moment', card.expires),
              ],
            ]}
          />
        </Card>
        <Card id="card-order" title={word('gift_card_bought')}>
          <Bought card={card} />
        </Card>
      </div>
      <Card id="card-ledger" title={word('gift_card_ledger')}>
        <Ledger card={card} />
      </Card>
    </>
  )
}

/** The number of an order, which leads to it for people who may see it. */
function OrderNumber({ order, isLinked }: { order: OfficeGiftCard['order']; isLinked: boolean }): ReactNode {
  if (order === null || !isLinked) return order?.number ?? NOTHING
  return (
    <NextLink
      prefetch={false}
      href={recordPath('orders', String(order.id))}
      className="inline-block min-h-6 tabular underline"
    >
      {order.number}
    </NextLink>
  )
}

async function Bought({ card }: { card: OfficeGiftCard }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const { order, recipient, sendAt, sentAt, isPrinted, maySeeOrders } = card
  if (order === null) return <p className="text-ink-muted">{word('gift_card_no_order')}</p>
  return (
    <FactList
      facts={[
        [word('field_orderId'), <OrderNumber key="order" order={order} isLinked={maySeeOrders} />],
        [word('gift_card_kind'), word(isPrinted ? 'gift_card_printed' : 'gift_card_mailed')],
        [word('gift_card_for'), recipient?.name ?? ''],
        [word('field_email'), recipient?.email ?? ''],
        [word('field_sendAt'), showValue(intl, 'moment', sendAt)],
        [word('gift_card_sent'), showValue(intl, 'moment', sentAt)],
      ]}
    />
  )
}

/** On a phone the first three are in view. */
const COLUMNS = ['gift_card_move', 'gift_card_amount', 'gift_card_after', 'field_createdAt', 'field_orderId'] as const
/** They stand below each other by their last figure. */
const AMOUNTS: ReadonlySet<string> = new Set(['gift_card_amount', 'gift_card_after'])

async function Ledger({ card: { ledger, maySeeOrders } }: { card: OfficeGiftCard }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <div className="overflow-x-auto">
      <table className="office-table">
        <thead>
          <tr>
            {COLUMNS.map((id) => (
              <th
                key={id}
                scope="col"
                className={AMOUNTS.has(id) ? 'office-cell office-head text-end' : 'office-cell office-head'}
              >
                {word(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ created, reason, order, amount, balance }, at) => (
            <tr key={ledger.length - at} className="office-row">
              <td className="office-cell">{word(`gift_card_${reason}`)}</td>
              <td className="office-cell text-end">{moneyText(intl, amount, 'eur')}</td>
              <td className="office-cell text-end">{moneyText(intl, balance, 'eur')}</td>
              <td className="office-cell whitespace-nowrap">{showValue(intl, 'moment', created)}</td>
              <td className="office-cell">
                <OrderNumber order={order} isLinked={maySeeOrders} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
