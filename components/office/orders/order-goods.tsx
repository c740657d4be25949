import NextLink from 'next/link'

import { cx } from '@/components/ui/cx'
import type { OfficeOrder } from '@/lib/contract/schemas/office-orders'
import { recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { COMMA, DOT } from '../marks'
import { moneyText } from '../show-value'
import { Thumbnail } from '../thumbnail'

type Row = OfficeOrder['rows'][number]

const NUMBER = 'office-cell text-right whitespace-nowrap'
const COLUMNS = ['picture', 'goods', 'shelf', 'codes'] as const
const AMOUNTS = ['quantity', 'unit', 'discount', 'row_sum', 'vat'] as const
/** On a tablet the numbers stand below the name, so that the sums need no scrolling. */
const WIDE = 'hidden xl:table-cell'

/** The goods of an order in the order of their shelves, as somebody collects and checks them. */
export async function OrderGoods({ order }: { order: OfficeOrder }) {
  const intl = await officeIntl()
  const head = (name: string) => intl.formatMessage({ id: `office.order_${name}` })
  const isReduced = order.rows.some(({ discount }) => discount !== 0)
  const amounts = AMOUNTS.filter((name) => name !== 'discount' || isReduced)
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-labelledby="order-goods">
      <table className="office-table">
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={cx('office-cell office-head', name === 'codes' && WIDE)}>
                {name === 'picture' ? <span className="sr-only">{head(name)}</span> : head(name)}
              </th>
            ))}
            {amounts.map((name) => (
              <th key={name} scope="col" className="office-cell office-head text-right">
                {head(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.rows.map((row) => (
            <GoodsRow key={row.line} row={row} currency={order.currency} isReduced={isReduced} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface GoodsRowProps {
  row: Row
  currency: string
  /** A row of the order has a discount. */
  isReduced: boolean
}

async function GoodsRow({ row, currency, isReduced }: GoodsRowProps) {
  const intl = await officeIntl()
  const money = (minor: number) => moneyText(intl, minor, currency)
  const { quantity, returned, discount } = row
  return (
    <tr className="office-row">
      <td className="office-cell min-w-18">{row.picture ? <Thumbnail path={row.picture} name="" isSmall /> : null}</td>
      <th scope="row" className="office-cell min-w-40 font-semibold">
        {row.model === null ? (
          row.name
        ) : (
          <NextLink prefetch={false} href={recordPath('products', String(row.model))} className="hover:underline">
            {row.name}
          </NextLink>
        )}
        <span className="block font-normal text-ink-muted">{[row.colour, row.size].filter(Boolean).join(COMMA)}</span>
        <span className="block font-normal text-ink-muted text-xs xl:hidden">
          {[row.sku, row.gtin].filter(Boolean).join(DOT)}
        </span>
      </th>
      <td className="office-cell">
        <Places stores={row.stores} />
      </td>
      <td className={cx('office-cell whitespace-nowrap', WIDE)}>
        {row.sku}
        <span className="block text-ink-muted">{row.gtin}</span>
      </td>
      <td className={NUMBER}>
        {intl.formatNumber(quantity)}
        {returned > 0 ? (
          <span className="block text-ink-muted">
            {intl.formatMessage({ id: 'office.order_returned' }, { count: returned })}
          </span>
        ) : null}
      </td>
      <td className={NUMBER}>{money(row.unit_price)}</td>
      {isReduced ? <td className={NUMBER}>{discount === 0 ? null : money(-discount)}</td> : null}
      <td className={NUMBER}>{money(row.gross)}</td>
      <td className={NUMBER}>
        {intl.formatNumber(row.tax_rate / 100, { style: 'percent', maximumFractionDigits: 2 })}
      </td>
    </tr>
  )
}

/** The shelves first, because they are walked to; then the store and how many lie there. */
async function Places({ stores }: Pick<Row, 'stores'>) {
  const intl = await officeIntl()
  return (
    <ul>
      {stores.map(({ name, quantity, shelves }) => (
        <li key={name}>
          <span className="font-semibold">
            {shelves.length > 0 ? shelves.join(COMMA) : intl.formatMessage({ id: 'office.order_no_shelf' })}
          </span>
          <span className="block text-ink-muted">
            {intl.formatMessage({ id: 'office.order_at' }, { name, quantity })}
          </span>
        </li>
      ))}
    </ul>
  )
}
