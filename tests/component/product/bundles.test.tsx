import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Bundles } from '@/components/product/bundles'
import { BuyBundle } from '@/components/product/buy-bundle'
import type { Card, ProductModel } from '@/lib/contract/schemas/catalogue'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { preferenceStore } from '@/stores/preferences'

import { push } from '../router'
import { stubDialogs } from '../ui/support'
import { prices, productModel, show, variant } from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

/** A strap without choices, and one that is sold out. */
const strap = productModel({ id: 8, slug: 'strap', name: 'Strap', colors: [], products: [variant(31, null, null)] })
const answering = (models: Record<string, ProductModel>) =>
  call.mockImplementation((_name: string, { params }: { params: { slug: string } }) =>
    Promise.resolve(
      models[params.slug] ? { ok: true, data: models[params.slug] } : { ok: false, error: { code: 'NOT_FOUND' } },
    ),
  )

async function press(members = ['fjell/storm', 'fjell/strap']) {
  show(<BuyBundle bundleId={4} name="Rain set" members={members} label="Buy bundle" />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Buy bundle' }))
  })
}
const bundles = () => cartStore.getState().bundles.map(({ uid: _uid, ...bundle }) => bundle)
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Add bundle|Part of this bundle)/ })

beforeEach(() => {
  stubDialogs()
  window.localStorage.clear()
  cartStore.getState().clear()
  preferenceStore.setState({ selectedSizes: [] })
  authStore.setState({ isLoading: true })
  call.mockReset()
  push.mockReset()
})
afterEach(cleanup)

