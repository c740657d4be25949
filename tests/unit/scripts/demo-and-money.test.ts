import { afterEach, expect, it, vi } from 'vitest'

import { readConfig } from '@/lib/config/env'
import { hasDemo } from '@/lib/demo/load'
import { isDemo } from '@/scripts/lib/environment'

afterEach(() => vi.unstubAllEnvs())

const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }

it.runIf(hasDemo())('issue 14: accounts with known passwords and real money are never in one shop', () => {
  vi.stubEnv('SHOP_DEMO', '')
  expect(isDemo(readConfig({}))).toBe(true)
  expect(isDemo(readConfig({ ...live, STRIPE_SECRET_KEY: 'sk_test_x' }))).toBe(true)
  expect(isDemo(readConfig(live))).toBe(false)
  vi.stubEnv('SHOP_DEMO', 'true')
  expect(() => isDemo(readConfig(live))).toThrow('accounts with known passwords')
})
