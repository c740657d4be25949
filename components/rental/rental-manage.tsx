'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { BACK_UNTIL, COLLECT_FROM, daysBetween } from '@/lib/catalog/rental'
import { quoteOf, withoutOwn } from '@/lib/catalog/rental-plan'
import type { RentalBooking } from '@/lib/contract/schemas/rental'
import { useMarket, usePrice } from '@/lib/intl/market-context'
import { accessInFragment } from '@/lib/order/order-link'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import type { Days } from './rental-calendar'
import { Facts, RentalDays, RentalQuote, useDayText } from './rental-days'
import { problemOf } from './rental-error'
import { useOffers } from './use-offers'

/** `none`: the page was opened without a link. */
type Loaded = RentalBooking | 'loading' | 'none' | 'not_found' | 'failed'

/** The booking whose link opened the page. The secret leaves the address at once. */
function useLinkedBooking() {
  const { language } = useMarket()
  const [booking, setBooking] = useState<Loaded>('loading')
  useEffect(() => {
    const { hash, pathname } = window.location
    const access = accessInFragment(hash)
    const number = new URLSearchParams(hash.slice(1)).get('number')
    const load = async () => {
      if (access === null || number === null) return 'none' as const
      window.history.replaceState(window.history.state, '', pathname)
      const result = await lazyApi.call('rentalBooking', { body: { number, access, language } })
      return result.ok ? result.data : result.error.status === 404 ? ('not_found' as const) : ('failed' as const)
    }
    void load().then(setBooking)
  }, [language])
  return { booking, setBooking }
}

/** A booking: what, where and when; until it is collected the days can be changed, and it can be cancelled. */
export function RentalManage() {
  const intl = useIntl()
  const { booking, setBooking } = useLinkedBooking()
  const word = (id: string) => intl.formatMessage({ id: `rental.${id}` })
  if (booking === 'loading') return <Skeleton className="h-80" />
  if (booking === 'none') return <p>{word('booking_none')}</p>
  if (booking === 'not_found') return <ErrorState title={word('booking_not_found')} />
  if (booking === 'failed') return <ErrorState title={word('load_failed')} />
  return (
    <>
      <BookingFacts booking={booking} />
      {booking.may_change && (
        // Another key after a change: the calendar begins with the new days.
        <Changes key={`${booking.from} ${booking.to}`} booking={booking} onChange={setBooking} />
      )}
    </>
  )
}

function BookingFacts({ booking }: { booking: RentalBooking }) {
  const intl = useIntl()
  const price = usePrice()
  const text = useDayText()
  const { number, status, store, from, to, collect, back, lines, total, deposit, name } = booking
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `rental.${id}` }, values)
  return (
    <>
      <p role="status" className="mb-4 font-semibold">
        {word(`status_${status}`)}
      </p>
      <Facts
        facts={[
          [word('number'), number],
          [word('name'), name],
          [word('store'), [store.name, store.place].filter(Boolean).join(', ')],
          [word('used'), from === to ? text(from) : `${text(from)} – ${text(to)}`],
          [word('collect'), word('collect_from', { day: text(collect), time: COLLECT_FROM })],
          [word('back'), word('back_until', { day: text(back), time: BACK_UNTIL })],
          ...lines.map(
            (line) =>
              [
                `${line.line}. ${[line.name, line.colour, line.size, line.person.name].filter(Boolean).join(', ')}`,
                price(line.price),
              ] as const,
          ),
          [intl.formatMessage({ id: 'rental.rent' }, { days: daysBetween(from, to) }), price(total)],
          [word('deposit'), price(deposit)],
        ]}
      />
    </>
  )
}

interface ChangesProps {
  booking: RentalBooking
  onChange: (booking: RentalBooking) => void
}

function Changes({ booking, onChange }: ChangesProps) {
  const intl = useIntl()
  const { language } = useMarket()
  const [notice, setNotice] = useState<{ id: string; isError: boolean } | null>(null)
  const [isSure, setSure] = useState(false)
  const key = { number: booking.number, access: booking.access, language }
  const word = (id: string) => intl.formatMessage({ id: `rental.${id}` })
  const cancel = async () => {
    const result = await lazyApi.call('cancelRental', { body: key })
    if (result.ok) onChange(result.data)
    else setNotice({ id: problemOf(result.error), isError: true })
  }
  return (
    <div className="mt-10 flex flex-col gap-8">
      <OtherDays booking={booking} onChange={onChange} onNotice={setNotice} />
      {notice?.isError && <ErrorState title={intl.formatMessage({ id: notice.id })} />}
      {isSure ? (
        <div className="flex flex-col gap-3 rounded-card border border-line p-4">
          <p>{word('cancel_sure')}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void cancel()}>{word('cancel')}</Button>
            <Button variant="quiet" onClick={() => setSure(false)}>
              {word('keep')}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setSure(true)}>
          {word('cancel')}
        </Button>
      )}
    </div>
  )
}

interface OtherDaysProps extends ChangesProps {
  onNotice: (notice: { id: string; isError: boolean } | null) => void
}

function OtherDays({ booking, onChange, onNotice }: OtherDaysProps) {
  const intl = useIntl()
  const { language } = useMarket()
  const lines = booking.lines.map(({ model_id: modelId, variant_id: variantId }) => ({ modelId, variantId }))
  const { offers, again } = useOffers(lines.map(({ modelId }) => modelId))
  const [days, setDays] = useState<Days>({ from: booking.from, to: booking.to })
  const [isBusy, setBusy] = useState(false)
  const store = [...offers.values()].flatMap(({ stores }) => stores).find(({ id }) => id === booking.store.id)
  if (!store || lines.some(({ modelId }) => !offers.has(modelId))) return <Skeleton className="h-80" />
  const free = withoutOwn(offers, lines, { storeId: store.id, collect: booking.collect, back: booking.back })
  const quote = quoteOf(lines, free, store, days)
  const isOther = days.from !== booking.from || days.to !== booking.to
  const change = async () => {
    if (!quote) return
    setBusy(true)
    const { number, access } = booking
    const result = await lazyApi.call('changeRental', {
      body: { number, access, language, ...days, total: quote.total },
    })
    setBusy(false)
    onNotice(result.ok ? { id: 'rental.changed', isError: false } : { id: problemOf(result.error), isError: true })
    if (result.ok) onChange(result.data)
    else again()
  }
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{intl.formatMessage({ id: 'rental.change_title' })}</h2>
      <RentalDays lines={lines} offers={free} store={store} value={days} onChange={setDays} />
      {isOther && quote && <RentalQuote quote={quote} />}
      <Button className="self-start" busy={isBusy} disabled={!isOther} onClick={() => void change()}>
        {intl.formatMessage({ id: 'rental.change_submit' })}
      </Button>
    </section>
  )
}