describe('D4.22 buying a bundle', () => {
  it('goes into the cart at once and on to the checkout when nothing is to be chosen', async () => {
    answering({ storm: productModel({ colors: [], products: [variant(11, null, null)] }), strap })
    await press()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/checkout/'))
    expect(bundles()).toEqual([
      { id: 4, amount: 1, mainProduct: { productId: 11 }, secondaryProducts: [{ productId: 31 }] },
    ])
  })

  it('asks also when the shopper’s earlier size decides: only a bundle without choices is added at once', async () => {
    preferenceStore.setState({ selectedSizes: ['L'] })
    answering({
      storm: productModel({ colors: [], products: [variant(11, null, 'M'), variant(12, null, 'L')] }),
      strap,
    })
    await press()
    expect((await screen.findByLabelText<HTMLSelectElement>('Size')).value).toBe('L')
    await act(async () => {
      await vi.dynamicImportSettled()
    })
    expect(bundles()).toEqual([])
    expect(push).not.toHaveBeenCalled()
  })

  it('D3.09 asks for the variants, D4.05 marks what cannot be had, and adds what was chosen', async () => {
    answering({ storm: productModel(), strap })
    await press()
    expect(bundles()).toEqual([])
    fireEvent.change(await screen.findByLabelText('Size'), { target: { value: 'L' } })
    await waitFor(() => expect(preferenceStore.getState().selectedSizes).toEqual(['L']))
    expect(screen.getByRole('option', { name: 'Fjord' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Color'), { target: { value: 'blue' } })
    expect(screen.getByRole('option', { name: 'M (sold out)' })).toBeTruthy()
    await act(async () => {
      fireEvent.click(add())
    })
    await waitFor(() => expect(push).toHaveBeenCalled())
    expect(bundles()).toEqual([
      { id: 4, amount: 1, mainProduct: { productId: 14 }, secondaryProducts: [{ productId: 31 }] },
    ])
  })

  it('D4.21 cannot be bought while one member is sold out in what was chosen', async () => {
    answering({ storm: productModel(), strap })
    await press()
    fireEvent.change(await screen.findByLabelText('Size'), { target: { value: 'M' } })
    fireEvent.change(await screen.findByLabelText('Color'), { target: { value: 'blue' } })
    expect(screen.getByText('Sold out in this option')).toBeTruthy()
    expect(add()).toHaveProperty('disabled', true)
    expect(add().textContent).toBe('Part of this bundle is sold out')
    fireEvent.click(add())
    expect(bundles()).toEqual([])
  })

  it('D4.21 D4.23 once every member is chosen, the set is one variant: its price and its slowest member’s time come from the shop', async () => {
    authStore.setState({ isLoading: false })
    const asked: unknown[] = []
    const models: Record<string, ProductModel> = { storm: productModel(), strap }
    call.mockImplementation((name: string, input: { params: { slug: string }; body: { products: unknown } }) => {
      if (name !== 'checkout') return Promise.resolve({ ok: true, data: models[input.params.slug] })
      asked.push(input.body.products)
      const line = { productId: '7-12-31', amount: 1, unit_price: 18_000, shipping_time: '5-7' }
      return Promise.resolve({ ok: true, data: { currency: 'eur', products: [line] } })
    })
    await press()
    const field = await screen.findByLabelText('Size')
    expect(asked).toEqual([])
    expect(screen.queryByRole('status')).toBeNull()
    fireEvent.change(field, { target: { value: 'L' } })
    const set = await screen.findByText('€180')
    expect(asked).toEqual([[{ productId: '7-12-31', amount: 1 }]])
    expect(set.parentElement?.textContent).toBe('€180 In stock · Sent in 5–7 business days')
  })

  it('D4.21 a set is in stock only if all of its members are', async () => {
    authStore.setState({ isLoading: false })
    const models: Record<string, ProductModel> = {
      storm: productModel({ colors: [], products: [variant(11, null, 'M'), variant(12, null, 'L')] }),
      strap: productModel({
        ...strap,
        products: [variant(31, null, null, { stock: {}, on_order: true })],
      }),
    }
    call.mockImplementation((name: string, input: { params: { slug: string } }) =>
      Promise.resolve({
        ok: true,
        data:
          name === 'checkout'
            ? { currency: 'eur', products: [{ productId: '7-11-31', amount: 1, unit_price: 100, shipping_time: '9' }] }
            : models[input.params.slug],
      }),
    )
    await press()
    fireEvent.change(await screen.findByLabelText('Size'), { target: { value: 'M' } })
    expect((await screen.findByText('€1')).parentElement?.textContent).toBe(
      '€1 Available to order · Sent in 9 business days',
    )
  })

  it('D4.04 D4.15 D8.02 asks for an open size: the button leads to it, and nothing is bought', async () => {
    answering({ storm: productModel(), strap })
    await press()
    const button = await screen.findByRole('button', { name: 'Select size' })
    const field = screen.getByLabelText<HTMLSelectElement>('Size')
    expect(field.selectedOptions[0]?.textContent).toBe('Select size')
    await act(async () => {
      fireEvent.click(button)
    })
    expect(document.activeElement).toBe(field)
    expect(screen.getByText('First select the product size')).toBeTruthy()
    expect(bundles()).toEqual([])
    fireEvent.change(field, { target: { value: 'L' } })
    expect(add()).toHaveProperty('disabled', false)
  })

  it('D4.02 begins with the last size of the history', async () => {
    preferenceStore.setState({ selectedSizes: ['L'] })
    answering({ storm: productModel(), strap })
    await press()
    expect((await screen.findByLabelText<HTMLSelectElement>('Size')).value).toBe('L')
    expect(add()).toHaveProperty('disabled', false)
  })

  it('says so when a member is not to be had', async () => {
    answering({ storm: productModel() })
    await press()
    expect(await screen.findByText('This bundle cannot be bought right now.')).toBeTruthy()
  })
})

describe('bundles on the page', () => {
  const card = {
    id: 8,
    name: 'Strap',
    manufacturer: 'Fjell',
    path: 'fjell/strap',
    image: 'strap.svg',
    price: { active: 2_000 },
  } as Card
  function Shown({ regular, undeliverable }: { regular: number; undeliverable?: true }) {
    return (
      <Bundles
        model={productModel()}
        image="red/front.svg"
        taxAreaId={1}
        language="en"
        isBlocked={false}
        countryName="Norway"
        toMinor={(minor) => minor}
        money={(minor) => `${minor / 100} €`}
        intl={useIntl()}
        bundles={[
          {
            id: 4,
            name: 'Rain set',
            description: 'Dry.',
            prices: prices({ active: 18_000, regular }),
            secondary_product_models: [{ ...card, undeliverable }],
          },
        ]}
      />
    )
  }

  it('D1.02 D3.06 name every member and what they cost together and apart', () => {
    show(<Shown regular={20_000} />)
    expect(screen.getByRole('heading', { name: 'Rain set' })).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching('^/en/fjell/storm'),
      expect.stringMatching('^/en/fjell/strap'),
    ])
    expect(screen.getByText('180 €')).toBeTruthy()
    expect(screen.getByText('200 € separately')).toBeTruthy()
  })

  it('D4.14 with a member that is not sent to the country cannot be bought, and say so', () => {
    show(<Shown regular={20_000} undeliverable />)
    expect(screen.getByText('This product is not shipped to Norway')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('claim no saving where there is none', () => {
    show(<Shown regular={18_000} />)
    expect(screen.queryByText(/^apart/)).toBeNull()
  })
})
