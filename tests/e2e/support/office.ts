/** Steps in the back office. */
import { expect, type Locator, type Page } from '@playwright/test'

import type { Language } from '@/lib/market/languages'

import { demoAccount } from './account'
import { whenInteractive } from './page'
import { prefixSite } from './site'

const site = prefixSite('fi')
export const officeUrl = (path: string) => `${site.origin}/hallinta/${path}`

/** Logs in with the keyboard. */
export async function enterOffice(page: Page, language: Language): Promise<void> {
  const account = demoAccount('admin')
  await page.context().addCookies([{ name: 'so.office-language', value: language, url: site.origin }])
  await page.goto(officeUrl(''))
  await expect(page).toHaveURL(officeUrl('login/'))
  await whenInteractive(page.locator('form button[type=submit]'))
  await page.locator('#username').focus()
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(officeUrl(''))
}

const MOST_TABS = 150

/** Tab until the element has the focus: whoever uses no mouse gets there. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MOST_TABS} tabs did not reach ${element}`)
}
