/** What the page of the ski wizard asks the shop API, and what it makes of the answers. */
import { beforeEach, expect, it, vi } from 'vitest'

import { NO_LISTS, NO_PRICES } from '@/lib/catalog/ski/choice'
import type { SkiWizardAnswer } from '@/lib/contract/schemas/ski'
import { marketOf } from '@/lib/market/market'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/server', () => ({ shopApi: { call } }))
const { compatibilityOf, getSkiWizard } = await import('@/lib/pages/ski-wizard')

const found = marketOf('sv', 'se', 'sek')
if (!found) throw new Error('No market.')
const market = found
const { taxAreaId } = market
const product = (group: string, id: number) => ({ id, group, colors: [], variants: [{ id: id * 10, color: -1 }] })
const DATA = {
  products: [product('skis', 1), product('bindings', 2), product('boots', 3)],
} as unknown as SkiWizardAnswer
const ANSWER = {
  compatibleWithSkis: [20, 30],
  compatibleWithBindings: [10, 31],
  compatibleWithBoots: [11, 21],
  prices: { regular: 90_000, discount: 80_000 },
}

beforeEach(() => call.mockReset().mockResolvedValue({ ok: true, data: ANSWER }))

it.each([
  ['alpine', 'laskettelu'],
  ['nordic', 'murto'],
] as const)('B2.30 B7.06 the products of a sport (%s) are asked for as %s', async (sport, name) => {
  await getSkiWizard(market, sport)
  expect(call.mock.calls).toEqual([
    ['skiWizard', { query: { ski_type: name, language: 'sv', tax_area: taxAreaId, country: 'se' } }],
  ])
})

it('B2.30 a sport without packages is none', async () => {
  call.mockResolvedValue({ ok: false, error: { code: 'NOT_FOUND', message: 'x', status: 404, isRetryable: false } })
  expect(await getSkiWizard(market, 'alpine')).toBeNull()
})

it('B4.02 B7.06 what fits the choices of the address, each under its own name, and the price', async () => {
  expect(await compatibilityOf(market, 'nordic', DATA, { skis: '10', bindings: '20', boots: ['30', '99'] })).toEqual({
    lists: { withSkis: [20, 30], withBindings: [10, 31], withBoots: [11, 21] },
    prices: { regular: 90_000, discount: 80_000, active: 80_000 },
  })
  const query = { ski_type: 'murto', tax_area: taxAreaId, ski_id: 10, binding_id: 20, boot_id: 30 }
  expect(call.mock.calls).toEqual([['compatibleProducts', { query }]])
})

it('B4.02 B7.06 only what is chosen is asked for; a group without a choice has no list', async () => {
  const { lists } = await compatibilityOf(market, 'alpine', DATA, { bindings: '20', boots: '20' })
  expect(call.mock.calls).toEqual([
    ['compatibleProducts', { query: { ski_type: 'laskettelu', tax_area: taxAreaId, binding_id: 20 } }],
  ])
  expect(lists).toEqual({ withSkis: null, withBindings: [10, 31], withBoots: null })
})

it('B4.02 without a choice nothing is asked, and after a failure nothing is said', async () => {
  const nothing = { lists: NO_LISTS, prices: NO_PRICES }
  expect(await compatibilityOf(market, 'alpine', DATA, { skis: '77' })).toEqual(nothing)
  expect(call).not.toHaveBeenCalled()
  call.mockResolvedValue({ ok: false, error: { code: 'X', message: 'x', status: 503, isRetryable: true } })
  expect(await compatibilityOf(market, 'alpine', DATA, { skis: '10' })).toEqual(nothing)
})
