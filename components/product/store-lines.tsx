'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { inStockStores, pickupStores } from '@/lib/catalog/availability'
import { isStockBlockedForSale } from '@/lib/catalog/buy-button'
import { offersOf, type PanelData } from '@/lib/catalog/panel/data'
import { shippingMark } from '@/lib/catalog/shipping'
import type { Variant } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'
import { usePrice } from '@/lib/intl/market-context'

import { BlockedStock } from './blocked-stock'
import { Line } from './panel-line'
import { useShownPrice } from './price-block'

const StoreTable = lazy(() => import('./store-table'))
const FastShipping = lazy(() => import('./fast-shipping'))

/** Same-day delivery is only for products in stock in a store, not for those that a supplier sends first. */
const isOnShelf = (variant: Variant, stores: readonly Store[]) =>
  shippingMark(variant.shipping_time.number) === 'check' && inStockStores(variant, stores).length > 0

interface StoreLinesProps {
  variant: Variant
  stores: readonly Store[]
  data: PanelData
}

/** Finland: stores for collection, the stock of all stores, and same-day delivery. */
export default function StoreLines({ variant, stores, data }: StoreLinesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-1">
      <Pickup variant={variant} stores={stores} data={data} />
      {variant.stock_data.blocked_stock && !isStockBlockedForSale(variant) && (
        <p className="text-sm text-ink-muted">
          <BlockedStock data={data} />
        </p>
      )}
      <Opener icon="store" isOpen={isOpen} popup="dialog" onPress={() => setOpen(true)}>
        <FormattedMessage id="product.store_stock" />
      </Opener>
      {isOpen && (
        <Suspense>
          <StoreTable stores={data.stores} expressHref={data.expressHref} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {data.hasFastShipping && isOnShelf(variant, stores) && <FastShippingBox />}
    </div>
  )
}

/** The stores that have it for collection, each with a link to its page; those that hand it out within hours say so. */
function Pickup({ variant, stores, data }: StoreLinesProps) {
  const intl = useIntl()
  const format = usePrice()
  const price = useShownPrice()
  const collected = offersOf(data, variant, price ?? 0).find(({ method }) => method.kind === 'store')
  const express = pickupStores(variant, stores, true)
  const some = inStockStores(variant, stores).filter((store) => store.nouto || express.includes(store))
  if (some.length === 0) return null
  const names = some.map((store) => {
    const href = data.stores.find(({ id }) => id === store.id)?.href
    const name = href ? (
      <Link href={href} className="link">
        {store.shortName}
      </Link>
    ) : (
      store.shortName
    )
    return (
      <span key={store.id}>
        {express.includes(store) ? <FormattedMessage id="product.pickup_express" values={{ store: name }} /> : name}
      </span>
    )
  })
  return (
    <div className="flex items-start justify-between gap-4 text-sm">
      <Line icon="store" tone="text-ink-muted">
        <FormattedMessage id="product.pickup" values={{ stores: intl.formatList(names) }} />
      </Line>
      {collected && (
        <span className="tabular shrink-0 font-semibold">
          {collected.terms.cost === 0 ? (
            <FormattedMessage id="product.free" />
          ) : (
            format(collected.terms.cost, 'delivery')
          )}
        </span>
      )}
    </div>
  )
}

interface OpenerProps {
  icon: IconName
  isOpen: boolean
  popup?: 'dialog'
  onPress: () => void
  children: ReactNode
}

function Opener({ icon, isOpen, popup, onPress, children }: OpenerProps) {
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-brand"
      aria-haspopup={popup}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name={icon} size={18} className="text-ink-muted" />
      {children}
      <Icon
        name={popup ? 'chevron-right' : 'chevron-down'}
        size={16}
        className={cx('transition-transform', !popup && isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** The same-day delivery box; its form opens with a press. */
function FastShippingBox() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Opener icon="truck" isOpen={isOpen} onPress={() => setOpen(!isOpen)}>
        <FormattedMessage id="product.fast_shipping" />
      </Opener>
      {isOpen && (
        <Suspense>
          <FastShipping />
        </Suspense>
      )}
    </div>
  )
}
