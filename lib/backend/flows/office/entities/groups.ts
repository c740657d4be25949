/** Product groups: the tree of the shop. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { productGroups, productGroupTexts } from '@/lib/backend/domain/schema/catalogue'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { changeAddresses, lockGroupTree, requireOutside } from '@/lib/backend/domain/taxonomy/change-addresses'
import { ApiError } from '@/lib/contract/errors'
import { googleCategory } from '@/lib/contract/schemas/feed'

import { LANGUAGES } from '@/lib/market/languages'

import type { Entity, Field } from './entity'
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
    sql`${productGroups.id} in (select group_id from product_group_texts where name ilike ${like(typed)} or path ilike ${like(typed)})`,
  columns: ['name', 'key', 'parentId', 'showInMenu', 'sortOrder'],
  fields: {
    key: slugField(productGroups.key),
    parentId: { kind: 'reference', column: productGroups.parentId, to: 'groups', isFilter: true },
    sortOrder: { kind: 'integer', column: productGroups.sortOrder, isRequired: true },
    showInMenu: { kind: 'boolean', column: productGroups.showInMenu, isRequired: true, isFilter: true },
    image: { kind: 'picture', column: productGroups.image },
    groupSorting: { kind: 'text', column: productGroups.groupSorting, isRequired: true },
    filterableProperties: { kind: 'words', column: productGroups.filterableProperties },
    googleCategory: { kind: 'text', column: productGroups.googleCategory, schema: googleCategory },
  },
  texts: {
    table: productGroupTexts,
    owner: productGroupTexts.groupId,
    language: productGroupTexts.language,
    // Until it has an address of its own in the language.
    atFirst: (id) => ({ slug: `g${id}`, path: `g${id}` }),
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
  check: async (tx, { id, before, after, paths }) => {
    if (!isOfAddress(paths)) return
    await lockGroupTree(tx)
    const words = (after?.['slug'] ?? {}) as Readonly<Record<string, unknown>>
    const emptied = paths.find((path) => path.startsWith('slug.') && words[path.slice('slug.'.length)] === undefined)
    if (emptied !== undefined)
      throw new ApiError('BAD_REQUEST', 'An address cannot be empty.', {
        field: emptied,
        details: { reason: 'required' },
      })
    const parent = after?.['parentId'] ?? null
    if (parent !== (before?.['parentId'] ?? null))
      await requireOutside(tx, Number(id), parent === null ? null : Number(parent))
  },
  follow: async (tx, { id, paths }) => {
    if (isOfAddress(paths)) await changeAddresses(tx, Number(id))
    invalidateTags(tx, '*')
  },
}

export const groupEntities: readonly Entity[] = [groupEntity]
