/** Small steps on pages that several specs take. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until an element answers to presses: the page is drawn by the server, and alive a moment later. */
export async function alive(element: Locator): Promise<Locator> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  return element
}

/** Presses something that opens a dialog, and gives the open dialog. */
export async function openDialog(page: Page, opener: Locator, name: string): Promise<Locator> {
  await (await alive(opener)).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The button with the flag and the currency. */
export function localeButton(page: Page): Locator {
  return page
    .getByRole('banner')
    .locator('button[aria-haspopup=dialog]')
    .filter({ has: page.locator('img[src^="/flags/"]') })
}
