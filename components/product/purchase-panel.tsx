'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { isCountryBlocked } from '@/lib/catalog/availability'
import { GIFT_CARD_IDS } from '@/lib/catalog/gift-cards'
import type { PanelData } from '@/lib/catalog/panel/data'
import type { SizeTable } from '@/lib/catalog/size-tables'

import { AVAILABILITY_ID } from './anchor-ids'
import { Availability } from './availability'
import { BuyBox } from './buy-box'
import { ColorChoice, SizeChoice, TypeChoice } from './choices'
import { Line } from './panel-line'
import { PriceBlock } from './price-block'
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
  facts,
}: {
  data: PanelData
  sizeTables: readonly SizeTable[]
  notice: string
  /** A few properties, below the price. */
  facts?: ReactNode
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
      {facts}
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

/** Only for products that are sold, not for gifts: the button, and one block about stock, delivery and returns. */
function Purchase({ data }: { data: PanelData }) {
  const { selected } = useProduct()
  const isBlocked = isCountryBlocked(data.limit, selected.variant?.id ?? null)
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
      </div>
      <div id={AVAILABILITY_ID} className="flex scroll-mt-28 flex-col gap-3 border-t border-line pt-5">
        <Availability data={data} />
        {data.returnsHref && !isBlocked && (
          <Line icon="return" tone="text-ink-muted">
            <span className="mr-1.5">
              <FormattedMessage id="product.returns_short" />
            </span>
            <Link href={data.returnsHref} className="link whitespace-nowrap text-ink-muted">
              <FormattedMessage id="product.returns_more" />
            </Link>
          </Line>
        )}
      </div>
    </>
  )
}
