'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { isCountryBlocked } from '@/lib/catalog/availability'
import { GIFT_CARD_IDS } from '@/lib/catalog/gift-cards'
import { cheapestSent, offersOf, type PanelData } from '@/lib/catalog/panel/data'
import { type AddedDays, showsDeliveryNote } from '@/lib/catalog/shipping'
import type { SizeTable } from '@/lib/catalog/size-tables'
import { usePrice } from '@/lib/intl/market-context'

import { AVAILABILITY_ID } from './anchor-ids'
import { Availability } from './availability'
import { BuyBox } from './buy-box'
import { ColorChoice, SizeChoice, TypeChoice } from './choices'
import { PriceBlock, useShownPrice } from './price-block'
import { useProduct } from './product-context'
import { SizeGuideButton } from './size-guide-button'

/** Loaded only for the two gift cards. */
const GiftCardForm = lazy(() => import('./gift-card-form'))
const GiftCardBalance = lazy(() => import('./gift-card-balance'))
/** Loaded only for gifts of a campaign. */
const RedeemForm = lazy(() => import('./redeem-form'))
/** Loaded only where a credit provider is configured. */
const CreditWidget = lazy(() => import('./credit-widget'))
/** Loaded only for skis, bindings and boots. */
const WizardButton = lazy(() => import('./wizard-button'))

/** Price, selection, button, availability and other information for buying (spec 3 §1 "The purchase panel holds"). */
export function PurchasePanel({
  data,
  sizeTables,
  notice,
}: {
  data: PanelData
  sizeTables: readonly SizeTable[]
  notice: string
}) {
  const { panel } = useProduct()
  if (GIFT_CARD_IDS.has(panel.id))
    return (
      <Suspense>
        <GiftCardForm />
        <div className="mt-10">
          <GiftCardBalance />
        </div>
      </Suspense>
    )
  if (panel.variants.length === 0) {
    return (
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="info" className="mt-0.5" />
        <FormattedMessage id="product.not_available" />
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {data.giftCampaign === null && <PriceBlock taxNote={data.taxNote} endingNote={data.endingNote} />}
      <ColorChoice />
      <TypeChoice />
      <SizeChoice guide={<SizeGuideButton tables={sizeTables} />} />
      {notice && (
        <p className="flex items-start gap-2 rounded-card bg-surface-2 p-3 text-sm">
          <Icon name="info" className="mt-px" />
          {notice}
        </p>
      )}
      {data.giftCampaign !== null && (
        <Suspense>
          <RedeemForm campaign={data.giftCampaign} />
        </Suspense>
      )}
      {data.giftCampaign === null && <Purchase data={data} />}
    </div>
  )
}

/** Only for products that are sold, not for gifts: the button, information for the decision, and the stock of the stores. */
function Purchase({ data }: { data: PanelData }) {
  const { selected } = useProduct()
  return (
    <>
      <div className="flex flex-col gap-4">
        <BuyBox data={data} />
        {data.wizard && (
          <Suspense>
            <WizardButton wizard={data.wizard} />
          </Suspense>
        )}
        {data.credit && (
          <div className="min-h-12">
            <Suspense>
              <CreditWidget credit={data.credit} />
            </Suspense>
          </div>
        )}
        {/* Where it is not delivered, the availability below reports that. */}
        {!isCountryBlocked(data.limit, selected.variant?.id ?? null) && <Assurances data={data} />}
      </div>
      <div id={AVAILABILITY_ID} className="scroll-mt-28 border-t border-line pt-5">
        <Availability data={data} />
      </div>
    </>
  )
}

function Assurance({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={18} className="mt-0.5 text-ink-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function Days({ days }: { days: AddedDays }) {
  return (
    <FormattedMessage
      id={days.start === days.end ? 'product.days_exact' : 'product.days'}
      values={{ start: days.start, end: days.end }}
    />
  )
}

/** Delivery cost and returns beside the button. */
function Assurances({ data }: { data: PanelData }) {
  const format = usePrice()
  const price = useShownPrice()
  const { shown } = useProduct()
  const best = shown.variant && cheapestSent(offersOf(data, shown.variant, price ?? 0))
  const isBelow = price === null || data.freeFrom === null || showsDeliveryNote(price, data.freeFrom)
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {best && (
        <Assurance icon="truck">
          {best.terms.cost > 0 ? (
            <FormattedMessage id="product.delivery_from" values={{ price: format(best.terms.cost, 'delivery') }} />
          ) : (
            <FormattedMessage id="product.delivery_free" />
          )}
          {best.terms.days && (
            <span className="block">
              <FormattedMessage id="product.with_you" values={{ days: <Days days={best.terms.days} /> }} />
            </span>
          )}
          {isBelow && data.freeFrom !== null && (
            <span className="block text-ink-muted">
              <FormattedMessage id="product.free_from" values={{ threshold: format(data.freeFrom, 'amount') }} />
            </span>
          )}
        </Assurance>
      )}
      {data.returnsHref && (
        <Assurance icon="return">
          <span className="block">
            <FormattedMessage id="product.returns_short" />
          </span>
          <Link href={data.returnsHref} className="link text-ink-muted">
            <FormattedMessage id="product.returns_more" />
          </Link>
        </Assurance>
      )}
    </ul>
  )
}
