import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { issueToken } from '@/lib/backend/domain/customers/tokens'
import { db } from '@/lib/backend/platform/database/pool'
import { bundles, customers, models, orderLines, orders } from '@/lib/backend/domain/schema'
import { isCompatible, type SkiGroup, SKI_GROUPS } from '@/lib/catalog/ski/compatibility'
import { skiPartsIn } from '@/lib/backend/domain/catalogue/ski-parts'
import type { CompatibleProducts, SkiWizardAnswer } from '@/lib/contract/schemas/ski'
import { placeOrder } from '@/lib/backend/flows/checkout/place'

import { get, post } from '@/tests/support/api'
import { context, orderBody } from '@/tests/support/checkout-shop'
import { demoDatabase } from '../demo-database'
import type { TestDatabase } from '@/tests/support/fresh-database'

let database: TestDatabase
const wizards: Record<string, SkiWizardAnswer> = {}
beforeAll(async () => {
  database = await demoDatabase()
  for (const type of ['laskettelu', 'murto'])
    wizards[type] = (await get(`/api/ski_wizard/?ski_type=${type}&language=en&tax_area=1`))
      .body as unknown as SkiWizardAnswer
}, 120_000)
afterAll(() => database.drop())

/** An orderable variant of a demo model. */
function variantOf(type: string, path: string): number {
  const product = wizards[type]?.products.find((one) => one.path.endsWith(path))
  const variant = product?.variants.find((one) => one.is_orderable)
  if (!variant) throw new Error(`No variant of ${path}.`)
  return variant.id
}
const fit = async (query: string, headers: Record<string, string> = {}) => {
  const { status, body } = await get(`/api/compatible_products/?tax_area=1&${query}`, headers)
  return { status, error: body.error, ...(body as unknown as CompatibleProducts) }
}

describe('GET /api/ski_wizard/', () => {
  it('B2.30 gives skis, bindings and boots of the sport with their variants, and the package', () => {
    const alpine = wizards['laskettelu']
    expect(alpine?.bundle).toMatchObject({ id: 4, name: 'Alpine ski package', discount_percent: 12 })
    expect([...new Set(alpine?.products.map(({ group }) => group))]).toEqual([...SKI_GROUPS])
    const ski = alpine?.products.find(({ path }) => path === 'skarvind/fjellsno-88-alpine-ski')
    expect(ski).toMatchObject({ id: 1061, group: 'skis', manufacturer: 'Skarvind', waist_width: 88 })
    expect(ski?.facts[0]).toEqual({ slug: 'waist-width', name: 'Waist width', value: '88\u00a0mm' })
    expect(ski?.colors).toHaveLength(2)
    expect(ski?.variants.map(({ size }) => size)).toContain('172 cm')
    // Second-hand units and products of the other sport are not included.
    expect(alpine?.products.some(({ path }) => path.includes('used') || path.includes('nordic'))).toBe(false)
  })

  it('D4.14 marks what is not sent to a country, so that the wizard says it before a package is made', async () => {
    const marked = async (country: string) => {
      const { body } = await get(`/api/ski_wizard/?ski_type=laskettelu&language=en&tax_area=50&country=${country}`)
      const { products } = body as unknown as SkiWizardAnswer
      return [...new Set(products.filter(({ undeliverable }) => undeliverable).map(({ group }) => group))]
    }
    expect(await marked('us')).toEqual(['skis'])
    expect(await marked('fi')).toEqual([])
  })

  it('every pair of skis of the demo shop can be made a whole package', async () => {
    for (const sport of ['alpine', 'nordic'] as const) {
      const parts = [...(await skiPartsIn(db(), sport)).entries()]
      const of = (group: SkiGroup) => parts.filter(([, part]) => part.group === group)
      for (const [id, skis] of of('skis')) {
        const whole = of('bindings').some(
          ([, binding]) =>
            isCompatible(skis, binding) &&
            of('boots').some(([, boots]) => isCompatible(skis, boots) && isCompatible(binding, boots)),
        )
        expect(whole, `skis ${id}`).toBe(true)
      }
      for (const [id, binding] of of('bindings'))
        expect(
          of('boots').some(([, boots]) => isCompatible(binding, boots)),
          `binding ${id}`,
        ).toBe(true)
    }
  })

  it('404 where the shop sells no packages of the sport', async () => {
    await db().update(bundles).set({ skiSport: null, mainModelId: 1061 }).where(eq(bundles.id, 5))
    expect((await get('/api/ski_wizard/?ski_type=murto&language=en&tax_area=1')).status).toBe(404)
    await db().update(bundles).set({ skiSport: 'nordic', mainModelId: null }).where(eq(bundles.id, 5))
  })
})

