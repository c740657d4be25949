import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import lz from 'lz-string'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CartView } from '@/components/cart/cart-view'
import { cartStore } from '@/stores/cart'

import { stubDialogs } from '../ui/support'
import { answer, api, line, type Reply, reset, SETUP, settled, show } from './support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))

const NAMES: Readonly<Record<string, string>> = { 11: 'Storm jacket', 12: 'Wool hat', 13: 'Tent' }
let server = api()
/** The shop knows three products, at 100 euros each. */
function priced({ products }: { products: { productId: number; amount: number }[] }): Reply {
  const lines = products.map(({ productId, amount }) =>
    line({ productId, amount, name: NAMES[productId] ?? '', total_price: amount * 10_000 }),
  )
  const total = lines.reduce((sum, { total_price }) => sum + total_price, 0)
  return { ok: true, data: answer({ products: lines, products_price: total, total_price: total }) }
}
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const ids = () => cartStore.getState().products.map(({ productId, amount }) => `${productId}x${amount}`)

async function open() {
  show(<CartView setup={SETUP} />)
  await settled(server)
}

beforeEach(() => {
  reset()
  window.history.replaceState(null, '', '/')
  server = api()
  shop.call = server.call
  server.on('checkout', priced)
})
afterEach(cleanup)

describe('save for later', () => {
  it('P3.16 a row goes below the cart with today’s price, survives a reload, and comes back', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    cartStore.getState().add({ productId: 12, amount: 2 })
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Save for later: Wool hat' }))
    await settled(server)
    expect(ids()).toEqual(['11x1'])
    await waitFor(() => expect(names('Saved for later')).toEqual(['Wool hat']))
    expect(within(screen.getByRole('list', { name: 'Saved for later' })).getByText('€200')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('so.cart') ?? '')).toMatchObject({
      state: { saved: { products: [{ productId: 12, amount: 2 }] } },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Move Wool hat to the cart' }))
    await settled(server)
    expect(ids()).toEqual(['11x1', '12x2'])
    expect(screen.queryByRole('list', { name: 'Saved for later' })).toBeNull()
  })

  it('stays when the cart is emptied', async () => {
    cartStore.getState().add({ productId: 12, amount: 1 })
    cartStore.getState().saveForLater('12')
    await open()
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    await waitFor(() => expect(names('Saved for later')).toEqual(['Wool hat']))
    act(() => cartStore.getState().clear())
    expect(cartStore.getState().saved.products).toHaveLength(1)
    act(() => cartStore.getState().dropSaved('12'))
  })
})

describe('a shared cart', () => {
  const link = (text: string) =>
    window.history.replaceState(null, '', `/#cart=${lz.compressToEncodedURIComponent(text)}`)

  it('P3.16 opening it changes nothing; it is added when the shopper says so', async () => {
    cartStore.getState().add({ productId: 11, amount: 3 })
    link('[1,[[11,1],[13,2]],[],[]]')
    await open()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A cart was shared with you' })).toBeTruthy())
    await settled(server)
    expect(screen.getByText('€200')).toBeTruthy()
    expect(ids()).toEqual(['11x3'])
    fireEvent.click(screen.getByRole('button', { name: 'Add to my cart' }))
    await settled(server)
    expect([ids(), window.location.hash]).toEqual([['11x3', '13x2'], ''])
    expect(screen.queryByRole('heading', { name: 'A cart was shared with you' })).toBeNull()
  })

  it('P3.16 takes the place of one’s own, or is refused', async () => {
    cartStore.getState().add({ productId: 11, amount: 3 })
    link('[1,[[13,2]],[],[]]')
    await open()
    await waitFor(() => screen.getByRole('button', { name: 'No, thank you' }))
    fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }))
    expect([ids(), window.location.hash]).toEqual([['11x3'], ''])
    act(() => {
      link('[1,[[13,2]],[],[]]')
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    await waitFor(() => screen.getByRole('button', { name: 'Replace my cart' }))
    fireEvent.click(screen.getByRole('button', { name: 'Replace my cart' }))
    await settled(server)
    expect(ids()).toEqual(['13x2'])
  })

  it('P3.16 takes the place of nothing where one’s own is empty', async () => {
    link('[1,[[13,2]],[],[]]')
    await open()
    const add = await screen.findByRole('button', { name: 'Add to my cart' })
    expect(screen.queryByRole('button', { name: 'Replace my cart' })).toBeNull()
    fireEvent.click(add)
    await settled(server)
    expect(ids()).toEqual(['13x2'])
  })

  it('P3.16 a link that was cut off says so and harms nothing', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    window.history.replaceState(null, '', '/#cart=NoJunk%20')
    await open()
    await waitFor(() => expect(screen.getByText('This cart link cannot be read')).toBeTruthy())
    expect(ids()).toEqual(['11x1'])
  })

  it('P3.16 the link of this cart opens as this cart', async () => {
    cartStore.getState().add({ productId: 11, amount: 3 })
    cartStore.getState().addCode('SECRET')
    stubDialogs()
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Share the cart' }))
    await waitFor(() => expect(document.querySelector<HTMLInputElement>('#cart-share-link')?.value).toMatch(/#cart=/))
    const { value } = document.querySelector<HTMLInputElement>('#cart-share-link') as HTMLInputElement
    expect(lz.decompressFromEncodedURIComponent(value.split('#cart=')[1] ?? '')).toBe('[1,[[11,3]],[],[]]')
  })
})
