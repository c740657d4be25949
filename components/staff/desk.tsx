'use client'

import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'

/** What a desk of staff is asked for: the entries of a state, page by page, or the one of a number. */
export interface DeskQuestion<State extends string> {
  readonly state: State
  readonly page: number
  readonly number: string
}

interface DeskProps<State extends string> {
  /** The first is where a desk begins. */
  states: readonly [State, ...State[]]
  asked: DeskQuestion<State>
  setAsked: (next: DeskQuestion<State>) => void
  again: () => void
  /** Ids of its messages. */
  words: {
    readonly find: string
    readonly title: string
    readonly count: string
    readonly state: (state: State) => string
  }
  /** Id of the field for a number. */
  field: string
  hasFailed: boolean
  /** How much there is; null until it is known. */
  found: { readonly total: number; readonly pages: number } | null
  /** A row for each entry. */
  children: readonly ReactNode[]
}

export function DeskWaiting() {
  return (
    <div className="flex flex-col gap-4">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}

/** Entries that staff work through: found by number or by state, a page at a time. */
export function Desk<State extends string>({
  states,
  asked,
  setAsked,
  again,
  words,
  field,
  hasFailed,
  found,
  children,
}: DeskProps<State>) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const first: DeskQuestion<State> = { state: states[0], page: 1, number: '' }
  /** The same question again is an answer of its own: somebody else may have worked meanwhile. */
  const ask = (next: DeskQuestion<State>) => {
    setAsked(next)
    if (next.state === asked.state && next.page === asked.page && next.number === asked.number) again()
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask({ ...first, number: String(new FormData(event.currentTarget).get('number') ?? '').trim() })
  }
  return (
    <div className="flex flex-col gap-8">
      <form onSubmit={search} className="flex max-w-form flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Input
            id={field}
            name="number"
            label={word(words.find)}
            autoComplete="off"
            spellCheck={false}
            minLength={4}
            maxLength={30}
            required
          />
        </div>
        <Button type="submit" variant="secondary" icon="search">
          {word('staff.orders_search')}
        </Button>
      </form>
      <div role="group" aria-label={word(words.title)} className="flex gap-x-6 overflow-x-auto border-b border-line">
        {states.map((state) => {
          const isChosen = asked.number === '' && asked.state === state
          return (
            <button
              key={state}
              type="button"
              aria-pressed={isChosen}
              onClick={() => ask({ ...first, state })}
              className={cx(
                'flex min-h-11 shrink-0 items-center border-b-2 font-semibold whitespace-nowrap',
                isChosen ? 'border-brand text-ink' : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {word(words.state(state))}
            </button>
          )
        })}
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
          {found.pages > 1 && (
            <div className="flex items-center gap-3">
              <Button
                variant="secondary"
                disabled={asked.page <= 1}
                onClick={() => ask({ ...asked, page: asked.page - 1 })}
              >
                {word('staff.orders_older')}
              </Button>
              <Button
                variant="secondary"
                disabled={asked.page >= found.pages}
                onClick={() => ask({ ...asked, page: asked.page + 1 })}
              >
                {word('staff.orders_newer')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
