'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input, Textarea } from '@/components/ui/input'
import { daysBetween } from '@/lib/catalog/rental'
import { parseCents } from '@/lib/catalog/variant-grid'
import type { MoveRental, StaffRentals } from '@/lib/contract/schemas/rental'
import { BASE_CURRENCY } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import {
  CANCELLED_RENTAL,
  HANDED_OVER_RENTAL,
  mayHandOver,
  mayReturnRental,
  MISSED_RENTAL,
  RETURNED_RENTAL,
} from '@/lib/order/rental-machine'
import { api } from '@/lib/shop-api/browser'
import { useMarket } from '@/lib/intl/market-context'

import { ConfirmButton } from './confirm-button'
import { Title, useDay, useDays } from './desk-section'
import { MailLink, PhoneLink } from './contact-links'
import { LabelledValue } from './labelled-value'
import { useOrderTransition } from './use-order-transition'

type Rental = StaffRentals['rentals'][number]
type Line = Rental['lines'][number]

interface RentalCaseProps {
  rental: Rental
  /** Open, because staff have searched for this one. */
  isOpen: boolean
  onMoved: () => void
}

const nameOf = ({ name, colour, size }: Line) => [name, colour, size].filter(Boolean).join(', ')

/** One rental: who, what, when, and the hand-over or the return. */
export function RentalCase({ rental, isOpen, onMoved }: RentalCaseProps) {
  const intl = useIntl()
  const time = useDay()
  const days = useDays()
  const { number, name, collect, back, store, created, status } = rental
  return (
    <AccordionItem
      {...(isOpen && { open: true })}
      title={
        <Title
          number={number}
          about={[name, store.name, days(collect, back)].join(' · ')}
          when={time(created)}
          state={intl.formatMessage({ id: `rental.status_${status}` })}
        />
      }
    >
      <div className="flex flex-col gap-6">
        <RentalFacts rental={rental} />
        {mayHandOver(rental.status) && <HandOver rental={rental} onMoved={onMoved} />}
        {mayReturnRental(rental.status) && <TakeBack rental={rental} onMoved={onMoved} />}
      </div>
    </AccordionItem>
  )
}

const MEASURES = [
  ['height_cm', 'centimeter'],
  ['weight_kg', 'kilogram'],
  ['boot_mm', 'millimeter'],
] as const

/** Who uses it, and the measures for fitting, as short as staff need them. */
function usePerson() {
  const intl = useIntl()
  return (person: Line['person']) => {
    const measures = MEASURES.flatMap(([field, unit]) => {
      const value = person[field]
      return value === undefined ? [] : [intl.formatNumber(value, { style: 'unit', unit })]
    })
    return [person.name, ...measures].filter(Boolean).join(', ')
  }
}

function RentalFacts({ rental }: { rental: Rental }) {
  const intl = useIntl()
  const { language } = useMarket()
  const person = usePerson()
  const days = useDays()
  const {
    number,
    email,
    phone,
    lines,
    total,
    deposit,
    extra,
    note,
    from,
    to,
    late_days: late,
    late_price: latePrice,
  } = rental
  const money = (cents: number) => formatPrice(cents, BASE_CURRENCY, language)
  const word = (id: string) => intl.formatMessage({ id: `rental.${id}` })
  return (
    <dl className="border-t border-line">
      {lines.map((line) => (
        <LabelledValue key={line.line} label={nameOf(line)}>
          {[line.unit, person(line.person), line.condition].filter(Boolean).join(' · ')}
        </LabelledValue>
      ))}
      <LabelledValue label={word('used')}>{days(from, to)}</LabelledValue>
      <LabelledValue label={word('email')}>
        <MailLink email={email} about={number} />
      </LabelledValue>
      <LabelledValue label={word('phone')}>
        <PhoneLink phone={phone} />
      </LabelledValue>
      <LabelledValue label={intl.formatMessage({ id: 'rental.rent' }, { days: daysBetween(from, to) })}>
        {money(total)}
      </LabelledValue>
      <LabelledValue label={intl.formatMessage({ id: 'staff.rentals_deposit' })}>{money(deposit)}</LabelledValue>
      {extra > 0 && (
        <LabelledValue label={intl.formatMessage({ id: 'staff.rentals_extra' })}>{money(extra)}</LabelledValue>
      )}
      {note !== '' && <LabelledValue label={intl.formatMessage({ id: 'staff.rentals_note' })}>{note}</LabelledValue>}
      {late > 0 && (
        <LabelledValue label={intl.formatMessage({ id: 'staff.rentals_late' }, { days: late })}>
          {money(latePrice)}
        </LabelledValue>
      )}
    </dl>
  )
}

