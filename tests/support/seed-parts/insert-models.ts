import * as schema from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { LANGUAGES } from '@/lib/market/languages'

import { insertVariant } from './insert-variant'
import { MODELS, type ModelSeed } from './models'
import { at, type Ids, inAll, inLanguage } from './rows'

/** Rows that models refer to. */
export interface ModelBasis {
  readonly brands: Ids
  readonly groups: Ids
  readonly properties: Ids
  readonly colours: Ids
  readonly sizes: Ids
  readonly sizeTableId: number | null
}

/** Inserts the models with their related rows; returns their ids, and those of their variants, by slug. */
export async function insertModels(basis: ModelBasis): Promise<{ models: Ids; variants: Record<string, number[]> }> {
  const models: Ids = {}
  const variants: Record<string, number[]> = {}
  for (const [index, item] of MODELS.entries()) {
    const id = await insertModel(item, index, basis)
    models[item.slug] = id
    await insertTexts(item, id)
    await insertGroupAndProperties(item, index, id, basis)
    await insertImages(item, id, basis)
    variants[item.slug] = await insertVariants(item, id, Object.values(variants).flat().length, basis)
  }
  return { models, variants }
}

async function insertModel(
  item: ModelSeed,
  index: number,
  { brands, groups, sizeTableId }: ModelBasis,
): Promise<number> {
  const [row] = await db()
    .insert(schema.models)
    .values({
      slug: item.slug,
      brandId: at(brands, item.brand),
      mainGroupId: at(groups, item.group),
      modelNumber: `MN-${100 + index}`,
      soldAmount: 100 - index,
      sizeTableId: item.colours ? sizeTableId : null,
      shelfCodes: ['A-1'],
      publishedAt: new Date(Date.UTC(2026, 0, 1 + index)),
      source: 'test',
      ...item.extra,
    })
    .returning()
  if (!row) throw new Error('No model.')
  return row.id
}

async function insertTexts(item: ModelSeed, modelId: number): Promise<void> {
  await db()
    .insert(schema.modelTexts)
    .values(
      LANGUAGES.map((language) => ({
        modelId,
        language,
        name: inLanguage(item.name, language),
        shortDescription: `Short ${item.name}`,
        longDescriptionHtml: `<p>Long <strong>${item.name}</strong></p><img src=x onerror=alert(1)>`,
        tagline: 'A tagline',
      })),
    )
}

async function insertGroupAndProperties(
  item: ModelSeed,
  index: number,
  modelId: number,
  { groups, properties }: ModelBasis,
): Promise<void> {
  await db()
    .insert(schema.modelGroups)
    .values({ modelId, groupId: at(groups, item.group) })
  await db()
    .insert(schema.modelProperties)
    .values([
      { modelId, propertyId: at(properties, 'weight'), valueNumber: 300 + index * 50 },
      {
        modelId,
        propertyId: at(properties, 'material'),
        valueTexts: inAll(index % 2 ? 'Wool' : 'Polyester'),
      },
    ])
}

/** Two pictures of the model and two of each colour. */
async function insertImages(item: ModelSeed, modelId: number, { colours }: ModelBasis): Promise<void> {
  for (const [place, colour] of [null, ...(item.colours ?? [])].entries()) {
    await db()
      .insert(schema.modelImages)
      .values(
        [1, 2].map((n) => ({
          modelId,
          colourId: colour === null ? null : at(colours, colour),
          path: `${item.slug}-${colour ?? 'all'}-${n}.svg`,
          captions: inAll('Picture'),
          sortOrder: place * 10 + n,
        })),
      )
  }
}

/** A variant of each colour in each size; `before`: the number of existing variants. */
async function insertVariants(
  item: ModelSeed,
  modelId: number,
  before: number,
  { colours, sizes }: ModelBasis,
): Promise<number[]> {
  const ids: number[] = []
  for (const colour of item.colours ?? [null])
    for (const size of item.sizes ?? [null])
      ids.push(
        await insertVariant(item, {
          modelId,
          colourId: colour === null ? null : at(colours, colour),
          sizeId: size === null ? null : at(sizes, size),
          number: before + ids.length + 1,
        }),
      )
  return ids
}
