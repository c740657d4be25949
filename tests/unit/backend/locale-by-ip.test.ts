import { expect, it, vi } from 'vitest'

import { siteHandlers } from '@/lib/backend/api/handlers/site'
import type { readConfig } from '@/lib/config/env'

const { settings } = vi.hoisted(() => ({
  settings: { GEO_HEADER: 'cf-ipcountry', TRUST_PROXY: '1' } as Record<string, string>,
}))
vi.mock('@/lib/config/env', async (original) => {
  const real = await original<{ readConfig: typeof readConfig }>()
  return { ...real, config: () => real.readConfig({ NODE_ENV: 'test', ...settings }) }
})

const asked = (country: string) =>
  siteHandlers.localeByIp(
    {} as never,
    {
      headers: (name: string) => (name === 'cf-ipcountry' ? country : null),
    } as never,
  )

it('P7.02 the country of the header that the network in front writes, and its currency', async () => {
  expect(await asked('SE')).toEqual({ country_code: 'se', currency: 'sek' })
  expect(await asked('XX')).toEqual({ country_code: null, currency: null })
})

it('P7.02 a header that nobody configured tells nothing', async () => {
  delete settings['GEO_HEADER']
  expect(await asked('SE')).toEqual({ country_code: null, currency: null })
})
