import type { IntlShape } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { shopTimeZone } from '@/lib/market/shop-time'
import { officeIntl } from '@/lib/office/server'

import { Fold } from './fold'
import { NOTHING, SPACE } from './marks'
import { NUMBER_CELL } from './number-cell'
import { amountMarks, dayMarks } from './price-axes'
import { showValue } from './show-value'

type Event = Answer<'officePriceEvents'>['events'][number]

const WIDTH = 720
const HEIGHT = 220
/** For the amounts on the left, the days below, and the halves of letters on the other sides. */
const BOX = { left: 76, right: 704, top: 14, bottom: 186 } as const
const LINES = ['regular', 'discount', 'club'] as const
type Line = (typeof LINES)[number]
const STYLES: Readonly<Record<Line, string>> = {
  regular: 'stroke-ink',
  discount: 'stroke-sale',
  club: 'stroke-ink-muted [stroke-dasharray:4_3]',
}

interface Frame {
  readonly from: number
  readonly until: number
  readonly low: number
  readonly high: number
}

const across = ({ from, until }: Frame, moment: number) =>
  BOX.left + ((moment - from) / Math.max(until - from, 1)) * (BOX.right - BOX.left)
const up = ({ low, high }: Frame, cents: number) =>
  BOX.bottom - ((cents - low) / Math.max(high - low, 1)) * (BOX.bottom - BOX.top)

/** Steps of one kind of price as the path of a line; a price that ended leaves a gap. */
function stepsOf(events: readonly Event[], frame: Frame): string {
  return events
    .flatMap(({ amount, from: at }, place) => {
      if (amount === null) return []
      const start = across(frame, Date.parse(at))
      const end = across(frame, Date.parse(events[place + 1]?.from ?? new Date(frame.until).toISOString()))
      return [`M${start.toFixed(1)} ${up(frame, amount).toFixed(1)}H${end.toFixed(1)}`]
    })
    .join('')
}

const dayText = (intl: IntlShape, moment: number) =>
  intl.formatDate(moment, { dateStyle: 'medium', timeZone: shopTimeZone() })
const moneyOf = (intl: IntlShape, cents: number) =>
  intl.formatNumber(cents / 100, { style: 'currency', currency: 'EUR' })

/** What a line says, for people who do not see it: the span of days, of amounts, and what holds now. */
function sentenceOf(intl: IntlShape, kind: Line, events: readonly Event[]): string | null {
  const amounts = events.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  if (amounts.length === 0) return null
  const now = events.at(-1)?.amount ?? null
  return intl.formatMessage(
    { id: now === null ? 'office.price_line_ended' : 'office.price_line' },
    {
      kind: intl.formatMessage({ id: `office.price_${kind}` }),
      count: amounts.length,
      low: moneyOf(intl, Math.min(...amounts)),
      high: moneyOf(intl, Math.max(...amounts)),
      now: now === null ? '' : moneyOf(intl, now),
    },
  )
}

/** What a variant cost over time in the European Union, as steps; the same as a table for who does not see it. */
export async function PriceGraph({ events: all, now }: { events: readonly Event[]; now: number }) {
  const intl = await officeIntl()
  const events = all.filter(({ area }) => area === 1)
  const amounts = events.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  if (amounts.length === 0) return null
  const marks = amountMarks(amounts)
  const frame = {
    from: Math.min(...events.map(({ from }) => Date.parse(from))),
    until: now,
    low: marks[0] ?? 0,
    high: marks.at(-1) ?? 0,
  }
  const ofKind = (kind: Line) => events.filter((event) => event.kind === kind)
  const shown = LINES.filter((kind) => ofKind(kind).some(({ amount }) => amount !== null))
  return (
    <section aria-labelledby="price-graph" className="flex flex-col gap-3">
      <h2 id="price-graph" className="text-lg">
        {intl.formatMessage({ id: 'office.price_history' })}
      </h2>
      <div className="w-fit max-w-full overflow-x-auto rounded-card border border-line bg-surface">
        <svg
          role="img"
          aria-labelledby="price-graph"
          aria-describedby="price-graph-text"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="w-180 max-w-none"
        >
          <Axes intl={intl} frame={frame} amounts={marks} />
          {shown.map((kind) => (
            <path key={kind} d={stepsOf(ofKind(kind), frame)} className={`fill-none stroke-2 ${STYLES[kind]}`} />
          ))}
        </svg>
      </div>
      <p id="price-graph-text" className="sr-only">
        {[
          intl.formatMessage(
            { id: 'office.price_span' },
            { from: dayText(intl, frame.from), until: dayText(intl, frame.until) },
          ),
          ...shown.map((kind) => sentenceOf(intl, kind, ofKind(kind))),
        ].join(SPACE)}
      </p>
      <ul aria-hidden className="flex flex-wrap gap-4 text-xs">
        {shown.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 24 4" className="w-6">
              <path d="M0 2H24" className={`fill-none stroke-2 ${STYLES[kind]}`} />
            </svg>
            {intl.formatMessage({ id: `office.price_${kind}` })}
          </li>
        ))}
      </ul>
      <PriceTable events={events} intl={intl} />
    </section>
  )
}

/** Amounts with a line across at each, and days below. */
function Axes({ intl, frame, amounts }: { intl: IntlShape; frame: Frame; amounts: readonly number[] }) {
  const days = dayMarks(frame.from, frame.until)
  const place = (at: number) => (at === 0 ? 'start' : at === days.length - 1 ? 'end' : 'middle')
  return (
    <g aria-hidden className="fill-ink-muted text-xs">
      {amounts.map((cents) => (
        <g key={cents}>
          <path
            d={`M${BOX.left} ${up(frame, cents).toFixed(1)}H${BOX.right}`}
            className="fill-none stroke-1 stroke-line"
          />
          <text x={BOX.left - 8} y={up(frame, cents)} textAnchor="end" dominantBaseline="middle">
            {moneyOf(intl, cents)}
          </text>
        </g>
      ))}
      {days.map((moment, at) => (
        <g key={moment}>
          <path
            d={`M${across(frame, moment).toFixed(1)} ${BOX.bottom}v5`}
            className="fill-none stroke-1 stroke-line-strong"
          />
          <text x={across(frame, moment)} y={BOX.bottom + 20} textAnchor={place(at)}>
            {dayText(intl, moment)}
          </text>
        </g>
      ))}
    </g>
  )
}

function PriceTable({ events, intl }: { events: readonly Event[]; intl: IntlShape }) {
  return (
    <details>
      <Fold>{intl.formatMessage({ id: 'office.as_table' })}</Fold>
      <table className="office-table">
        <tbody>
          {events.toReversed().map(({ kind, amount, from }) => (
            <tr key={`${kind} ${from}`} className="office-row">
              <td className="office-cell">{showValue(intl, 'moment', from)}</td>
              <td className="office-cell">{showValue(intl, 'choice', kind)}</td>
              <td className={NUMBER_CELL}>{showValue(intl, 'cents', amount) || NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
