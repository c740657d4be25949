/** A brand, a group and two products with hostile texts in every field, and a function that removes them. */
import { inArray, sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import * as s from '@/lib/backend/domain/schema'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { LANGUAGES } from '@/lib/market/languages'

import { FOREIGN } from './hostile-texts'

/** Larger than any id that the catalogue assigns. */
const ID = 900_001
const [MODEL, USED] = [ID, ID + 1]
export const HOSTILE_BRAND = 'hostile-brand'
export const HOSTILE_GROUP = 'hostile-group'
export const HOSTILE_PATH = `${HOSTILE_BRAND}/hostile-goods`
export const HOSTILE_USED = `${HOSTILE_BRAND}/hostile-used`
/** A keyword of the description, which has an explanation. */
const HOSTILE_KEYWORD = 'selityssana'

/** The database limits the length of a text in an indexed column. */
const INDEXED = 1_500

/** The texts divided into parts that fit into an index. */
function parts(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((all, text) => {
    const last = all.at(-1)
    if (last !== undefined && Buffer.byteLength(`${last} ${text}`) <= INDEXED)
      return [...all.slice(0, -1), `${last} ${text}`]
    return [...all, text]
  }, [])
}

const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]))
const groupTags = () =>
  changeTags.group({ id: ID, ancestorIds: [], paths: LANGUAGES.map((language) => ({ language, path: HOSTILE_GROUP })) })

async function addReferences(tx: Tx, texts: readonly string[]): Promise<number> {
  const all = texts.join(' ')
  const sizes = parts(texts)
  const foreign = `https://${FOREIGN}/logo.png`
  await tx.insert(s.brands).values({
    id: ID,
    slug: HOSTILE_BRAND,
    name: all,
    descriptions: inAll(all),
    promoImages: [foreign],
    logo: foreign,
    maker: { name: all, address: all, email: `"${all}"@example.com`, euResponsible: all },
  })
  await tx.insert(s.productGroups).values({
    id: ID,
    key: HOSTILE_GROUP,
    showInMenu: false,
    image: foreign,
    links: [{ slug: all, title: inAll(all), image: foreign }],
  })
  await tx.insert(s.productGroupTexts).values(
    LANGUAGES.map((language) => ({
      groupId: ID,
      language,
      slug: HOSTILE_GROUP,
      path: HOSTILE_GROUP,
      name: all,
      shortName: all,
      metaTitle: all,
      metaDescription: all,
      descriptionHtml: all,
    })),
  )
  await tx.insert(s.colours).values({
    id: ID,
    slug: 'hostile-colour',
    control: 'blue',
    swatch: [`#fff;background:url(${foreign})`, `url(${foreign})`, `red}*{background:url(${foreign})`],
    names: inAll(all),
  })
  await tx.insert(s.sizes).values(sizes.map((name, index) => ({ id: ID + index, name, sortOrder: index })))
  await tx.insert(s.productTypes).values({ id: ID, slug: 'hostile-type', names: inAll(all) })
  await tx.insert(s.sizeTables).values({
    id: ID,
    names: inAll(all),
    infoTexts: inAll(all),
    images: [foreign],
    parsed: { sizes: [{ size: all, product_type: all }], rows: [{ names: inAll(all), unit: all, values: [all] }] },
  })
  await tx.insert(s.ribbons).values({
    id: ID,
    slug: 'hostile-ribbon',
    names: inAll(all),
    value: `red;background:url(${foreign})`,
    link: `javascript:window.pwned=1`,
  })
  await tx.insert(s.properties).values(
    ['hostile-property', 'vu-a', 'vu-b', 'vu-c'].map((slug, index) => ({
      id: ID + index,
      slug: `${slug}-${ID}`,
      names: inAll(all),
      unit: all,
      kind: 'text' as const,
    })),
  )
  await tx.insert(s.keywords).values(
    LANGUAGES.map((language, index) => ({
      id: ID + index,
      language,
      keyword: HOSTILE_KEYWORD,
      popupText: all,
      url: 'javascript:window.pwned=1',
    })),
  )
  return sizes.length
}

