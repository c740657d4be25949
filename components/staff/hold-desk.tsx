'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { toast } from '@/components/ui/toast'
import type { StaffHolds, StaffHoldsQuery } from '@/lib/contract/schemas/order'
import { shopTimeZone } from '@/lib/market/shop-time'
import { api } from '@/lib/shop-api/browser'
import { useCall } from '@/lib/shop-api/use-call'

import { DeskWaiting } from './desk-waiting'
import { StaffOnly } from './staff-only'

/** One call releases at most this many orders. */
const MAX_RELEASED = 100
const REFRESH_MS = 30_000

type Holder = StaffHolds['holders'][number]

/** What unpaid orders reserve, by IP address or buyer; staff release it. The back end answers only staff. */
export function HoldDesk() {
  return (
    <StaffOnly waiting={<DeskWaiting />}>
      <Holds />
    </StaffOnly>
  )
}

function Holds() {
  const intl = useIntl()
  const [by, setBy] = useState<StaffHoldsQuery['by']>('address')
  const { data, hasFailed, again } = useCall('staffHolds', { query: { by } }, { everyMs: REFRESH_MS })
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <section aria-labelledby="holds" className="mt-16">
      <h2 id="holds" className="mb-4 text-3xl">
        {word('staff.holds_title')}
      </h2>
      {hasFailed ? (
        <ErrorState title={word('staff.failed')} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap gap-3">
            {(['address', 'holder'] as const).map((value) => (
              <Button
                key={value}
                size="sm"
                variant={value === by ? 'primary' : 'secondary'}
                aria-pressed={value === by}
                onClick={() => setBy(value)}
              >
                {word(`staff.holds_by_${value}`)}
              </Button>
            ))}
          </div>
          {data ? <Listed holds={data} onReleased={again} /> : <DeskWaiting />}
        </>
      )}
    </section>
  )
}

function Listed({
  holds: { orders, units, holders, releases },
  onReleased,
}: {
  holds: StaffHolds
  onReleased: () => void
}) {
  const intl = useIntl()
  return (
    <>
      <p role="status" className="mb-4 text-ink-muted">
        {intl.formatMessage({ id: 'staff.holds_sum' }, { orders, units })}
      </p>
      {holders.length > 0 && (
        <Accordion>
          {holders.map((holder) => (
            <HolderItem key={holder.name ?? ''} holder={holder} onReleased={onReleased} />
          ))}
        </Accordion>
      )}
      <Releases releases={releases} />
    </>
  )
}

/** Releases orders and reports how many; `onReleased` reloads the list. */
function useRelease(onReleased: () => void) {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const release = async (numbers: readonly string[]) => {
    setBusy(true)
    let count = 0
    let isOk = true
    for (let from = 0; isOk && from < numbers.length; from += MAX_RELEASED) {
      const result = await api.call('releaseHolds', { body: { numbers: numbers.slice(from, from + MAX_RELEASED) } })
      isOk = result.ok
      if (result.ok) count += result.data.released.length
    }
    setBusy(false)
    toast(intl.formatMessage({ id: isOk ? 'staff.holds_released' : 'staff.failed' }, { count }), {
      tone: isOk ? 'success' : 'error',
    })
    onReleased()
  }
  return { isBusy, release }
}

function HolderItem({ holder: { name, units, orders }, onReleased }: { holder: Holder; onReleased: () => void }) {
  const intl = useIntl()
  const { isBusy, release } = useRelease(onReleased)
  const word = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const time = (at: string) => intl.formatTime(at, { timeStyle: 'short', timeZone: shopTimeZone() })
  return (
    <AccordionItem
      title={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <span className="[overflow-wrap:anywhere]">{name ?? word('staff.holds_unknown')}</span>
          <span className="text-sm font-normal text-ink-muted">
            {word('staff.holds_sum', { orders: orders.length, units })}
          </span>
        </span>
      }
    >
      <Button size="sm" busy={isBusy} onClick={() => void release(orders.map(({ number }) => number))}>
        {word('staff.holds_release_all', { count: orders.length })}
      </Button>
      <ul className="mt-4 border-t border-line">
        {orders.map(
          ({ number, email, trust, units: held, created, reserved_until: until, is_payment_open: isOpen }) => (
            <li
              key={number}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="tabular font-semibold">{number}</span> {email}
                <span className="block text-sm text-ink-muted">
                  {[
                    word(`staff.holds_trust_${trust}`),
                    word('staff.holds_times', { units: held, created: time(created), until: time(until) }),
                  ].join(', ')}
                </span>
                {isOpen && <span className="block text-sm font-semibold">{word('staff.holds_payment_opened')}</span>}
              </span>
              <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => void release([number])}>
                {word('staff.holds_release')}
              </Button>
            </li>
          ),
        )}
      </ul>
    </AccordionItem>
  )
}

function Releases({ releases }: Pick<StaffHolds, 'releases'>) {
  const intl = useIntl()
  if (releases.length === 0) return null
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() })
  return (
    <>
      <h3 className="mt-8 mb-2 text-xl">{intl.formatMessage({ id: 'staff.holds_history' })}</h3>
      <ul className="text-ink-muted">
        {releases.map(({ at, who, numbers, units }) => (
          <li key={`${at} ${numbers[0]}`} className="[overflow-wrap:anywhere]">
            {intl.formatMessage(
              { id: 'staff.holds_release_row' },
              { at: day(at), who: who ?? '–', numbers: intl.formatList(numbers), units },
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
