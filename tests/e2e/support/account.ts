import type { Page } from '@playwright/test'

import { DEMO_ACCOUNTS, type DemoAccount } from '@/lib/backend/demo/accounts'

import { alive } from './page'
import { prefixSite, routeUrl } from './site'
import { wordsOf } from './words'

/** Logs in on the Finnish log-in page; afterwards the browser goes to the account, or to `next`. */
export async function signIn(page: Page, role: DemoAccount['role'], next = ''): Promise<void> {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  if (!account) throw new Error(`no account ${role}`)
  const t = wordsOf('fi')
  await page.goto(routeUrl(prefixSite('fi'), 'accounts/login') + (next && `?next=${encodeURIComponent(next)}`))
  const button = await alive(page.getByRole('main').getByRole('button', { name: t('account.login') }))
  await page.getByRole('textbox', { name: t('account.email') }).fill(account.email)
  await page.locator('#login-password').fill(account.password)
  await button.click()
}
