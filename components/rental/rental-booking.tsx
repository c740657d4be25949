'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { quoteOf, storesFor } from '@/lib/catalog/rental-plan'
import type { RentalBooking as Booking, RentalOffer } from '@/lib/contract/schemas/rental'
import { rentalLink } from '@/lib/order/order-link'
import { useRental } from '@/stores/rental'

import { BOOKING_ID } from './rental-add'
import type { Days } from './rental-calendar'
import { RentalDays, RentalQuote } from './rental-days'
import { RentalRow } from './rental-row'
import { type Field, useBooking } from './use-booking'
import { useOffers } from './use-offers'

const TERMS = ['pay', 'cancel', 'id', 'late'] as const

/** The booking that is composed on the rental page: rows, store, days, price, conditions, contact. `page`: where a booking is opened. */
export function RentalBooking({ page }: { page: string }) {
  const intl = useIntl()
  const { rows } = useRental()
  const [booked, setBooked] = useState<Booking | null>(null)
  const word = (id: string) => intl.formatMessage({ id: `rental.${id}` })
  return (
    <section aria-labelledby={BOOKING_ID} className="mt-16">
      <h2 id={BOOKING_ID} tabIndex={-1} className="scroll-mt-(--header-height) text-3xl outline-none">
        {word('your')}
      </h2>
      {booked ? (
        <Booked booking={booked} page={page} />
      ) : rows.length === 0 ? (
        <p className="mt-3 max-w-text text-ink-muted">{word('empty')}</p>
      ) : (
        <BookingForm onBooked={setBooked} />
      )}
    </section>
  )
}

function BookingForm({ onBooked }: { onBooked: (booking: Booking) => void }) {
  const intl = useIntl()
  const { rows } = useRental()
  const { offers, hasFailed, again } = useOffers(rows.map(({ modelId }) => modelId))
  const [storeId, setStoreId] = useState<number | null>(null)
  const [days, setDays] = useState<Days | null>(null)
  const word = (id: string) => intl.formatMessage({ id: `rental.${id}` })
  const isKnown = rows.every(({ modelId }) => offers.has(modelId))
  const stores = isKnown ? storesFor(rows, offers) : []
  const store = stores.find(({ id }) => id === storeId) ?? null
  const quote = store && days ? quoteOf(rows, offers, store, days) : null
  const { problem, missing, isBusy, submit } = useBooking(
    { storeId: store?.id ?? null, days, quote },
    { onBooked, onRefused: again },
  )
  const isSized = rows.every(({ variantId }) => variantId !== null)
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-10 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <ul className="flex flex-col gap-4">
          {rows.map((row) => (
            <RentalRow key={row.key} row={row} offer={offers.get(row.modelId)} />
          ))}
        </ul>
        {hasFailed && <LoadFailed onRetry={again} />}
        {isKnown && <StoreChoice stores={stores} value={store} onChange={setStoreId} />}
        {store && isSized ? (
          <RentalDays lines={rows} offers={offers} store={store} value={days} onChange={setDays} />
        ) : (
          <p className="text-ink-muted">{word('days_first')}</p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-(--header-height) lg:self-start">
        {quote && <RentalQuote quote={quote} />}
        <Contact missing={missing} />
        <Terms />
        {problem && <ErrorState title={intl.formatMessage({ id: problem })} />}
        <Button type="submit" size="lg" wide busy={isBusy}>
          {word('submit')}
        </Button>
      </div>
    </form>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'rental.load_failed' })}
      actions={
        <Button size="sm" onClick={onRetry}>
          {intl.formatMessage({ id: 'common.retry' })}
        </Button>
      }
    />
  )
}

type Store = RentalOffer['stores'][number]

interface StoreChoiceProps {
  stores: readonly Store[]
  value: Store | null
  onChange: (id: number | null) => void
}

/** The stores that have everything. */
function StoreChoice({ stores, value, onChange }: StoreChoiceProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `rental.${id}` })
  if (stores.length === 0) return <p className="text-warning">{word('no_store')}</p>
  return (
    <Select
      id="rental-store"
      label={word('store')}
      required
      value={value?.id ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value="">{word('choose_store')}</option>
      {stores.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const CONTACT = [
  ['name', 'text', 'name', 120],
  ['email', 'email', 'email', 254],
  ['phone', 'tel', 'tel', 30],
] as const satisfies readonly (readonly [Field, string, string, number])[]

function Contact({ missing }: { missing: readonly Field[] }) {
  const intl = useIntl()
  return CONTACT.map(([name, type, autoComplete, maxLength]) => (
    <Input
      key={name}
      id={`rental-${name}`}
      required
      label={intl.formatMessage({ id: `rental.${name}` })}
      error={missing.includes(name) && intl.formatMessage({ id: `rental.missing_${name}` })}
      {...{ name, type, autoComplete, maxLength }}
    />
  ))
}

/** The conditions, before the button. */
function Terms() {
  const intl = useIntl()
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-surface-2 p-4">
      {TERMS.map((term) => (
        <li key={term} className="flex gap-2">
          <Icon name="check" size={20} className="mt-0.5 text-brand" />
          <span>{intl.formatMessage({ id: `rental.term_${term}` })}</span>
        </li>
      ))}
    </ul>
  )
}

function Booked({ booking, page }: { booking: Booking; page: string }) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { number, access, email } = booking
  return (
    <div className="mt-6 max-w-form rounded-card border border-line bg-surface p-6">
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {intl.formatMessage({ id: 'rental.done_title' }, { number })}
      </h3>
      <p className="mt-3">{intl.formatMessage({ id: 'rental.done_text' }, { email })}</p>
      <p className="mt-4">
        <a className="link inline-flex min-h-11 items-center font-semibold" href={rentalLink(page, { number, access })}>
          {intl.formatMessage({ id: 'rental.open' })}
        </a>
      </p>
    </div>
  )
}
