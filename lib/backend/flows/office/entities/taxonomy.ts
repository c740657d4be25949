/** What products are described with: brands, colours, sizes, kinds of variant, size tables, ribbons, properties. */
import { eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'

import {
  brands,
  colours,
  models,
  productTypes,
  properties,
  ribbons,
  sizes,
  sizeTables,
} from '@/lib/backend/domain/schema/catalogue'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import { safeUrl } from '@/lib/backend/domain/texts/sanitize'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { BASE_COLOURS } from '@/lib/catalog/base-colours'

import type { Changed, Entity, Field } from './entity'
import { like } from './like'
import { nameIn } from './title'

export const slugField = (column: Field['column']): Field => ({
  kind: 'text',
  column,
  isRequired: true,
  schema: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
})

/** A name of these is on cards and in filters everywhere. */
const everywhere = (tx: Tx) => invalidateTags(tx, '*')

async function followBrand(tx: Tx, { id, before, after }: Changed): Promise<void> {
  everywhere(tx)
  if (before === null || after === null) return
  const rows = await tx
    .select({ id: models.id })
    .from(models)
    .where(eq(models.brandId, Number(id)))
  await indexModels(
    tx,
    rows.map((row) => row.id),
  )
}

const GOODS = {
  area: 'goods',
  read: 'office.goods.read',
  change: 'office.goods.write',
  canCreate: true,
  canRemove: true,
} as const

const maker = z.strictObject({
  name: z.string().min(1).max(200),
  address: z.string().min(1).max(300),
  email: z.email(),
  euResponsible: z.string().max(500).optional(),
})

const brandEntity: Entity = {
  ...GOODS,
  name: 'brands',
  table: brands,
  key: [brands.id],
  title: () => sql`${brands.name}`,
  sort: 'name',
  search: (text) => or(ilike(brands.name, like(text)), ilike(brands.slug, like(text))) ?? sql`false`,
  columns: ['name', 'slug', 'logo'],
  fields: {
    name: { kind: 'text', column: brands.name, isRequired: true },
    slug: slugField(brands.slug),
    logo: { kind: 'picture', column: brands.logo },
    descriptions: {
      kind: 'localizedHtml',
      column: brands.descriptions,
      section: 'texts',
      alsoBy: 'office.texts.write',
    },
    maker: { kind: 'json', column: brands.maker, section: 'safety', schema: maker },
  },
  follow: followBrand,
}

const colourEntity: Entity = {
  ...GOODS,
  name: 'colours',
  table: colours,
  key: [colours.id],
  title: nameIn(colours.names, colours.slug),
  sort: 'title',
  search: (text) => or(ilike(colours.slug, like(text)), sql`${colours.names}::text ilike ${like(text)}`) ?? sql`false`,
  columns: ['names', 'slug', 'control', 'swatch'],
  fields: {
    names: { kind: 'localized', column: colours.names, isRequired: true },
    slug: slugField(colours.slug),
    control: { kind: 'choice', column: colours.control, isRequired: true, options: BASE_COLOURS, isFilter: true },
    swatch: { kind: 'colours', column: colours.swatch, isRequired: true },
  },
  follow: everywhere,
}

const sizeEntity: Entity = {
  ...GOODS,
  name: 'sizes',
  table: sizes,
  key: [sizes.id],
  title: () => sql`${sizes.name}`,
  sort: 'sortOrder',
  search: (text) => ilike(sizes.name, like(text)),
  columns: ['name', 'sortOrder'],
  fields: {
    name: { kind: 'text', column: sizes.name, isRequired: true },
    sortOrder: { kind: 'integer', column: sizes.sortOrder, isRequired: true },
  },
  follow: everywhere,
}

const typeEntity: Entity = {
  ...GOODS,
  name: 'product-types',
  table: productTypes,
  key: [productTypes.id],
  title: nameIn(productTypes.names, productTypes.slug),
  sort: 'sortOrder',
  search: (text) => sql`${productTypes.names}::text ilike ${like(text)}`,
  columns: ['names', 'slug', 'sortOrder'],
  fields: {
    names: { kind: 'localized', column: productTypes.names, isRequired: true },
    slug: slugField(productTypes.slug),
    sortOrder: { kind: 'integer', column: productTypes.sortOrder, isRequired: true },
  },
  follow: everywhere,
}

const sizeTable = z.strictObject({
  sizes: z.array(z.strictObject({ size: z.string().max(40), product_type: z.string().nullable() })).max(60),
  rows: z
    .array(
      z.strictObject({
        names: z.record(z.string(), z.string().max(120)),
        unit: z.string().max(20),
        values: z.array(z.string().max(40)).max(60),
      }),
    )
    .max(40),
})

const sizeTableEntity: Entity = {
  ...GOODS,
  name: 'size-tables',
  table: sizeTables,
  key: [sizeTables.id],
  title: nameIn(sizeTables.names, sizeTables.id),
  sort: 'title',
  search: (text) => sql`${sizeTables.names}::text ilike ${like(text)}`,
  columns: ['names', 'hideImage'],
  fields: {
    names: { kind: 'localized', column: sizeTables.names, isRequired: true },
    infoTexts: { kind: 'localizedHtml', column: sizeTables.infoTexts, section: 'texts', alsoBy: 'office.texts.write' },
    images: { kind: 'words', column: sizeTables.images, schema: z.array(z.string().max(300)).max(20) },
    hideImage: { kind: 'boolean', column: sizeTables.hideImage, isRequired: true },
    parsed: { kind: 'json', column: sizeTables.parsed, isRequired: true, schema: sizeTable },
  },
  follow: everywhere,
}

const ribbonEntity: Entity = {
  ...GOODS,
  name: 'ribbons',
  table: ribbons,
  key: [ribbons.id],
  title: nameIn(ribbons.names, ribbons.slug),
  sort: 'title',
  search: (text) => sql`${ribbons.names}::text ilike ${like(text)}`,
  columns: ['names', 'slug', 'value', 'link'],
  fields: {
    names: { kind: 'localized', column: ribbons.names, isRequired: true },
    slug: slugField(ribbons.slug),
    value: {
      kind: 'text',
      column: ribbons.value,
      isRequired: true,
      schema: z.string().regex(/^#[\da-f]{6};#[\da-f]{6}$/i),
    },
    link: { kind: 'text', column: ribbons.link, schema: z.string().refine((text) => safeUrl(text) !== null) },
  },
  follow: everywhere,
}

const propertyEntity: Entity = {
  ...GOODS,
  name: 'properties',
  table: properties,
  key: [properties.id],
  title: nameIn(properties.names, properties.slug),
  sort: 'sortOrder',
  search: (text) =>
    or(ilike(properties.slug, like(text)), sql`${properties.names}::text ilike ${like(text)}`) ?? sql`false`,
  columns: ['names', 'slug', 'unit', 'kind', 'sortOrder'],
  fields: {
    names: { kind: 'localized', column: properties.names, isRequired: true },
    slug: slugField(properties.slug),
    unit: { kind: 'text', column: properties.unit },
    kind: {
      kind: 'choice',
      column: properties.kind,
      isRequired: true,
      options: ['range', 'checkbox', 'text'],
      isFilter: true,
    },
    sortOrder: { kind: 'integer', column: properties.sortOrder, isRequired: true },
  },
  follow: everywhere,
}

export const taxonomyEntities: readonly Entity[] = [
  brandEntity,
  colourEntity,
  sizeEntity,
  typeEntity,
  sizeTableEntity,
  ribbonEntity,
  propertyEntity,
]
