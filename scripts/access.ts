/**
 * `npm run test:access`: every kind of page in three languages, light, dark and in a contrast theme, under three engines (axe, HTML_CodeSniffer,
 * IBM Equal Access) and the shop's own rules. Prints the counts of each engine and ends with 1 when there is a fault that
 * access/exceptions.ts does not explain. `--origin` takes a running shop with the demo catalogue; without it one is started.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { type Browser, chromium, type Page } from '@playwright/test'

import type { Language } from '@/lib/market/languages'

import { type EngineName, examine, type Finding } from './access/engines'
import { EXCEPTIONS, exceptionFor } from './access/exceptions'
import { type Alternates, type Kind, KINDS, readAlternates, siteOf } from './access/pages'
import { SETTLED, withStyle } from './access/rules'
import { freePort, startMeasured } from './bench/processes'
import { table } from './bench/table'
import { ensureBrowser } from './test/browser'

const { values: options } = parseArgs({
  options: {
    origin: { type: 'string' },
    only: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
    sample: { type: 'string', default: '1' },
  },
})

const ENGINES = (options.engine ?? ['axe', 'htmlcs', 'ibm', 'own']) as EngineName[]
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', fi: 'fi-FI', de: 'de-DE' }
const LANGUAGES = (options.language ?? Object.keys(LOCALES)) as Language[]

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const
const DARK = { colorScheme: 'dark', forcedColors: 'none' } as const
const CONTRAST = { colorScheme: 'light', forcedColors: 'active' } as const
const THEMES = { light: LIGHT, dark: DARK, contrast: CONTRAST } as const
type Theme = keyof typeof THEMES

interface Found extends Finding {
  readonly kind: string
  readonly language: Language
  readonly theme: Theme
}

/** The shop treats a headless browser as a robot. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const TIMEOUT_MS = 20_000

interface Visit {
  readonly browser: Browser
  readonly origin: string
  readonly alternates: Alternates
  readonly kind: Kind
  readonly language: Language
}

async function look(page: Page, { kind, language }: Visit): Promise<Found[]> {
  const found: Found[] = []
  for (const theme of Object.keys(THEMES) as Theme[]) {
    await page.emulateMedia({ ...THEMES[theme], reducedMotion: 'reduce' })
    const findings = await examine(page, { engines: ENGINES, colourOnly: theme !== 'light' })
    found.push(...findings.map((finding) => ({ ...finding, kind: kind.name, language, theme })))
  }
  return found
}

async function visit(one: Visit): Promise<Found[]> {
  const { browser, origin, alternates, kind, language } = one
  // The engines are scripts that the shop's policy would not let in.
  const context = await browser.newContext({
    bypassCSP: true,
    locale: LOCALES[language] ?? language,
    userAgent: USER_AGENT,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.emulateMedia({ ...LIGHT, reducedMotion: 'reduce' })
    await kind.open(page, siteOf(origin, language, alternates))
    await page.waitForLoadState('networkidle')
    return await withStyle(page, SETTLED, () => look(page, one))
  } finally {
    await context.close()
  }
}

const notOpened = ({ kind, language }: Visit, error: unknown): Found => ({
  engine: 'own',
  rule: 'opens',
  at: '',
  what: error instanceof Error ? error.message.slice(0, 300) : String(error),
  kind: kind.name,
  language,
  theme: 'light',
})

/** Prints each fault once, when it is first seen: a run takes minutes. */
function printNew(found: readonly Found[], seen: Set<string>): void {
  for (const fault of found) {
    const key = `${fault.engine} ${fault.rule} ${fault.at.slice(0, 90)}`
    if (exceptionFor(fault) || seen.has(key)) continue
    seen.add(key)
    const { engine, rule, kind, language, theme, what, at } = fault
    console.log(`${engine} ${rule}: ${kind}, ${language}, ${theme}\n  ${what}\n  ${at}`)
  }
}

function report(all: readonly Found[], isComplete: boolean): number {
  const faults = all.filter((found) => exceptionFor(found) === undefined)
  const used = new Set(all.map(exceptionFor))
  const count = (engine: EngineName, theme: Theme) =>
    String(faults.filter((fault) => fault.engine === engine && fault.theme === theme).length)
  const explained = (engine: EngineName) =>
    String(all.filter((one) => one.engine === engine && exceptionFor(one)).length)
  const themes = Object.keys(THEMES) as Theme[]
  const rows = ENGINES.map((engine) => [engine, ...themes.map((theme) => count(engine, theme)), explained(engine)])
  console.log(table(['engine', ...themes, 'explained'], rows))
  const unneeded = isComplete ? EXCEPTIONS.filter((exception) => !used.has(exception)) : []
  for (const { engine, rule, reason } of unneeded) console.log(`No longer needed: ${engine} ${rule}: ${reason}`)
  return faults.length + unneeded.length
}

async function startShop(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-changed'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The build failed.')
  return startMeasured('shop', ['--import', 'tsx', 'scripts/start.ts'], await freePort(), '/readyz', {
    DATA_DIR: 'tests/output/access',
    SANDBOX_PAYMENTS: 'true',
    // Every order is from the same guest at the same address.
    HOLD_LIMITS: 'guest.orders=1000,guest.units=9000,address.orders=1000,address.units=9000,hour.minutes=1000',
  })
}

async function main(): Promise<number> {
  const shop = options.origin ? null : await startShop()
  const browser = await chromium.launch({ executablePath: ensureBrowser(console.log) })
  try {
    const origin = options.origin ?? shop?.origin ?? ''
    const alternates = await readAlternates(origin)
    const step = Number(options.sample)
    const kinds = KINDS.filter(({ name }) => options.only?.includes(name) ?? true)
    const visits = kinds.flatMap((kind) =>
      LANGUAGES.map((language) => ({ browser, origin, alternates, kind, language })),
    )
    const chosen = visits.filter((_, index) => index % step === 0)
    const all: Found[] = []
    const seen = new Set<string>()
    for (const [position, one] of chosen.entries()) {
      // A busy machine answers late now and then. A page that does not come twice is a fault; the run goes on with the next one.
      const found = await visit(one).catch(() => visit(one).catch((error: unknown) => [notOpened(one, error)]))
      printNew(found, seen)
      all.push(...found)
      if ((position + 1) % 10 === 0) console.log(`${position + 1} of ${chosen.length} pages`)
    }
    const faults = report(all, chosen.length === KINDS.length * Object.keys(LOCALES).length && ENGINES.length === 4)
    console.log(
      `${kinds.length} kinds of pages, ${chosen.length} pages, ${chosen.length * 3} with each theme: ${faults} faults`,
    )
    return faults > 0 ? 1 : 0
  } finally {
    await browser.close()
    await shop?.stop()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
