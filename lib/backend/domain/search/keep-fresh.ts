/** Catches up on models that were written past the shop's own functions, or before the shop had a search index. */
import { withTx } from '@/lib/backend/platform/database/with-tx'

import { indexStale } from './index-models'

const BITE = 400

/** Makes the search texts of all models that have none or old ones, some hundred in a transaction. */
export async function keepSearchFresh(): Promise<void> {
  while ((await withTx((tx) => indexStale(tx, BITE), { name: 'search.fresh' })) === BITE);
}
