// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { BuyBox } from '@/components/product/buy-box'
import { Gallery } from '@/components/product/gallery'
import { panelFromModel } from '@/lib/catalog/panel/from-model'
import { expandModel } from '@/lib/catalog/panel/model'
import { ProductContext } from '@/components/product/product-context'
import { PurchasePanel } from '@/components/product/purchase-panel'
import { dismissToast, toastStore } from '@/components/ui/toast'
import { selectedVariant } from '@/lib/catalog/variant'
import { shopDay } from '@/lib/market/shop-time'
import { cartStore } from '@/stores/cart'
import { preferenceStore } from '@/stores/preferences'
import { setViewer } from '@/stores/viewer'

import { stubDialogs } from '../ui/support'
import { market, PATH, panelData, prices, productModel, show, type ShowOptions, variant } from './support'

vi.mock('@/components/product/added-dialog', () => ({
  default: ({ variantId }: { variantId: number }) => <div role="dialog">{`added ${variantId}`}</div>,
}))

const panel = (options: ShowOptions & { data?: Parameters<typeof panelData>[0] } = {}) =>
  show(<PurchasePanel data={panelData(options.data)} sizeTables={[]} notice="" />, options)
const buyButton = () =>
  screen
    .getAllByRole('button', { hidden: false })
    .find((button) => button.className.includes('w-full')) as HTMLButtonElement
const size = (name: string) =>
  within(screen.getByRole('group', { name: /^Size/ })).getByRole('link', { name: new RegExp(`^${name}`) })
const colour = (name: string) =>
  within(screen.getByRole('group', { name: /^Color/ })).getByRole('link', { name: new RegExp(`^${name}`) })

/** What is drawn outside act() comes when the machine has time for it. */
const PATIENT = { timeout: 10_000 }

// What the page loads after itself, and for what is sold out, is here before a test looks at it: a press in act() does not wait for code.
beforeAll(async () => {
  window.history.replaceState(null, '', `/en/${PATH}/?color=blue&size=M`)
  panel()
  await screen.findByText('Availability in stores')
  await screen.findByLabelText(/Your e-mail address/)
  cleanup()
}, 60_000)
beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', `/en/${PATH}/`)
  cartStore.getState().clear()
  preferenceStore.setState({ selectedSizes: [] })
  setViewer('guest')
  for (const { id } of toastStore.get()) dismissToast(id)
})
afterEach(cleanup)

