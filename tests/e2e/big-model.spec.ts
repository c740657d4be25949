/** A model with 1,000 variants and 300 reviews stays within the budgets of every product page. */
import { gzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { choosableGoods } from './support/catalogue'
import type { Database } from './support/database'
import { get } from './support/http'
import { whenInteractive } from './support/page'
import { pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'

const site = prefixSite('fi')
/** Bytes of the compressed page. */
const HTML_BUDGET = 60 * 1024
const PAINT_MS = 50
/** A page painted before all of its header has come shifts by up to 0.001 on a slow machine; anything of the product itself by more. */
const SHIFT = 0.002
const SLOWDOWN = 4
const CHANGES = 8
/** Between down and up of a press; sent at once, the pointer's coming and going down would be counted as part of the change. */
const PRESS_MS = 80

interface BigModel {
  id: number
  path: string
  colours: number
  sizes: number
}

/** 1,000 variants in up to forty colours, three pictures a colour, 300 reviews; everything else as the product `like` has it. */
async function makeModel(database: Database, like: number, slug: string): Promise<BigModel> {
  const { id, brand } = await database.row<{ id: number; brand: string }>(
    `
    insert into models (brand_id, slug, main_group_id, source, rating, rating_count)
    select m.brand_id, $2, m.main_group_id, 'e2e', 8, 300 from models m where m.id = $1
    returning id, (select slug from brands where id = brand_id) as brand`,
    [like, slug],
  )
  await database.rows(
    'insert into model_texts (model_id, language, name, short_description, long_description_html) select $1, language, name, short_description, long_description_html from model_texts where model_id = $2',
    [id, like],
  )
  await database.rows(
    `
    insert into variants (model_id, colour_id, size_id, available, sort_order)
    select $1, c.id, s.id, case when (c.n + s.n) % 7 = 0 then 0 else 5 end, s.n * 40 + c.n
    from (select id, row_number() over (order by id) as n from colours order by id limit 40) c
    cross join (select id, row_number() over (order by sort_order, id) as n from sizes) s
    order by s.n, c.n limit 1000`,
    [id],
  )
  await database.rows(
    'insert into stock (variant_id, store_id, quantity) select id, 20, available from variants where model_id = $1',
    [id],
  )
  await database.rows(
    "insert into stock_ledger (variant_id, store_id, delta, reason) select id, 20, available, 'initial' from variants where model_id = $1 and available > 0",
    [id],
  )
  await database.rows(
    `
    insert into prices (variant_id, price_area, active, regular)
    select v.id, a.area, 10000 + v.sort_order, 10000 + v.sort_order from variants v cross join (values (1), (2)) a(area) where v.model_id = $1`,
    [id],
  )
  await database.rows(
    `
    insert into model_images (model_id, colour_id, path, sort_order)
    select $1, v.colour_id, p.path, p.n from (select distinct colour_id from variants where model_id = $1) v
    cross join (select path, row_number() over (order by sort_order, id) as n from model_images where model_id = $2 order by sort_order, id limit 3) p`,
    [id, like],
  )
  await database.rows(
    `
    insert into reviews (model_id, rating, visible_name, comment, language, created)
    select $1, 1 + n % 10, 'Nimi ' || n, repeat('Kuiva ja lämmin koko talven. ', 1 + n % 12), 'fi', now() - n * interval '1 day' from generate_series(1, 300) n`,
    [id],
  )
  const counts = await database.row<{ colours: number; sizes: number; variants: number }>(
    'select count(distinct colour_id)::int as colours, count(distinct size_id)::int as sizes, count(*)::int as variants from variants where model_id = $1',
    [id],
  )
  expect(counts.variants).toBe(1000)
  return { id, path: `${brand}/${slug}`, ...counts }
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

interface Measured {
  shift?: number
  presses?: number[]
}

/** Layout shift of a product's page, and how long each of some presses on a colour takes to be painted on a processor slowed down. */
async function measure(page: Page, path: string): Promise<{ shift: number; times: number[] }> {
  await page.goto(pageUrl(site, path))
  const colours = page.locator('[data-choice=color]').getByRole('link')
  await whenInteractive(colours.first())
  await page.waitForTimeout(1_500)
  const shift = await page.evaluate(() => (window as Measured).shift ?? 0)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times: number[] = []
  const count = await colours.count()
  for (let n = 1; n <= CHANGES; n += 1) {
    const colour = colours.nth(n % count)
    await page.evaluate(() => {
      ;(window as Measured).presses = []
    })
    await colour.click({ delay: PRESS_MS })
    await expect(colour).toHaveAttribute('aria-current', 'true')
    // What follows a press follows by itself: the address is last.
    await expect(page).toHaveURL(new URL((await colour.getAttribute('href')) ?? '', page.url()).href)
    await page.waitForTimeout(400)
    // What takes less than 16 ms is not told.
    times.push(await page.evaluate(() => Math.max(0, ...((window as Measured).presses ?? []))))
  }
  await devtools.detach()
  return { shift, times }
}

test('a model with 1,000 variants and 300 reviews, and an ordinary one: HTML, colour change, layout shift @phone', async ({
  page,
  database,
}, { project }) => {
  test.slow()
  const [goods] = await choosableGoods(database)
  if (!goods) throw new Error('no goods')
  const model = await makeModel(database, goods.modelId, `tuhat-muunnelmaa-${project.name}`)
  try {
    const { status, body } = await get(pageUrl(site, model.path))
    expect(status).toBe(200)
    const bytes = gzipSync(body).length

    await page.addInitScript(() => {
      const seen = window as Measured
      Object.assign(seen, { shift: 0, presses: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift = (seen.shift ?? 0) + entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'click') seen.presses?.push(entry.duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    const ordinary = await measure(page, goods.path)
    const big = await measure(page, model.path)
    await expect(page.locator('[data-choice=color]').getByRole('link')).toHaveCount(model.colours)
    await expect(page.locator('[data-choice=size]').getByRole('link')).toHaveCount(model.sizes)
    console.info(
      `1,000 variants, 300 reviews: ${bytes} bytes of HTML gz, layout shift ${big.shift}, colour change at ${SLOWDOWN}×: ${big.times.join(', ')} ms; an ordinary model: ${ordinary.times.join(', ')} ms`,
    )
    expect(bytes).toBeLessThanOrEqual(HTML_BUDGET)
    expect(Math.max(ordinary.shift, big.shift)).toBeLessThanOrEqual(SHIFT)
    // Only a quiet machine is judged by the clock: QUIET_MACHINE=true.
    if (process.env['QUIET_MACHINE'] === 'true')
      for (const { times } of [ordinary, big]) expect(median(times)).toBeLessThanOrEqual(PAINT_MS)
  } finally {
    await database.rows('delete from models where id = $1', [model.id])
  }
})
