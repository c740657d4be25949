/** What pages report to the tag manager, in a real browser, with a stand-in for the tag manager that collects the data layer. */
import type { BrowserContext, Page } from '@playwright/test'

import { TRACKED_PAGES, type TrackedPage } from '@/lib/browser/page-event'
import { paidOverHttp } from './support/calls'
import { type Goods, goodsFor, groupTrail, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { extraOrigin, startExtraShop } from './support/extra-shop'
import { Shopper } from './support/shopper'
import { pageUrl, routeUrl, type Site } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

// One process of the shop for all of them, so one worker.
test.describe.configure({ mode: 'default' })

const site: Site = { language: 'fi', origin: extraOrigin('tagManager'), prefix: '' }
const t = wordsOf('fi')

let stop: () => Promise<void>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  stop = await startExtraShop('tagManager', {
    GTM_ID: 'GTM-STANDIN',
    SANDBOX_PAYMENTS: 'true',
    HOLD_LIMITS: 'guest.orders=1000,guest.units=9000,address.orders=1000,address.units=9000,hour.minutes=1000',
  })
})
test.afterAll(() => stop())

/** Like the tag manager: reads what the data layer holds, then every entry that is pushed. */
const STAND_IN = `{
  const layer = (window.dataLayer = window.dataLayer || [])
  const push = layer.push.bind(layer)
  layer.forEach((entry) => window.collect(entry))
  layer.push = (...entries) => { for (const entry of entries) window.collect(entry); return push(...entries) }
}`

interface Entry {
  readonly event?: string
  readonly page_type?: TrackedPage
  readonly page_location?: string
  readonly ecommerce?: {
    readonly transaction_id?: string
    readonly value?: number
    readonly currency?: string
    readonly items?: readonly { readonly item_id: string; readonly quantity?: number }[]
  } | null
}

class TagManager {
  readonly entries: Entry[] = []
  /** Pages that have loaded it. */
  readonly loadedBy: string[] = []

  constructor(private readonly context: BrowserContext) {}

  async standIn(): Promise<this> {
    await this.context.exposeBinding('collect', (_, entry: Entry) => void this.entries.push(entry))
    await this.context.route('https://www.googletagmanager.com/gtm.js?id=GTM-STANDIN', (route) => {
      this.loadedBy.push(route.request().frame().url())
      return route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
    })
    return this
  }

  named(event: string): Entry[] {
    return this.entries.filter((entry) => entry.event === event)
  }

  /** The kinds of pages that have been reported, in order. */
  kinds(): (TrackedPage | undefined)[] {
    return this.named('shop_page').map((entry) => entry.page_type)
  }

  async expectLast(kind: TrackedPage, path: string): Promise<Entry> {
    await expect.poll(() => this.kinds().at(-1)).toBe(kind)
    const last = this.named('shop_page').at(-1)
    expect(last?.page_location).toBe(new URL(path).origin + new URL(path).pathname)
    return last ?? {}
  }
}

/** The addresses of the pages before the product's. */
async function listPages(database: Database, goods: Goods) {
  const group = (await groupTrail(database, goods.groupId, 'fi')).at(-1)
  return [
    ['category', pageUrl(site, group?.path ?? '')],
    ['search', `${routeUrl(site, 'search')}?q=${encodeURIComponent(goods.brand)}`],
    ['campaign', routeUrl(site, 'campaigns/club-offers')],
    ['content', routeUrl(site, 'terms')],
  ] as const
}

/** Models of the first cards of the page's list. */
const shownModels = (page: Page, count: number) =>
  page
    .getByRole('main')
    .locator('[data-model]')
    .evaluateAll((cards, first) => cards.slice(0, first).map((card) => card.getAttribute('data-model')), count)

const answer = (page: Page, id: string) =>
  page
    .getByRole('region', { name: t('consent.title') })
    .getByRole('button', { name: t(id), exact: true })
    .click()

