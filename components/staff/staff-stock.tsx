'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { SPACE } from '@/components/ui/space'
import type { StaffStock as Stock } from '@/lib/contract/schemas/product-actions'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'

/**
 * The stock of a model in every store, and its shelf in the central warehouse (spec 3 §4 "Availability"). The back end answers only staff.
 */
export default function StaffStock({ modelId, onClose }: { modelId: number; onClose: () => void }) {
  const intl = useIntl()
  const { language } = useMarket()
  const [stock, setStock] = useState<Stock | 'failed' | null>(null)
  const word = (id: string) => intl.formatMessage({ id })

  useEffect(() => {
    const stop = new AbortController()
    void api.call('staffStock', { query: { model_id: modelId, language } }, { signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setStock(result.ok ? result.data : 'failed')
    })
    return () => stop.abort()
  }, [modelId, language])

  if (stock === null) return null
  return (
    <Dialog open size="lg" onClose={onClose} title={word('account.staff_stock')} closeLabel={word('common.close')}>
      {stock === 'failed' ? <ErrorState title={word('account.staff_stock_failed')} /> : <Table stock={stock} />}
    </Dialog>
  )
}

function Table({ stock: { stores, variants, shelf_codes: shelves } }: { stock: Stock }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const codes = shelves.join(', ')
  return (
    <div className="flex flex-col gap-4">
      {codes && (
        <p className="text-sm">
          <span className="text-ink-muted">{word('account.staff_shelves')}</span>
          {SPACE}
          <span className="font-semibold">{codes}</span>
        </p>
      )}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={word('account.staff_stock')}>
        <table className="tabular w-full border-collapse text-sm">
          <thead>
            <StoresRow stores={stores} codes={codes} />
          </thead>
          <tbody>
            {variants.map((variant) => (
              <VariantRow key={variant.id} variant={variant} stores={stores} codes={codes} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface RowProps {
  stores: Stock['stores']
  /** The shelf in the central warehouse; '' if it is not known. */
  codes: string
}

function StoresRow({ stores, codes }: RowProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <tr className="border-b border-line-strong">
      <th scope="col" className="sticky left-0 bg-surface py-2 pr-4 text-left font-normal text-ink-muted">
        {word('account.staff_variant')}
      </th>
      {stores.map(({ id, name, is_central: isCentral, is_external: isExternal }) => (
        <th
          key={id}
          scope="col"
          className="px-3 py-2 text-right align-bottom font-normal"
          title={isCentral && codes ? codes : undefined}
        >
          {name}
          {isExternal && <Badge className="ml-1">{word('account.staff_external')}</Badge>}
        </th>
      ))}
    </tr>
  )
}

/** The units of one variant in each store. */
function VariantRow({ variant, stores, codes }: RowProps & { variant: Stock['variants'][number] }) {
  const intl = useIntl()
  const { id, name, sku, gtin, is_blocked: isBlocked, stocks } = variant
  return (
    <tr className="border-b border-line">
      <th scope="row" className="sticky left-0 bg-surface py-2 pr-4 text-left font-normal">
        <span className="font-semibold">{name || id}</span>
        {isBlocked && (
          <Badge tone="warning" className="ml-2">
            {intl.formatMessage({ id: 'account.staff_blocked' })}
          </Badge>
        )}
        <span className="block text-ink-muted">{[sku, gtin].filter(Boolean).join(' · ')}</span>
      </th>
      {stores.map((store) => {
        const units = stocks[String(store.id)] ?? 0
        return (
          <td
            key={store.id}
            title={store.is_central && codes ? codes : undefined}
            className={cx('px-3 py-2 text-right', units > 0 ? 'font-semibold' : 'text-ink-subtle')}
          >
            {units}
          </td>
        )
      })}
    </tr>
  )
}
