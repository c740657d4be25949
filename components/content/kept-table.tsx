import type { IntlShape } from 'react-intl'

import { KEPT_NAMES, keptData, type KeptName } from '@/lib/contract/limits/retention'

import { WideTable } from './wide-table'

type Intl = Pick<IntlShape, 'formatMessage'>

/** Until when data is kept, in words. */
function keptUntil(intl: Intl, name: KeptName): string {
  const { hours, days, years, from } = keptData(name)
  const [unit, count] = years ? ['years', years] : days ? ['days', days] : ['hours', hours ?? 0]
  return intl.formatMessage(
    { id: `legal.until_${from}` },
    { period: intl.formatMessage({ id: `legal.${unit}` }, { count }) },
  )
}

/** What data is kept for, in the order of the list, with all data of each. */
const PURPOSES = [...new Set(KEPT_NAMES.map((name) => keptData(name).why))].map((why) => ({
  why,
  names: KEPT_NAMES.filter((name) => keptData(name).why === why),
}))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Which personal data the shop keeps, folded by what for, and how long: the list by which it deletes. */
export function KeptTable({ intl }: { intl: Intl }) {
  const word = (id: string) => intl.formatMessage({ id: `legal.${id}` })
  return (
    <section>
      <h2>{word('kept_title')}</h2>
      <p>{word('kept_intro')}</p>
      {PURPOSES.map(({ why, names }) => {
        const title = capital(word(`why_${why}`))
        return (
          <details key={why}>
            <summary>
              <h3>{title}</h3>
            </summary>
            <WideTable
              label={title}
              columns={[word('column_data'), word('column_lasts'), word('column_basis')]}
              rows={names.map((name) => ({
                key: name,
                cells: [word(`keep_${name}`), keptUntil(intl, name), word(`basis_${keptData(name).basis}`)],
              }))}
            />
          </details>
        )
      })}
    </section>
  )
}
