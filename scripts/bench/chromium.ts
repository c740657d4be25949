import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const USUAL = [
  // Without windows and their scripts, which share the processor with the page that is measured.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The browser to measure with: CHROME_PATH, a browser in one of the usual folders, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROME_PATH, ...USUAL, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null
}

/**
 * Opens each page, follows a link on it, and returns the messages of what the browser has blocked because of the Content-Security-Policy.
 */
export async function cspViolations(executablePath: string, origin: string, paths: string[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath })
  const refused: string[] = []
  try {
    const context = await browser.newContext()
    for (const path of paths) {
      const page = await context.newPage()
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(`${path}: ${message.text().slice(0, 300)}`)
      })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      const link = page.locator('main a[href^="/"]').first()
      if ((await link.count()) > 0 && (await link.isVisible())) {
        await link.click()
        await page.waitForLoadState('networkidle')
        await page.goBack({ waitUntil: 'networkidle' })
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return refused
}
