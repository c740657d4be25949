import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Children, isValidElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import CheckoutPage from '@/app/[market]/checkout/page'
import { CartView } from '@/components/cart/cart-view'
import { encodeMarket, marketOf } from '@/lib/market/market'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'

import { answer, api, line, reset, settled, show, target } from './support'

const { shop, settings } = vi.hoisted(() => ({ shop: { call: vi.fn() }, settings: {} as Record<string, string> }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))
vi.mock('@/lib/shop-api/cached', () => ({
  getSettings: () => Promise.resolve(settings),
  getInitConfig: () => Promise.resolve({ currencyRate: 1 }),
}))

let server = api()

/** The element of the cart in what the page renders. */
function cartIn(node: ReactNode): ReactNode {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue
    if (child.type === CartView) return child
    const found = cartIn(child.props.children)
    if (found) return found
  }
  return null
}

async function open() {
  const market = marketOf('en', 'fi', 'eur')
  if (!market) throw new Error('no market')
  const page = await CheckoutPage({ params: Promise.resolve({ market: encodeMarket(market) }) })
  show(cartIn(page))
  await act(() => vi.dynamicImportSettled())
  await settled(server)
}
const offers = () => screen.queryByRole('list', { name: 'Add while you are here' })

beforeEach(() => {
  reset()
  authStore.setState({ isLoading: false })
  server = api()
  shop.call = server.call
  server.on('checkout', (body) => {
    const { products } = body as unknown as { products: { productId: number }[] }
    return {
      ok: true,
      data: answer({
        products: products.map(({ productId }) =>
          line({
            productId,
            name: `Product ${productId}`,
            path: `fjell/${productId}`,
            unit_price: productId * 100,
            // Sold out.
            amount: productId === 23 ? 0 : 1,
          }),
        ),
      }),
    }
  })
  cartStore.getState().add({ productId: 11, amount: 1 })
})
afterEach(cleanup)

describe('B3.05 quick_add_products', () => {
  it('are offered in the cart with their prices, without what is sold out, and come into it with one press', async () => {
    settings['quick_add_products'] = '[21, {"id": 22}, 23, "x"]'
    await open()
    const list = offers() as HTMLElement
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Product 21€21Add', 'Product 22€22Add'])
    expect(target('Product 21')).toMatch(/^\/en\/fjell\/21\/?$/)
    fireEvent.click(screen.getByRole('button', { name: 'Add Product 22 to the cart' }))
    expect(cartStore.getState().products.map(({ productId, amount }) => [productId, amount])).toEqual([
      [11, 1],
      [22, 1],
    ])
    expect(within(offers() as HTMLElement).getAllByRole('listitem')).toHaveLength(1)
  })

  it('without the setting the cart offers nothing', async () => {
    delete settings['quick_add_products']
    await open()
    expect(offers()).toBeNull()
  })
})
