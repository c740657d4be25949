import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BulkBar } from '@/components/office/bulk-bar'
import { ProductState } from '@/components/office/product-state'
import type { OfficeGoods } from '@/lib/contract/schemas/office'

import { change, entity, field, INTL, resolved, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
  officeNow: () => Promise.resolve(Date.parse('2026-03-04T10:00:00Z')),
}))

const newCampaign = await import('@/app/hallinta/(desk)/campaigns/new/page')
const campaign = await import('@/app/hallinta/(desk)/campaigns/[record]/page')
const variant = await import('@/app/hallinta/(desk)/variants/[record]/page')
const tree = await import('@/app/hallinta/(desk)/tree/page')
const count = await import('@/app/hallinta/(desk)/count/page')
const bulk = await import('@/app/hallinta/(desk)/bulk/[record]/page')

const VARIANTS = entity('variants', [field('sku', 'text')], { canPrice: true })
const answers: Record<string, unknown> = {}
const asked = (name: string) =>
  officeCall.mock.calls.filter(([known]) => known === name).map(([, input]) => input as unknown)
const open = async (page: ReactNode | Promise<ReactNode>) => show(await resolved(page))
const given = <T,>(value: T) => Promise.resolve(value)
const me = (more: object = {}) =>
  officeMe.mockResolvedValue({ tools: [{ name: 'count', area: 'stock' }], entities: [VARIANTS], ...more })
const NOT_FOUND = 'NEXT_HTTP_ERROR_FALLBACK;404'

beforeEach(() => {
  startOver()
  officeCall.mockReset().mockImplementation((name: string) => Promise.resolve(answers[name]))
  me()
})
afterEach(cleanup)

