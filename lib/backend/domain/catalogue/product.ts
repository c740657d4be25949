/** One product model for its page (spec 3 §3). */
import { inArray, and, eq } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { metaDescription } from '@/lib/catalog/meta'
import { cheapest } from '@/lib/catalog/price'
import { plainSwatch } from '@/lib/backend/domain/texts/colours'
import { safeUrl, sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { db } from '@/lib/backend/platform/database/pool'
import { modelTexts } from '@/lib/backend/domain/schema/catalogue'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import type { Image } from '@/lib/contract/schemas/common'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { checkVisible, findModel, type FoundModel, type ModelAddress } from './find-model'
import { giftCardTemplates } from './gift-card-templates'
import { pick } from '@/lib/backend/domain/texts/localized'
import {
  bundleModels,
  groupsOf,
  imagesOf,
  propertiesOf,
  ribbonsOf,
  secondHandOf,
  secondHandParent,
} from './model-parts'
import { priceAreaOf, showing, taxAreaKey, toPriceRecord } from './prices-read'
import { rentalRate } from './rentals'
import { pricesOf, toVariant, type VariantRow, variantRows } from './variants'

async function textsOf(modelId: number, language: Language) {
  const rows = await db()
    .select()
    .from(modelTexts)
    .where(and(eq(modelTexts.modelId, modelId), inArray(modelTexts.language, [language, 'en', 'fi'])))
  return rows.find((row) => row.language === language) ?? rows.find((row) => row.language === 'en') ?? rows[0]
}

type Text = NonNullable<Awaited<ReturnType<typeof textsOf>>>

/** The text of a field and, if it was translated by machine, the original. */
function translated(text: Text | undefined): ProductModel['translated_fields'] {
  if (!text?.isAutoTranslated) return {}
  const { original } = text
  const html = original?.long_description_html
  return {
    long_description_html: { manual_input: null, original: html === undefined ? null : sanitizeHtml(html) },
    short_description: { manual_input: null, original: original?.short_description ?? null },
    tagline: { manual_input: null, original: original?.tagline ?? null },
  }
}

/** The language of the texts that are not in the language of the page. */
function originalLanguage(text: Text | undefined, asked: Language): ProductModel['original_language'] {
  if (text?.isAutoTranslated) return text.original?.language ?? null
  return LANGUAGES.find((language) => language === text?.language && language !== asked) ?? null
}

function quoteIn(
  { texts, name, image }: NonNullable<FoundModel['model']['quotes']>,
  language: Language,
): ProductModel['quote'] {
  return {
    text: pick(texts, language),
    name: typeof name === 'string' ? name : pick(name, language),
    image: image ?? null,
  }
}

/** Prices of the whole model: those of its cheapest variant that can be ordered. */
function modelPrices(rows: readonly VariantRow[], onOrder: boolean, taxAreaId: number): ProductModel['prices'] {
  const priced = rows.filter((row) => row.price !== null)
  const record = cheapest(showing(priced, onOrder).flatMap((row) => (row.price ? [toPriceRecord(row.price)] : [])))
  return record ? { [taxAreaKey(taxAreaId)]: record } : {}
}

function coloursOf(
  rows: readonly VariantRow[],
  images: ReadonlyMap<number | null, readonly Image[]>,
  language: Language,
): ProductModel['colors'] {
  const seen = new Set<number>()
  return rows.flatMap((row) => {
    if (row.colour_id === null || row.colour_slug === null || seen.has(row.colour_id)) return []
    seen.add(row.colour_id)
    return [
      {
        name: pick(row.colour_names, language),
        slug: row.colour_slug,
        colour_slug: row.colour_control ?? row.colour_slug,
        swatch: plainSwatch(row.colour_swatch ?? []),
        images: [...(images.get(row.colour_id) ?? [])],
      },
    ]
  })
}

/** The texts of a model in the language that was asked for; empty if there are none. */
function translatedTexts(text: Text | undefined, asked: Language) {
  const html = sanitizeHtml(text?.longDescriptionHtml ?? '')
  const short = text?.shortDescription ?? ''
  return {
    long_description_html: html,
    short_description: short,
    tagline: text?.tagline ?? '',
    model_notice: text?.modelNotice ?? '',
    meta_description: text?.metaDescription || metaDescription(short || html),
    translated_fields: translated(text),
    is_auto_translated: text?.isAutoTranslated ?? false,
    original_language: originalLanguage(text, asked),
  }
}

function ownTexts({ model, brand }: FoundModel, text: Text | undefined, language: Language) {
  return {
    gift_card_templates: giftCardTemplates(model.giftCardTemplates, language),
    name: text?.name ?? model.slug,
    ...translatedTexts(text, language),
    manufacturer: { name: brand.name, slug: brand.slug, image: brand.logo, maker: brand.maker },
    blogs: model.blogs.flatMap(({ title, url }) => {
      const href = safeUrl(typeof url === 'string' ? url : pick(url, language))
      return href === null ? [] : [{ title: pick(title, language), url: href }]
    }),
    quote: model.quotes && quoteIn(model.quotes, language),
    fibre: model.fibre && pick(model.fibre, language),
    care: model.care && pick(model.care, language),
    warnings: model.warnings && pick(model.warnings, language),
    ...(model.food && { food: { ...model.food, ingredients: pick(model.food.ingredients, language) } }),
    condition: model.condition && {
      grade: model.condition.grade,
      defects: pick(model.condition.defects, language),
      inspected: pick(model.condition.inspected, language),
    },
  }
}

function ownFacts({ model }: FoundModel) {
  return {
    id: model.id,
    slug: model.slug,
    uuid: model.uuid,
    modelnumber: model.modelNumber,
    kind: model.kind,
    canonical_url: safeUrl(model.canonicalUrl),
    is_public: model.isPublic,
    is_bundle: model.isBundle,
    is_multi_color: model.isMultiColor,
    promoted_colour: model.promotedColour,
    show_discount_percentage: model.showDiscountPercentage,
    is_extended_range: model.isExtendedRange,
    belongs_to_outlet: model.belongsToOutlet,
    campaign_only: model.campaignOnly,
    on_order: model.onOrder,
    tax_class: model.taxClass,
    ski_wizard: model.skiWizard,
    binding_ski_combo: model.bindingSkiCombo,
    extra_images: model.extraImages,
    rating: model.rating,
    rating_count: model.ratingCount,
    sizetable: model.sizeTableId,
    price_ending: model.priceEnding?.toISOString() ?? null,
    ...(model.hazard && { hazard: model.hazard }),
    ...(model.durabilityGuarantee && { durability_guarantee: model.durabilityGuarantee }),
    country_of_origin: model.countryOfOrigin,
    published: model.publishedAt.toISOString(),
  }
}

export interface ModelQuestion extends ModelAddress {
  readonly language: Language
  readonly taxAreaId: number
}

/** The model for a viewer. Throws NOT_FOUND 'Product not found.' when it does not exist or the viewer may not see it. */
export async function productModel(question: ModelQuestion, viewer: Principal): Promise<ProductModel> {
  const { language, taxAreaId } = question
  const priceArea = priceAreaOf(taxAreaId)
  const found = await findModel(question)
  checkVisible(found, viewer, question)
  const { model, brand } = found
  const text = await textsOf(model.id, language)
  const rows = await variantRows(model.id, priceArea)
  const name = text?.name ?? model.slug
  const images = await imagesOf(model.id, name, language)
  const prices = modelPrices(rows, model.onOrder, taxAreaId)
  return {
    ...ownFacts(found),
    ...ownTexts(found, text, language),
    ...(await groupsOf(model.id, model.mainGroupId, language)),
    model_url: `/${brand.slug}/${model.slug}/`,
    prices,
    converted_prices: prices,
    variant_prices: Object.fromEntries(rows.map((row) => [String(row.id), pricesOf(row.price, taxAreaId)])),
    model_properties: await propertiesOf(model.id, language),
    ribbons: await ribbonsOf(model.id, language),
    bundle_models: model.isBundle ? await bundleModels(model.id, language) : [],
    second_hand_parent: await secondHandParent(model.secondHandParentId, language, priceArea, taxAreaId),
    second_hand: await secondHandOf(model.id, priceArea),
    rental: await rentalRate(model.id),
    colors: coloursOf(rows, images, language),
    images: [...images.values()].flat(),
    products: rows.map((row) =>
      toVariant(row, { modelId: model.id, modelName: name, modelOnOrder: model.onOrder, language, taxAreaId, images }),
    ),
  }
}