describe('choosing', () => {
  it('D4.01 begins with the first colour; D4.02 D4.04 no size is chosen, and the first that can be ordered is shown', () => {
    panel({
      model: productModel({
        products: [
          variant(11, 'red', 'M', { stock: {} }),
          variant(12, 'red', 'L', { prices: prices({ active: 21_000 }), shipping_time: { string: '3-4', number: 3 } }),
          variant(13, 'blue', 'L'),
        ],
      }),
    })
    expect(screen.getByRole('group', { name: /^Color ?Lingonberry$/ })).toBeTruthy()
    expect([size('M'), size('L')].map((link) => link.getAttribute('aria-current'))).toEqual([null, null])
    expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy()
    expect(screen.getByText('€210')).toBeTruthy()
    expect(document.querySelector('[data-availability]')?.textContent).toBe('1 of 2 sizes in stock')
    expect(screen.getByText('Estimated to be sent in 3–4 business days')).toBeTruthy()
  })

  it('D4.02 D4.15 a single size is chosen by itself', () => {
    panel({ model: productModel({ products: [variant(11, 'red', 'M')] }) })
    expect(buyButton().textContent).toBe('Add to cart')
  })

  it('D4.44 while the size is open, stores and units wait for it', () => {
    panel({
      model: productModel({ products: [variant(11, 'red', 'M', { stock: { 1: 2 } }), variant(12, 'red', 'L')] }),
    })
    expect(screen.getByText('To see the availability, first select the size.')).toBeTruthy()
    expect(screen.queryByText('Availability in stores')).toBeNull()
    expect(document.querySelector('[data-left]')).toBeNull()
    fireEvent.click(size('M'))
    expect(screen.queryByText('To see the availability, first select the size.')).toBeNull()
    expect(screen.getByText('Availability in stores')).toBeTruthy()
    expect(document.querySelector('[data-left]')).toBeTruthy()
  })

  it('D4.01 the promoted colour comes before the first', () => {
    panel({ model: productModel({ promoted_colour: 'blue' }) })
    expect(colour('Fjord').getAttribute('aria-current')).toBe('true')
  })

  it('D4.02 the last size of the history is chosen unless the address names one', async () => {
    preferenceStore.setState({ selectedSizes: ['42', 'L'] })
    panel()
    await vi.waitFor(() => expect(size('L').getAttribute('aria-current')).toBe('true'))
    await vi.waitFor(() => expect(buyButton().textContent).toBe('Add to cart'))
    cleanup()
    window.history.replaceState(null, '', `/en/${PATH}/?size=M`)
    panel()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(size('M').getAttribute('aria-current')).toBe('true')
  })

  it('D4.02 a size that was picked before the history is read stays', async () => {
    preferenceStore.setState({ selectedSizes: ['L'] })
    panel()
    fireEvent.click(colour('Fjord'))
    fireEvent.click(size('M'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(size('M').getAttribute('aria-current')).toBe('true')
  })

  it('D4.05 a choice goes into the address and leaves its other parameters; D4.02 a picked size into the history', async () => {
    window.history.replaceState(null, '', `/en/${PATH}/?utm_source=x`)
    panel()
    fireEvent.click(size('L'))
    expect(window.location.search).toBe('?color=red&size=L&utm_source=x')
    await vi.waitFor(() => expect(preferenceStore.getState().selectedSizes).toEqual(['L']))
    fireEvent.click(colour('Fjord'))
    expect(window.location.search).toBe('?color=blue&size=L&utm_source=x')
  })

  it('D4.05 options are links that work without script', () => {
    panel()
    expect(size('L').getAttribute('href')).toContain('?color=red&size=L')
    expect(colour('Fjord').getAttribute('href')).toMatch(/\?color=blue$/)
    fireEvent.click(size('L'))
    expect(colour('Fjord').getAttribute('href')).toContain('?color=blue&size=L')
  })

  it('D4.05 what cannot be had stays visible and says so', async () => {
    panel()
    fireEvent.click(colour('Fjord'))
    await vi.waitFor(() => expect(size('M').textContent).toContain('sold out'))
    expect(size('L').textContent).not.toContain('sold out')
  })

  it('D4.04 what is not made in the chosen colour and size matches nothing and cannot be bought', () => {
    panel({ model: productModel({ products: [variant(11, 'red', 'M'), variant(14, 'blue', 'L')] }) })
    fireEvent.click(size('L'))
    expect([buyButton().textContent, buyButton().disabled]).toEqual(['Out of stock', true])
    expect(screen.queryByLabelText(/Your e-mail address/)).toBeNull()
    fireEvent.click(colour('Fjord'))
    expect([buyButton().textContent, buyButton().disabled]).toEqual(['Add to cart', false])
  })

  it('D2.03 select-color is rewritten to color', async () => {
    window.history.replaceState(null, '', `/en/${PATH}/?select-color=Fjord`)
    panel()
    expect(colour('Fjord').getAttribute('aria-current')).toBe('true')
    await vi.waitFor(() => expect(window.location.search).toBe('?color=blue'))
  })

  it('values that the product does not have are ignored', () => {
    window.history.replaceState(null, '', `/en/${PATH}/?color=pink&size=XXL`)
    panel()
    expect(colour('Lingonberry').getAttribute('aria-current')).toBe('true')
  })

  it('the gallery follows the colour', () => {
    show(
      <>
        <Gallery />
        <PurchasePanel data={panelData()} sizeTables={[]} notice="" />
      </>,
    )
    expect(screen.getAllByRole('img', { name: 'Fjell Storm, Lingonberry' })[0]?.getAttribute('src')).toContain(
      'red/front.svg',
    )
    fireEvent.click(colour('Fjord'))
    expect(screen.getByRole('img', { name: 'Fjell Storm, Fjord' }).getAttribute('src')).toContain('blue/front.svg')
  })

  it('a press is answered by mark, name and picture; price, sizes and button follow, and no press on the button means the choice before', async () => {
    window.history.replaceState(null, '', `/en/${PATH}/?size=M`)
    show(
      <>
        <PurchasePanel data={panelData()} sizeTables={[]} notice="" />
        <Gallery />
      </>,
    )
    await vi.dynamicImportSettled()
    const [fjord, lingonberry, button] = [colour('Fjord'), colour('Lingonberry'), buyButton()]
    const marked = () => [fjord, lingonberry].map((swatch) => swatch.getAttribute('aria-current'))
    // As in a browser, where nothing waits for what follows a press. All before the next pause happens within one frame.
    fjord.click()
    await Promise.resolve()
    expect([...marked(), within(screen.getByRole('group', { name: /^Color/ })).queryByText('Fjord')?.tagName]).toEqual([
      'true',
      null,
      'SPAN',
    ])
    expect(screen.getAllByRole('img', { name: 'Fjell Storm, Fjord' })[0]?.getAttribute('src')).toContain(
      'blue/front.svg',
    )
    expect([button.textContent, button.disabled, window.location.search]).toEqual(['Add to cart', false, '?size=M'])
    // Blue M is sold out, though the button does not say so yet.
    button.click()
    await vi.waitFor(
      () =>
        expect([button.textContent, button.disabled, window.location.search]).toEqual([
          'Out of stock',
          true,
          '?color=blue&size=M',
        ]),
      PATIENT,
    )
    expect(cartStore.getState().products).toEqual([])

    lingonberry.click()
    size('M').click()
    await vi.waitFor(() => expect(button.textContent).toBe('Add to cart'), PATIENT)
    size('L').click()
    fjord.click()
    button.click()
    await vi.waitFor(() => expect(cartStore.getState().products).toMatchObject([{ productId: 14 }]), PATIENT)
  })

  it('a page that was left meanwhile keeps its own address', async () => {
    panel()
    fireEvent.click(colour('Fjord'))
    expect(window.location.search).toBe('?color=blue')
    size('L').click()
    window.history.replaceState(null, '', '/en/fjell/other/?x=1')
    await vi.waitFor(() => expect(colour('Fjord').getAttribute('href')).toContain('size=L'), PATIENT)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(window.location.href).toContain('/en/fjell/other/?x=1')
  })

  it('D4.05 a model with 1,000 variants has all of its sizes, and stays quick', () => {
    const products = Array.from({ length: 1000 }, (_, i) =>
      variant(100 + i, i % 2 ? 'red' : 'blue', `${20 + Math.floor(i / 2)}`),
    )
    panel({ model: productModel({ products }) })
    expect(screen.getByRole('group', { name: /^Size/ }).querySelectorAll('a')).toHaveLength(500)
    const started = performance.now()
    fireEvent.click(colour('Lingonberry'))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('the button', () => {
  const sizes = (...names: string[]) => names.map((name, at) => variant(11 + at, 'red', name))
  const bare = productModel().colors.map((color) => ({ ...color, images: [] }))
  const typed = ['short', 'long'].map((name, at) =>
    variant(11 + at, 'red', 'M', { product_type: { name, sort_order: at, title: name } }),
  )

  it.each([
    [
      'color',
      'Select color',
      productModel({ colors: bare, products: [variant(11, 'red', 'M'), variant(14, 'blue', 'M')] }),
    ],
    ['size', 'Select size', productModel({ products: sizes('M', 'L') })],
    ['type', 'Select type', productModel({ products: typed })],
  ] as const)(
    'D8.02 D4.04 D4.15 D4.44 a first visit: it asks for the open %s, and a press leads there and buys nothing',
    (dimension, text, model) => {
      panel({ model })
      expect(buyButton().textContent).toBe(text)
      expect(screen.getByText(`To see the availability, first select the ${dimension}.`)).toBeTruthy()
      fireEvent.click(buyButton())
      expect(toastStore.get()).toMatchObject([
        { text: `First select the product ${dimension}`, tone: 'warning', duration: 10_000 },
      ])
      expect((document.activeElement as HTMLElement).dataset['choice']).toBe(dimension)
      expect(cartStore.getState().products).toEqual([])
      // What was asked for is chosen: the request for it goes.
      fireEvent.click(document.querySelector(`[data-choice=${dimension}] a`) as Element)
      expect(toastStore.get()).toEqual([])
    },
  )

  it.each([
    ['color', 'Select color'],
    ['size', 'Select size'],
  ] as const)(
    'D8.02 D4.15 D4.03 B4.04 asks for an open %s, D4.04 says so when it is pressed, and leads to it',
    (dimension, text) => {
      const selection = { color: 'red', size: 'M', type: null, [dimension]: null }
      const product = panelFromModel(productModel(), market())
      const model = expandModel(product)
      const state = {
        panel: product,
        model,
        selection,
        selected: selectedVariant(model, selection),
        shown: selectedVariant(model, selection),
        options: { color: [], size: [], type: [] },
        choose: () => undefined,
        latest: () => selection,
        mode: {},
      }
      show(
        <>
          <div data-choice={dimension} tabIndex={-1} />
          <ProductContext value={state}>
            <BuyBox data={panelData()} />
          </ProductContext>
        </>,
      )
      expect(buyButton().textContent).toBe(text)
      expect(buyButton().disabled).toBe(false)
      fireEvent.click(buyButton())
      expect(toastStore.get()).toMatchObject([
        { text: `First select the product ${dimension}`, tone: 'warning', duration: 10_000 },
      ])
      expect((document.activeElement as HTMLElement).dataset['choice']).toBe(dimension)
      expect(cartStore.getState().products).toEqual([])
    },
  )

  it('D1.03 D4.15 reads Add to cart when everything is chosen', () => {
    panel()
    fireEvent.click(size('M'))
    expect(buyButton().textContent).toBe('Add to cart')
    expect(buyButton().disabled).toBe(false)
  })

  it('D4.15 D4.17 D4.18 on phones a bar at the lower edge has its words and does the same', async () => {
    const listen = () => undefined
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: listen, removeEventListener: listen }))
    panel()
    const bar = await vi.waitFor(() => {
      const found = document.querySelector<HTMLElement>('[inert]')
      expect(found?.textContent).toBe('Storm€200Select size')
      return found as HTMLElement
    })
    fireEvent.click(size('L'))
    fireEvent.click(within(bar).getByText('Add to cart'))
    await vi.waitFor(() => expect(cartStore.getState().products).toEqual([{ productId: 12, amount: 1 }]))
    vi.unstubAllGlobals()
  })

  it('D4.15 reads Out of stock, D4.16 is disabled, when the variant cannot be ordered', () => {
    panel()
    fireEvent.click(size('M'))
    fireEvent.click(colour('Fjord'))
    expect(buyButton().textContent).toBe('Out of stock')
    expect(buyButton().disabled).toBe(true)
    expect(screen.getByText(/You can choose another variant/)).toBeTruthy()
  })

  it('D4.16 is disabled when the country is blocked, D4.14 and the page says so', () => {
    panel({
      data: {
        limit: {
          isDeliveryCountryBlocked: true,
          blockInfoText: 'Too large to fly.',
          extra_data_overrides: {},
          perInternationalPackage: null,
        },
      },
    })
    expect(buyButton().disabled).toBe(true)
    expect(screen.getByText('This product is not shipped to Finland')).toBeTruthy()
    expect(screen.getByText('Too large to fly.')).toBeTruthy()
    // The reason comes next to the button, which says it too; what holds for goods that are sent is not said.
    expect(document.body.textContent).toMatch(/Not delivered to your countryThis product is not shipped/)
    expect(screen.queryByText(/100 days to return/)).toBeNull()
    expect(document.querySelector('[data-availability]')).toBeNull()
    // So it does once everything is chosen.
    fireEvent.click(size('M'))
    expect(buyButton().disabled).toBe(true)
    expect(screen.getByText('This product is not shipped to Finland')).toBeTruthy()
    expect(screen.getByText('Too large to fly.')).toBeTruthy()
    expect(screen.queryByText(/business days/)).toBeNull()
  })

  it('D3.05, D4.16 the chosen variant’s own limit counts before the model’s', () => {
    panel({
      data: {
        limit: {
          isDeliveryCountryBlocked: false,
          blockInfoText: null,
          extra_data_overrides: { '11': { isDeliveryCountryBlocked: true } },
          perInternationalPackage: null,
        },
      },
    })
    expect(buyButton().disabled).toBe(false)
    fireEvent.click(size('M'))
    expect(buyButton().disabled).toBe(true)
    fireEvent.click(size('L'))
    expect(buyButton().disabled).toBe(false)
  })

  it.each([
    [2, true],
    [999, true],
    [5, false],
  ])('D4.16 blocked stock that ships in %i: disabled is %s', (number, isDisabled) => {
    panel({
      model: productModel({
        products: [variant(11, 'red', 'M', { blocked: true, shipping_time: { string: '1-3', number } })],
      }),
    })
    expect(buyButton().disabled).toBe(isDisabled)
    expect(screen.getByText('Online purchase is temporarily blocked from these stores.')).toBeTruthy()
  })

  it('D1.01 D4.18 P1.02 puts one unit into the cart and opens the dialog', async () => {
    panel()
    fireEvent.click(size('L'))
    fireEvent.click(buyButton())
    expect((await screen.findByRole('dialog')).textContent).toBe('added 12')
    expect(cartStore.getState().products).toEqual([{ productId: 12, amount: 1 }])
    fireEvent.click(buyButton())
    await vi.waitFor(() => expect(cartStore.getState().products).toEqual([{ productId: 12, amount: 2 }]))
  })
})

describe('what is said beside it', () => {
  it('D4.09 names where it is: web store only, one store, several', () => {
    const label = (stock: Record<string, number>) => {
      cleanup()
      panel({ model: productModel({ products: [variant(11, 'red', 'M', { stock })] }) })
      return document.querySelector('[data-availability]')?.textContent
    }
    expect(label({ 20: 2 })).toBe('In stock, online only')
    expect(label({ 20: 2, 1: 1 })).toBe('In stock online and in one store: Helsinki')
    expect(label({ 1: 1, 2: 4 })).toBe('In stock online and in 2 stores')
  })

  it('D4.11 other countries see delivery methods instead of stores', () => {
    const de = prices({}, 11)
    panel({
      country: 'de',
      data: { stores: [] },
      model: productModel({ prices: de, products: [variant(11, 'red', 'M', { prices: de })] }),
    })
    expect(screen.queryByText('Availability in stores')).toBeNull()
    expect(screen.getByText('Parcel locker')).toBeTruthy()
    cleanup()
    // Also while the size is open.
    const products = ['M', 'L'].map((name, at) => variant(11 + at, 'red', name, { prices: de }))
    panel({ country: 'de', data: { stores: [] }, model: productModel({ prices: de, products }) })
    expect(buyButton().textContent).toBe('Select size')
    expect(screen.getByText('Parcel locker')).toBeTruthy()
  })

  it('D4.12, D4.13 the delivery time has the days that the country adds', () => {
    panel({ data: { addedDays: { start: 2, end: 4 } } })
    expect(screen.getByText('Sent in 3–7 business days')).toBeTruthy()
  })

  it('D4.12 an estimate from 3 on, the text from 30 on', () => {
    panel({
      model: productModel({ products: [variant(11, 'red', 'M', { shipping_time: { string: '5-8', number: 5 } })] }),
    })
    expect(screen.getByText('Estimated to be sent in 5–8 business days')).toBeTruthy()
    cleanup()
    panel({
      model: productModel({
        products: [variant(11, 'red', 'M', { shipping_time: { string: 'in spring', number: 60 } })],
      }),
    })
    expect(screen.getByText('Sent: in spring')).toBeTruthy()
  })

  it('D1.01 D6.02 P1.06 a member pays the club price, which also decides about free delivery', () => {
    const record = prices({ active: 31_000, regular: 31_000, club: 29_000 })
    const model = productModel({ prices: record, products: [variant(11, 'red', 'M', { prices: record })] })
    const text = () => document.body.textContent
    panel({ model })
    expect(document.querySelector('[data-price]')?.getAttribute('data-price')).toBe('31000')
    expect(text()).toContain('Parcel lockerFree')
    cleanup()
    setViewer('club')
    panel({ model })
    expect(document.querySelector('[data-price]')?.getAttribute('data-price')).toBe('29000')
    expect(text()).toContain('Parcel locker€4.90')
  })

  it('B6.01 D4.37 D4.38 D6.01 a guest reads the club price with the way to log in', () => {
    panel({
      model: productModel({
        prices: prices({ club: 15_000 }),
        products: [variant(11, 'red', 'M', { prices: prices({ club: 15_000 }) })],
      }),
    })
    expect(screen.getByText('€150')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in to receive the club price' }).getAttribute('href')).toContain(
      'login',
    )
    // Said once, beside its price: no ribbon calls the general price the club's.
    expect(screen.getAllByText('Club price')).toHaveLength(1)
  })

  it('a chosen variant has its one price, whatever the others cost', () => {
    panel({
      model: productModel({
        products: [
          variant(11, 'red', 'M'),
          variant(12, 'red', 'L', { prices: prices({ active: 25_000, regular: 25_000 }) }),
        ],
      }),
    })
    expect(document.querySelector('[data-price]')?.textContent).toMatch(/^from.*€200/i)
    fireEvent.click(size('M'))
    expect(screen.getByText('€200')).toBeTruthy()
    expect(document.querySelector('[data-price]')?.textContent).not.toMatch(/from/i)
  })

  it('D4.14 where it is not shipped, no way of delivery is offered', () => {
    const limit = {
      isDeliveryCountryBlocked: true,
      blockInfoText: null,
      extra_data_overrides: {},
      perInternationalPackage: null,
    }
    panel({
      country: 'de',
      data: { stores: [], limit },
      model: productModel({ prices: prices({}, 11), products: [variant(11, 'red', 'M', { prices: prices({}, 11) })] }),
    })
    expect(screen.queryByText('Parcel locker')).toBeNull()
  })

  it('D9.01 the lowest price of 30 days is for Finland only', () => {
    const reduced = { active: 15_000, lowest_30_days: 19_000 }
    panel({ model: productModel({ products: [variant(11, 'red', 'M', { prices: prices(reduced) })] }) })
    expect(screen.getByText('Lowest price of the past 30 days: €190')).toBeTruthy()
    cleanup()
    const de = prices(reduced, 11)
    panel({
      country: 'de',
      data: { stores: [] },
      model: productModel({ prices: de, products: [variant(11, 'red', 'M', { prices: de })] }),
    })
    expect(screen.queryByText(/Lowest price/)).toBeNull()
  })

  it('P9.18 D9.06 tells the delivery price and from what worth it is free; D9.10 the days of return', () => {
    panel()
    expect(screen.getByText('€4.90')).toBeTruthy()
    expect(screen.getByText('Free for orders of €300 or more')).toBeTruthy()
    expect(screen.getByText(/100 days to return/)).toBeTruthy()
  })

  it('D9.08 a delivery price has two decimals, also a whole one; the worth from which it is free has none', () => {
    const [method] = panelData().methods
    const data = { methods: method ? [{ ...method, price: 500 }] : [] }
    panel({ data })
    expect(screen.getByText('€5.00')).toBeTruthy()
    expect(screen.getByText('Free for orders of €300 or more')).toBeTruthy()
    cleanup()
    // All at the rate of the market.
    panel({ data, rate: 1.5 })
    expect(document.querySelector('[data-price]')?.textContent).toContain('€300')
    expect(screen.getByText('€7.50')).toBeTruthy()
    expect(screen.getByText('Free for orders of €450 or more')).toBeTruthy()
  })

  it('D8.07 a product without a price here is not available', () => {
    panel({ model: productModel({ prices: {}, products: [variant(11, 'red', 'M', { prices: {} })] }) })
    expect(screen.getByText('Product not available online or in stores.')).toBeTruthy()
  })
})

describe('gift cards', () => {
  beforeEach(() => {
    // jsdom has no dialogs; what was added is told in one.
    stubDialogs()
  })
  const card = (id: number) =>
    productModel({
      id,
      kind: 'giftcard',
      colors: [],
      images: [],
      products: [variant(91, null, null, { on_order: true })],
    })

  it('D9.02 D4.24 D3.09 an amount from 50 in tens, a name for one of the two models, and both in the cart', async () => {
    panel({ model: card(2427) })
    const amount = (await screen.findByLabelText(/^Value in euros/)) as HTMLInputElement
    expect([amount.value, amount.step, amount.min, amount.max]).toEqual(['50', '10', '0', '10000'])
    expect(buyButton().disabled).toBe(true)
    fireEvent.change(screen.getByLabelText(/^Name of the recipient/), { target: { value: 'Aino' } })
    expect(buyButton().disabled).toBe(false)
    fireEvent.change(amount, { target: { value: '0' } })
    expect(buyButton().disabled).toBe(true)
    fireEvent.change(amount, { target: { value: '120' } })
    fireEvent.click(buyButton())
    await vi.waitFor(() =>
      expect(cartStore.getState().giftCardProducts).toMatchObject([
        { productId: 91, amount: 120, extra_data: { giftcard_name: 'Aino' } },
      ]),
    )
  })

  it('issue 16 D5.08 a card goes straight to its recipient: only to an address, with a greeting, on a day within a year', async () => {
    panel({ model: card(2427) })
    fireEvent.change(await screen.findByLabelText(/^Name of the recipient/), { target: { value: 'Aino' } })
    expect(screen.queryByLabelText(/^E-mail address of the recipient/)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Send it straight to the recipient' }))
    const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    expect(buyButton().disabled).toBe(true)
    type(/^E-mail address of the recipient/, 'aino@example')
    expect([buyButton().disabled, screen.getByText('Enter an address like name@example.com.') !== null]).toEqual([
      true,
      true,
    ])
    type(/^E-mail address of the recipient/, ' aino@example.com ')
    expect(buyButton().disabled).toBe(false)
    const far = `${new Date().getFullYear() + 3}-01-01`
    for (const day of ['2020-01-01', far]) {
      type(/^Day of sending/, day)
      expect([day, buyButton().disabled, screen.getByText(/^Choose a day from today to/) !== null]).toEqual([
        day,
        true,
        true,
      ])
    }
    const tomorrow = shopDay(new Date(Date.now() + 86_400_000))
    type(/^Day of sending/, tomorrow)
    type(/^Greeting/, 'x'.repeat(289))
    expect(screen.queryByText(/characters? left/)).toBeNull()
    type(/^Greeting/, 'x'.repeat(290))
    expect(screen.getByText('10 characters left').getAttribute('role')).toBe('status')
    type(/^Greeting/, 'Happy birthday!')
    fireEvent.click(buyButton())
    const extra_data = {
      giftcard_name: 'Aino',
      giftcard_email: 'aino@example.com',
      giftcard_greeting: 'Happy birthday!',
      giftcard_day: tomorrow,
    }
    await vi.waitFor(() => expect(cartStore.getState().giftCardProducts).toMatchObject([{ extra_data }]))
  })

  it('D3.01 D4.24 the designs are radio buttons with pictures; the first is chosen, another goes into the cart', async () => {
    const design = (slug: string, name: string) => ({ slug, name, image: `cards/${slug}.svg` })
    panel({ model: { ...card(1412), gift_card_templates: [design('forest', 'Forest'), design('fjord', 'Fjord')] } })
    const radios = within(await screen.findByRole('group', { name: /^Design/ })).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['forest', true],
      ['fjord', false],
    ])
    expect(radios.map((radio) => radio.closest('label')?.querySelector('img')?.src)).toEqual([
      expect.stringContaining('/media/cards/forest.svg'),
      expect.stringContaining('/media/cards/fjord.svg'),
    ])
    fireEvent.click(screen.getByRole('radio', { name: 'Fjord' }))
    expect(screen.getByRole('group', { name: /^Design ?Fjord$/ })).toBeTruthy()
    fireEvent.click(buyButton())
    await vi.waitFor(() =>
      expect(cartStore.getState().giftCardProducts).toMatchObject([
        { productId: 91, amount: 50, extra_data: { giftcard_name: '', giftcard_template: 'fjord' } },
      ]),
    )
  })

  it('D4.24 the other model asks for no name', async () => {
    panel({ model: card(1412) })
    await screen.findByLabelText(/^Value in euros/)
    expect(screen.queryByLabelText(/^Name of the recipient/)).toBeNull()
    expect(buyButton().disabled).toBe(false)
  })
})
