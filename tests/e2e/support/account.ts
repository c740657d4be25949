import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import type { DemoAccount } from '@/lib/demo/load'

import { whenInteractive } from './page'
import { prefixSite, routeUrl, type Site } from './site'
import { wordsOf } from './words'

/** The demo's accounts. Read as a file instead of imported, because the folder demo/ may be deleted. */
export const DEMO_ACCOUNTS = JSON.parse(readFileSync('demo/data/accounts.json', 'utf8')) as readonly DemoAccount[]

export function demoAccount(role: DemoAccount['role']): DemoAccount {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  if (!account) throw new Error(`no account ${role}`)
  return account
}

/** Logs in, by default on the Finnish log-in page. Afterwards the browser is on the account page, or on `next`. */
export async function signIn(
  page: Page,
  role: DemoAccount['role'],
  next = '',
  site: Site = prefixSite('fi'),
): Promise<void> {
  const account = demoAccount(role)
  const t = wordsOf(site.language)
  await page.goto(routeUrl(site, 'accounts/login') + (next && `?next=${encodeURIComponent(next)}`))
  const button = await whenInteractive(page.getByRole('main').getByRole('button', { name: t('account.login') }))
  await page.getByRole('textbox', { name: t('account.email') }).fill(account.email)
  await page.locator('#login-password').fill(account.password)
  await button.click()
}

/** Opens a closed part of the account page, by the id of its heading. */
export async function openPart(page: Page, id: string): Promise<void> {
  await (await whenInteractive(page.locator(`#${id}`))).click()
}
