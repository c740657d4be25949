import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

import { type CardSpecs, type GridCard, type Palette, toGridCards } from '@/lib/catalog/list/grid-card'
import { MarketProvider } from '@/lib/intl/market-context'
import type { Card } from '@/lib/contract/schemas/catalogue'
import common from '@/locales/en/common.json'
import filter from '@/locales/en/filter.json'
import grid from '@/locales/en/grid.json'

import { MARKET } from '../ui/support'
import { card } from '../../unit/catalog/support/cards'

export const words = { ...common, ...grid, ...filter }

/** Inside a market, with the words of lists; `country` is where it is delivered. */
export function show(children: ReactNode, country: typeof MARKET.country = 'fi'): RenderResult {
  return render(
    <MarketProvider value={{ ...MARKET, country }}>
      <IntlProvider locale="en-US" messages={words}>
        {children}
      </IntlProvider>
    </MarketProvider>,
  )
}

/** A colour with its two pictures. */
export const colour = (slug: string, control = slug): Card['colors'][number] => ({
  slug,
  control,
  name: `Name of ${slug}`,
  image: `demo/jacket/front/${slug}/1.svg`,
  hover: `demo/jacket/back/${slug}/1.svg`,
  swatch: ['#123456'],
})

/** A card as the grid shows it, with the palette of its colours. */
export function gridCard(over: Partial<Card>, specs: CardSpecs = []): { card: GridCard; palette: Palette } {
  const whole = card({ image: over.colors?.[0]?.image ?? 'demo/jacket/front/red/1.svg', ...over })
  const { cards, palette } = toGridCards([whole], specs)
  const [shown] = cards
  if (!shown) throw new Error('The card is missing.')
  return { card: shown, palette }
}
