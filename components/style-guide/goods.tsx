import type { IntlShape } from 'react-intl'

import type { GridCard, PackedPrice, Palette } from '@/lib/catalog/list/grid-card'
import { ProductCard } from '@/components/card/product-card'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Price, type PriceProps } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import { Ribbon } from '@/components/ui/ribbon'

import { samplePicture } from './samples'
import { GuideSection, Specimen } from './specimen'

interface Props {
  intl: IntlShape
  /** Formats cents of EUR as a price of the market. */
  format: (cents: number) => string
}

const NOW = 29_900
const BEFORE = 39_900
const CLUB = 26_900

/** A price with every possible addition, in its three sizes. */
export function Prices({ intl, format }: Props) {
  const t = (id: string) => intl.formatMessage({ id })
  const labels: PriceProps['labels'] = {
    active: t('common.price'),
    regular: t('common.price_regular'),
    club: t('common.price_club'),
  }
  const lowest30 = intl.formatMessage({ id: 'common.price_lowest30' }, { price: format(BEFORE) })
  return (
    <GuideSection id="prices" title={t('style.section_prices')}>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <Specimen title={t('style.price_normal')} className="flex flex-col gap-3">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Price key={size} size={size} active={format(NOW)} labels={labels} />
          ))}
        </Specimen>
        <Specimen title={t('style.price_reduced')} className="flex flex-col gap-3">
          <Price active={format(NOW)} regular={format(BEFORE)} labels={labels} />
          <Price active={format(NOW)} regular={format(BEFORE)} lowest30={lowest30} labels={labels} />
        </Specimen>
        <Specimen title={t('style.price_club')} className="block">
          <Price active={format(NOW)} club={format(CLUB)} labels={labels} />
        </Specimen>
        <Specimen title={t('style.price_from')} className="block">
          <Price active={format(NOW)} from={t('common.price_from')} labels={labels} />
        </Specimen>
      </div>
    </GuideSection>
  )
}

/** An example text for each tone. */
const BADGES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'grid.sold_out',
  brand: 'grid.ribbon_outdoor',
  sale: 'grid.ribbon_outlet',
  club: 'common.price_club',
  used: 'grid.used',
  rental: 'grid.rental',
  success: 'product.in_stock',
  warning: 'checkout.credit',
  info: 'product.available_to_order',
  accent: 'style.new',
}
const TONES = Object.keys(BADGES) as BadgeTone[]
const RIBBONS = ['sale', 'club', 'used', 'rental', 'brand'] as const
/** Average ratings with the number of reviews. */
const RATINGS = [
  [5, 12],
  [3.5, 4],
  [0, 0],
] as const
const PERCENT = 25

/** Badges, ribbons and ratings. */
export function Labels({ intl }: { intl: IntlShape }) {
  const t = (id: string) => intl.formatMessage({ id })
  return (
    <GuideSection id="labels" title={t('style.section_labels')}>
      <Specimen title={t('style.badge_filled')}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} filled>
            {t(BADGES[tone])}
          </Badge>
        ))}
      </Specimen>
      <Specimen title={t('style.badge_outlined')}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(BADGES[tone])}
          </Badge>
        ))}
      </Specimen>
      <Specimen title={t('style.ribbon')} className="flex flex-wrap gap-3">
        {RIBBONS.map((tone) => (
          <span key={tone} className="relative h-14 w-40 rounded-card bg-surface-2">
            <Ribbon tone={tone}>
              {tone === 'sale' ? intl.formatMessage({ id: 'grid.percent_off' }, { percent: PERCENT }) : t(BADGES[tone])}
            </Ribbon>
          </span>
        ))}
      </Specimen>
      <Specimen title={t('style.rating')} className="flex flex-wrap items-center gap-6">
        {RATINGS.map(([stars, count]) => (
          <Rating
            key={stars}
            value={stars}
            size={20}
            label={intl.formatMessage({ id: 'grid.rating' }, { stars, count })}
            count={`(${count})`}
          />
        ))}
      </Specimen>
    </GuideSection>
  )
}

/** The type's position in the array is that of `cardPrice`: a normal price, a reduction, an outlet price. */
const PRICES: Readonly<Record<'plain' | 'reduced' | 'used' | 'soldOut', PackedPrice>> = {
  plain: [NOW, 0, 0, 0, 0],
  reduced: [NOW, BEFORE, 0, BEFORE, 1],
  used: [NOW, 0, 0, 0, 0],
  soldOut: [NOW, BEFORE, 0, 0, 4],
}

interface CardsProps {
  intl: IntlShape
  /** The address of the cards' links: the style guide itself. */
  path: string
  palette: Palette
  /** Do the pictures of the samples exist? */
  pictures: boolean
}

/** Cards as in lists. */
export function Cards({ intl, path, palette, pictures }: CardsProps) {
  const t = (id: string) => intl.formatMessage({ id })
  const [first = ''] = Object.keys(palette)
  const card = (id: number, goods: string, price: PackedPrice, more: Partial<GridCard> = {}): GridCard => ({
    id,
    name: t('style.card_name'),
    manufacturer: 'Kaamos',
    path,
    shortDescription: t('style.card_text'),
    price,
    image: pictures ? samplePicture(goods, 'front', '*', id) : '',
    colors: Object.keys(palette),
    sizes: ['S', 'M', 'L', 'XL'],
    ...more,
  })
  const cards = [
    card(1, 'shell-jacket', PRICES.plain, { rating: [9, 12] }),
    card(2, 'rain-jacket', PRICES.reduced, { fromPrefix: true }),
    card(3, 'ski-jacket', PRICES.used, { kind: 'used', colors: [first], sizes: [] }),
    card(4, 'wind-jacket', PRICES.soldOut, { soldOut: true, sizes: [] }),
  ]
  return (
    <GuideSection id="cards" title={t('style.section_cards')}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {cards.map((item) => (
          <li key={item.id}>
            <ProductCard card={item} palette={palette} sort="stars" />
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
