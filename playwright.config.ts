import { defineConfig } from '@playwright/test'

import { findBrowser } from './scripts/test/browser'

/**
 * Two instances of the shop on one database, as `npm start` starts them: the first with language prefixes, the second with
 * a domain for each language. `scripts/test.ts` empties the data folder before.
 */
const port = Number(process.env.E2E_PORT ?? 3200)
const domainPort = port + 1
const dataDir = process.env.E2E_DATA_DIR ?? 'tests/output/e2e'
const executablePath = findBrowser() ?? undefined

/** The shop treats a headless browser as a robot; these tests are shoppers. */
const userAgent = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`

const instance = (ownPort: number, env: Record<string, string>) => ({
  command: 'node --import tsx scripts/start.ts',
  url: `http://localhost:${ownPort}/readyz`,
  timeout: 300_000,
  // For work on the tests themselves: both instances may run already.
  reuseExistingServer: process.env.E2E_REUSE === 'true',
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'ignore' as const,
  env: {
    DATA_DIR: dataDir,
    PORT: String(ownPort),
    SANDBOX_PAYMENTS: 'true',
    // Every test is the same guest at the same address, so their unpaid orders count together.
    HOLD_LIMITS: 'guest.orders=1000,guest.units=9000,address.orders=1000,address.units=9000,hour.minutes=1000',
    ...env,
  },
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/output/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A second try on a machine that nobody watches; what needed it is named as flaky in the report.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'tests/output/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // The bare root goes by the browser's language.
    locale: 'fi-FI',
    launchOptions: { ...(executablePath && { executablePath }) },
    // Recording copies the page at each action. What failed is recorded when CI tries it again; `--trace on` records at once.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { userAgent: userAgent('X11; Linux x86_64'), viewport: { width: 1440, height: 900 } },
    },
    // What depends on the width says so with the tag @phone and runs twice, or with @phone-only.
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        userAgent: userAgent('Linux; Android 16; Phone'),
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: [
    instance(port, { ROUTING_MODE: 'prefix', SHOP_ORIGIN: `http://localhost:${port}` }),
    instance(domainPort, {
      ROUTING_MODE: 'domain',
      SHOP_ORIGIN: `http://fi.localhost:${domainPort}`,
      SHOP_DOMAINS: ['fi', 'se=sv', 'de', 'fr', 'ru', 'com=en']
        .map((d) => {
          const [host, language] = d.split('=')
          return `${host}.localhost:${domainPort}=${language ?? host}`
        })
        .join(','),
    }),
  ],
})
