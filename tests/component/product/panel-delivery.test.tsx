/** Stock and delivery as one block of the panel: what is told before a size is chosen, each way of delivery, and where nothing is sent. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PurchasePanel } from '@/components/product/purchase-panel'
import { preferenceStore } from '@/stores/preferences'

import { PATH, panelData, productModel, show, type ShowOptions, variant } from './support'

const panel = (options: ShowOptions & { data?: Parameters<typeof panelData>[0] } = {}) =>
  show(<PurchasePanel data={panelData(options.data)} sizeTables={[]} notice="" />, options)
const colour = (name: string) =>
  within(screen.getByRole('group', { name: /^Color/ })).getByRole('link', { name: new RegExp(`^${name}`) })

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', `/en/${PATH}/`)
  preferenceStore.setState({ selectedSizes: [] })
})
afterEach(async () => {
  await vi.dynamicImportSettled()
  cleanup()
})

it('D1.03 of a product in one colour there is none to choose', () => {
  panel({ model: productModel({ products: [variant(11, 'red', 'M'), variant(12, 'red', 'L')] }) })
  expect(screen.queryByRole('group', { name: /^Color/ })).toBeNull()
  expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy()
})

it('D4.44 before a size is chosen the panel tells how many are in stock, of the chosen colour', () => {
  panel()
  const told = () => document.querySelector('[data-availability]')?.textContent
  expect(told()).toBe('2 of 2 sizes in stock')
  fireEvent.click(colour('Fjord'))
  expect(told()).toBe('1 of 2 sizes in stock')
  cleanup()
  const products = ['M', 'L'].map((name, at) => variant(11 + at, 'red', name, { stock: {}, on_order: true }))
  panel({ model: productModel({ products }) })
  expect(told()).toBe('Available to order')
})

it('D4.14 where it is not shipped, the way leads to similar goods that are, if there are some', () => {
  const limit = { ...panelData().limit, isDeliveryCountryBlocked: true }
  const link = () => screen.queryByRole('link', { name: 'Similar products that we deliver to you' })
  panel({ data: { limit } })
  expect(link()).toBeNull()
  cleanup()
  panel({ data: { limit, hasSimilar: true } })
  expect(link()?.getAttribute('href')).toBe('#similar')
})

it('D4.11 D9.06 every way of delivery stands once, with price, days and its own worth from which it is free', async () => {
  const [locker] = panelData().methods
  if (!locker) throw new Error('no method')
  const home = { ...locker, id: 'home', name: 'Home delivery', price: 990, minDays: 2, freeFrom: 90_000 }
  // A Wednesday; the shop packs for one to three days.
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), toFake: ['Date'] })
  const town = { ...locker, id: 'express_fi', name: 'Courier', kind: 'express' as const, postalCodes: ['001'] }
  panel({ data: { methods: [locker, home, town] } })
  const rows = () =>
    within(document.getElementById('availability') as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  // The HTML has the number of days, which is true on every day.
  expect(rows()[0]).toBe('Parcel locker€4.90With you in 2–6 business daysFree for orders of €300 or more')
  await screen.findByText(/^With you Nov 27/)
  vi.useRealTimers()
  expect(rows()).toEqual([
    'Parcel locker€4.90With you Nov 27 – Dec 3Free for orders of €300 or more',
    'Home delivery€9.90With you Nov 30 – Dec 3Free for orders of €900 or more',
  ])
})
