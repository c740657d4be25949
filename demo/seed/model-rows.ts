/** Rows of the models: texts, groups, properties, pictures, variants, prices, stock. Pure: the same day gives the same rows. */
import type * as schema from '@/lib/backend/domain/schema'
import { LANGUAGES, type Language } from '@/lib/market/languages'

import { drawingPath, VIEWS } from '../drawings/base/families'
import { randomOf } from '../drawings/base/random'
import { MODELS, type DemoModel } from '../models'
import { BRANDS, COLOURS, OPTION_PROPERTIES, PHRASES } from '../reference'
import { GIFT_CARD_DESIGNS } from '../shop'
import { careFor } from './care'
import { contentOf } from './content'
import { guidesOf } from './guides'
import { variantPrices } from './prices'
import { relationRows } from './relations'
import { stockOf } from './stock'
import {
  BRAND_IDS,
  COLOUR_IDS,
  GROUP_IDS,
  idOf,
  lineOf,
  metaOf,
  PROPERTY_IDS,
  RIBBON_IDS,
  SIZE_IDS,
  TYPE_IDS,
} from './reference-rows'
import { sustainableValues } from './sustainable'

const DAY = 86_400_000
/** The newest products are from shortly before this day; fixed, so that the order by age never changes. */
const NEWEST = Date.UTC(2026, 9, 30)