function useMove(onMoved: () => void) {
  const { isBusy, change } = useOrderTransition(onMoved)
  return {
    isBusy,
    move: (number: string, status: MoveRental['status'], fields: Partial<MoveRental> = {}) =>
      void change(number, () => api.call('moveRental', { body: { number, status, ...fields } })),
  }
}

type StepProps = Pick<RentalCaseProps, 'rental' | 'onMoved'>

/** The code of each unit is read from its label; another one than planned can be handed out. */
function HandOver({ rental: { number, lines }, onMoved }: StepProps) {
  const intl = useIntl()
  const { isBusy, move } = useMove(onMoved)
  const word = (id: string) => intl.formatMessage({ id: `staff.rentals_${id}` })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const given = lines.map(({ line, unit }) => ({ line, unit: String(data.get(`unit-${line}`) ?? '').trim() || unit }))
    move(number, HANDED_OVER_RENTAL, { lines: given.map((one) => ({ ...one, condition: '', needs_repair: false })) })
  }
  return (
    <form onSubmit={submit} className="flex max-w-form flex-col gap-4">
      {lines.map((line) => (
        <Input
          key={line.line}
          id={`unit-${number}-${line.line}`}
          name={`unit-${line.line}`}
          defaultValue={line.unit}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          label={intl.formatMessage({ id: 'staff.rentals_unit' }, { name: nameOf(line) })}
        />
      ))}
      <Checkbox name="checked" required label={word('check')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {word(`to_${HANDED_OVER_RENTAL}`)}
        </Button>
        <ConfirmButton
          label={word(`to_${MISSED_RENTAL}`)}
          number={number}
          variant="secondary"
          isBusy={isBusy}
          onConfirm={() => move(number, MISSED_RENTAL)}
        />
        <ConfirmButton
          label={word(`to_${CANCELLED_RENTAL}`)}
          number={number}
          isBusy={isBusy}
          onConfirm={() => move(number, CANCELLED_RENTAL)}
        />
      </div>
    </form>
  )
}

/** Euros as they are typed, in cents; nothing typed is nothing added. Null for what is no amount: it would be lost without a word. */
function typedCents(text: string): number | null {
  const amount = text.trim() === '' ? 0 : parseCents(text)
  return amount !== null && amount >= 0 ? amount : null
}

function TakeBack({ rental: { number, lines, late_price: late }, onMoved }: StepProps) {
  const intl = useIntl()
  const { isBusy, move } = useMove(onMoved)
  const [isWrong, setWrong] = useState(false)
  const word = (id: string) => intl.formatMessage({ id: `staff.rentals_${id}` })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const extra = typedCents(String(data.get('extra') ?? ''))
    setWrong(extra === null)
    if (extra === null) {
      document.getElementById(`extra-${number}`)?.focus()
      return
    }
    move(number, RETURNED_RENTAL, {
      lines: lines.map(({ line }) => ({
        line,
        condition: String(data.get(`condition-${line}`) ?? '').trim(),
        needs_repair: data.get(`repair-${line}`) !== null,
      })),
      extra,
      note: String(data.get('note') ?? '').trim(),
    })
  }
  return (
    <form onSubmit={submit} className="flex max-w-form flex-col gap-4">
      {lines.map((line) => (
        <div key={line.line}>
          <Input
            id={`condition-${number}-${line.line}`}
            name={`condition-${line.line}`}
            maxLength={500}
            label={intl.formatMessage({ id: 'staff.rentals_condition' }, { name: nameOf(line) })}
          />
          <Checkbox name={`repair-${line.line}`} label={word('repair')} />
        </div>
      ))}
      <Input
        id={`extra-${number}`}
        name="extra"
        inputMode="decimal"
        defaultValue={late > 0 ? (late / 100).toFixed(2) : ''}
        label={word('extra')}
        error={isWrong && word('extra_wrong')}
        aria-invalid={isWrong}
      />
      <Textarea id={`note-${number}`} name="note" rows={2} maxLength={1000} label={word('note')} />
      <Button type="submit" busy={isBusy} className="self-start">
        {word(`to_${RETURNED_RENTAL}`)}
      </Button>
    </form>
  )
}
