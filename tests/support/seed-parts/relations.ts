import { eq } from 'drizzle-orm'

import * as schema from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'

import { at, type Ids, inAll } from './rows'

/** Relations between models, and the ribbon of one. */
export async function insertRelations(models: Ids, ribbonId: number): Promise<void> {
  await db()
    .update(schema.models)
    .set({ secondHandParentId: at(models, 'storm-shell') })
    .where(eq(schema.models.id, at(models, 'used-storm-shell')))
  await db()
    .insert(schema.modelRibbons)
    .values({ modelId: at(models, 'storm-shell'), ribbonId })
  await db()
    .insert(schema.modelRelations)
    .values([
      { modelId: at(models, 'storm-shell'), relatedId: at(models, 'rain-shell'), kind: 'recommendation' },
      { modelId: at(models, 'race-ski'), relatedId: at(models, 'ski-binding'), kind: 'needed_with' },
    ])
}

/** A bundle and a gift campaign. */
export async function insertOffers(models: Ids): Promise<void> {
  const [bundle] = await db()
    .insert(schema.bundles)
    .values({ mainModelId: at(models, 'race-ski'), names: inAll('Ski package'), discountPercent: 10 })
    .returning()
  await db()
    .insert(schema.bundleMembers)
    .values({ bundleId: bundle?.id ?? 0, modelId: at(models, 'ski-binding') })
  await db()
    .insert(schema.giftCampaigns)
    .values({ slug: 'summer', names: inAll('Summer'), modelIds: [at(models, 'campaign-mug')] })
}
