'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { isCountryBlocked } from '@/lib/catalog/availability'
import { showsDeliveryNote } from '@/lib/catalog/shipping'
import { usePrice } from '@/lib/intl/market-context'

import { Availability } from './availability'
import { BuyBox } from './buy-box'
import { ColorChoice, SizeChoice, TypeChoice } from './choices'
import { GIFT_CARD_IDS } from './gift-card'
import type { PanelFacts } from './panel-facts'
import { PriceBlock, useShownPrice } from './price-block'
import { useProduct } from './product-context'
import { SizeGuideButton } from './size-guide-button'
import type { SizeTable } from './size-tables'

/** Two products of thousands are gift cards. */
const GiftCardForm = lazy(() => import('./gift-card-form'))
/** Gifts of a campaign only. */
const RedeemForm = lazy(() => import('./redeem-form'))
/** Where a provider of credit is configured. */
const CreditWidget = lazy(() => import('./credit-widget'))
/** Skis, bindings and boots only. */
const WizardButton = lazy(() => import('./wizard-button'))

/** Price, choices, button, availability and what else is asked before buying (spec 3 §1 "The purchase panel holds"). */
export function PurchasePanel({
  facts,
  sizeTables,
  notice,
}: {
  facts: PanelFacts
  sizeTables: readonly SizeTable[]
  notice: string
}) {
  const { panel, selected } = useProduct()
  if (GIFT_CARD_IDS.has(panel.id))
    return (
      <Suspense>
        <GiftCardForm />
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
      {facts.giftCampaign === null && <PriceBlock taxNote={facts.taxNote} endingNote={facts.endingNote} />}
      <ColorChoice />
      <TypeChoice />
      <SizeChoice guide={<SizeGuideButton tables={sizeTables} />} />
      {notice && (
        <p className="flex items-start gap-2 rounded-card bg-surface-2 p-3 text-sm">
          <Icon name="info" className="mt-px" />
          {notice}
        </p>
      )}
      {facts.giftCampaign !== null && (
        <Suspense>
          <RedeemForm campaign={facts.giftCampaign} />
        </Suspense>
      )}
      {facts.giftCampaign === null && (
        <>
          <div className="flex flex-col gap-4">
            <BuyBox facts={facts} />
            {facts.wizard && (
              <Suspense>
                <WizardButton wizard={facts.wizard} />
              </Suspense>
            )}
            {facts.credit && (
              <div className="min-h-12">
                <Suspense>
                  <CreditWidget credit={facts.credit} />
                </Suspense>
              </div>
            )}
            {/* What is not sent there at all is told next instead. */}
            {!isCountryBlocked(facts.limit, selected.variant?.id ?? null) && <Assurances facts={facts} />}
          </div>
          <div className="border-t border-line pt-5">
            <Availability facts={facts} />
          </div>
        </>
      )}
    </div>
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

/** Delivery cost and returns beside the button. */
function Assurances({ facts }: { facts: PanelFacts }) {
  const format = usePrice()
  const price = useShownPrice()
  const paid = facts.methods.map((method) => method.price).filter((cost) => cost > 0)
  const isBelow = price === null || facts.freeFrom === null || showsDeliveryNote(price, facts.freeFrom)
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {facts.methods.length > 0 && (
        <Assurance icon="truck">
          {isBelow && paid.length > 0 && (
            <FormattedMessage id="product.delivery_from" values={{ price: format(Math.min(...paid)) }} />
          )}
          {(!isBelow || paid.length === 0) && <FormattedMessage id="product.delivery_free" />}
          {isBelow && facts.freeFrom !== null && (
            <span className="block text-ink-muted">
              <FormattedMessage id="product.free_from" values={{ threshold: format(facts.freeFrom) }} />
            </span>
          )}
        </Assurance>
      )}
      {facts.returnsHref && (
        <Assurance icon="return">
          <span className="block">
            <FormattedMessage id="product.returns_short" />
          </span>
          <Link href={facts.returnsHref} className="link text-ink-muted">
            <FormattedMessage id="product.returns_more" />
          </Link>
        </Assurance>
      )}
    </ul>
  )
}