test('P2.45 P1.11 with consent each of the nine kinds of pages reports its event once, with the first products of its list', async ({
  page,
  context,
  database,
  watch,
}) => {
  test.setTimeout(180_000)
  watch.allow(/https:\/\/www\.googletagmanager\.com\/gtm\.js/)
  const tags = await new TagManager(context).standIn()
  const goods = await goodsFor(database, SLOTS.pageEvents)
  const shopper = new Shopper(page, site, false)

  await shopper.openHome()
  await expect(page.getByRole('region', { name: t('consent.title') })).toBeVisible()
  expect([tags.loadedBy, tags.entries]).toEqual([[], []])
  await answer(page, 'consent.all')
  await tags.expectLast('front', pageUrl(site, ''))

  for (const [kind, address] of await listPages(database, goods)) {
    await page.goto(address)
    const event = await tags.expectLast(kind, address)
    const items = event.ecommerce?.items?.map((item) => item.item_id) ?? []
    const count = kind === 'content' ? 0 : kind === 'search' ? 5 : 3
    expect([kind, items]).toEqual([kind, await shownModels(page, count)])
    expect(items.length).toBeLessThanOrEqual(count)
    if (count > 0) expect(items.length).toBeGreaterThan(0)
  }

  await shopper.openChosen(goods)
  await tags.expectLast('product', pageUrl(site, goods.path))
  await expect.poll(() => tags.named('view_item').at(-1)?.ecommerce?.items?.[0]?.item_id).toBe(String(goods.modelId))
  const added = await shopper.addToCart()
  await expect
    .poll(() => tags.named('add_to_cart').map(({ ecommerce }) => ecommerce?.items))
    .toMatchObject([[{ item_id: String(goods.modelId), quantity: 1 }]])
  await shopper.goToCart(added)
  await tags.expectLast('cart', routeUrl(site, 'checkout'))
  await shopper.waitForTotal()
  await shopper.goToPayment()
  await tags.expectLast('payment', routeUrl(site, 'checkout/payment'))

  const email = `page-events-${Date.now()}@example.com`
  await shopper.fillForm('fi', email)
  await shopper.orderButton().click()
  await page.getByRole('button', { name: /^Maksa / }).click()
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
  const order = await database.row<{ number: string; total: number }>(
    'select number, total from orders where email = $1',
    [email],
  )
  // The address of this page opens the order: nothing is loaded from elsewhere here.
  const before = tags.loadedBy.length
  await page.waitForTimeout(1_500)
  expect([tags.loadedBy.length, tags.kinds().at(-1)]).toEqual([before, 'payment'])
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.home_link', { shop: 'Polku' }) })
    .click()
  await expect(page).toHaveURL(pageUrl(site, ''))
  await expect
    .poll(() => tags.named('purchase').map(({ ecommerce }) => ecommerce))
    .toEqual([{ transaction_id: order.number, value: order.total / 100, currency: 'EUR' }])

  expect(tags.kinds().slice(0, 9)).toEqual([
    'front',
    'category',
    'search',
    'campaign',
    'content',
    'product',
    'cart',
    'payment',
    'order_complete',
  ])
  expect([...new Set(tags.kinds())].toSorted()).toEqual([...TRACKED_PAGES].toSorted())
  // The page that the shopper has gone on to.
  expect(tags.kinds().slice(9)).toEqual(['front'])
  const all = JSON.stringify([tags.entries, tags.loadedBy])
  for (const secret of [email, 'access=']) expect(all).not.toContain(secret)
})

test('P2.45 P1.11 without an answer, and after a refusal, no page reports anything and nothing is loaded', async ({
  page,
  context,
  database,
}) => {
  test.setTimeout(180_000)
  const tags = await new TagManager(context).standIn()
  const goods = await goodsFor(database, SLOTS.pageEvents)
  const { number, access } = await paidOverHttp({
    origin: site.origin,
    variantId: goods.variantId,
    language: 'fi',
    email: `page-events-refused-${Date.now()}@example.com`,
  })
  const pages = [
    pageUrl(site, ''),
    ...(await listPages(database, goods)).map(([, address]) => address),
    pageUrl(site, goods.path),
    routeUrl(site, 'checkout'),
    routeUrl(site, 'checkout/payment'),
    `${routeUrl(site, 'order/payment_ok', { slug: [number] })}#access=${access}`,
  ]
  const left = () =>
    page.evaluate(() => {
      const { dataLayer, remarketing } = window as { dataLayer?: unknown; remarketing?: unknown }
      return [dataLayer, remarketing, document.querySelectorAll('script[src*="googletagmanager"]').length]
    })
  const visit = async (address: string) => {
    await page.goto(address)
    // The services have started once this module reacts to lost chunks.
    await expect(page.locator('html')).toHaveAttribute('data-watched', '')
    await page.waitForTimeout(300)
    expect([address, await left()]).toEqual([address, [undefined, undefined, 0]])
  }
  for (const address of pages) await visit(address)
  await answer(page, 'consent.none')
  for (const address of pages) await visit(address)
  await expect(page.getByRole('region', { name: t('consent.title') })).toHaveCount(0)
  // The watcher of every test fails on a request to a foreign host.
  expect([tags.loadedBy, tags.entries]).toEqual([[], []])
})
