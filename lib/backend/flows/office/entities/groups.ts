/** Product groups: the tree of the shop. */
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'

import { modelGroups, productGroups, productGroupTexts, properties } from '@/lib/backend/domain/schema/catalogue'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import {
  changeAddresses,
  leadToParent,
  lockGroupTree,
  notYet,
  requireOutside,
} from '@/lib/backend/domain/taxonomy/change-addresses'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { GROUP_SORTINGS } from '@/lib/catalog/list/sort'
import { slugOf } from '@/lib/catalog/slug'
import { ApiError } from '@/lib/contract/errors'
import { googleCategory } from '@/lib/contract/schemas/feed'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import type { Entity, Field, Values } from './entity'
import { like } from './like'
import { slugField } from './taxonomy'
import { nameInRows } from './title'

const text = (kind: Field['kind'], column: Field['column']): Field => ({
  kind,
  column,
  section: 'texts',
  alsoBy: 'office.texts.write',
})

/** The last part of an address: letters of any script, digits, hyphens. */
const SLUG = /^[\p{Ll}\p{Nd}]+(?:-[\p{Ll}\p{Nd}]+)*$/u
/** A first name in a language makes an address in it, too. */
const isOfAddress = (paths: readonly string[]) => paths.some((path) => /^(?:parentId$|slug\.|name\.)/.test(path))

/** Of the name in the language, else of the English one: names in other letters than Latin ones give no word. */
function firstWord(id: string, language: Language, { name }: Values): string {
  const names = (name ?? {}) as Readonly<Record<string, string>>
  return slugOf(names[language] ?? '', slugOf(names['en'] ?? '', `g${id}`))
}

/** Products that have it besides their main group would lose it without a trace; those of the main group are the database's to refuse. */
async function requireUnused(tx: Tx, group: number): Promise<void> {
  await lockGroupTree(tx)
  const further = await tx.$count(modelGroups, eq(modelGroups.groupId, group))
  if (further > 0)
    throw new ApiError('CONFLICT', 'Products are in this group.', { details: { reason: 'in_use', table: 'models' } })
}

/** One that was removed meanwhile may stay: lists leave it out. */
async function requireProperties(tx: Tx, before: Values | null, after: Values): Promise<void> {
  const slugs = (after['filterableProperties'] ?? []) as string[]
  const old = new Set((before?.['filterableProperties'] ?? []) as string[])
  const added = slugs.filter((slug) => !old.has(slug))
  const known = added.length === 0 ? 0 : await tx.$count(properties, inArray(properties.slug, added))
  if (known === added.length && new Set(slugs).size === slugs.length) return
  throw new ApiError('BAD_REQUEST', 'A property does not exist, or is there twice.', {
    field: 'filterableProperties',
    details: { reason: 'choice' },
  })
}

const groupEntity: Entity = {
  name: 'groups',
  area: 'goods',
  table: productGroups,
  key: [productGroups.id],
  title: nameInRows({
    names: productGroupTexts.name,
    owner: productGroupTexts.groupId,
    language: productGroupTexts.language,
    id: productGroups.id,
    otherwise: productGroups.key,
  }),
  sort: 'sortOrder',
  search: (typed) =>
    sql`(${productGroups.id} in (select group_id from product_group_texts where name ilike ${like(typed)} or path ilike ${like(typed)})
      or ${productGroups.key} = ${typed})`,
  columns: ['name', 'key', 'parentId', 'showInMenu', 'sortOrder'],
  fields: {
    key: slugField(productGroups.key),
    parentId: { kind: 'reference', column: productGroups.parentId, to: 'groups', isFilter: true },
    sortOrder: { kind: 'integer', column: productGroups.sortOrder, isRequired: true },
    showInMenu: { kind: 'boolean', column: productGroups.showInMenu, isRequired: true, isFilter: true },
    image: { kind: 'picture', column: productGroups.image },
    groupSorting: {
      kind: 'choice',
      column: productGroups.groupSorting,
      isRequired: true,
      options: GROUP_SORTINGS,
    },
    filterableProperties: { kind: 'words', column: productGroups.filterableProperties },
    googleCategory: { kind: 'text', column: productGroups.googleCategory, schema: googleCategory },
    lowStockUnits: {
      kind: 'integer',
      column: productGroups.lowStockUnits,
      schema: z.number().min(0).max(100_000),
      alsoBy: 'office.stock.write',
    },
  },
  texts: {
    table: productGroupTexts,
    owner: productGroupTexts.groupId,
    language: productGroupTexts.language,
    atFirst: (id, language, values) => ({ slug: firstWord(id, language, values), path: notYet(id) }),
    fields: {
      name: text('localized', productGroupTexts.name),
      slug: {
        kind: 'localized',
        column: productGroupTexts.slug,
        section: 'texts',
        schema: z.partialRecord(z.enum(LANGUAGES), z.string().regex(SLUG)),
      },
      shortName: text('localized', productGroupTexts.shortName),
      metaTitle: text('localized', productGroupTexts.metaTitle),
      metaDescription: text('localizedLines', productGroupTexts.metaDescription),
      descriptionHtml: text('localizedHtml', productGroupTexts.descriptionHtml),
    },
  },
  read: 'office.goods.read',
  change: 'office.goods.write',
  canCreate: true,
  canRemove: true,
  check: async (tx, { id, before, after, paths }) => {
    if (after !== null && paths.includes('filterableProperties')) await requireProperties(tx, before, after)
    if (after === null || !isOfAddress(paths)) return
    await lockGroupTree(tx)
    const words = (after['slug'] ?? {}) as Readonly<Record<string, unknown>>
    const emptied = paths.find((path) => path.startsWith('slug.') && words[path.slice('slug.'.length)] === undefined)
    if (emptied !== undefined)
      throw new ApiError('BAD_REQUEST', 'An address cannot be empty.', {
        field: emptied,
        details: { reason: 'required' },
      })
    const parent = after['parentId'] ?? null
    if (parent !== (before?.['parentId'] ?? null))
      await requireOutside(tx, Number(id), parent === null ? null : Number(parent))
  },
  follow: async (tx, { id, before, after, paths }) => {
    if (after === null && before !== null) {
      await requireUnused(tx, Number(id))
      const { parentId, slug } = before
      if (parentId) await leadToParent(tx, Number(parentId), slug as Readonly<Record<string, string>>)
    } else if (isOfAddress(paths)) await changeAddresses(tx, Number(id))
    invalidateTags(tx, '*')
  },
}

export const groupEntities: readonly Entity[] = [groupEntity]
