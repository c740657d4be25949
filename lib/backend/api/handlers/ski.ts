/** Calls of the ski wizard. */
import { compatibleProducts, skiWizard } from '@/lib/backend/domain/catalogue/ski-wizard'
import { skiPackages } from '@/lib/backend/domain/orders/ski-packages'
import { SKI_TYPES } from '@/lib/catalog/ski/compatibility'
import type { skiCalls } from '@/lib/contract/calls/ski'

import type { Handlers } from './types'

export const skiHandlers: Handlers<typeof skiCalls> = {
  compatibleProducts: ({ query }, { principal }) =>
    compatibleProducts(
      {
        sport: SKI_TYPES[query.ski_type],
        chosen: { skis: query.ski_id, bindings: query.binding_id, boots: query.boot_id },
        taxAreaId: query.tax_area,
      },
      principal,
    ),
  skiWizard: ({ query }) => skiWizard(SKI_TYPES[query.ski_type], query.language, query.tax_area, query.country),
  skiPackages: ({ query }) => skiPackages(query.page),
}
