import type { IntlShape } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { officeIntl } from '@/lib/office/server'

import { NOTHING } from './marks'
import { showValue } from './show-value'

type Event = Answer<'officePriceEvents'>['events'][number]

const WIDTH = 600
const HEIGHT = 140
const PAD = 8
const LINES = ['regular', 'discount', 'club'] as const
const STYLES: Readonly<Record<(typeof LINES)[number], string>> = {
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

/** Steps of one kind of price as the path of a line; a price that ended leaves a gap. */
function stepsOf(events: readonly Event[], { from, until, low, high }: Frame): string {
  const x = (moment: number) => PAD + ((moment - from) / Math.max(until - from, 1)) * (WIDTH - 2 * PAD)
  const y = (cents: number) => HEIGHT - PAD - ((cents - low) / Math.max(high - low, 1)) * (HEIGHT - 2 * PAD)
  return events
    .flatMap(({ amount, from: at }, place) => {
      if (amount === null) return []
      const start = x(Date.parse(at))
      const end = x(Date.parse(events[place + 1]?.from ?? new Date(until).toISOString()))
      return [`M${start.toFixed(1)} ${y(amount).toFixed(1)}H${end.toFixed(1)}`]
    })
    .join('')
}

/** What a variant cost over time in the European Union, as steps; the same as a table for who does not see it. */
export async function PriceGraph({ events: all, now }: { events: readonly Event[]; now: number }) {
  const intl = await officeIntl()
  const events = all.filter(({ area }) => area === 1)
  const amounts = events.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  if (amounts.length === 0) return null
  const frame = {
    from: Math.min(...events.map(({ from }) => Date.parse(from))),
    until: now,
    low: Math.min(...amounts) * 0.9,
    high: Math.max(...amounts),
  }
  return (
    <section aria-labelledby="price-graph" className="flex flex-col gap-3">
      <h2 id="price-graph" className="text-lg">
        {intl.formatMessage({ id: 'office.price_history' })}
      </h2>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full max-w-3xl rounded-card border border-line bg-surface"
      >
        {LINES.map((kind) => (
          <path
            key={kind}
            d={stepsOf(
              events.filter((event) => event.kind === kind),
              frame,
            )}
            className={`fill-none stroke-2 ${STYLES[kind]}`}
          />
        ))}
      </svg>
      <ul aria-hidden className="flex gap-4 text-xs">
        {LINES.map((kind) => (
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

function PriceTable({ events, intl }: { events: readonly Event[]; intl: IntlShape }) {
  return (
    <details>
      <summary className="min-h-6 underline decoration-dotted">{intl.formatMessage({ id: 'office.as_table' })}</summary>
      <table className="office-table">
        <tbody>
          {events.toReversed().map(({ kind, amount, from }) => (
            <tr key={`${kind} ${from}`} className="office-row">
              <td className="office-cell">{showValue(intl, 'moment', from)}</td>
              <td className="office-cell">{showValue(intl, 'choice', kind)}</td>
              <td className="office-cell">{showValue(intl, 'cents', amount) || NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
