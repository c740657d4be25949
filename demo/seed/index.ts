/** What the shop's commands ask the demo for. The catalogue is read when it is needed, the accounts alone are quick to have. */
import type { DemoSeed } from '@/lib/demo/load'

import { DEMO_ACCOUNTS } from '../accounts'

export default {
  accounts: DEMO_ACCOUNTS,
  async seedIfEmpty(say) {
    await (await import('./seed')).seedIfEmpty(say)
  },
} satisfies DemoSeed
