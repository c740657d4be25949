'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Ribbon } from '@/components/ui/ribbon'
import { panelContent, panelPrice } from '@/lib/catalog/panel/model'
import { type CardPrice, ribbonLabel, shownPrice } from '@/lib/catalog/price'
import { possibleVariants } from '@/lib/catalog/variant'
import type { Content } from '@/lib/contract/schemas/common'
import { useMarket, usePrice, useShopPrice } from '@/lib/intl/market-context'
import { useUnitPrice } from '@/components/ui/use-unit-price'
import { unitIn } from '@/lib/market/units'
import { useViewer } from '@/stores/viewer'

import { useProduct } from './product-context'
import { ShownPriceText } from './shown-price'

/** The price of the shown variant; the lowest of the model where there is none. */
function useVariantPrice(): CardPrice | null {
  const { panel, shown } = useProduct()
  return panelPrice(panel, shown.id)
}

/** Whether a choice is pending, of the possible variants some cost more than `price`, and none costs less. */
function useIsFrom(price: CardPrice | null): boolean {
  const { panel, model, selection, selected } = useProduct()
  if (price === null || selected.variant !== null) return false
  const amounts = possibleVariants(model, selection).map(({ id }) => panelPrice(panel, id)?.active ?? price.active)
  return Math.min(...amounts) === price.active && Math.max(...amounts) > price.active
}

/** The price for this viewer, in cents of EUR. */
export function useShownPrice(): number | null {
  const price = useVariantPrice()
  const viewer = useViewer()
  const { country } = useMarket()
  const toMinor = useShopPrice()
  return price && shownPrice(price, viewer, country, toMinor).active
}

/** "6 × 45 g · 57.78 €/kg" */
function UnitPriceLine({ content, price }: { content: Content; price: number }) {
  const unitPrice = useUnitPrice()
  const { language } = useMarket()
  const { amount, unit, pieces } = content
  return (
    <p className="text-sm text-ink-muted" data-unit-price>
      <FormattedMessage
        id={pieces === undefined ? 'product.content' : 'product.content_pieces'}
        values={{ amount, unit: unitIn(unit, language), pieces, price: unitPrice(price, content) }}
      />
    </p>
  )
}

/** What a member pays, for a guest. */
function ClubHint({ price, content }: { price: number; content: Content | null }) {
  const { routes } = useMarket()
  const format = usePrice()
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-club">
        <span className="text-3xl leading-tight font-bold whitespace-nowrap">{format(price)}</span>
        <span className="text-sm font-semibold">
          <FormattedMessage id="common.price_club" />
        </span>
        <Link href={routes['accounts/login']} className="link inline-block min-h-6 text-sm">
          <FormattedMessage id="product.club_login" />
        </Link>
      </p>
      {content && <UnitPriceLine content={content} price={price} />}
    </>
  )
}

interface PriceBlockProps {
  /** "incl. VAT …" or the note about duties. */
  taxNote: string
  /** "Offer ends …" */
  endingNote: string | null
}

/** Active price, struck price, 30-day low, club price with a link to the club, tax, and end of the offer (spec 3 §4, §9). */
export function PriceBlock({ taxNote, endingNote }: PriceBlockProps) {
  const intl = useIntl()
  const viewer = useViewer()
  const { country } = useMarket()
  const toMinor = useShopPrice()
  const format = usePrice()
  const price = useVariantPrice()
  const isFrom = useIsFrom(price)
  const { panel, shown: variant } = useProduct()
  const content = panelContent(panel, variant.id)
  if (!price) return null
  const shown = shownPrice(price, viewer, country, toMinor)
  const label = ribbonLabel(price.type)
  const percent = shown.percent === null ? null : intl.formatNumber(-shown.percent / 100, { style: 'percent' })
  return (
    <div className="flex flex-col gap-1.5" data-price={shown.active}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ShownPriceText size="lg" price={shown} isFrom={isFrom} isAlone />
        {percent !== null && <Ribbon className="static rounded-control">{percent}</Ribbon>}
        {label === 'outlet' && (
          <Ribbon className="static rounded-control">
            <FormattedMessage id="product.ribbon_outlet" />
          </Ribbon>
        )}
        {label === 'outdoor' && (
          <Ribbon tone="brand" className="static rounded-control">
            <FormattedMessage id="product.ribbon_outdoor" />
          </Ribbon>
        )}
        {label === 'club' && viewer === 'club' && (
          <Ribbon tone="club" className="static rounded-control">
            <FormattedMessage id="common.price_club" />
          </Ribbon>
        )}
      </div>
      {shown.lowest30 !== null && (
        <p className="text-sm text-ink-muted">
          <FormattedMessage id="common.price_lowest30" values={{ price: format(shown.lowest30) }} />
        </p>
      )}
      {shown.regular !== undefined && (
        <p className="text-sm text-ink-muted">
          <FormattedMessage id="common.price_regular_is" values={{ price: format(shown.regular) }} />
        </p>
      )}
      {content && <UnitPriceLine content={content} price={shown.active} />}
      {shown.clubHint !== null && <ClubHint price={shown.clubHint} content={content} />}
      {taxNote && <p className="text-sm text-ink-muted">{taxNote}</p>}
      {endingNote && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-sale">
          <Icon name="clock" size={16} />
          {endingNote}
        </p>
      )}
    </div>
  )
}
