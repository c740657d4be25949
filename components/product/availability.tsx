'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import {
  availabilityLabel,
  fewLeft,
  inStockStores,
  isCountryBlocked,
  isOnlyFromExternalStock,
  isOrderable,
  pickupStores,
} from '@/lib/catalog/availability'
import { isStockBlockedForSale } from '@/lib/catalog/buy-button'
import { offersOf, type PanelData, wholeStores } from '@/lib/catalog/panel/data'
import { deliveryTime, packaging, shippingMark } from '@/lib/catalog/shipping'
import { type Dimension, pendingChoices } from '@/lib/catalog/variant'
import type { Variant } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'
import { usePrice } from '@/lib/intl/market-context'

import { useShownPrice } from './price-block'
import { useProduct } from './product-context'
import { UnlessOwn } from './unless-own'

const StoreTable = lazy(() => import('./store-table'))
const FastShipping = lazy(() => import('./fast-shipping'))

/**
 * Where the chosen variant is in stock, and its delivery time (spec 3 §4 "Availability", "Shipping time display"). While a choice is pending:
 * what holds for the shown variant, and which choice is missing.
 */
export function Availability({ data }: { data: PanelData }) {
  const { model, selection, selected, mode } = useProduct()
  const stores = useMemo(() => wholeStores(data.stores), [data.stores])
  const [choice] = pendingChoices(model, selection)
  if (choice) return <PendingAvailability choice={choice} data={data} />
  if (!selected.variant) {
    return (
      <Line icon="info" tone="text-ink-muted">
        <FormattedMessage id="product.out_of_stock" />
      </Line>
    )
  }
  const isBlocked = isCountryBlocked(data.limit, selected.variant.id)
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      {isBlocked && <Delivery variant={selected.variant} data={data} isBlocked />}
      <Label variant={selected.variant} stores={stores} data={data} />
      {/* A product that cannot be ordered has no delivery time. */}
      {!isBlocked && isOrderable(model, selected.variant, mode) && !isStockBlockedForSale(selected.variant) && (
        <Delivery variant={selected.variant} data={data} isBlocked={false} />
      )}
      {stores.length > 0 ? (
        <StoreLines variant={selected.variant} stores={stores} data={data} isBlocked={isBlocked} />
      ) : (
        !isBlocked && <Methods variant={selected.variant} data={data} />
      )}
    </div>
  )
}

/** Whether the shown variant can be bought and when it arrives. Units and stores differ by variant, so that they need the choice. */
function PendingAvailability({ choice, data }: { choice: Dimension; data: PanelData }) {
  const { shown } = useProduct()
  const { variant } = shown
  const isBlocked = isCountryBlocked(data.limit, null)
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      {variant && <ShownAvailability variant={variant} data={data} isBlocked={isBlocked} />}
      <Line icon="info" tone="text-ink-muted">
        <FormattedMessage id={`product.availability_choose_${choice}`} />
      </Line>
      {variant && !isBlocked && data.stores.length === 0 && <Methods variant={variant} data={data} />}
    </div>
  )
}

function ShownAvailability({ variant, data, isBlocked }: { variant: Variant; data: PanelData; isBlocked: boolean }) {
  const { model, mode } = useProduct()
  if (isBlocked) return <Delivery variant={variant} data={data} isBlocked />
  if (!isOrderable(model, variant, mode) || isStockBlockedForSale(variant)) return null
  return (
    <>
      <Line icon="check-circle" tone="text-success">
        <span className="font-semibold text-success" data-availability="pending">
          <FormattedMessage id={variant.stock_data.in_stock ? 'product.in_stock' : 'product.available_to_order'} />
        </span>
      </Line>
      <Delivery variant={variant} data={data} isBlocked={false} />
    </>
  )
}

