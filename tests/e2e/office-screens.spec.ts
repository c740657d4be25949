/** Every screen of the back office: no rule of accessibility is broken, and work that is new there is done with the keyboard. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { goodsFor, modelName, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { enterOffice, officeUrl, tabTo } from './support/office'
import { stopTransitions, whenInteractive } from './support/page'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const t = wordsOf('fi')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDE = { width: 1440, height: 900 }
const TABLET = { width: 820, height: 900 }

/**
 * Options come before tags and rules, which they would replace. The preview in a frame is a page of the shop, which has a test of its own; the
 * legacy mode leaves out frames of other origins, which no page has, and with them a second page for each analysis.
 */
const axeOf = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode()

const faultsOf = async (builder: AxeBuilder, where: string) => {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => [where, id, nodes[0]?.html])
}

/**
 * One load: every rule at full width; the rules of colours in the other theme, which changes nothing else; and at the width of a tablet all
 * but contrast, which takes half of the time and does not depend on the width.
 */
async function check(page: Page, where: string): Promise<void> {
  await page.evaluate(stopTransitions)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
  const wide = await faultsOf(axeOf(page).withTags(TAGS), `${where} 1440`)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await faultsOf(axeOf(page).withRules(['color-contrast', 'link-in-text-block']), `${where} dark`)
  await page.setViewportSize(TABLET)
  await page.emulateMedia({ colorScheme: 'light' })
  const narrow = await faultsOf(axeOf(page).withTags(TAGS).disableRules('color-contrast'), `${where} 820`)
  expect([...wide, ...dark, ...narrow]).toEqual([])
}

/** A purchase order with rows, in the name of who is logged in. */
async function purchaseWith(page: Page, variant: number): Promise<number> {
  const call = async <T>(path: string, data: unknown) => {
    const response = await page.request.post(officeUrl('').replace('hallinta/', path), { data })
    expect(response.status()).toBe(200)
    return (await response.json()) as T
  }
  const stores = await page.request.get(officeUrl('').replace('hallinta/', 'api/office/counts/stores/'))
  const { stores: known } = (await stores.json()) as { stores: { id: number }[] }
  const values = { supplier: 'Tukku Oy', storeId: known[0]?.id ?? 0 }
  const { id } = await call<{ id: string }>('api/office/records/purchases/', { values })
  const to = { quantity: 3, expectedOn: null }
  await call(`api/office/purchases/${id}/`, { changes: [{ variant, from: null, to }] })
  return Number(id)
}

/** An order with a row, a payment and a note, as a shopper and staff leave it. */
async function orderIn(database: Database): Promise<number> {
  const { modelId } = await goodsFor(database, SLOTS.office + 4)
  const { id } = await database.row<{ id: number }>(
    `with o as (
      insert into orders (number, cart_key, status, email, language, country, currency, currency_rate, tax_area_id, address, delivery_method, delivery_cost,
        payment_method, lines_total, total, access_hash, paid_at)
      values ('W-' || upper(substr(md5(random()::text), 1, 8)), gen_random_uuid(), 'paid', 'aino@example.com', 'fi', 'fi', 'eur', 1, 1,
        '{"first_name": "Aino", "last_name": "Kärki", "address": "Polku 1", "postal_code": "00100", "city": "Helsinki", "phone": "+358501112233"}',
        'post_fi', 0, 'card', 12990, 12990, gen_random_uuid(), now()) returning id),
    l as (insert into order_lines (order_id, line_number, model_id, variant_id, name, quantity, unit_price, gross, net, tax_rate_percent)
      select o.id, 1, v.model_id, v.id, 'Takki', 1, 12990, 12990, 10351, 25.5 from o, variants v where v.model_id = $1 order by v.id limit 1),
    e as (insert into order_events (order_id, kind) select id, 'paid' from o),
    n as (insert into order_notes (order_id, text) select id, 'Soittaa ennen noutoa.' from o)
    select id::int as id from o`,
    [modelId],
  )
  return id
}

/** A bulk change that is under way, with a record that was refused. */
async function bulkIn(database: Database): Promise<number> {
  const { id } = await database.row<{ id: number }>(
    `insert into office_jobs (kind, input, state, done, total, faults, result)
      values ('bulk', '{"entity": "brands", "ids": [], "set": {"name": "x"}, "actor": 1, "language": "fi"}', 'stopped', 100, 250,
        '[{"record": "Halti", "message": "taken"}]', '{"changed": 90, "batch": 1}') returning id::int`,
  )
  return id
}

type Screen = string | ((stage: { page: Page; database: Database }) => Promise<string>)

const productOf = async (database: Database) => (await goodsFor(database, SLOTS.office + 4)).modelId
const variantOf = async (database: Database, model: number) =>
  (await database.row<{ id: number }>('select id from variants where model_id = $1 order by id limit 1', [model])).id
const firstOf =
  (entity: string, table: string): Screen =>
  async ({ database }) =>
    `${entity}/${(await database.row<{ id: number | string }>(`select id from ${table} order by id limit 1`)).id}/`

