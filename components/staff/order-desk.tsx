'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import type { StaffOrdersQuery } from '@/lib/contract/schemas/order'
import { useCall } from '@/lib/shop-api/use-call'

import { OrderRow, type StoreChoice } from './order-row'
import { StaffOnly } from './staff-only'

const STATES = ['paid', 'packed', 'sent', 'returns'] as const satisfies readonly StaffOrdersQuery['state'][]
const FIRST: StaffOrdersQuery = { state: 'paid', page: 1, number: '' }

/** What is to be packed, sent and taken back; the back end answers staff only. */
export function OrderDesk({ stores }: { stores: readonly StoreChoice[] }) {
  return (
    <StaffOnly waiting={<Waiting />}>
      <Desk stores={stores} />
    </StaffOnly>
  )
}

function Waiting() {
  return <div className="flex flex-col gap-4">{[0, 1, 2].map((row) => <Skeleton key={row} className="h-14" />)}</div>
}

const isSame = (one: StaffOrdersQuery, other: StaffOrdersQuery) => one.state === other.state && one.page === other.page && one.number === other.number

function Desk({ stores }: { stores: readonly StoreChoice[] }) {
  const intl = useIntl()
  const [asked, setAsked] = useState(FIRST)
  const { data, hasFailed, again } = useCall('staffOrders', { query: asked })
  const word = (id: string) => intl.formatMessage({ id })
  /** The same question again is an answer of its own: somebody else may have worked meanwhile. */
  const ask = (next: StaffOrdersQuery) => {
    setAsked(next)
    if (isSame(next, asked)) again()
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask({ ...FIRST, number: String(new FormData(event.currentTarget).get('number') ?? '').trim() })
  }
  return (
    <div className="flex flex-col gap-8">
      <form onSubmit={search} className="flex max-w-form flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1"><Input id="staff-order" name="number" label={word('staff.orders_find')} autoComplete="off" spellCheck={false} minLength={4} maxLength={30} required /></div>
        <Button type="submit" variant="secondary" icon="search">{word('staff.orders_search')}</Button>
      </form>
      <div role="group" aria-label={word('staff.orders_title')} className="flex gap-x-6 overflow-x-auto border-b border-line">
        {STATES.map((state) => {
          const isChosen = asked.number === '' && asked.state === state
          return (
            <button
              key={state} type="button" aria-pressed={isChosen} onClick={() => ask({ ...FIRST, state })}
              className={cx('flex min-h-11 shrink-0 items-center border-b-2 font-semibold whitespace-nowrap', isChosen ? 'border-brand text-ink' : 'border-transparent text-ink-muted hover:text-ink')}
            >
              {word(`staff.orders_${state}`)}
            </button>
          )
        })}
      </div>
      {hasFailed ? <ErrorState title={word('staff.failed')} /> : !data ? <Waiting /> : (
        <>
          <p role="status" className="text-ink-muted">{intl.formatMessage({ id: 'staff.orders_count' }, { count: data.total })}</p>
          {data.orders.length > 0 && (
            <Accordion>{data.orders.map((order) => <OrderRow key={order.number} order={order} stores={stores} isOpen={asked.number !== ''} onMoved={again} />)}</Accordion>
          )}
          {data.pages > 1 && (
            <div className="flex items-center gap-3">
              <Button variant="secondary" disabled={asked.page <= 1} onClick={() => ask({ ...asked, page: asked.page - 1 })}>{word('staff.orders_older')}</Button>
              <Button variant="secondary" disabled={asked.page >= data.pages} onClick={() => ask({ ...asked, page: asked.page + 1 })}>{word('staff.orders_newer')}</Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
