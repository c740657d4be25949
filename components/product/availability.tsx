'use client'

import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  availabilityLabel,
  fewLeft,
  isCountryBlocked,
  isOnlyFromExternalStock,
  isOrderable,
} from '@/lib/catalog/availability'
import { isStockBlockedForSale } from '@/lib/catalog/buy-button'
import { type PanelData, wholeStores } from '@/lib/catalog/panel/data'
import { deliveryTime, shippingMark } from '@/lib/catalog/shipping'
import { countOptions, type Dimension, pendingChoices, type VariantModel } from '@/lib/catalog/variant'
import type { Variant } from '@/lib/contract/schemas/catalogue'
import type { Store } from '@/lib/contract/schemas/config'

import { SIMILAR_ID } from './anchor-ids'
import { BlockedStock } from './blocked-stock'
import { DeliveryOffers } from './delivery-offers'
import { Line } from './panel-line'
import { type ProductState, useProduct } from './product-context'
import { UnlessOwn } from './unless-own'

/** Loaded in Finland, once it is known which variant the stores are asked for. */
const StoreLines = lazy(() => import('./store-lines'))

/**
 * One block about stock and delivery (spec 3 §4 "Availability", "Shipping time display"): what is in stock, when it is sent, each way of
 * delivery with its price and days, and the stores. While a choice is pending, what holds for the shown variant, and which choice is missing.
 */
export function Availability({ data }: { data: PanelData }) {
  const { model, selection, selected, shown, mode } = useProduct()
  const stores = useMemo(() => wholeStores(data.stores), [data.stores])
  const [choice] = pendingChoices(model, selection)
  const chosen = choice ? null : selected.variant
  if (isCountryBlocked(data.limit, selected.variant?.id ?? null)) return <NotShipped data={data} />
  if (!choice && !chosen) return <NoSuchVariant />
  // Once everything is chosen, the shown variant is the chosen one.
  const sent = ifSent(model, shown.variant, mode)
  return (
    <div className="flex flex-col gap-3">
      {/* The days of arrival below come after the page, and are no news to read aloud. */}
      <div className="flex flex-col gap-1 empty:hidden" aria-live="polite">
        {choice && sent && <PendingLabel choice={choice} />}
        {chosen && <Label variant={chosen} stores={stores} data={data} />}
        {sent && <SendingTime variant={sent} data={data} />}
      </div>
      {sent && <DeliveryOffers variant={sent} data={data} />}
      {choice && (
        <Line icon="info" tone="text-ink-muted">
          <FormattedMessage id={`product.availability_choose_${choice}`} />
        </Line>
      )}
      {chosen && stores.length > 0 && (
        <Suspense>
          <StoreLines variant={chosen} stores={stores} data={data} />
        </Suspense>
      )}
    </div>
  )
}

/** What is not made in the chosen colour and size. */
function NoSuchVariant() {
  return (
    <Line icon="info" tone="text-ink-muted">
      <FormattedMessage id="product.out_of_stock" />
    </Line>
  )
}

/** The variant if it is sent to somebody who orders it now: what cannot be ordered has no delivery time. */
function ifSent(model: VariantModel, variant: Variant | null, mode: ProductState['mode']): Variant | null {
  return variant && isOrderable(model, variant, mode) && !isStockBlockedForSale(variant) ? variant : null
}

/** The country is closed to the goods: nothing about stock and prices of delivery, but the way to goods that are sent there. */
function NotShipped({ data }: { data: PanelData }) {
  const { countryName: country, limit, hasSimilar } = data
  return (
    <Line icon="warning" tone="text-warning">
      <span className="block font-semibold">
        <FormattedMessage id="product.not_shipped_to" values={{ country }} />
      </span>
      {limit.blockInfoText && <span className="block text-ink-muted">{limit.blockInfoText}</span>}
      {hasSimilar && (
        <a href={`#${SIMILAR_ID}`} className="link inline-flex min-h-6 items-center">
          <FormattedMessage id="product.similar_shipped" />
        </a>
      )}
    </Line>
  )
}

/** How many of the options are in stock, before one is chosen. Units and stores differ by variant, so that they need the choice. */
function PendingLabel({ choice }: { choice: Dimension }) {
  const { model, selection, options } = useProduct()
  const inStock = countOptions(
    model,
    choice,
    selection,
    (variant) => variant.stock_data.in_stock && !isStockBlockedForSale(variant),
  )
  return (
    <Line icon="check-circle" tone="text-success">
      <span className="font-semibold text-success" data-availability="pending">
        {inStock > 0 ? (
          <FormattedMessage
            id="product.options_in_stock"
            values={{ choice, count: inStock, total: options[choice].length }}
          />
        ) : (
          <FormattedMessage id="product.available_to_order" />
        )}
      </span>
    </Line>
  )
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

/** When the goods leave the warehouse, with the sign of whether that is certain or an estimate. */
function SendingTime({ variant, data }: { variant: Variant; data: PanelData }) {
  const time = deliveryTime({
    shippingTime: variant.shipping_time,
    countryName: data.countryName,
    isCountryBlocked: false,
    added: [data.addedDays],
  })
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