describe('the page of a new price campaign', () => {
  const openNew = (query: Record<string, string>) => open(newCampaign.default({ searchParams: given(query) }))

  it('begins tomorrow for a week, in the shop’s time', async () => {
    answers['officeRecord'] = { id: '3', title: 'Anorak', picture: null, values: {}, labels: {}, change: 1 }
    await openNew({ of: 'products', ids: '3' })
    expect(screen.getByRole('link', { name: 'Anorak' }).getAttribute('href')).toBe('/hallinta/products/3/')
    expect(screen.getByLabelText<HTMLInputElement>('Starts').value).toBe('2026-03-05T00:00')
    expect(screen.getByLabelText<HTMLInputElement>('Ends').value).toBe('2026-03-12T00:00')
    expect((await newCampaign.generateMetadata()).title).toBe('New price campaign')
  })

  it('over what a list finds names it; a few are single records that can be taken out, many are not', async () => {
    const rows = [3, 7].map((id) => ({ id: String(id), title: `Anorak ${id}`, picture: null, values: {}, labels: {} }))
    answers['officeRecords'] = { rows, total: 2 }
    await openNew({ of: 'products', q: 'anorak' })
    expect(asked('officeRecords')).toMatchObject([{ query: { q: 'anorak', filter: '' } }])
    expect(screen.getByRole('button', { name: 'Remove Anorak 3' })).toBeTruthy()
    cleanup()
    answers['officeRecords'] = { rows, total: 900 }
    await openNew({ of: 'products', q: 'anorak' })
    expect(screen.getByRole('heading', { name: '900 products in the campaign' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove Anorak 3' })).toBeNull()
  })

  it.each([[{ of: 'brands', ids: '3' }], [{ of: 'products', ids: '3,x' }], [{}]])(
    'does not exist for %j',
    async (query) => {
      await expect(openNew(query)).rejects.toThrow(NOT_FOUND)
    },
  )

  it('does not exist for who may not change prices', async () => {
    me({ entities: [entity('variants', [])] })
    await expect(openNew({ of: 'variants', q: 'x' })).rejects.toThrow(NOT_FOUND)
  })

  it('is led to from selected rows, and from all that a list finds', () => {
    const rows = <input type="checkbox" name="record" value="7" aria-label="7" />
    show(
      <BulkBar entity={VARIANTS} query={{ q: 'takki', filter: 'onOrder:true' }} total={2_314} page="">
        {rows}
      </BulkBar>,
    )
    screen.getByRole('checkbox', { name: '7' }).click()
    return screen.findByRole('link', { name: 'New price campaign' }).then(async (link) => {
      expect(link.getAttribute('href')).toBe('/hallinta/campaigns/new/?of=variants&ids=7')
      screen.getByRole('button', { name: 'Select all 2,314' }).click()
      await vi.waitFor(() =>
        expect(screen.getByRole('link', { name: 'New price campaign' }).getAttribute('href')).toBe(
          '/hallinta/campaigns/new/?of=variants&q=takki&filter=onOrder%3Atrue',
        ),
      )
    })
  })
})

it('the page of a price campaign shows a page of its rows, and its history', async () => {
  answers['officeCampaign'] = {
    id: 5,
    name: 'Autumn',
    kind: 'discount',
    areas: [1],
    rule: { kind: 'fixed', value: 100, rounding: 'none' },
    state: 'planned',
    startsAt: '2026-03-04T22:00:00.000Z',
    endsAt: '2026-03-11T22:00:00.000Z',
    counts: { planned: 250, begun: 0, ended: 0, left: 0 },
    job: null,
    rows: [],
    page: 2,
    mayChange: false,
  }
  answers['officeChanges'] = { changes: [change(12, { title: 'Autumn planned' })], total: 1, page: 1 }
  await open(campaign.default({ params: given({ record: '5' }), searchParams: given({ page: '2' }) }))
  expect(screen.getByRole('heading', { level: 1, name: 'Autumn' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Price campaigns' }).getAttribute('href')).toBe('/hallinta/campaigns/')
  expect(screen.getByText('101–200 of 250')).toBeTruthy()
  expect(asked('officeCampaign')).toEqual([{ params: { campaign: '5' }, query: { page: '2' } }])
  expect((await campaign.generateMetadata()).title).toBe('Price campaigns')
})

describe('the page of a variant', () => {
  it('draws what it cost, with a gap where a reduction ended, and says the same in a table', async () => {
    const event = (kind: string, amount: number | null, from: string, area = 1) => ({ area, kind, amount, from })
    answers['officeRecord'] = { id: '7', title: 'J-7', values: {}, labels: {}, change: 1 }
    answers['officeChanges'] = { changes: [], total: 0, page: 1 }
    answers['officePriceEvents'] = {
      events: [
        event('regular', 10_000, '2026-01-03T10:00:00.000Z'),
        event('regular', 8_000, '2026-01-03T10:00:00.000Z', 2),
        event('discount', 7_500, '2026-02-02T10:00:00.000Z'),
        event('discount', null, '2026-02-12T10:00:00.000Z'),
      ],
    }
    await open(variant.default({ params: given({ record: '7' }) }))
    const section = screen.getByRole('heading', { name: 'Price over time' }).closest('section')
    const graph = screen.getByRole('img', { name: 'Price over time' })
    const lines = [...graph.querySelectorAll(':scope > path')].map((path) => path.getAttribute('d'))
    // The club price, which never was, has no line and no name.
    expect(lines).toEqual([
      expect.stringMatching(/^M76\.0 [\d.]+H704\.0$/),
      expect.stringMatching(/^M390\.0 [\d.]+H494\.7$/),
    ])
    const marks = [...graph.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(marks.slice(0, 5)).toEqual(['€70.00', '€80.00', '€90.00', '€100.00', '€110.00'])
    expect(marks.slice(5)).toEqual(['Jan 3, 2026', 'Jan 18, 2026', 'Feb 2, 2026', 'Feb 17, 2026', 'Mar 4, 2026'])
    const said = document.getElementById(graph.getAttribute('aria-describedby') ?? '')?.textContent
    expect(said).toContain('From Jan 3, 2026 to Mar 4, 2026.')
    expect(said).toContain('Price: €100.00 at the lowest, €100.00 at the highest, €100.00 now; set once.')
    expect(said).toContain('Reduced: €75.00 at the lowest, €75.00 at the highest, none now; set once.')
    expect(section?.querySelector('ul')?.textContent).not.toContain('Club')
    const rows = [...(section?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent)
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/Reduced price–$/)
    expect(rows[1]).toMatch(/Reduced price€75\.00$/)
  })

  it('that never had a price has no graph', async () => {
    answers['officePriceEvents'] = { events: [] }
    await open(variant.default({ params: given({ record: '7' }) }))
    expect(screen.queryByRole('heading', { name: 'Price over time' })).toBeNull()
    expect((await variant.generateMetadata()).title).toBe('Variants')
  })

  it('can be a new one', async () => {
    await open(variant.default({ params: given({ record: 'new' }) }))
    expect(screen.getByRole('heading', { level: 1, name: 'New variant' })).toBeTruthy()
    expect(asked('officeRecord')).toEqual([])
  })
})

describe('what a product needs before it is sold', () => {
  const variant = { id: 1, isHidden: false, regular: 9_900, available: 3 }
  const state = (values: object, variants: object[], pictures = 1) =>
    open(
      <ProductState
        values={{ kind: 'new', isPublic: true, ...values }}
        goods={{ variants: variants as OfficeGoods['variants'], stores: [], mayPrice: true, mayStock: true }}
        pictures={pictures}
        href="https://shop.example/halti/takki/"
      />,
    )
  const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

  it('is nothing when shoppers can buy it, and its page in the shop is a step away', async () => {
    await state({}, [variant])
    expect(steps()).toEqual([])
    expect(screen.getByText('Shoppers see this product and can buy it.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')).toBe(
      'https://shop.example/halti/takki/',
    )
  })

  it.each([
    ['no variants', {}, [], ['#variants']],
    ['only a hidden variant', {}, [{ ...variant, isHidden: true }], ['#variants']],
    ['no price and no stock', {}, [{ ...variant, regular: null, available: 0 }], ['#goods', '#goods']],
    ['no stock, made to order', { onOrder: true }, [{ ...variant, available: 0 }], []],
    ['no stock, a gift card', { kind: 'giftcard' }, [{ ...variant, available: 0 }], []],
    ['not public', { isPublic: false }, [variant], ['#section-main']],
  ])('is shown with where it is done: %s', async (_what, values, variants, places) => {
    await state(values, variants)
    const links = screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'))
    expect(links).toEqual(places)
  })

  it('mentions a missing picture', async () => {
    await state({}, [variant], 0)
    expect(screen.getByRole('link', { name: /^A picture is missing/ }).getAttribute('href')).toBe('#pictures')
  })
})

it('the page of the tree shows it', async () => {
  const group = { id: 1, parent: null, names: { en: 'Clothes' }, paths: {}, showInMenu: true, products: 4 }
  answers['officeGroupTree'] = { groups: [group], mayMove: true }
  await open(tree.default())
  expect(screen.getByRole('treeitem').textContent).toContain('Clothes')
  expect((await tree.generateMetadata()).title).toBe('Category tree')
})

describe('the page for counting', () => {
  it('offers the stores', async () => {
    answers['officeCountStores'] = { stores: [{ id: 20, name: 'Oulu' }] }
    await open(count.default())
    expect(screen.getByRole('option', { name: 'Oulu' })).toBeTruthy()
    expect((await count.generateMetadata()).title).toBe('Count stock')
  })

  it('does not exist for who may not change stock', async () => {
    me({ tools: [] })
    await expect(open(count.default())).rejects.toThrow(NOT_FOUND)
  })
})

it('the page of a long bulk change shows it, with the way to its list', async () => {
  const work = { id: 7, kind: 'bulk', state: 'done', done: 3, total: 3, faults: [], entity: 'brands', set: [] }
  answers['officeBulkWork'] = { ...work, changed: 3, batch: 4 }
  await open(bulk.default({ params: given({ record: '7' }) }))
  expect(asked('officeBulkWork')).toEqual([{ params: { job: '7' } }])
  expect(screen.getByRole('heading', { name: 'Bulk change' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Brands' }).getAttribute('href')).toBe('/hallinta/brands/')
  const titleOf = async () => (await bulk.generateMetadata({ params: given({ record: '7' }) })).title
  expect(await titleOf()).toBe('Bulk change')
  answers['officeBulkWork'] = { ...work, kind: 'translate', languages: ['de'], changed: 3, batch: 4 }
  expect(await titleOf()).toBe('Translation of missing texts')
})
