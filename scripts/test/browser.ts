/** Finds a Chromium for the end-to-end tests, or gets one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/** The headless shell is what Playwright itself uses: the same engine without windows, a quarter less work a test. */
const SHELL = '/usr/bin/chromium-headless-shell'

const CANDIDATES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a browser that is here now, or null. `CHROMIUM_PATH` wins, then Playwright's own, then the system's. */
export function findBrowser(): string | null {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return CANDIDATES.find((path) => existsSync(path)) ?? null
}

/**
 * Returns the installed browser; otherwise installs Debian's package, which takes seconds, otherwise Playwright's own download. On a CI
 * machine (`CI`) the headless shell is installed beside a full browser, because it is faster. Throws one clear sentence.
 */
export function ensureBrowser(onProgress: (line: string) => void): string {
  const found = findBrowser()
  if (found && (found === SHELL || process.env.CHROMIUM_PATH || !process.env.CI)) return found
  onProgress('Looking for a headless Chromium among the packages of the system …')
  installPackage('chromium-headless-shell')
  if (!findBrowser()) installPackage('chromium')
  if (!findBrowser()) {
    onProgress('No such package: trying the one that Playwright downloads …')
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('The end-to-end tests need Chromium: install it and set CHROMIUM_PATH to its program.')
}

/** Does nothing where there is no apt-get, no such package, or no right to install it. */
function installPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!existsSync('/usr/bin/apt-get')) return
  const options = {
    stdio: 'ignore' as const,
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    if (spawnSync(command, rest, options).status !== 0) return
  }
}