async function addModels(tx: Tx, texts: readonly string[], sizes: number): Promise<void> {
  const all = texts.join(' ')
  const common = {
    brandId: ID,
    mainGroupId: ID,
    source: 'hostile',
    modelNumber: parts(texts)[0],
    countryOfOrigin: all,
    canonicalUrl: null,
    sizeTableId: ID,
    quotes: { texts: inAll(all), name: all, image: `https://${FOREIGN}/q.png` },
    blogs: [
      { title: inAll(all), url: 'javascript:window.pwned=1' },
      { title: inAll(all), url: `//${FOREIGN}/blog` },
    ],
    extraImages: [{ sort_order: 1, caption: all, full_url: `https://${FOREIGN}/e.png`, title: all }],
    fibre: inAll(all),
    care: inAll(all),
    warnings: inAll(all),
    deliveryLimit: { blockInfoTexts: inAll(all) },
    giftCardTemplates: [{ slug: all, names: inAll(all), image: `https://${FOREIGN}/t.png` }],
  }
  await tx.insert(s.models).values([
    { id: MODEL, slug: 'hostile-goods', ratingCount: 3, rating: 8, ...common },
    {
      id: USED,
      slug: 'hostile-used',
      kind: 'used' as const,
      secondHandParentId: MODEL,
      condition: { grade: 'A' as const, defects: inAll(all), inspected: inAll(all) },
      ...common,
    },
  ])
  await tx.insert(s.modelTexts).values(
    [MODEL, USED].flatMap((modelId) =>
      LANGUAGES.map((language) => ({
        modelId,
        language,
        name: all,
        shortDescription: all,
        longDescriptionHtml: `<p>${HOSTILE_KEYWORD}</p>${all}`,
        tagline: all,
        metaDescription: all,
        modelNotice: all,
        isAutoTranslated: true,
        original: { long_description_html: all, tagline: all, short_description: all },
      })),
    ),
  )
  await tx.insert(s.modelGroups).values([MODEL, USED].map((modelId) => ({ modelId, groupId: ID })))
  await tx
    .insert(s.modelProperties)
    .values([0, 1, 2, 3].map((index) => ({ modelId: MODEL, propertyId: ID + index, valueTexts: inAll(all) })))
  await tx.insert(s.modelRibbons).values([MODEL, USED].map((modelId) => ({ modelId, ribbonId: ID })))
  // Other tests meet these goods in lists of the same shop: their picture must be there.
  const [{ path: picture } = { path: '' }] = await tx
    .select({ path: s.modelImages.path })
    .from(s.modelImages)
    .where(sql`${s.modelImages.path} like 'demo/beanie/front/fjord/%'`)
    .limit(1)
  await tx.insert(s.modelImages).values(
    [MODEL, USED].map((modelId, index) => ({
      id: ID + index,
      modelId,
      colourId: ID,
      path: picture,
      captions: inAll(all),
    })),
  )
  await tx.insert(s.variants).values(
    [
      ...Array.from({ length: sizes }, (_, index) => ({
        id: ID + index,
        modelId: MODEL,
        sizeId: ID + index,
        sortOrder: index,
        sku: parts(texts)[index],
        available: 5,
        shippingString: all,
        stockIncoming: all,
      })),
      {
        id: ID + sizes,
        modelId: USED,
        sizeId: ID,
        sortOrder: 0,
        sku: parts(texts)[0],
        available: 1,
        shippingString: all,
        stockIncoming: all,
      },
    ].map((row) => ({ ...row, colourId: ID, productTypeId: ID })),
  )
  const variants = Array.from({ length: sizes + 1 }, (_, index) => ID + index)
  await tx
    .insert(s.prices)
    .values(
      variants.flatMap((variantId) =>
        [1, 2].map((priceArea) => ({ variantId, priceArea, active: 5_000, regular: 8_000, discountValue: 5_000 })),
      ),
    )
  await tx.insert(s.stock).values(variants.map((variantId) => ({ variantId, storeId: 20, quantity: 5 })))
  await tx.insert(s.modelRelations).values([
    { modelId: MODEL, relatedId: USED, kind: 'recommendation' },
    { modelId: MODEL, relatedId: USED, kind: 'also_bought' },
  ])
  await tx
    .insert(s.bundles)
    .values({ id: ID, mainModelId: MODEL, names: inAll(all), descriptions: inAll(all), discountPercent: 5 })
  await tx.insert(s.bundleMembers).values({ bundleId: ID, modelId: USED })
  await tx.insert(s.reviews).values(
    [0, 1, 2].map((index) => ({
      id: ID + index,
      modelId: MODEL,
      rating: 8,
      visibleName: all,
      comment: all,
      size: all,
      language: 'fi',
      images: [{ url: `https://${FOREIGN}/r.png` }],
    })),
  )
}

/** Invalidates the cached data about these products. */
async function invalidate(tx: Tx): Promise<void> {
  await invalidateModels(tx, [MODEL, USED])
  invalidateTags(tx, [...changeTags.brand(HOSTILE_BRAND), ...groupTags(), ...changeTags.keywords()])
}

/** Adds the products; each of their texts contains all hostile texts. */
export async function addHostileGoods(texts: readonly string[]): Promise<void> {
  await withTx(
    async (tx) => {
      await addModels(tx, texts, await addReferences(tx, texts))
      await invalidate(tx)
    },
    { name: 'e2e.hostile' },
  )
}

export async function removeHostileGoods(): Promise<void> {
  await withTx(
    async (tx) => {
      await invalidate(tx)
      await tx.delete(s.models).where(inArray(s.models.id, [MODEL, USED]))
      for (const table of [
        'ribbons',
        'properties',
        'keywords',
        'colours',
        'sizes',
        'product_types',
        'size_tables',
        'product_groups',
        'brands',
      ]) {
        await tx.execute(sql`delete from ${sql.identifier(table)} where id >= ${ID}`)
      }
    },
    { name: 'e2e.hostile' },
  )
}
