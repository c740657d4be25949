/** How many taps and typed fields lie between the front page and a paid order on a phone, for a guest and for a member. */
import type { Page } from '@playwright/test'

import { demoAccount, signIn } from './support/account'
import { goodsFor, groupTrail, modelName, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { Shopper } from './support/shopper'
import { prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'

const site = prefixSite('fi')

interface Count {
  taps: number
  readonly fields: Set<string>
}

/** Counts what the page gets from a person: clicks, and fields whose text changes. A tap into a field is not counted beside its text. */
async function countOn(page: Page): Promise<Count> {
  const count: Count = { taps: 0, fields: new Set() }
  await page.exposeFunction('tapped', () => void (count.taps += 1))
  await page.exposeFunction('typed', (name: string) => void count.fields.add(name))
  await page.addInitScript(() => {
    const { tapped, typed } = window as unknown as Record<'tapped' | 'typed', (name?: string) => void>
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type))
    // A press on a label is followed by a second click, on its field: that one has no place on the screen.
    const isPress = (event: MouseEvent) => event.isTrusted && event.detail > 0 && !isText(event.target)
    addEventListener('click', (event) => void (isPress(event) && tapped()), true)
    addEventListener(
      'input',
      ({ target }) => void (isText(target) && typed((target as HTMLInputElement).name || (target as Element).id)),
      true,
    )
  })
  return count
}

async function toPayment(page: Page, database: Database, slot: number): Promise<Shopper> {
  const goods = await goodsFor(database, SLOTS.taps + slot)
  const shopper = new Shopper(page, site, true)
  await shopper.openHome()
  await shopper.goToGroup(await groupTrail(database, goods.groupId, 'fi'))
  await shopper.openFromList(goods, await modelName(database, goods.modelId, 'fi'))
  await shopper.choose(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  await shopper.goToPayment()
  return shopper
}

async function pay(page: Page, shopper: Shopper): Promise<void> {
  await shopper.orderButton().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('pay.title'))
  await page.locator('button.pay').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('order.thanks_title'))
}

const told = ({ taps, fields }: Count) => `${taps} taps, ${fields.size} typed fields (${[...fields].join(', ')})`

test('issue 16 a guest types at most eight fields between the front page and a paid order @phone-only', async ({
  page,
  database,
}) => {
  const count = await countOn(page)
  const shopper = await toPayment(page, database, 0)
  await shopper.fillForm('fi', `taps-${Date.now()}@example.com`)
  await pay(page, shopper)
  console.log(`guest: ${told(count)}`)
  expect(count.fields.size).toBeGreaterThan(0)
  expect(count.fields.size).toBeLessThanOrEqual(8)
  expect(count.taps).toBeLessThanOrEqual(14)
})

test('issue 16 a member types nothing that the shop knows @phone-only', async ({ page, database }) => {
  await database.rows(
    "update customers set phone = '+358401234567', address = 'Polku 1', postcode = '00100', city = 'Helsinki' where email = $1",
    [demoAccount('club').email],
  )
  await signIn(page, 'club')
  await expect(page).toHaveURL(routeUrl(site, 'accounts'))
  const count = await countOn(page)
  const shopper = await toPayment(page, database, 1)
  await shopper.chooseWays('home', 'card')
  await shopper.waitForTotal()
  await pay(page, shopper)
  console.log(`member: ${told(count)}`)
  expect([...count.fields]).toEqual([])
  expect(count.taps).toBeLessThanOrEqual(14)
})
