/** Finds or installs a Chromium for the end-to-end tests. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of an installed browser, or null: `CHROMIUM_PATH` first, then Playwright's own, then the system's. */
export function findBrowser(): string | null {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return CANDIDATES.find((path) => existsSync(path)) ?? null
}

/** Installs Playwright's own browser, or, where its host cannot be reached, Debian's package. Throws one clear sentence. */
export function ensureBrowser(onProgress: (line: string) => void): string {
  const found = findBrowser()
  if (found) return found
  onProgress('No Chromium here: trying the one that Playwright downloads …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (existsSync('/usr/bin/apt-get')) {
    onProgress('That host cannot be reached: installing Debian’s chromium …')
    const apt = (...args: string[]) => {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
      return execFileSync(command, rest, {
        stdio: 'ignore',
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    }
    try {
      apt('update')
      apt('install', '-y', 'chromium')
    } catch {
      // The error below describes what to do.
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('The end-to-end tests need Chromium: install it and set CHROMIUM_PATH to its program.')
}
