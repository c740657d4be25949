'use client'

import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'

import { DeskWaiting } from './desk-waiting'
import { Pager } from './pager'

/** The oldest entries come first. */
const TURNS = { previous: 'staff.orders_older', next: 'staff.orders_newer' }

/** The query of a desk: the entries of a state, page by page, or the one with a number. */
export interface DeskQuestion<State extends string> {
  readonly state: State
  readonly page: number
  readonly number: string
}

interface DeskProps<State extends string> {
  /** The first one is the initial state. */
  states: readonly [State, ...State[]]
  asked: DeskQuestion<State>
  setAsked: (next: DeskQuestion<State>) => void
  again: () => void
  /** Ids of the desk's messages. */
  words: {
    readonly find: string
    readonly title: string
    readonly count: string
    readonly state: (state: State) => string
  }
  /** Id of the field for a number. */
  field: string
  /** Shortest and longest text of that field. */
  length?: { readonly min: number; readonly max: number }
  hasFailed: boolean
  /** Number of entries and pages; null until it is known. */
  found: { readonly total: number; readonly pages: number } | null
  /** A row for each entry. */
  children: readonly ReactNode[]
}

/** A work list for staff: entries are found by number or by state, a page at a time. */
export function Desk<State extends string>({
  states,
  asked,
  setAsked,
  again,
  words,
  field,
  length,
  hasFailed,
  found,
  children,
}: DeskProps<State>) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const first: DeskQuestion<State> = { state: states[0], page: 1, number: '' }
  /** The same query is sent again, because another employee may have changed the entries since. */
  const ask = (next: DeskQuestion<State>) => {
    setAsked(next)
    if (next.state === asked.state && next.page === asked.page && next.number === asked.number) again()
  }
  return (
    <div className="flex flex-col gap-8">
      <DeskSearch
        id={field}
        label={word(words.find)}
        length={length}
        onSearch={(number) => ask({ ...first, number })}
      />
      <div role="group" aria-label={word(words.title)} className="flex gap-x-6 overflow-x-auto border-b border-line">
        {states.map((state) => (
          <StateButton
            key={state}
            name={word(words.state(state))}
            isChosen={asked.number === '' && asked.state === state}
            onChoose={() => ask({ ...first, state })}
          />
        ))}
      </div>
      {hasFailed ? (
        <ErrorState title={word('staff.failed')} />
      ) : !found ? (
        <DeskWaiting />
      ) : (
        <>
          <p role="status" className="text-ink-muted">
            {intl.formatMessage({ id: words.count }, { count: found.total })}
          </p>
          {children.length > 0 && <Accordion>{children}</Accordion>}
          <Pager page={asked.page} pages={found.pages} words={TURNS} onTurn={(page) => ask({ ...asked, page })} />
        </>
      )}
    </div>
  )
}

interface DeskSearchProps {
  id: string
  label: string
  length?: { readonly min: number; readonly max: number }
  onSearch: (text: string) => void
}

/** The search field of a work list. */
export function DeskSearch({ id, label, length = { min: 4, max: 30 }, onSearch }: DeskSearchProps) {
  const intl = useIntl()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('text') ?? '').trim())
  }
  return (
    <form onSubmit={search} className="flex max-w-text flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1">
        <Input
          id={id}
          name="text"
          label={label}
          autoComplete="off"
          spellCheck={false}
          minLength={length.min}
          maxLength={length.max}
          required
        />
      </div>
      <Button type="submit" variant="secondary" icon="search">
        {intl.formatMessage({ id: 'staff.orders_search' })}
      </Button>
    </form>
  )
}

interface StateButtonProps {
  name: string
  isChosen: boolean
  onChoose: () => void
}

function StateButton({ name, isChosen, onChoose }: StateButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 shrink-0 items-center border-b-2 font-semibold whitespace-nowrap -outline-offset-2',
        isChosen ? 'border-brand text-ink' : 'unmarked border-transparent text-ink-muted hover:text-ink',
      )}
    >
      {name}
    </button>
  )
}
