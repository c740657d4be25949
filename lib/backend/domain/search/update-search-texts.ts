/** Indexes models that were written without the shop's own functions, or before the search index existed. */
import { withTx } from '@/lib/backend/platform/database/with-tx'

import { indexStale } from './index-models'

const BITE = 400

/** Writes the search texts of all models that have none or old ones, some hundred in one transaction. */
export async function updateSearchTexts(): Promise<void> {
  while ((await withTx((tx) => indexStale(tx, BITE), { name: 'search.fresh' })) === BITE);
}
