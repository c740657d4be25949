/** The card of a list: the Card of the shop API without the fields that only filters and sort orders read. */
import { cardShortDescription } from '@/lib/catalog/meta'
import type { CardPrice, PriceType } from '@/lib/catalog/price'
import type { Card } from '@/lib/contract/schemas/catalogue'
import { FALLBACK_LOCALE } from '@/lib/market/languages'
import { readable } from '@/lib/market/units'

export interface GridColor {
  slug: string
  name: string
  control: string
  paint: string
}

/** Colours by slug: sixty cards share about twenty of them. */
export type Palette = Readonly<Record<string, Omit<GridColor, 'slug'>>>

const TYPES: readonly PriceType[] = ['normal', 'discount', 'club', 'outdoor', 'outlet']

/** Active, reference, club and 30-day low in cents of EUR, 0 for none; then the index of the type in `TYPES`. */
export type PackedPrice = readonly [active: number, reference: number, club: number, lowest30: number, type: number]

function packPrice({ active, reference, club, lowest30, type }: CardPrice): PackedPrice {
  return [active, reference ?? 0, club ?? 0, lowest30 ?? 0, TYPES.indexOf(type)]
}

/** The price of a card; `shownPrice` calculates its percentage. */
export function cardPrice([active, reference, club, lowest30, type]: PackedPrice): CardPrice {
  return {
    active,
    reference: reference || null,
    club: club || null,
    lowest30: lowest30 || null,
    type: TYPES[type] ?? 'normal',
    ribbon: null,
  }
}

/**
 * The data of a card. A page contains sixty of them twice (as HTML and as data), so usual values are left out. Filters and sort orders use
 * the packed list, which is fetched on demand.
 */
export interface GridCard extends Pick<Card, 'id' | 'name' | 'manufacturer' | 'path' | 'shortDescription' | 'content'> {
  price: PackedPrice
  /** Path in the image service; `*` is replaced by the colour's slug. */
  image: string
  /** The difference of the second picture's path: the number of the path segment, and its text. */
  hover?: readonly [part: number, text: string]
  /** The first value of the list's properties that the product has: `450 g`. */
  spec?: string
  /** Slugs of colours in the list's palette. */
  colors: string[]
  /** Pictures of the colours whose path does not follow the pattern. */
  images?: Record<string, string>
  /** Names of the sizes that can be ordered now. */
  sizes: string[]
  /** Title, background, text colour. */
  tags?: [title: string, background: string, text: string][]
  rating?: [rating: number, count: number]
  fromPrefix?: true
  soldOut?: true
  /** No delivery method takes it to the market's country. */
  undeliverable?: true
  kind?: Exclude<Card['kind'], 'new'>
  /** The grade of a second-hand unit, and the price of a new one in cents of EUR: 0 if it is not sold. */
  used?: readonly [grade: string, asNew: number]
}

const ANY_COLOR = '/*/'

/** A path with the colour's slug replaced, if it contains it. */
function pattern(path: string, slug: string): string {
  return path.includes(`/${slug}/`) ? path.replace(`/${slug}/`, ANY_COLOR) : path
}

/** The picture of a card in one of its colours, or of the card itself. */
export function cardImage(card: GridCard, color: Pick<GridColor, 'slug'> | null): string {
  return color ? (card.images?.[color.slug] ?? card.image.replace(ANY_COLOR, `/${color.slug}/`)) : card.image
}

/** The difference of two paths that differ in one segment only. */
function difference(first: string, second: string): GridCard['hover'] {
  const parts = first.split('/')
  const others = second.split('/')
  const differing = others.flatMap((text, part) => (text === parts[part] ? [] : [[part, text] as const]))
  return parts.length === others.length && differing.length === 1 ? differing[0] : undefined
}

/** The second picture of a card in one of its colours; null when there is none. */
export function cardHover(card: GridCard, color: Pick<GridColor, 'slug'> | null): string | null {
  if (!card.hover) return null
  const [part, text] = card.hover
  return cardImage(card, color).split('/').with(part, text).join('/')
}

/** The colours of a card. */
export function cardColors(card: GridCard, palette: Palette): GridColor[] {
  return card.colors.flatMap((slug) => (palette[slug] ? [{ slug, ...palette[slug] }] : []))
}

function paletteOf(cards: readonly Card[]): Palette {
  const palette: Record<string, Omit<GridColor, 'slug'>> = {}
  for (const card of cards) {
    for (const { slug, name, control, swatch } of card.colors)
      palette[slug] ??= { name, control, paint: swatch[0] ?? 'transparent' }
  }
  return palette
}

/** The properties whose value can be shown on a card, most important first, with their units. */
export type CardSpecs = readonly (readonly [slug: string, unit: string])[]

/** The first of these properties that a card has, as a number with its unit. */
function specText(properties: Card['properties'], specs: CardSpecs, locale: string): string {
  for (const [slug, unit] of specs) {
    const property = properties.find((own) => own.slug === slug && own.kind === 'range' && own.value !== '')
    if (!property) continue
    const shown = readable(Number(property.value), unit)
    // A no-break space, as in the names of products.
    return `${shown.number.toLocaleString(locale)}\u00a0${shown.unit}`
  }
  return ''
}

const usedOf = ({ used }: Card): Pick<GridCard, 'used'> => (used ? { used: [used.grade, used.asNew ?? 0] } : {})

function toGridCard(card: Card, specs: CardSpecs, locale: string): GridCard {
  const first = card.colors[0]
  const image = first ? pattern(first.image, first.slug) : card.image
  const hover = first?.hover === undefined ? undefined : difference(first.image, first.hover)
  const odd = card.colors.filter((color) => pattern(color.image, color.slug) !== image)
  const spec = specText(card.properties, specs, locale)
  return {
    id: card.id,
    name: card.name,
    manufacturer: card.manufacturer,
    path: card.path,
    price: packPrice(card.price),
    ...(card.content && { content: card.content }),
    shortDescription: cardShortDescription(card.shortDescription, spec),
    image,
    ...(hover && { hover }),
    ...(spec !== '' && { spec }),
    colors: card.colors.map((color) => color.slug),
    ...(odd.length > 0 && { images: Object.fromEntries(odd.map((color) => [color.slug, color.image])) }),
    sizes: card.sizes.filter((size) => size.inStock).map((size) => size.name),
    ...(card.tags.length > 0 && {
      tags: card.tags.slice(0, 2).map((tag) => [tag.title, tag.backgroundColor, tag.textColor]),
    }),
    ...(card.rating >= 1 && { rating: [card.rating, card.ratingCount] }),
    ...(card.fromPrefix && { fromPrefix: true }),
    ...(!card.inStock && { soldOut: true }),
    ...(card.undeliverable && { undeliverable: true }),
    ...(card.kind !== 'new' && { kind: card.kind }),
    ...usedOf(card),
  }
}

export interface GridCards {
  readonly cards: readonly GridCard[]
  readonly palette: Palette
}

/** Cards for lists, with their colours; each shows the first of `specs` that it has. */
export function toGridCards(
  cards: readonly Card[],
  specs: CardSpecs = [],
  locale: string = FALLBACK_LOCALE,
): GridCards {
  return { cards: cards.map((card) => toGridCard(card, specs, locale)), palette: paletteOf(cards) }
}
