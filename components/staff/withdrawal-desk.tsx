'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { Input, Textarea } from '@/components/ui/input'
import type { DecideWithdrawal, StaffWithdrawals, StaffWithdrawalsQuery } from '@/lib/contract/schemas/withdrawal'
import { api } from '@/lib/shop-api/browser'
import { useCall } from '@/lib/shop-api/use-call'

import { DeskSearch } from './desk'
import { Section, Title, useDay, useDays } from './desk-section'
import { DeskWaiting } from './desk-waiting'
import { LabelledValue } from './labelled-value'
import { StaffOnly } from './staff-only'
import { useOrderTransition } from './use-order-transition'

/** An e-mail address is the longest that is searched for. */
const ADDRESS_LENGTH = 254

type Case = StaffWithdrawals['withdrawals'][number]

/** Statements of withdrawal with their days, and what is done with them. The back end answers only staff. */
export function WithdrawalDesk() {
  return (
    <StaffOnly waiting={<DeskWaiting />}>
      <Withdrawals />
    </StaffOnly>
  )
}

function Withdrawals() {
  const intl = useIntl()
  const [query, setQuery] = useState<StaffWithdrawalsQuery>({ state: 'open', page: 1, text: '' })
  const { page, text } = query
  const asked = useCall('staffWithdrawals', { query })
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="mt-16">
      <Section
        id="staff-withdrawals"
        title={word('staff.withdrawals_title')}
        head={<Finding query={query} setQuery={setQuery} />}
        none={word(text === '' ? 'staff.withdrawals_none' : 'staff.withdrawals_not_found')}
        page={page}
        asked={asked}
        onTurn={(next) => setQuery({ ...query, page: next })}
        rows={({ withdrawals }) =>
          withdrawals.map((known) => <WithdrawalCase key={known.id} known={known} onDone={asked.again} />)
        }
      />
    </div>
  )
}

interface FindingProps {
  query: StaffWithdrawalsQuery
  setQuery: (next: StaffWithdrawalsQuery) => void
}

