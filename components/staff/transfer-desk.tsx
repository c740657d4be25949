'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import type { TransferRequestsQuery } from '@/lib/contract/schemas/transfer'
import { useMarket } from '@/lib/intl/market-context'
import { useCall } from '@/lib/shop-api/use-call'

import { StaffOnly } from './staff-only'
import { TransferRow } from './transfer-row'

type Asked = Omit<TransferRequestsQuery, 'language'>
const STATES = ['requested', 'sent', 'received', 'cancelled'] as const satisfies readonly Asked['state'][]
const FIRST: Asked = { state: 'requested', page: 1, number: '' }

/** Goods that stores ask each other for; the back end answers staff only. */
export function TransferDesk() {
  return (
    <StaffOnly waiting={<Waiting />}>
      <Desk />
    </StaffOnly>
  )
}

function Waiting() {
  return <div className="flex flex-col gap-4">{[0, 1, 2].map((row) => <Skeleton key={row} className="h-14" />)}</div>
}

const isSame = (one: Asked, other: Asked) => one.state === other.state && one.page === other.page && one.number === other.number

function Desk() {
  const intl = useIntl()
  const { language } = useMarket()
  const [asked, setAsked] = useState(FIRST)
  const { data, hasFailed, again } = useCall('transferRequests', { query: { ...asked, language } })
  const word = (id: string) => intl.formatMessage({ id })
  /** The same question again is an answer of its own: somebody else may have worked meanwhile. */
  const ask = (next: Asked) => {
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
        <div className="min-w-0 flex-1"><Input id="staff-transfer" name="number" label={word('staff.transfers_find')} autoComplete="off" spellCheck={false} minLength={4} maxLength={30} required /></div>
        <Button type="submit" variant="secondary" icon="search">{word('staff.orders_search')}</Button>
      </form>
      <div role="group" aria-label={word('staff.transfers_title')} className="flex gap-x-6 overflow-x-auto border-b border-line">
        {STATES.map((state) => {
          const isChosen = asked.number === '' && asked.state === state
          return (
            <button
              key={state} type="button" aria-pressed={isChosen} onClick={() => ask({ ...FIRST, state })}
              className={cx('flex min-h-11 shrink-0 items-center border-b-2 font-semibold whitespace-nowrap', isChosen ? 'border-brand text-ink' : 'border-transparent text-ink-muted hover:text-ink')}
            >
              {word(`staff.transfers_${state}`)}
            </button>
          )
        })}
      </div>
      {hasFailed ? <ErrorState title={word('staff.failed')} /> : !data ? <Waiting /> : (
        <>
          <p role="status" className="text-ink-muted">{intl.formatMessage({ id: 'staff.transfers_count' }, { count: data.total })}</p>
          {data.transfers.length > 0 && (
            <Accordion>{data.transfers.map((transfer) => <TransferRow key={transfer.number} transfer={transfer} isOpen={asked.number !== ''} onMoved={again} />)}</Accordion>
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
