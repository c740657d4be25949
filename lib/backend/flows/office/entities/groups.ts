/** Product groups: the tree of the shop. */
import { sql } from 'drizzle-orm'

import { productGroups, productGroupTexts } from '@/lib/backend/domain/schema/catalogue'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { googleCategory } from '@/lib/contract/schemas/feed'

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
    parentId: { kind: 'reference', column: productGroups.parentId, to: 'groups', isFilter: true, isReadOnly: true },
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
    fields: {
      name: text('localized', productGroupTexts.name),
      shortName: text('localized', productGroupTexts.shortName),
      metaTitle: text('localized', productGroupTexts.metaTitle),
      metaDescription: text('localizedLines', productGroupTexts.metaDescription),
      descriptionHtml: text('localizedHtml', productGroupTexts.descriptionHtml),
    },
  },
  read: 'office.goods.read',
  change: 'office.goods.write',
  follow: (tx) => invalidateTags(tx, '*'),
}

export const groupEntities: readonly Entity[] = [groupEntity]
