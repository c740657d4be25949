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

/** Everything that the shop stores in a browser, by need: the list by which the code writes. */
export function StorageTables({ intl }: { intl: Intl }) {
  const word = (id: string) => intl.formatMessage({ id: `legal.${id}` }, { shop: config().shopName })
  const columns = ['name', 'purpose', 'lasts', 'reader'].map((column) => word(`column_${column}`))
  const rowOf = (name: StoredName) => {
    const { key, isMany, area, reader, service } = storageRow(name)
    const shownKey = isMany ? `${key}…` : key
    const names = (
      <>
        <code translate="no">{shownKey}</code>
        <br />
        {word(`area_${area}`)}
      </>
    )
    return {
      key: name,
      cells: [names, word(`store_${name}`), lastsText(intl, name), word(`reader_${service ?? reader}`)],
    }
  }
  return (['necessary', ...PURPOSES] as const).map((need) => {
    const rows = STORED_NAMES.filter((name) => storageRow(name).need === need && isUsed(storageRow(name)))
    if (rows.length === 0) return null
    return (
      <section key={need}>
        <h2>{word(`need_${need}`)}</h2>
        <WideTable label={word(`need_${need}`)} columns={columns} rows={rows.map(rowOf)} />
      </section>
    )
  })
}
