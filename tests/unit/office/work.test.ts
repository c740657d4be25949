import { expect, it, vi } from 'vitest'

const { officeMe } = vi.hoisted(() => ({ officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({
  officeMe,
  officeIntl: () => Promise.resolve({ formatMessage: ({ id }: { id: string }) => id }),
  officeLanguage: () => Promise.resolve('fi'),
}))
vi.mock('@/lib/config/env', () => ({
  config: () => ({ routing: { mode: 'prefix', origin: 'http://shop.example', domains: [] } }),
}))

const { orderHref, workPages } = await import('@/lib/office/work')

it('leads to an order for a customer through the log-in of the shop, and only who may order for others', async () => {
  officeMe.mockResolvedValue({ permissions: ['customers.select', 'orders.read'] })
  const href = 'http://shop.example/tili/kirjaudu/?next=%2Fostoskori%2F'
  expect(await orderHref()).toBe(href)
  expect((await workPages()).map((page) => page.href)).toEqual([
    href,
    'http://shop.example/henkilokunta/tilaukset/',
    'http://shop.example/henkilokunta/vuokraukset/',
  ])
  officeMe.mockResolvedValue({ permissions: ['orders.read'] })
  expect(await orderHref()).toBeNull()
})