function Line({ icon, tone, children }: { icon: IconName; tone: string; children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <Icon name={icon} className={cx('mt-0.5', tone)} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** The shop's own text about blocked stock, or the default text. */
function BlockedStock({ data }: { data: PanelData }) {
  return data.blockedStockText ?? <FormattedMessage id="product.blocked_stock" />
}

/** What is in stock in none of the shops: abroad no stores are shown. */
function webstoreText(variant: Variant, stores: readonly Store[]): string {
  if (isOnlyFromExternalStock(variant, stores)) return 'product.only_supplier'
  return stores.length > 0 ? 'product.only_webstore' : 'product.in_stock'
}

function Label({ variant, stores, data }: { variant: Variant; stores: readonly Store[]; data: PanelData }) {
  const { model, mode } = useProduct()
  if (isStockBlockedForSale(variant))
    return (
      <Line icon="warning" tone="text-warning">
        <BlockedStock data={data} />
      </Line>
    )
  const label = availabilityLabel(model, variant, stores, mode)
  if (label.state === 'out-of-stock') return <OutOfStock variant={variant} />
  const left = fewLeft(model, variant, mode)
  return (
    <Line icon="check-circle" tone="text-success">
      <span className="font-semibold text-success" data-availability={label.state}>
        {!variant.stock_data.in_stock && <FormattedMessage id="product.available_to_order" />}
        {variant.stock_data.in_stock && label.state === 'only-webstore' && (
          <FormattedMessage id={webstoreText(variant, stores)} />
        )}
        {variant.stock_data.in_stock && label.state === 'only-one-store' && (
          <FormattedMessage id="product.only_one_store" values={{ store: label.store.shortName }} />
        )}
        {variant.stock_data.in_stock && label.state === 'store-list' && (
          <FormattedMessage id="product.store_list" values={{ count: label.stores.length }} />
        )}
      </span>
      {left !== null && (
        <span className="block text-sm text-ink-muted" data-left={left}>
          <FormattedMessage id="product.few_left" values={{ count: left }} />
        </span>
      )}
    </Line>
  )
}

/** The message about the own order stands in the place of the button. */
function OutOfStock({ variant }: { variant: Variant }) {
  return (
    <UnlessOwn variantId={variant.id} note={false}>
      <Line icon="error" tone="text-sale">
        <span className="font-semibold">
          <FormattedMessage id="product.out_of_stock" />
        </span>
        {variant.stock_incoming_str && (
          <span className="block text-sm text-ink-muted">
            <Arrival text={variant.stock_incoming_str} />
          </span>
        )}
      </Line>
    </UnlessOwn>
  )
}

/** When it is back in stock: a date is formatted in the page's language, other texts are not changed. */
function Arrival({ text }: { text: string }) {
  const intl = useIntl()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const date = isDay
    ? intl.formatDate(text, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' })
    : text
  return <FormattedMessage id="product.arrives" values={{ date }} />
}

const MARK_ICONS = { check: 'truck', circle: 'clock' } as const

function Delivery({ variant, data, isBlocked }: { variant: Variant; data: PanelData; isBlocked: boolean }) {
  const time = deliveryTime({
    shippingTime: variant.shipping_time,
    countryName: data.countryName,
    isCountryBlocked: isBlocked,
    blockInfoText: data.limit.blockInfoText,
    added: [data.addedDays],
  })
  if (time.id === 'not_shipped_to') {
    return (
      <Line icon="warning" tone="text-warning">
        <span className="font-semibold">
          <FormattedMessage id="product.not_shipped_to" values={time.values} />
        </span>
        {time.info && <span className="block text-ink-muted">{time.info}</span>}
      </Line>
    )
  }
  const mark = shippingMark(variant.shipping_time.number)
  return (
    <Line icon={mark ? MARK_ICONS[mark] : 'info'} tone={mark === 'check' ? 'text-success' : 'text-ink-muted'}>
      {time.id === 'business_days' && (
        <FormattedMessage
          id={time.values.start === time.values.end ? 'product.business_days_exact' : 'product.business_days'}
          values={{ ...time.values, mark: mark ?? 'none' }}
        />
      )}
      {time.id === 'text' && time.values.text && <FormattedMessage id="product.delivery_text" values={time.values} />}
    </Line>
  )
}

/** Same-day delivery is only for products in stock in a store, not for those that a supplier sends first. */
const isOnShelf = (variant: Variant, stores: readonly Store[]) =>
  shippingMark(variant.shipping_time.number) === 'check' && inStockStores(variant, stores).length > 0

/** Finland: stores for collection, the stock of all stores, and same-day delivery. */
function StoreLines({
  variant,
  stores,
  data,
  isBlocked,
}: {
  variant: Variant
  stores: readonly Store[]
  data: PanelData
  isBlocked: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const pickup = pickupStores(variant, stores)
  const express = pickupStores(variant, stores, true)
  return (
    <>
      {pickup.length > 0 && (
        <Line icon="store" tone="text-ink-muted">
          <FormattedMessage id="product.pickup" values={{ stores: <StoreNames some={pickup} data={data} /> }} />
        </Line>
      )}
      {express.length > 0 && (
        <Line icon="clock" tone="text-ink-muted">
          <FormattedMessage
            id="product.pickup_express"
            values={{ stores: <StoreNames some={express} data={data} /> }}
          />
        </Line>
      )}
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
      {data.hasFastShipping && !isBlocked && isOnShelf(variant, stores) && <FastShippingBox />}
    </>
  )
}

/** Names of stores, each with a link to its page. */
function StoreNames({ some, data }: { some: readonly Store[]; data: PanelData }) {
  const intl = useIntl()
  return intl.formatList(
    some.map(({ id, shortName }) => {
      const href = data.stores.find((store) => store.id === id)?.href
      return href ? (
        <Link key={id} href={href} className="link">
          {shortName}
        </Link>
      ) : (
        shortName
      )
    }),
  )
}

interface OpenerProps {
  icon: IconName
  isOpen: boolean
  popup?: 'dialog'
  onPress: () => void
  children: React.ReactNode
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
      {!popup && <Icon name="chevron-down" size={16} className={cx('transition-transform', isOpen && 'rotate-180')} />}
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

/** Other countries: the delivery methods, the cost of each for this product alone, and how many fit into a package. */
function Methods({ variant, data }: { variant: Variant; data: PanelData }) {
  const format = usePrice()
  const price = useShownPrice()
  const { extra_data_overrides: overrides, perInternationalPackage } = data.limit
  const packed = packaging(overrides[String(variant.id)]?.perInternationalPackage ?? perInternationalPackage)
  const offers = offersOf(data, variant, price ?? 0)
  if (offers.length === 0) return null
  return (
    <>
      <ul className="flex flex-col gap-1 pl-7 text-sm text-ink-muted">
        {offers.map(({ method, terms: { cost } }) => (
          <li key={method.id} className="flex flex-wrap justify-between gap-x-4">
            <span>{method.name}</span>
            <span className="tabular">
              {cost === 0 ? <FormattedMessage id="product.free" /> : format(cost, 'delivery')}
            </span>
          </li>
        ))}
      </ul>
      {packed && (
        <p className="pl-7 text-sm text-ink-muted">
          <FormattedMessage id={`product.package_${packed.kind}`} values={{ count: packed.count }} />
        </p>
      )}
    </>
  )
}
