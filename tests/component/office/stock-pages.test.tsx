import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { entity, field, INTL, resolved, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeNow: () => Promise.resolve(Date.parse('2026-03-04T10:00:00Z')),
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
}))

const low = await import('@/app/hallinta/(desk)/low-stock/page')
const purchase = await import('@/app/hallinta/(desk)/purchases/[record]/page')
const key = await import('@/app/hallinta/(desk)/keys/[record]/page')
const webhook = await import('@/app/hallinta/(desk)/webhooks/[record]/page')

const answers: Record<string, unknown> = {
  officeLowStock: {
    rows: [],
    total: 0,
    page: 1,
    size: 50,
    stores: [{ id: 20, name: 'Oulu' }],
    drafts: [],
    mayOrder: true,
  },
  officePurchase: { id: 7, status: 'ordered', lines: [], may: {} },
  officeRecord: {
    id: '7',
    title: 'Halti Oy 7',
    change: 1,
    labels: {},
    values: { supplier: 'Halti Oy', prefix: 'polku_ab' },
  },
  officeChanges: { changes: [] },
  officeKeyChoices: { permissions: ['stock.read'], events: ['order.paid'] },
  officeWebhookLog: { id: 7, url: 'https://a.example/', events: [], isOn: true, because: null, deliveries: [] },
}
const open = async (page: ReactNode | Promise<ReactNode>) => show(await resolved(page))
const given = <T,>(value: T) => Promise.resolve(value)
const NOT_FOUND = 'NEXT_HTTP_ERROR_FALLBACK;404'

beforeEach(() => {
  startOver()
  officeCall.mockReset().mockImplementation((name: string) => Promise.resolve(answers[name]))
  officeMe.mockResolvedValue({
    tools: [],
    entities: [entity('purchases', [field('supplier', 'text')]), entity('keys', []), entity('webhooks', [])],
  })
})
afterEach(cleanup)

it('low stock asks for the store of the address', async () => {
  await open(low.default({ searchParams: given({ store: '20', x: '1' }) }))
  expect(officeCall).toHaveBeenCalledWith('officeLowStock', { query: { store: '20' } })
  expect(screen.getByLabelText<HTMLSelectElement>('Store or warehouse').value).toBe('20')
  expect((await low.generateMetadata()).title).toBe('Low stock')
})

describe.each([
  ['purchases', purchase, 'Halti Oy 7', 'Supplier', 'Purchase orders'],
  ['keys', key, 'Halti Oy 7', 'System', 'Keys of other systems'],
  ['webhooks', webhook, 'https://a.example/', 'Address (https://…)', 'Webhooks'],
])('the pages of %s', (name, page, title, first, list) => {
  it('show one, and make one', async () => {
    await open(page.default({ params: given({ record: '7' }) }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('link', { name: list })).toBeTruthy()
    cleanup()
    await open(page.default({ params: given({ record: 'new' }) }))
    expect(screen.getByLabelText(first)).toBeTruthy()
    expect(screen.getByRole('link', { name: list }).getAttribute('href')).toBe(`/hallinta/${name}/`)
    expect((await page.generateMetadata()).title).toBe(list)
  })

  it('do not exist for who may not see them', async () => {
    officeMe.mockResolvedValue({ tools: [], entities: [] })
    await expect(open(page.default({ params: given({ record: '7' }) }))).rejects.toThrow(NOT_FOUND)
  })
})
