'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Ribbon } from '@/components/ui/ribbon'
import { panelPrice } from '@/lib/catalog/panel/model'
import { type CardPrice, ribbonLabel, shownPrice } from '@/lib/catalog/price'
import { possibleVariants } from '@/lib/catalog/variant'
import { useMarket, usePrice } from '@/lib/intl/market-context'
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
  return price && shownPrice(price, viewer, country).active
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
  const { country, routes } = useMarket()
  const format = usePrice()
  const price = useVariantPrice()
  const isFrom = useIsFrom(price)
  if (!price) return null
  const shown = shownPrice(price, viewer, country)
  const label = ribbonLabel(price.type)
  const percent = shown.percent === null ? null : intl.formatNumber(-shown.percent / 100, { style: 'percent' })
  return (
    <div className="flex flex-col gap-1.5" data-price={shown.active}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ShownPriceText size="lg" price={{ ...shown, lowest30: null }} isFrom={isFrom} hidesClub />
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
      {shown.clubHint !== null && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-club">
          <span className="text-3xl leading-tight font-bold whitespace-nowrap">{format(shown.clubHint)}</span>
          <span className="text-sm font-semibold">
            <FormattedMessage id="common.price_club" />
          </span>
          <Link href={routes['accounts/login']} className="link text-sm">
            <FormattedMessage id="product.club_login" />
          </Link>
        </p>
      )}
      <p className="text-sm text-ink-muted">{taxNote}</p>
      {endingNote && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-sale">
          <Icon name="clock" size={16} />
          {endingNote}
        </p>
      )}
    </div>
  )
}
