import type { IntlShape } from 'react-intl'

import { config } from '@/lib/config/env'
import { PURPOSES, STORED_NAMES, type StorageRow, storageRow, type StoredName } from '@/lib/market/browser-storage'

import { WideTable } from './wide-table'

type Intl = Pick<IntlShape, 'formatMessage'>

/** False for what only a service writes that this shop does not use. */
function isUsed({ service }: StorageRow): boolean {
  const { gtmId, google, recommendationUrl } = config()
  const services = { tagManager: gtmId, google, recommendations: recommendationUrl }
  return service === undefined || services[service] !== null
}

function lastsText(intl: Intl, name: StoredName): string {
  const { lasts } = storageRow(name)
  if (typeof lasts === 'number') return intl.formatMessage({ id: 'legal.days' }, { count: lasts })
  return intl.formatMessage({ id: name === 'auth' ? 'legal.lasts_login' : `legal.lasts_${lasts}` })
}

/** Only while somebody works in the back office, orders for a customer or tries out a function: no shopper has these. */
const OF_STAFF: ReadonlySet<StoredName> = new Set<StoredName>([
  'office',
  'officeLanguage',
  'officeMenu',
  'selectedCustomer',
  'staffEmail',
  'flags',
])
const GROUPS = ['necessary', ...PURPOSES, 'staff'] as const
const groupOf = (name: StoredName): (typeof GROUPS)[number] => (OF_STAFF.has(name) ? 'staff' : storageRow(name).need)

/** Everything that the shop stores in a browser, folded by need: the list by which the code writes. */
export function StorageTables({ intl }: { intl: Intl }) {
  const word = (id: string) => intl.formatMessage({ id: `legal.${id}` }, { shop: config().shopName })
  const columns = ['purpose', 'lasts', 'reader', 'name'].map((column) => word(`column_${column}`))
  const rowOf = (name: StoredName) => {
    const { key, isMany, area, reader, service } = storageRow(name)
    const shownKey = isMany ? `${key}…` : key
    const names = (
      <>
        <code translate="no">{shownKey}</code>
        <span className="block text-ink-muted">{word(`area_${area}`)}</span>
      </>
    )
    return {
      key: name,
      cells: [word(`store_${name}`), lastsText(intl, name), word(`reader_${service ?? reader}`), names],
    }
  }
  return GROUPS.map((group) => {
    const rows = STORED_NAMES.filter((name) => groupOf(name) === group && isUsed(storageRow(name)))
    if (rows.length === 0) return null
    const [title, count] = [word(`need_${group}`), `(${rows.length})`]
    return (
      <details key={group}>
        <summary>
          <h2>
            {title} <span className="font-normal text-ink-muted">{count}</span>
          </h2>
        </summary>
        <WideTable label={title} columns={columns} rows={rows.map(rowOf)} />
      </details>
    )
  })
}