/** Below the heading, so that it is not taken for the search of orders. */
function Finding({ query: { state, text }, setQuery }: FindingProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="mb-4 flex flex-col gap-4">
      <DeskSearch
        id="withdrawals-find"
        label={word('staff.withdrawals_find')}
        length={{ min: 4, max: ADDRESS_LENGTH }}
        onSearch={(wanted) => setQuery({ state, page: 1, text: wanted })}
      />
      <div className="flex flex-wrap gap-3">
        {(['open', 'ended'] as const).map((value) => (
          <Button
            key={value}
            size="sm"
            variant={text === '' && value === state ? 'primary' : 'secondary'}
            aria-pressed={text === '' && value === state}
            onClick={() => setQuery({ state: value, page: 1, text: '' })}
          >
            {word(`staff.withdrawals_${value}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

function WithdrawalCase({ known, onDone }: { known: Case; onDone: () => void }) {
  const intl = useIntl()
  const time = useDay()
  const days = useDays()
  return (
    <AccordionItem
      title={
        <Title
          number={known.number}
          about={[
            known.order?.number ?? known.order_number,
            `${intl.formatMessage({ id: 'staff.withdrawals_refund_by' })} ${days(known.refund_by)}`,
          ].join(' · ')}
          when={time(known.received)}
        />
      }
    >
      <Facts known={known} />
      {known.email !== '' && <Receipt number={known.number} onDone={onDone} />}
      {known.outcome === null && <Decision known={known} onDone={onDone} />}
    </AccordionItem>
  )
}

function Facts({ known }: { known: Case }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `staff.withdrawals_${id}` })
  const field = (id: string) => intl.formatMessage({ id: `withdrawal.${id}` })
  const days = useDays()
  const until = known.until === null ? word('unsent') : days(known.until)
  return (
    <dl className="border-t border-line">
      <LabelledValue label={field('name')}>{known.name}</LabelledValue>
      <LabelledValue label={field('email')}>{known.email}</LabelledValue>
      <LabelledValue label={field('order_number')}>{known.order_number}</LabelledValue>
      <LabelledValue label={word('order')}>
        {known.order
          ? [known.order.number, known.order.email, known.order.country.toUpperCase()].join(', ')
          : word('unknown')}
      </LabelledValue>
      <LabelledValue label={field('scope')}>{known.goods === '' ? field('whole') : known.goods}</LabelledValue>
      <LabelledValue label={word('made')}>{word(known.is_proven ? 'proven' : 'typed')}</LabelledValue>
      <LabelledValue label={word('until')}>{known.is_in_time ? until : [until, word('late')].join(', ')}</LabelledValue>
      <LabelledValue label={word('goods_by')}>{days(known.goods_by)}</LabelledValue>
      <LabelledValue label={word('refund_by')}>{days(known.refund_by)}</LabelledValue>
      <LabelledValue label={word('ended')}>
        {known.outcome === null
          ? ''
          : [word(`outcome_${known.outcome}`), known.return_number, known.note].filter(Boolean).join(', ')}
      </LabelledValue>
    </dl>
  )
}

/** Sends the receipt again, such as when the shopper's mailbox has lost it. */
function Receipt({ number, onDone }: { number: string; onDone: () => void }) {
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onDone)
  const send = () =>
    void change(number, () => api.call('decideWithdrawal', { body: { number, note: '', action: 'receipt' } }))
  return (
    <Button className="mt-4" size="sm" variant="secondary" busy={isBusy} onClick={send}>
      {intl.formatMessage({ id: 'staff.withdrawals_receipt' })}
    </Button>
  )
}

/** The chosen units; undefined when no product is chosen, so that the statement's own or everything counts. */
function linesOf(data: FormData, order: Case['order']) {
  const lines = (order?.lines ?? []).flatMap(({ line }) => {
    const quantity = Number(data.get(`line-${line}`))
    return quantity > 0 ? [{ line, quantity }] : []
  })
  return lines.length > 0 ? lines : undefined
}

/**
 * Connects, accepts or closes a case. Where the statement names products, staff say which come back: words must be understood, and what was
 * chosen on the order's page can have come back meanwhile, or be a gift card, which does not.
 */
function Decision({ known, onDone }: { known: Case; onDone: () => void }) {
  const { number, order, lines, goods } = known
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onDone)
  const word = (id: string) => intl.formatMessage({ id: `staff.withdrawals_${id}` })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const { submitter } = event.nativeEvent as SubmitEvent
    const action = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const note = String(data.get('note') ?? '').trim()
    const chosen = linesOf(data, order)
    const body: DecideWithdrawal =
      action === 'connect'
        ? { number, note, action, order_number: String(data.get('order') ?? '').trim() }
        : action === 'close'
          ? { number, note, action }
          : { number, note, action: 'accept', ...(chosen && { lines: chosen }) }
    void change(number, () => api.call('decideWithdrawal', { body }))
  }
  return (
    <form onSubmit={submit} className="mt-4 flex max-w-form flex-col gap-4">
      <Input
        id={`order-${number}`}
        name="order"
        label={word('order')}
        defaultValue={order?.number ?? ''}
        maxLength={30}
      />
      {order &&
        goods !== '' &&
        order.lines.map(({ line, name, colour, size, left }) => (
          <Input
            key={line}
            id={`line-${number}-${line}`}
            name={`line-${line}`}
            type="number"
            min={0}
            max={left}
            defaultValue={Math.min(left, lines?.find((named) => named.line === line)?.quantity ?? 0)}
            label={`${[name, colour, size].filter(Boolean).join(', ')} (${left} ${word('left')})`}
          />
        ))}
      <Textarea id={`note-${number}`} name="note" rows={2} maxLength={1000} label={word('note')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" value="accept" busy={isBusy} disabled={order === null}>
          {word('accept')}
        </Button>
        <Button type="submit" value="connect" variant="secondary" disabled={isBusy}>
          {word('connect')}
        </Button>
        <Button type="submit" value="close" variant="quiet" disabled={isBusy}>
          {word('close')}
        </Button>
      </div>
    </form>
  )
}
