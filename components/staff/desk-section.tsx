'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Accordion } from '@/components/ui/accordion'
import { Badge } from '@/components/ui/badge'
import { ErrorState } from '@/components/ui/error-state'
import { shopTimeZone } from '@/lib/market/shop-time'
import type { Called } from '@/lib/shop-api/use-call'

import { DeskWaiting } from './desk-waiting'
import { Pager } from './pager'

/** The newest entries come first. */
const TURNS = { previous: 'staff.newer', next: 'staff.older' }

interface SectionProps<T extends { pages: number }> {
  id: string
  title: string
  none: string
  /** Between the heading and the entries: how they are found. */
  head?: ReactNode
  page: number
  asked: Called<T>
  onTurn: (page: number) => void
  rows: (answer: T) => readonly ReactNode[]
}

/** One page of a list. The back end answers only staff. */
export function Section<T extends { pages: number }>({
  id,
  title,
  none,
  head,
  page,
  asked: { data, hasFailed },
  onTurn,
  rows,
}: SectionProps<T>) {
  const intl = useIntl()
  const word = (key: string) => intl.formatMessage({ id: key })
  const drawn = data ? rows(data) : []
  const last = data?.pages ?? page
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-3xl">
        {title}
      </h2>
      {head}
      {hasFailed ? (
        <ErrorState title={word('staff.failed')} />
      ) : !data ? (
        <DeskWaiting />
      ) : drawn.length === 0 ? (
        <p className="text-ink-muted">{none}</p>
      ) : (
        <Accordion>{drawn}</Accordion>
      )}
      <Pager className="mt-4" page={page} pages={last} words={TURNS} onTurn={onTurn} />
    </section>
  )
}

/** Formats a moment in the shop's time. */
export function useDay() {
  const intl = useIntl()
  return (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() })
}

/** Formats days of the calendar, `2026-12-03`: one, or from one to another. */
export function useDays() {
  const intl = useIntl()
  return (from: string, to?: string) =>
    to === undefined
      ? intl.formatDate(from, { dateStyle: 'medium', timeZone: 'UTC' })
      : intl.formatDateTimeRange(Date.parse(from), Date.parse(to), { dateStyle: 'medium', timeZone: 'UTC' })
}

interface TitleProps {
  number: string
  about: string
  when: string
  /** Of what can be in more than one. */
  state?: string
}

/** Number, subject, time and state of an entry. */
export function Title({ number, about, when, state }: TitleProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
      <span className="tabular">{number}</span>
      <span className="font-normal [overflow-wrap:anywhere]">{about}</span>
      <span className="text-sm font-normal text-ink-muted">{when}</span>
      {state !== undefined && <Badge tone="neutral">{state}</Badge>}
    </span>
  )
}
