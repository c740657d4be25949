/** Rows to which products refer: brands, groups, colours, sizes, properties, stores. All ids follow from the order of the data. */
import type * as schema from '@/lib/backend/domain/schema'
import { drawingPath, SCENES, scenePath } from '../drawings/base/families'
import { PALETTE } from '../drawings/base/palette'
import { LANGUAGES, type Language } from '@/lib/market/languages'

import { MODELS } from '../models'
import {
  BRANDS,
  COLOURS,
  GROUPS,
  NUMBER_PROPERTIES,
  OPTION_PROPERTIES,
  PHRASES,
  RIBBONS,
  SIZE_TABLES,
  SIZES,
  SUSTAINABLE_PROPERTIES,
  TYPES,
  type DemoGroup,
} from '../reference'
import { slugify } from '../slugify'

const idsOf = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, number> =>
  new Map(items.map((item, index) => [key(item), index + 1]))

/** The id of a name; throws RangeError when the data refer to a name that does not exist. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`The demo data has nothing called ${name}.`)
  return id
}

export const BRAND_IDS: ReadonlyMap<string, number> = new Map(BRANDS.map((brand) => [brand.slug, brand.id]))
export const COLOUR_IDS = idsOf(COLOURS, ({ slug }) => slug)
export const SIZE_IDS = idsOf(SIZES, (name) => name)
export const TYPE_IDS = idsOf(TYPES, ({ slug }) => slug)
export const RIBBON_IDS = idsOf(RIBBONS, ({ slug }) => slug)
export const GROUP_IDS: ReadonlyMap<string, number> = new Map(GROUPS.map((group) => [group.key, group.id]))
export const PROPERTY_IDS = idsOf(
  [...NUMBER_PROPERTIES, ...OPTION_PROPERTIES, ...SUSTAINABLE_PROPERTIES].map(({ slug }) => slug),
  (slug) => slug,
)

const BY_KEY: ReadonlyMap<string, DemoGroup> = new Map(GROUPS.map((group) => [group.key, group]))

/** A group with its ancestors, top group first. Throws RangeError for an unknown key. */
export function lineOf(key: string): readonly DemoGroup[] {
  const group = BY_KEY.get(key)
  if (!group) throw new RangeError(`The demo data has no group ${key}.`)
  return group.parent ? [...lineOf(group.parent), group] : [group]
}

/** A group's path in a language, without slashes at its ends. */
export function groupPath(key: string, language: Language): string {
  return lineOf(key)
    .map(
      ({ key: own, slug, names }) =>
        (typeof slug === 'string' ? slug : slug?.[language]) ?? slugify(names[language] ?? own, language),
    )
    .join('/')
}

export const brandRows = (): (typeof schema.brands.$inferInsert)[] =>
  BRANDS.map(({ id, slug, name, logo, maker, descriptions }) => ({
    id,
    slug,
    name,
    logo,
    maker,
    descriptions: Object.fromEntries(
      Object.entries(descriptions).map(([language, text]) => [language, `<p>${text}</p>`]),
    ),
    promoImages: promoImages(id, slug),
  }))

/** A brand's promo pictures (3/2): alternating landscapes and close-ups, because a whole product would be cut at top and bottom. */
function promoImages(id: number, slug: string): string[] {
  const goods = MODELS.filter((model) => model.brand === slug)
  const closeUps = [goods[0], goods[Math.floor(goods.length / 2)]].filter((model) => model !== undefined)
  return [...new Set(closeUps)].flatMap((model, turn) => [
    scenePath(SCENES[(id + 2 * turn) % SCENES.length] ?? 'forest-lake', 'card', id + turn),
    drawingPath(model.drawing ?? model.family, 'detail', model.colours[0] ?? 'granite', model.id),
  ])
}

/** The picture of a group: that of the first product with this main group, otherwise of another product in it. */
function groupImage(key: string): string | null {
  const isWithin = (group: string) => lineOf(group).some((above) => above.key === key)
  const inside = MODELS.find((model) => isWithin(model.group)) ?? MODELS.find((model) => model.also?.some(isWithin))
  return inside
    ? drawingPath(inside.drawing ?? inside.family, 'front', inside.colours[0] ?? 'granite', inside.id)
    : null
}

export const groupRows = (): (typeof schema.productGroups.$inferInsert)[] =>
  GROUPS.map((group, index) => ({
    id: group.id,
    key: group.key,
    parentId: group.parent ? idOf(GROUP_IDS, group.parent) : null,
    sortOrder: index,
    showInMenu: !group.hidden,
    image: groupImage(group.key),
    groupSorting: group.sorting ?? 'most-popular',
    filterableProperties: [...group.filters],
    googleCategory: group.googleCategory === undefined ? null : String(group.googleCategory),
  }))

/** At most 150 characters, cut after a word. */
export function metaOf(text: string): string {
  if (text.length <= 150) return text
  const cut = text.slice(0, 149)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,.;:–-]$/, '')}…`
}

export const groupTextRows = (): (typeof schema.productGroupTexts.$inferInsert)[] =>
  GROUPS.flatMap((group) =>
    LANGUAGES.map((language) => {
      const name = group.names[language] ?? group.key
      const path = groupPath(group.key, language)
      const about = group.about?.[language]
      return {
        groupId: group.id,
        language,
        name,
        path,
        slug: path.slice(path.lastIndexOf('/') + 1),
        shortName: group.short?.[language] ?? null,
        metaTitle: name,
        metaDescription: metaOf(PHRASES.groupDescription[language].replace('{name}', () => name)),
        descriptionHtml: about ? `<p>${about}</p>` : '',
      }
    }),
  )

export const colourRows = (): (typeof schema.colours.$inferInsert)[] =>
  COLOURS.map(({ slug, control, names }, index) => ({
    id: index + 1,
    slug,
    control,
    names,
    swatch: [...PALETTE[slug]],
  }))

export const sizeRows = (): (typeof schema.sizes.$inferInsert)[] =>
  SIZES.map((name, index) => ({ id: index + 1, name, sortOrder: index + 1 }))

export const typeRows = (): (typeof schema.productTypes.$inferInsert)[] =>
  TYPES.map(({ slug, names }, index) => ({ id: index + 1, slug, names, sortOrder: index + 1 }))

export const ribbonRows = (): (typeof schema.ribbons.$inferInsert)[] =>
  RIBBONS.map(({ slug, value, names, link = null }, index) => ({ id: index + 1, slug, value, names, link }))

export const propertyRows = (): (typeof schema.properties.$inferInsert)[] =>
  [
    ...NUMBER_PROPERTIES.map(({ slug, unit, names }) => ({
      slug,
      names,
      unit: unit === '' ? null : unit,
      kind: 'range' as const,
    })),
    ...OPTION_PROPERTIES.map(({ slug, names }) => ({ slug, names, unit: null, kind: 'checkbox' as const })),
    ...SUSTAINABLE_PROPERTIES.map(({ slug, names }) => ({ slug, names, unit: null, kind: 'text' as const })),
  ].map((row, index) => ({ id: index + 1, sortOrder: index + 1, ...row }))

export const sizeTableRows = (): (typeof schema.sizeTables.$inferInsert)[] =>
  SIZE_TABLES.map(({ id, names, info, image, sizes, rows }) => ({
    id,
    names,
    infoTexts: info,
    hideImage: image === undefined,
    images: image === undefined ? [] : [image],
    parsed: {
      sizes: sizes.map((size) => ({ size, product_type: null })),
      rows,
    },
  }))
