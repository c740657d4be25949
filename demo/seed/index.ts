/**
 * The part of the demo that the shop's commands load. The catalogue is only read when it is needed, because the accounts alone load faster.
 */
import type { DemoSeed } from '@/lib/demo/load'

import { DEMO_ACCOUNTS } from '../accounts'
import { DEMO_SELLER } from '../seller'

export default {
  accounts: DEMO_ACCOUNTS,
  seller: DEMO_SELLER,
  async seedIfEmpty(say) {
    await (await import('./seed')).seedIfEmpty(say)
  },
} satisfies DemoSeed
