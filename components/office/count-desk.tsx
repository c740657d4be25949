'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { isGtin } from '@/lib/catalog/gtin'

import { CountDifferences } from './count-differences'
import { CameraScan } from './scanning/camera-scan'
import { type CountState, useCount } from './use-count'

interface Store {
  readonly id: number
  readonly name: string
}

/** Counting on a tablet or a phone: a store, then shelf after shelf by scanner or by hand, then the differences, then saved. */
export function CountDesk({ stores }: { stores: readonly Store[] }) {
  const intl = useIntl()
  const state = useCount()
  const { count, differences, said, waiting, isKept } = state
  return (
    <>
      {waiting > 0 ? (
        <p role="status" className="rounded-card border border-line bg-surface-2 p-4">
          {intl.formatMessage({ id: 'office.count_waiting' }, { count: waiting })}
        </p>
      ) : null}
      <p role="status" className={cx('-my-4 min-h-6', said?.isFault && 'text-sale')}>
        {said?.text}
      </p>
      {isKept ? null : (
        <p role="alert" className="text-sale">
          {intl.formatMessage({ id: 'office.count_not_kept' })}
        </p>
      )}
      {count ? <CountedStore name={stores.find(({ id }) => id === count.store)?.name} /> : null}
      {count ? <Counting state={state} /> : <BeginForm stores={stores} onBegin={state.begin} />}
      {differences ? <CountDifferences result={differences} /> : null}
    </>
  )
}

/** A count goes on after a break: in which store must not be remembered. */
function CountedStore({ name }: { name: string | undefined }) {
  const intl = useIntl()
  if (name === undefined) return null
  return <p className="font-semibold text-lg">{intl.formatMessage({ id: 'office.count_in' }, { store: name })}</p>
}

function BeginForm({ stores, onBegin }: { stores: readonly Store[]; onBegin: (store: number) => void }) {
  const intl = useIntl()
  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onBegin(Number(new FormData(event.currentTarget).get('store')))
  }
  return (
    <form onSubmit={begin} className="flex flex-wrap items-end gap-3">
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.store' })}</span>
        <select name="store" className={controlStyle}>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{intl.formatMessage({ id: 'office.count_begin' })}</Button>
    </form>
  )
}

/** A scanner types fast and ends with Enter: the field of codes has the focus again after each. */
function Counting({ state }: { state: CountState }) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <ShelfForm onGo={state.goTo} />
        <CodeForm key={state.shelf} shelf={state.shelf} onScan={state.scan} />
      </div>
      <div>
        <CameraScan
          isOffline
          disabled={state.shelf === ''}
          onCode={(code) => state.scan(code)}
          said={<NewestInCamera state={state} />}
        />
      </div>
      <ShelfTable state={state} />
      <CountActions state={state} />
    </>
  )
}

function ShelfForm({ onGo }: { onGo: (shelf: string) => void }) {
  const intl = useIntl()
  const id = useId()
  // A bar code of goods: it is a shelf only for who says so a second time.
  const [doubtful, setDoubtful] = useState<string | null>(null)
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const shelf = String(new FormData(event.currentTarget).get('shelf') ?? '').trim()
    const isDoubtful = isGtin(shelf) && shelf !== doubtful
    setDoubtful(isDoubtful ? shelf : null)
    if (!isDoubtful) onGo(shelf)
  }
  return (
    <form onSubmit={choose} className="flex flex-wrap items-end gap-3">
      <label className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.count_shelf' })}</span>
        <input
          name="shelf"
          required
          maxLength={40}
          autoComplete="off"
          aria-describedby={doubtful === null ? undefined : id}
          aria-invalid={doubtful !== null || undefined}
          className={cx(controlStyle, 'text-lg')}
        />
      </label>
      <Button type="submit" variant="secondary">
        {intl.formatMessage({ id: 'office.count_shelf_go' })}
      </Button>
      {doubtful === null ? null : (
        <p id={id} role="alert" className="w-full text-sale">
          {intl.formatMessage({ id: 'office.count_shelf_is_code' }, { code: doubtful })}
        </p>
      )}
    </form>
  )
}