/** A fixed UUID computed from the id (version 8: custom). */
export function uuidOf(id: number): string {
  const random = randomOf(`uuid ${id}`)
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** An EAN-13 of the range for use inside one company (prefix 200), with its check digit. */
export function gtinOf(variantId: number): string {
  const digits = `200${String(variantId).padStart(9, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const GENDERS: Readonly<Record<string, 'female' | 'male'>> = { women: 'female', men: 'male' }
/** Worn by everybody; other products without a wearer are not worn. */
const FOR_ALL = 'watches'

/** Whom a product is made for, from its property `user`. */
function wearerOf({ options, group }: DemoModel): Pick<typeof schema.models.$inferInsert, 'gender' | 'ageGroup'> {
  const user = options?.['user'] ?? (group === FOR_ALL ? 'unisex' : null)
  if (user === null) return { gender: null, ageGroup: null }
  return { gender: GENDERS[user] ?? 'unisex', ageGroup: user === 'children' ? 'kids' : 'adult' }
}

function modelRow(model: DemoModel, today: Date, reviews: ReviewSums): typeof schema.models.$inferInsert {
  const random = randomOf(`model ${model.id}`)
  const heat = model.heat ?? 5
  const isNew = model.ribbons?.includes('new') ?? false
  const sum = reviews.get(model.id)
  const ends = model.reduced?.ends
  return {
    id: model.id,
    uuid: uuidOf(model.id),
    brandId: idOf(BRAND_IDS, model.brand),
    slug: model.slug,
    mainGroupId: idOf(GROUP_IDS, model.group),
    modelNumber: `${model.brand.slice(0, 2).toUpperCase()}-${model.id}`,
    kind: model.kind ?? 'new',
    isPublic: !model.hidden,
    isMultiColor: model.colours.length > 1,
    promotedColour: model.colours[0] ?? null,
    belongsToOutlet: model.outlet ?? false,
    onOrder: model.stock === 'on-order',
    taxClass: model.taxClass ?? 5,
    countryOfOrigin: model.origin ?? null,
    ...wearerOf(model),
    rating: sum ? Math.round((sum.total / sum.count) * 10) / 10 : 0,
    ratingCount: sum?.count ?? 0,
    soldAmount: heat * heat * random.int(3, 9),
    publishedAt: new Date(NEWEST - (isNew ? random.int(0, 45) : random.int(120, 1100)) * DAY),
    priceEnding: ends === undefined ? null : new Date(today.getTime() + ends * DAY + 22 * 3_600_000 - 60_000),
    sizeTableId: model.sizeTable ?? null,
    skiWizard: model.wizard ? { belongsTo: true, ...model.wizard } : null,
    bindingSkiCombo: model.bindingSkiCombo ?? false,
    secondHandParentId: model.usedOf ?? null,
    condition: model.condition ?? null,
    quotes: model.quote ?? null,
    shelfCodes: [`${'ABCDEFGH'[random.int(0, 7)]}${random.int(1, 24)}-${random.int(1, 6)}`],
    deliveryLimit: model.limit ?? null,
    giftCardTemplates: model.kind === 'giftcard' ? templatesOf(model) : null,
    fibre: model.fibre ?? null,
    care: careFor(model),
    warnings: model.warnings ?? null,
    hazard: model.hazard ?? null,
    food: model.food ?? null,
    durabilityGuarantee: model.durabilityGuarantee ?? null,
    blogs: model.kind === 'used' ? [] : guidesOf(model.drawing ?? model.family),
    source: 'demo',
    externalKey: model.slug,
    updatedAt: new Date(NEWEST),
  }
}

/** All designs; the first is that of the model's own pictures. */
function templatesOf({ colours: [own] }: DemoModel): typeof GIFT_CARD_DESIGNS {
  return GIFT_CARD_DESIGNS.toSorted((a, b) => Number(b.slug === own) - Number(a.slug === own))
}

export type ReviewSums = ReadonlyMap<number, { total: number; count: number }>

function textRows(model: DemoModel): (typeof schema.modelTexts.$inferInsert)[] {
  const brand = BRANDS.find((row) => row.slug === model.brand)?.name ?? ''
  const html = (language: Language) => {
    const [first, second] = model.texts[language].paragraphs
    return `<p>${first}</p><p>${second}</p>`
  }
  return LANGUAGES.map((language) => {
    const { name, short, tagline } = model.texts[language]
    const machine = model.autoTranslated?.includes(language) ?? false
    return {
      modelId: model.id,
      language,
      name,
      shortDescription: short,
      longDescriptionHtml: html(language),
      tagline,
      metaDescription: metaOf(`${brand} ${name}: ${short}. ${PHRASES.productDescription[language]}`),
      modelNotice: model.notice?.[language] ?? '',
      isAutoTranslated: machine,
      original: machine
        ? {
            long_description_html: html('en'),
            tagline: model.texts.en.tagline,
            short_description: model.texts.en.short,
            language: 'en',
          }
        : null,
    }
  })
}

function groupLinks(model: DemoModel): (typeof schema.modelGroups.$inferInsert)[] {
  const ids = new Set(
    [model.group, ...(model.also ?? []), ...(model.outlet ? ['outlet'] : [])].flatMap((key) =>
      lineOf(key).map((group) => group.id),
    ),
  )
  return [...ids].map((groupId) => ({ modelId: model.id, groupId }))
}

const OPTIONS = new Map(OPTION_PROPERTIES.map(({ slug, options }) => [slug, options]))

function propertyLinks(model: DemoModel): (typeof schema.modelProperties.$inferInsert)[] {
  const numbers = Object.entries(model.numbers ?? {}).map(([slug, value]) => ({
    modelId: model.id,
    propertyId: idOf(PROPERTY_IDS, slug),
    valueNumber: value,
    valueTexts: null,
  }))
  const options = Object.entries(model.options ?? {}).map(([slug, option]) => {
    const texts = OPTIONS.get(slug)?.[option]
    if (!texts) throw new RangeError(`The property ${slug} has no option ${option}.`)
    return { modelId: model.id, propertyId: idOf(PROPERTY_IDS, slug), valueNumber: null, valueTexts: texts }
  })
  const criteria = Object.entries(sustainableValues(model)).map(([slug, valueTexts]) => ({
    modelId: model.id,
    propertyId: idOf(PROPERTY_IDS, slug),
    valueNumber: null,
    valueTexts,
  }))
  return [...numbers, ...options, ...criteria]
}

function imageRows(model: DemoModel): Omit<typeof schema.modelImages.$inferInsert, 'id'>[] {
  const views = VIEWS.filter((view) => !model.views || model.views.includes(view))
  return model.colours.flatMap((colour, colourIndex) =>
    views.map((view, viewIndex) => {
      const names = COLOURS.find(({ slug }) => slug === colour)?.names
      const captions = Object.fromEntries(
        LANGUAGES.map((language) => [language, `${names?.[language] ?? colour}, ${PHRASES.views[view][language]}`]),
      )
      return {
        modelId: model.id,
        colourId: idOf(COLOUR_IDS, colour),
        path: drawingPath(model.drawing ?? model.family, view, colour, model.id),
        captions,
        sortOrder: colourIndex * 10 + viewIndex,
      }
    }),
  )
}

/** The parts of one variant. */
function variantParts(model: DemoModel, today: Date) {
  const sizes = model.sizes ?? [null]
  const types = model.types ?? [null]
  const combinations = model.colours.flatMap((colour) =>
    sizes.flatMap((size, sizeIndex) => types.map((type) => ({ colour, size, sizeIndex, type }))),
  )
  return combinations.map(({ colour, size, sizeIndex, type }, index) => {
    const id = model.id * 100 + index + 1
    const { units, ...stock } = stockOf(model.stock ?? 'normal', id, today)
    const available = [...units.values()].reduce((sum, count) => sum + count, 0)
    return {
      variant: {
        id,
        modelId: model.id,
        colourId: idOf(COLOUR_IDS, colour),
        sizeId: size === null ? null : idOf(SIZE_IDS, size),
        productTypeId: type === null ? null : idOf(TYPE_IDS, type),
        gtin: gtinOf(id),
        sku: `${model.brand.slice(0, 3).toUpperCase()}-${id}`,
        content: contentOf(model, size),
        sortOrder: index,
        available,
        ...stock,
      } satisfies typeof schema.variants.$inferInsert,
      stock: [...units].map(([storeId, quantity]) => ({ variantId: id, storeId, quantity })),
      ...variantPrices(model, id, sizeIndex, today),
    }
  })
}

/**
 * All rows of some models except their relations; pictures without ids. `today` is midnight UTC; prices and announced deliveries are
 * computed from it in whole days.
 */
export function rowsOf(models: readonly DemoModel[], today: Date, reviews: ReviewSums) {
  const parts = models.flatMap((model) => variantParts(model, today))
  return {
    models: models.map((model) => modelRow(model, today, reviews)),
    texts: models.flatMap(textRows),
    groups: models.flatMap(groupLinks),
    properties: models.flatMap(propertyLinks),
    ribbons: models.flatMap((model) =>
      (model.ribbons ?? []).map((slug) => ({ modelId: model.id, ribbonId: idOf(RIBBON_IDS, slug) })),
    ),
    images: models.flatMap(imageRows),
    variants: parts.map((part) => part.variant),
    stock: parts.flatMap((part) => part.stock),
    history: parts.flatMap((part) => part.history),
    prices: parts.flatMap((part) => part.current),
  }
}

/** The ledger row of a store's initial stock. */
export const ledgerRow = ({ quantity, ...place }: typeof schema.stock.$inferInsert) => ({
  ...place,
  delta: quantity,
  reason: 'initial' as const,
})

/** All rows of the hand-written models; `today` as in `rowsOf`. */
export function modelRows(today: Date, reviews: ReviewSums) {
  const rows = rowsOf(MODELS, today, reviews)
  return {
    ...rows,
    // A second-hand unit refers to its model, so the model must be inserted first.
    models: rows.models.sort((a, b) => Number(a.secondHandParentId !== null) - Number(b.secondHandParentId !== null)),
    images: rows.images.map((row, index) => ({ id: index + 1, ...row })),
    relations: MODELS.flatMap(relationRows),
  }
}