// Lists are short, because a row more is checked like the row before.
const GROUPS: Readonly<Record<string, readonly Screen[]>> = {
  'lists and the start': [
    '',
    'history/',
    'products/?size=5',
    'brands/?size=5',
    'brands/?q=zzzz',
    'campaigns/',
    'purchases/?size=5',
    'keys/',
    'webhooks/',
    'low-stock/',
    'imports/',
    'exports/',
    'orders/?size=5',
    'customers/?size=5',
  ],
  goods: [
    async ({ database }) => `products/${await productOf(database)}/`,
    'products/new/',
    async ({ database }) => `variants/${await variantOf(database, await productOf(database))}/`,
    'variants/new/',
    'tree/',
    'count/',
    'pictures/?size=5',
    async ({ database }) => `campaigns/new/?of=products&ids=${await productOf(database)}`,
  ],
  'forms of one record': [
    'brands/new/',
    firstOf('brands', 'brands'),
    firstOf('stores', 'stores'),
    firstOf('delivery-methods', 'delivery_methods'),
    firstOf('size-tables', 'size_tables'),
    firstOf('groups', 'product_groups'),
    'pages/1/',
  ],
  'work and other systems': [
    'purchases/new/',
    async ({ page, database }) =>
      `purchases/${await purchaseWith(page, await variantOf(database, await productOf(database)))}/`,
    async ({ database }) => `bulk/${await bulkIn(database)}/`,
    'purchase-lines/?size=5',
    async ({ database }) => `orders/${await orderIn(database)}/`,
    firstOf('customers', 'customers'),
    'keys/new/',
    'webhooks/new/',
    'settings/',
    'nothing/',
  ],
}

for (const [name, screens] of Object.entries(GROUPS))
  test(`no screen breaks a rule of accessibility, light or dark, wide or narrow: ${name}`, async ({
    page,
    database,
    watch,
  }) => {
    test.setTimeout(300_000)
    watch.allow(/404 \(Not Found\)/)
    await page.goto(officeUrl('login/'))
    if (name === 'goods') await check(page, 'login')
    await enterOffice(page, 'fi')
    for (const screen of screens) {
      const path = typeof screen === 'string' ? screen : await screen({ page, database })
      await page.goto(officeUrl(path))
      await check(page, path)
    }
  })

test('what runs low is ordered with the keyboard', async ({ page, database }) => {
  await enterOffice(page, 'fi')
  await page.goto(officeUrl('low-stock/'))
  const tick = await whenInteractive(page.locator('tbody input[type=checkbox]').last())
  const name = (await page.locator('tbody th').last().locator('a').first().textContent()) ?? ''
  // The last one, because every row before it has three stops.
  await tick.focus()
  await page.keyboard.press('Space')
  const supplier = page.getByRole('combobox', { name: t('office.field_supplier') })
  await tabTo(page, supplier)
  await page.keyboard.type('Näppäin Oy')
  await tabTo(page, page.getByRole('button', { name: t('office.low_add') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/hallinta\/purchases\/\d+\/$/)
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  const order = await whenInteractive(page.getByRole('button', { name: t('office.purchase_order') }))
  await tabTo(page, order)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('office.purchase_receive') })).toBeVisible()
  const { status } = await database.row<{ status: string }>(
    'select status from purchase_orders where supplier = $1 order by id desc limit 1',
    ['Näppäin Oy'],
  )
  expect(status).toBe('ordered')
})

test('goods of a purchase order are found by name, and one button saves them with the supplier', async ({
  page,
  database,
}) => {
  await enterOffice(page, 'fi')
  const id = await purchaseWith(page, await variantOf(database, await productOf(database)))
  const { modelId } = await goodsFor(database, SLOTS.office + 5)
  await page.goto(officeUrl(`purchases/${id}/`))
  const supplier = page.getByRole('combobox', { name: new RegExp(`^${t('office.field_supplier')}( \\*)?$`) })
  await (await whenInteractive(supplier)).fill('Nimi Oy')
  await page.getByRole('combobox', { name: t('office.purchase_search') }).focus()
  await page.keyboard.type(await modelName(database, modelId, 'fi'))
  await expect(
    page
      .getByRole('listbox', { name: t('office.found') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  // What is found for the whole name may still be on its way.
  await expect(page.getByText(t('office.purchase_read', { count: 1 }))).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('office.all_saved'))).toBeVisible()
  const saved = () =>
    database.row<{ supplier: string; lines: number }>(
      'select supplier, (select count(*)::int from purchase_order_lines where purchase_id = o.id) as lines from purchase_orders o where id = $1',
      [id],
    )
  await expect.poll(saved).toEqual({ supplier: 'Nimi Oy', lines: 2 })
})

test('a key is made with the keyboard and shown once', async ({ page }) => {
  await enterOffice(page, 'fi')
  await page.goto(officeUrl('keys/new/'))
  const label = await whenInteractive(page.locator('main').getByRole('textbox').first())
  await tabTo(page, label)
  await page.keyboard.type('Kirjanpito')
  await tabTo(page, page.locator('main').getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.locator('main form button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('office.shown_once'))).toBeVisible()
})

test('an order is found from any page by its number, and a colleague is told something about it, with the keyboard', async ({
  page,
  database,
}) => {
  const id = await orderIn(database)
  const { number } = await database.row<{ number: string }>('select number from orders where id = $1', [id])
  await enterOffice(page, 'fi')
  await whenInteractive(page.getByRole('button', { name: t('office.command') }))
  await page.keyboard.press('Control+k')
  await page.keyboard.type(number)
  await expect(page.getByRole('option', { name: number })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(officeUrl(`orders/${id}/`))
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  const note = await whenInteractive(page.getByRole('textbox', { name: t('office.order_note') }))
  await tabTo(page, note)
  await page.keyboard.type('Noutaa perjantaina.')
  await tabTo(page, page.getByRole('button', { name: t('office.order_note_add') }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Noutaa perjantaina.')).toBeVisible()
})