function CodeForm({ shelf, onScan }: { shelf: string; onScan: (code: string) => void }) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (shelf !== '') field.current?.focus()
  }, [shelf])
  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!field.current) return
    onScan(field.current.value.trim())
    field.current.value = ''
    field.current.focus()
  }
  return (
    <form onSubmit={read} className="flex items-end gap-3">
      <label className="flex flex-1 flex-col gap-1">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.count_code' })}</span>
        <input
          ref={field}
          name="code"
          maxLength={64}
          autoComplete="off"
          disabled={shelf === ''}
          className={cx(controlStyle, 'text-lg tabular-nums')}
        />
      </label>
      <Button type="submit" variant="secondary" disabled={shelf === ''}>
        {intl.formatMessage({ id: 'office.count_add' })}
      </Button>
    </form>
  )
}

function CountActions({ state }: { state: CountState }) {
  const intl = useIntl()
  const [isSure, setSure] = useState(false)
  const shelves = Object.keys(state.count?.shelves ?? {}).length
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-muted">{intl.formatMessage({ id: 'office.count_shelves' }, { count: shelves })}</p>
      <Button variant="secondary" disabled={shelves === 0} onClick={() => void state.compare()}>
        {intl.formatMessage({ id: 'office.count_compare' })}
      </Button>
      <Button disabled={shelves === 0} onClick={() => void state.finish()}>
        {intl.formatMessage({ id: 'office.count_save' })}
      </Button>
      <Button variant="quiet" onClick={() => (isSure ? state.drop() : setSure(true))}>
        {intl.formatMessage({ id: isSure ? 'office.count_drop_sure' : 'office.count_drop' })}
      </Button>
    </div>
  )
}

const newestFirst = ({ count, shelf }: CountState) =>
  Object.entries(count?.shelves[shelf] ?? {}).toSorted(([, a], [, b]) => b.at.localeCompare(a.at))

/** What was scanned last, and how many of it the shelf has by now. */
function NewestScan({ state }: { state: CountState }) {
  const intl = useIntl()
  const [newest] = newestFirst(state)
  if (!newest) return null
  const [code, { count }] = newest
  return intl.formatMessage({ id: 'office.count_scanned' }, { name: state.names[code] ?? code, count })
}

/** The same for who sees nothing else of the page. */
function NewestInCamera({ state }: { state: CountState }) {
  const intl = useIntl()
  const [newest] = newestFirst(state)
  return (
    <>
      <NewestScan state={state} />
      {newest && state.names[newest[0]] === null ? (
        <span className="block text-sale text-sm">{intl.formatMessage({ id: 'office.count_unknown' })}</span>
      ) : null}
    </>
  )
}

/** What was counted on the shelf, the newest first; a number can be typed over. */
function ShelfTable({ state }: { state: CountState }) {
  const intl = useIntl()
  const { count, shelf, names, scan } = state
  if (!count || shelf === '') return null
  const scans = newestFirst(state)
  return (
    <section aria-labelledby="shelf" className="flex flex-col gap-3">
      <h2 id="shelf" className="text-lg">
        {intl.formatMessage({ id: 'office.count_on_shelf' }, { shelf })}
      </h2>
      <p role="status" className="sr-only">
        <NewestScan state={state} />
      </p>
      <table className="office-table rounded-card border border-line bg-surface">
        <tbody>
          {scans.map(([code, { count: units }]) => (
            <tr key={code} className="office-row">
              <th scope="row" className="office-cell font-normal">
                {names[code] ?? code}
                <span className={cx('block text-xs', names[code] === null ? 'text-sale' : 'text-ink-muted')}>
                  {names[code] === null ? intl.formatMessage({ id: 'office.count_unknown' }) : code}
                </span>
              </th>
              <td className="office-cell w-32">
                <input
                  key={units}
                  aria-label={intl.formatMessage({ id: 'office.count_units' }, { code })}
                  inputMode="numeric"
                  className={cx(controlStyle, 'w-24! text-right text-lg tabular-nums')}
                  defaultValue={units}
                  onBlur={(event) => {
                    const typed = Number(event.target.value)
                    if (event.target.value !== '' && Number.isSafeInteger(typed) && typed >= 0) {
                      if (typed !== units) scan(code, typed)
                    } else event.target.value = String(units)
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
