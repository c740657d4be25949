'use client'

import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import type { Answer } from '@/lib/contract/calls'

import { named } from './marks'
import { headCell, NUMBER_CELL } from './number-cell'

/** After the variant and its shelves. */
const FIRST_NUMBER = 2

/** How a count differs from what should be there, the differences first; and codes that nobody knows. */
export function CountDifferences({ result }: { result: Answer<'saveOfficeCount'> }) {
  const intl = useIntl()
  const lines = result.lines.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const differing = lines.filter(({ difference }) => difference !== 0).length
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const head = ['variant', 'field_shelves', 'field_counted', 'field_expected', 'count_difference']
  return (
    <section aria-labelledby="differences" className="flex flex-col gap-3">
      <h2 id="differences" className="text-lg">
        {intl.formatMessage(
          { id: result.isSaved ? 'office.count_result' : 'office.count_would' },
          { count: differing },
        )}
      </h2>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="office-table office-cards">
          <thead className="office-cards-head">
            <tr>
              {head.map((id, at) => (
                <th key={id} scope="col" className={headCell(at >= FIRST_NUMBER)}>
                  {word(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="office-cards-body">
            {lines.map((line) => (
              <DifferenceRow key={line.variant} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {result.unknown.length > 0 ? (
        <div>
          <h3 className="font-semibold">{intl.formatMessage({ id: 'office.field_unknown' })}</h3>
          <ul>
            {result.unknown.map(({ shelf, code, count }) => (
              <li key={`${shelf} ${code}`}>{named(`${shelf} · ${code}`, count)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

function DifferenceRow({ line }: { line: Answer<'saveOfficeCount'>['lines'][number] }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <tr className="office-row">
      <th scope="row" className="office-cell font-normal">
        {line.title}
        <span className="block text-ink-muted text-xs">{line.code}</span>
      </th>
      <td className="office-cell" data-label={word('field_shelves')}>
        {line.shelves.join(', ')}
      </td>
      <td className={NUMBER_CELL} data-label={word('field_counted')}>
        {line.counted}
      </td>
      <td className={NUMBER_CELL} data-label={word('field_expected')}>
        {line.expected}
      </td>
      <td
        className={cx(NUMBER_CELL, line.difference !== 0 && 'font-semibold text-sale')}
        data-label={word('count_difference')}
      >
        {intl.formatNumber(line.difference, { signDisplay: 'exceptZero' })}
      </td>
    </tr>
  )
}
