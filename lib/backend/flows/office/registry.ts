/** Every kind of record of the back office. */
import { isTranslationOn } from '@/lib/backend/platform/translation/translator'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeEntity, OfficeField } from '@/lib/contract/schemas/office'

import { type Actor, mayChange } from './actor'
import { contentEntities } from './entities/content'
import { giftCardEntity } from './entities/gift-cards'
import { goodsWorkEntities } from './entities/goods-work'
import { groupEntities } from './entities/groups'
import { integrationEntities } from './entities/integrations'
import { moreGoodsEntities } from './entities/more-goods'
import { moreShopEntities } from './entities/more-shop'
import { orderEntities } from './entities/orders'
import { versionEntity } from './entities/page-versions'
import { pictureEntity } from './entities/pictures'
import { productEntities } from './entities/products'
import { purchaseEntities } from './entities/purchases'
import { rentalEntities } from './entities/rentals'
import { shopEntities } from './entities/shop'
import { taxonomyEntities } from './entities/taxonomy'
import { allFields, type Entity, type Field, isLocalized } from './entities/entity'

export const entities: readonly Entity[] = [
  ...orderEntities,
  ...productEntities,
  ...moreGoodsEntities,
  ...goodsWorkEntities,
  ...purchaseEntities,
  ...rentalEntities,
  ...groupEntities,
  ...taxonomyEntities,
  ...contentEntities,
  versionEntity,
  pictureEntity,
  ...shopEntities,
  giftCardEntity,
  ...moreShopEntities,
  ...integrationEntities,
]

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** Throws NOT_FOUND for a kind that does not exist. */
export function entityNamed(name: string): Entity {
  const entity = byName.get(name)
  if (!entity) throw new ApiError('NOT_FOUND', 'There are no such records.')
  return entity
}

export const readableBy = (actor: Actor): Entity[] => entities.filter(({ read }) => actor.may(read))

/** Kinds of record that have prices. */
const PRICED: ReadonlySet<string> = new Set(['products', 'variants'])

const shownFields = (entity: Entity) => Object.entries(allFields(entity)).filter(([, { isInternal }]) => !isInternal)

/** What a new record has where nobody says it. An expression such as the time is known to the database alone. */
function atFirst({ column, isReadOnly, isInternal }: Field): Pick<OfficeField, 'hasDefault' | 'first'> {
  if (!column.hasDefault || isReadOnly || isInternal) return {}
  const { default: value } = column
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { hasDefault: true, ...(isPlain && value !== '' && { first: value }) }
}

/** Of a kind of record that says none: the newest first. */
export const FIRST_SORT = '-id'

/** What a person sees of a kind of record: its fields, and what they may do. */
export function described(entity: Entity, actor: Actor): OfficeEntity {
  const canChange = mayChange(actor, entity)
  const isWhole = actor.may(entity.change)
  return {
    name: entity.name,
    area: entity.area,
    columns: [...entity.columns],
    ...(entity.order === undefined && { sort: entity.sort ?? FIRST_SORT }),
    canSearch: entity.search !== undefined,
    canCreate: isWhole && entity.canCreate === true,
    canChange,
    canRemove: isWhole && entity.canRemove === true,
    canBulk:
      canChange && Object.values(allFields(entity)).some(({ isReadOnly, isGivenOnce }) => !isReadOnly && !isGivenOnce),
    canPrice: PRICED.has(entity.name) && actor.may('office.prices.write'),
    ...(canChange && isTranslationOn() && { canTranslate: true }),
    fields: shownFields(entity).map(([name, field]) => ({
      name,
      kind: field.kind,
      isRequired: field.isRequired === true,
      isReadOnly: field.isReadOnly === true || !(isWhole || (field.alsoBy !== undefined && actor.may(field.alsoBy))),
      isGivenOnce: field.isGivenOnce === true,
      ...atFirst(field),
      options: field.options ? [...field.options] : null,
      to: field.to ?? null,
      isLinked: field.isLinked === true && field.to !== undefined && actor.may(entityNamed(field.to).read),
      isSortable: Object.hasOwn(entity.fields, name) && !isLocalized(field) && field.canSort !== false,
      isFilter: field.isFilter === true,
      isListed: entity.links?.[name] === undefined && field.isFilterOnly !== true,
      ...(field.isFilterOnly && { isFilterOnly: true }),
      section: field.section ?? 'main',
    })),
  }
}
