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

/** Which personal data the shop keeps, why and how long: the list by which it deletes. */
export function KeptTable({ intl }: { intl: Intl }) {
  const word = (id: string) => intl.formatMessage({ id: `legal.${id}` })
  return (
    <section>
      <h2>{word('kept_title')}</h2>
      <p>{word('kept_intro')}</p>
      <WideTable
        label={word('kept_title')}
        columns={[word('column_data'), word('column_basis'), word('column_lasts')]}
        rows={KEPT_NAMES.map((name) => {
          const { why, basis } = keptData(name)
          return {
            key: name,
            cells: [word(`keep_${name}`), `${word(`why_${why}`)}; ${word(`basis_${basis}`)}`, keptUntil(intl, name)],
          }
        })}
      />
    </section>
  )
}
