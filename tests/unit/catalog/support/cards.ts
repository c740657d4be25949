import type { FacetSource } from '@/lib/catalog/list/facets'
import {
  filterList,
  addTextResult,
  type ListIndex,
  type ListResult,
  type ListState,
  missingText,
} from '@/lib/catalog/list/filter'
import { openList, packList } from '@/lib/catalog/list/pack'
import { foldText, searchText } from '@/lib/catalog/text'
import type { Card } from '@/lib/contract/schemas/catalogue'

/** A card with only what a test says about it. */
export function card(over: Partial<Card> = {}): Card {
  return {
    id: 1,
    name: 'Jacket',
    manufacturer: 'Brand',
    manufacturerSlug: 'brand',
    path: 'brand/jacket',
    image: 'a.webp',
    colors: [],
    price: { active: 10_000, reference: null, club: null, lowest30: null, type: 'normal', ribbon: null },
    shortDescription: '',
    description: '',
    tags: [],
    soldAmount: 0,
    rating: 0,
    ratingCount: 0,
    fromPrefix: false,
    published: '2026-01-01',
    sizes: [],
    stocks: [],
    inStock: true,
    kind: 'new',
    productGroupIds: [],
    properties: [],
    ...over,
  }
}

export const priceOfCents = (
  active: number,
  reference: number | null = null,
  type: Card['price']['type'] = reference === null ? 'normal' : 'discount',
): Card['price'] => ({ active, reference, club: null, lowest30: null, type, ribbon: null })

export const color = (control: string, slug = control): Card['colors'][number] => ({
  slug,
  name: slug,
  image: '',
  control,
  swatch: [],
})

/** A repeatable pseudo-random source of numbers in [0, 1). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const COLORS = [
  'black',
  'blue',
  'green',
  'grey',
  'red',
  'white',
  'yellow',
  'orange',
  'brown',
  'pink',
  'purple',
  'beige',
]
const SIZES = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  ...Array.from({ length: 24 }, (_, n) => String(35 + n / 2).replace('.', ',')),
]

/** A catalogue of `size` cards with every kind of filter. */
export function catalogue(size: number, seed = 7): Card[] {
  const next = random(seed)
  const int = (max: number) => Math.floor(next() * max)
  return Array.from({ length: size }, (_, n) => {
    const active = 1000 + int(50_000)
    const reference = next() < 0.3 ? active + int(9000) : null
    return card({
      id: n + 1,
      name: `Model ${int(size)} of the north`,
      manufacturer: `Brand ${int(120)}`,
      manufacturerSlug: `brand-${int(120)}`,
      colors: Array.from({ length: 1 + int(3) }, () => COLORS[int(COLORS.length)] ?? 'black').map((name) =>
        color(name),
      ),
      price: priceOfCents(active, reference),
      soldAmount: int(4000),
      rating: int(11),
      published: `2026-0${1 + int(9)}-1${int(10)}`,
      shortDescription: 'A light jacket for wet days',
      description: 'Keeps the rain out and lets the heat go. '.repeat(6),
      sizes: Array.from({ length: int(6) }, () => ({ name: SIZES[int(SIZES.length)] ?? 'M', inStock: next() < 0.7 })),
      stocks: ['tampere', 'helsinki', 'turku', 'oulu', 'lahti', 'web'].filter(() => next() < 0.4),
      kind: next() < 0.8 ? 'new' : 'used',
      inStock: next() < 0.9,
      tags: ['new', 'test-winner', 'club']
        .filter(() => next() < 0.1)
        .map((slug) => ({ title: slug, slug, link: null, backgroundColor: '', textColor: '' })),
      productGroupIds: [1, 2 + int(30)],
      properties: [
        { slug: 'weight', value: int(4000) / 1000, kind: 'range' },
        { slug: 'comfort', value: int(40) - 20, kind: 'range' },
        { slug: 'season', value: `season ${int(4)}`, kind: 'checkbox' },
        { slug: 'material', value: `material ${int(15)}`, kind: 'checkbox' },
      ],
    })
  })
}

export const PROPERTIES = [
  { slug: 'weight', name: 'Weight', unit: 'kg', kind: 'range' },
  { slug: 'comfort', name: 'Comfort', unit: '°C', kind: 'range' },
  { slug: 'season', name: 'Season', unit: null, kind: 'checkbox' },
  { slug: 'material', name: 'Material', unit: null, kind: 'checkbox' },
  { slug: 'care', name: 'Care', unit: null, kind: 'text' },
] as const

/** The index that a page or a browser opens of these cards. */
export function indexOf(
  cards: readonly Card[],
  source: FacetSource = { properties: PROPERTIES, language: 'en' },
  priceUnits?: (minor: number) => number,
): ListIndex {
  return openList(packList(cards, source), priceUnits)
}

/** Does a card hold a text? One without letters or digits is in all. */
export const matchesText = (one: Card, text: string): boolean => searchText(one).includes(foldText(text))

/** Looks up the text of a state as the server does, then filters. */
export function filtered(index: ListIndex, cards: readonly Card[], state: ListState): ListResult {
  const text = missingText(index, state)
  if (text !== null)
    addTextResult(
      index,
      text,
      cards.filter((one) => matchesText(one, text)).map((one) => one.id),
    )
  return filterList(index, state)
}