describe('GET /api/compatible_products/', () => {
  const skis = () => variantOf('laskettelu', 'fjellsno-88-alpine-ski')
  const binding = () => variantOf('laskettelu', 'las-11-alpine-binding')
  const boots = () => variantOf('laskettelu', 'kant-110-ski-boot')

  it('B7.06 lists what goes with each chosen product, variants of the other groups only', async () => {
    const answer = await fit(`ski_type=laskettelu&ski_id=${skis()}&binding_id=${binding()}`)
    expect(answer.compatibleWithSkis).toContain(binding())
    expect(answer.compatibleWithSkis).toContain(boots())
    expect(answer.compatibleWithSkis).not.toContain(skis())
    expect(answer.compatibleWithSkis).not.toContain(variantOf('laskettelu', 'las-14-wide-binding'))
    expect(answer.compatibleWithBindings).toContain(skis())
    expect(answer.compatibleWithBindings).toContain(variantOf('laskettelu', 'kant-130-ski-boot'))
    expect(answer.compatibleWithBindings).not.toContain(variantOf('laskettelu', 'firn-110-touring-boot'))
    expect(answer.compatibleWithBoots).toEqual([])
    const { compatibleWithBoots: withBoots } = await fit(`ski_type=laskettelu&boot_id=${boots()}`)
    expect([withBoots.includes(skis()), withBoots.includes(binding()), withBoots.includes(boots())]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('B7.06 prices: the parts apart, and the package once it is one that fits', async () => {
    const alone = await fit(`ski_type=laskettelu&ski_id=${skis()}`)
    expect(alone.prices).toEqual({ regular: 54_900, discount: null })
    // Without VAT in an area that has none.
    const abroad = await get(`/api/compatible_products/?tax_area=50&ski_type=laskettelu&ski_id=${skis()}`)
    expect((abroad.body as unknown as CompatibleProducts).prices.regular).toBeLessThan(54_900 / 1.2)
    const all = `ski_type=laskettelu&ski_id=${skis()}&binding_id=${binding()}&boot_id=${boots()}`
    expect((await fit(all)).prices).toEqual({ regular: 117_700, discount: 103_576 })
    const wrong = await fit(
      `ski_type=laskettelu&ski_id=${skis()}&binding_id=${variantOf('laskettelu', 'las-14-wide-binding')}`,
    )
    expect(wrong.prices.discount).toBeNull()
  })

  it('B7.06 a club member alone sees the package at club prices, and nobody else’s cache keeps it', async () => {
    const asked = `ski_type=laskettelu&ski_id=${skis()}`
    const { prices } = await fit(asked)
    const headers = { authorization: `Bearer ${(await issueToken(1)).token}` }
    await db().update(customers).set({ isClub: false }).where(eq(customers.id, 1))
    expect((await fit(asked, headers)).prices).toEqual(prices)
    await db().update(customers).set({ isClub: true }).where(eq(customers.id, 1))
    expect(prices.regular).toBeGreaterThan(49_900)
    const answer = await get(`/api/compatible_products/?tax_area=1&${asked}`, headers)
    expect((answer.body as unknown as CompatibleProducts).prices.regular).toBe(49_900)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('refuses a variant of another group, another sport or none at all, and names its key', async () => {
    expect(await fit(`ski_type=laskettelu&ski_id=${boots()}`)).toMatchObject({
      status: 404,
      error: { field: 'ski_id' },
    })
    expect(await fit(`ski_type=murto&binding_id=${binding()}`)).toMatchObject({
      status: 404,
      error: { field: 'binding_id' },
    })
    expect(await fit('ski_type=laskettelu&boot_id=2147483647')).toMatchObject({
      status: 404,
      error: { field: 'boot_id' },
    })
    expect((await fit('ski_type=snowboard')).status).toBe(400)
    expect((await fit('ski_type=murto')).prices).toEqual({ regular: 0, discount: null })
  })
})

describe('the package in the cart', () => {
  const skier = { weight: 72, height: 178, age: 34, shoe_size: 42.5, level: 'intermediate' }
  const ids = () =>
    ['fjellsno-88-alpine-ski', 'las-11-alpine-binding', 'kant-110-ski-boot'].map((path) =>
      variantOf('laskettelu', path),
    )
  const bundle = (members: readonly (number | undefined)[], more: Record<string, unknown> = {}) => {
    const [main, ...others] = members
    return {
      id: 4,
      uid: 'package-1',
      amount: 1,
      mainProduct: { productId: main },
      secondaryProducts: others.map((productId) => ({ productId })),
      ...more,
    }
  }
  const validate = async (bundles: unknown[]) =>
    (await post('/api/checkout/', { bundles, country_code: 'fi', currency_code: 'eur', language_code: 'en' })).body

  it('P3.11 P7.04 a bundle with uid, at the price that the wizard named, with the skier', async () => {
    const answer = await validate([bundle(ids(), { skier })])
    expect(answer['errors']).toEqual([])
    expect(answer['bundles']).toEqual([
      expect.objectContaining({
        uid: 'package-1',
        id: 4,
        name: 'Alpine ski package',
        amount: 1,
        unit_price: 103_576,
        total_price: 103_576,
        skier,
      }),
    ])
    expect(answer['products_price']).toBe(103_576)
  })

  it('P3.11 without boots it is a package, too; without a binding, with a wrong one or led by boots it is none', async () => {
    const [skis, binding, boots] = ids()
    expect((await validate([bundle([skis, binding])]))['bundles']).toEqual([
      expect.objectContaining({ unit_price: 65_824, skier: null }),
    ])
    const wrong = variantOf('laskettelu', 'las-14-wide-binding')
    for (const members of [
      [skis, boots],
      [skis, wrong, boots],
      [boots, binding, skis],
      [skis, binding, boots, boots],
      [skis],
    ]) {
      const answer = await validate([bundle(members)])
      expect(answer['bundles'], String(members)).toEqual([])
      expect(answer['errors']).toEqual([expect.objectContaining({ id: 'checkout.error_gone' })])
    }
    expect((await validate([bundle(ids(), { id: 5 })]))['bundles']).toEqual([])
    expect((await validate([bundle(ids(), { skier: { ...skier, weight: 7 } })])).error).toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('D4.13 the workshop’s days are added to the delivery time of the package and of the cart', async () => {
    const { body } = await post('/api/checkout/', {
      products: [{ productId: ids()[0], amount: 1 }],
      country_code: 'fi',
      language_code: 'en',
    })
    const alone = String(body['shipping_time_str'])
    const [start = 0, end = 0] = alone.split('-').map(Number)
    const answer = await validate([bundle([ids()[0], ids()[1]])])
    const line = (answer['bundles'] as unknown as { products: { shipping_time: string }[] }[])[0]?.products[0]
    expect(line?.shipping_time).toBe(`${start + 1}-${end + 2}`)
    const [cartStart = 0, cartEnd = 0] = String(answer['shipping_time_str']).split('-').map(Number)
    expect(cartStart).toBeGreaterThanOrEqual(start + 1)
    expect(cartEnd).toBeGreaterThanOrEqual(end + 2)
  })

  it('P7.04 is ordered as a whole: the skier stands on the line of the skis', async () => {
    const [skis, binding] = ids()
    await db().update(models).set({ deliveryLimit: null }).where(eq(models.id, 1061))
    const total = 65_824
    const body = orderBody({
      cart: { bundles: [bundle([skis, binding], { skier })] } as never,
      total,
      form: { delivery_method: 'post_fi' },
    })
    const placed = await placeOrder(body, context(undefined, { 'idempotency-key': crypto.randomUUID() }))
    expect(placed.order_number).toBeTruthy()
    const lines = await db().select().from(orderLines).orderBy(orderLines.lineNumber)
    expect(lines.map(({ variantId }) => variantId)).toEqual([skis, binding])
    expect(lines[0]?.extraData).toEqual({
      skier_weight: '72',
      skier_height: '178',
      skier_age: '34',
      skier_shoe_size: '42.5',
      skier_level: 'intermediate',
    })
    expect(lines[1]?.extraData).toBeNull()
    expect(lines.reduce((sum, line) => sum + line.gross, 0)).toBe(total)
  })

  it('B2.30 staff see who will ski on a package that is paid and not yet sent, nobody else does', async () => {
    const token = async (isStaff: boolean) => {
      const [customer] = await db()
        .insert(customers)
        .values({ email: `${crypto.randomUUID()}@example.com`, firstName: 'A', lastName: 'B', isStaff })
        .returning({ id: customers.id })
      return { authorization: `Bearer ${(await issueToken(customer?.id ?? 0)).token}` }
    }
    const ask = (headers: Record<string, string> = {}) => get('/api/staff/ski_packages/?page=1', headers)
    expect([(await ask()).status, (await ask(await token(false))).status]).toEqual([401, 403])
    const staff = await token(true)
    expect((await ask(staff)).body).toEqual({ total: 0, pages: 0, packages: [] })
    await db().update(orders).set({ status: 'paid' })
    const { body } = await ask(staff)
    expect(body).toMatchObject({
      total: 1,
      pages: 1,
      packages: [
        { quantity: 1, skier: { weight: '72', height: '178', age: '34', shoe_size: '42.5', level: 'intermediate' } },
      ],
    })
    const [first] = body['packages'] as unknown as { parts: { name: string }[] }[]
    expect(first?.parts).toHaveLength(2)
    expect((await get('/api/staff/ski_packages/?page=2', staff)).body['packages']).toEqual([])
    for (const status of ['packed', 'sent'] as const) await db().update(orders).set({ status })
    expect((await ask(staff)).body['packages']).toEqual([])
  })
})

describe('the way into the wizard', () => {
  const sportsOf = async (path: string) =>
    (
      (await get(`/api/products/productgroup/?path=${path}&language=en`)).body as unknown as { ski_sports: string[] }[]
    )[0]?.ski_sports
  it('B2.30 a group of skis, bindings or boots names its sports, others name none', async () => {
    const { rows } = await db().execute<{ path: string; sports: string[] }>(sql`
      select t.path, array_agg(distinct m.ski_wizard ->> 'sport') as sports from product_group_texts t join model_groups g on g.group_id = t.group_id join models m on m.id = g.model_id
      where t.language = 'en' and m.is_public group by t.path having bool_and(coalesce(m.ski_wizard -> 'belongsTo' = 'true', false)) order by t.path`)
    expect(rows.length).toBeGreaterThan(2)
    for (const { path, sports } of rows) expect(await sportsOf(path), path).toEqual([...sports].sort())
    expect(await sportsOf('clothing')).toEqual([])
  })
})
