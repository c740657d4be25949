/** The life of an order in a browser: found by its one-time code, cancelled, ordered again; sent, its receipt, a return with the fee. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { demoAccount } from './support/account'
import { goodsFor, modelName, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { paidOverHttp, post, tokenOf } from './support/calls'
import { ledgerOf, type OrderRow, ordersOf, stockOf } from './support/orders'
import { openDialog } from './support/page'
import { Shopper } from './support/shopper'
import { DATA_DIR, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'

const site = prefixSite('fi')

async function theOrder(database: Database, email: string): Promise<OrderRow> {
  const [order] = await ordersOf(database, email)
  if (!order) throw new Error('no order')
  return order
}

/** The code in the newest mail of an order: a shop without a mail server writes its mails down. */
async function codeFromMail(database: Database, { id }: OrderRow): Promise<string> {
  const { code } = await database.row<{ code: string }>(
    'select max(id)::text as code from order_codes where order_id = $1',
    [id],
  )
  const file = join(DATA_DIR, 'mail', `order-code-${code}.eml`)
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true)
  const [, text = ''] = /text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(readFileSync(file, 'utf8')) ?? []
  return /\d{4} \d{4}/.exec(Buffer.from(text, 'base64').toString())?.[0] ?? ''
}

const refundsOf = (database: Database, { id }: OrderRow) =>
  database.rows<{ amount: number }>(
    'select r.amount from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
    [id],
  )

test('an order is found by its one-time code, cancelled before it is packed, and ordered again (P2.39 P9.19) @phone-only', async ({
  page,
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.orders)
  const before = await stockOf(database, goods.variantId)
  const email = `life-${Date.now()}@example.com`
  const { number } = await paidOverHttp({ origin: site.origin, variantId: goods.variantId, language: 'fi', email })
  const order = await theOrder(database, email)
  const shopper = new Shopper(page, site, true)
  const { t } = shopper

  await page.goto(routeUrl(site, 'view-order'))
  await expect(page.locator('#order-number')).toBeEnabled()
  await page.locator('#order-number').fill(number.toLowerCase())
  await page.locator('#order-email').fill(email)
  await page.getByRole('button', { name: t('order.view_send_code') }).click()
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.view_code_title'))
  await page.locator('#order-code').fill(await codeFromMail(database, order))
  await page.getByRole('button', { name: t('order.view_submit') }).click()
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.view_title_known', { number }))
  await expect(shopper.main()).toContainText(t('order.status_paid'))

  const dialog = await openDialog(
    page,
    shopper.main().getByRole('button', { name: t('order.cancel') }),
    t('order.cancel_title', { number }),
  )
  await expect(dialog).toContainText(t('order.cancel_refund', { amount: shopper.money(order.total, 'eur').text }))
  await dialog.getByRole('button', { name: t('order.cancel') }).click()
  await expect(dialog).toBeHidden()
  await expect(shopper.main().getByText(t('order.status_cancelled')).first()).toBeVisible()
  await expect(shopper.main().getByRole('button', { name: t('order.cancel') })).toBeHidden()
  expect((await theOrder(database, email)).status).toBe('cancelled')
  expect(await refundsOf(database, order)).toEqual([{ amount: order.total }])
  expect((await ledgerOf(database, order)).map(({ delta }) => delta)).toEqual([-1, 1])
  expect(await stockOf(database, goods.variantId)).toEqual(before)

  await shopper
    .main()
    .getByRole('button', { name: t('order.reorder') })
    .click()
  await expect(
    shopper
      .main()
      .getByRole('status')
      .filter({ hasText: t('order.reorder_done', { count: 1 }) }),
  ).toBeVisible()
  await shopper
    .main()
    .getByRole('link', { name: t('order.to_cart') })
    .click()
  await expect(shopper.row(goods)).toBeVisible()
})

test('a parcel is packed and sent; the shopper has a receipt, returns it with the fee, and gets the rest when it is here (P1.05 P9.18) @phone-only', async ({
  page,
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.orders + 1)
  const before = await stockOf(database, goods.variantId)
  const email = `return-${Date.now()}@example.com`
  const { number, access } = await paidOverHttp({
    origin: site.origin,
    variantId: goods.variantId,
    language: 'fi',
    email,
  })
  const order = await theOrder(database, email)
  const staff = { authorization: `Bearer ${await tokenOf(site.origin, demoAccount('staff'))}` }
  for (const status of ['packed', 'sent'])
    expect((await post(site.origin, '/api/staff/order/', { number, status }, staff)).status).toBe(200)
  const shopper = new Shopper(page, site, true)
  const { t } = shopper
  const money = (minor: number) => shopper.money(minor, 'eur').text
  const worth = order.lines_total

  const address = `${routeUrl(site, 'order/payment_ok', { slug: [number] })}#access=${access}`
  await page.goto(address)
  // The secret leaves the address, and the tab still has it after a reload.
  await expect(page).toHaveURL(address.replace(/#.*/, ''))
  await expect(shopper.main().getByRole('button', { name: t('order.return') })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(address.replace(/#.*/, ''))
  const dialog = await openDialog(
    page,
    shopper.main().getByRole('button', { name: t('order.return') }),
    t('order.return'),
  )
  await dialog.getByRole('checkbox').check()
  await dialog.locator('#return-reason-1').selectOption('too_small')
  await dialog.locator('#return-method-parcel').check()
  await expect(dialog).toContainText(money(-490))
  await expect(dialog).toContainText(money(worth - 490))
  await dialog.getByRole('button', { name: t('order.return_submit') }).click()
  await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible()
  const known = await database.row<{ number: string }>(
    'select number, status, fee, refund from returns where order_id = $1',
    [order.id],
  )
  expect(known).toEqual({ number: known.number, status: 'registered', fee: 490, refund: worth - 490 })
  await expect(dialog).toContainText(t('order.return_done', { number: known.number }))
  await expect(dialog).toContainText(t('order.return_do_parcel', { number: known.number }))
  expect(await refundsOf(database, order)).toEqual([])
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click()
  await expect(shopper.main()).toContainText(
    t('order.return_amount_fee', { amount: money(worth - 490), fee: money(490) }),
  )

  const received = await post(
    site.origin,
    '/api/staff/return/',
    { return_number: known.number, status: 'received', restock_store_id: null },
    staff,
  )
  expect(received.answer).toMatchObject({ status: 'received', refund: worth - 490 })
  expect(await refundsOf(database, order)).toEqual([{ amount: worth - 490 }])
  expect((await stockOf(database, goods.variantId)).available).toBe(before.available - 1)

  await page.reload()
  await expect(shopper.main()).toContainText(t('order.return_is_received'))
  await shopper
    .main()
    .getByRole('link', { name: t('order.receipt') })
    .click()
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.receipt'))
  for (const text of [
    number,
    money(order.total),
    money(-(worth - 490)),
    await modelName(database, goods.modelId, 'fi'),
  ])
    await expect(shopper.main()).toContainText(text)
})
