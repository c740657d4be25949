/** Steps on pages that several specs share. */
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits until an element is interactive: the HTML comes from the server and is hydrated later. A link in a part that is markup alone is when
 * the page is; its listener is added in the effects after that.
 */
export async function whenInteractive(element: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      element.evaluate(async (node) => {
        const isHydrated = (part: Node) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
        if (isHydrated(node)) return true
        if (!node.matches('a[data-soft]') || !isHydrated(document.body)) return false
        return new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 500 }))
      }),
    )
    .toBe(true)
  return element
}

/** Presses an element that opens a dialog, and returns the open dialog. */
export async function openDialog(page: Page, opener: Locator, name: string): Promise<Locator> {
  await (await whenInteractive(opener)).click()
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

/** A colour between two schemes is no colour of the shop: what is drawn later (content-visibility) would still be on its way. */
export function stopTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
