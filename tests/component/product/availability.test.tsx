import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { Availability } from '@/components/product/availability'
import { ColorChoice } from '@/components/product/choices'
import { DeliverySection } from '@/components/product/delivery-section'
import { offersOf, type PanelStore } from '@/lib/catalog/panel/data'
import { priceFormatter } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import { formatPrice } from '@/lib/market/format'

import { stubDialogs } from '../ui/support'
import {
  market,
  PATH,
  panelData,
  prices,
  productModel,
  show,
  type ShowOptions,
  variant,
  type VariantChange,
} from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

const here = (options: ShowOptions & { data?: Parameters<typeof panelData>[0] } = {}) =>
  show(
    <>
      <ColorChoice />
      <Availability data={panelData(options.data)} />
    </>,
    options,
  )
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

// The lines about stores are loaded when they are needed first; a press in act() does not wait for code.
beforeAll(async () => {
  here({ model: productModel({ products: [variant(11, 'red', 'M')] }) })
  await screen.findByText('Availability in stores')
  cleanup()
}, 60_000)
beforeEach(() => {
  window.history.replaceState(null, '', `/en/${PATH}/`)
  call.mockReset()
  stubDialogs()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the availability table', () => {
  const held = productModel({ products: [variant(11, 'red', 'M', { stock: { 1: 1, 20: 4 } })] })

  it('D1.02, D4.10 opens as a modal: stores with a display order, in that order, with their stock', async () => {
    here({ model: held })
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Availability in stores')
    const rows = within(await screen.findByRole('dialog'))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Helsinki1 pc', 'TurkuNot in stock'])
  })

  it('D4.10, D2.09, D9.10 a row is selected by a press on it and let go by the next; it leads to the store and to what express pickup is', async () => {
    here({ model: held })
    await press('Availability in stores')
    const row = within(await screen.findByRole('dialog')).getAllByRole('row')[1] as HTMLElement
    fireEvent.click(row)
    expect(row.dataset['selected']).toBe('true')
    expect(within(row).getByRole('link', { name: 'Address and opening hours' }).getAttribute('href')).toContain(
      '/en/stores/helsinki',
    )
    expect(
      within(row)
        .getByRole('link', { name: /within hours/ })
        .getAttribute('href'),
    ).toContain('/en/express-pickup')
    expect(row.textContent).toContain('by 9:00, ready after 11:00; by 14:00, ready after 16:00')
    fireEvent.click(within(row).getByRole('button'))
    expect(row.dataset['selected']).toBe('false')
    expect(within(row).queryByRole('link')).toBeNull()
  })

  it('D4.10 D4.11 names every store, however many there are, in their order', async () => {
    const [first] = panelData().stores
    const stores = Array.from({ length: 12 }, (_, at) => ({ ...first, id: 40 + at, name: `Store ${12 - at}` })).map(
      (store, at) => ({ ...store, shortName: store.name, stock_display_order: 12 - at }) as PanelStore,
    )
    const stock = Object.fromEntries(stores.map(({ id }) => [id, 1]))
    here({ model: productModel({ products: [variant(11, 'red', 'M', { stock })] }), data: { stores } })
    const names = Array.from({ length: 12 }, (_, at) => `Store ${at + 1}`)
    const pickup = screen.getByText(/^Pickup from store/)
    expect(
      within(pickup)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(names)
    await press('Availability in stores')
    const rows = within(await screen.findByRole('dialog')).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent)).toEqual(names)
  })

  it('D4.07 D1.01 D1.03 says how many are left of a few, in and outside Finland', () => {
    here({ model: productModel({ products: [variant(11, 'red', 'M', { stock: { 1: 1, 20: 1 } })] }) })
    expect(screen.getByText('Only 2 left')).toBeTruthy()
    cleanup()
    here({
      model: productModel({
        products: [variant(11, 'red', 'M', { stock: { 1: 1, 20: 1 }, prices: prices({}, market('de').taxAreaId) })],
      }),
      country: 'de',
      data: { stores: [] },
    })
    expect(screen.getByText('Only 2 left')).toBeTruthy()
    cleanup()
    here({ model: productModel({ products: [variant(11, 'red', 'M', { stock: { 1: 3, 20: 3 } })] }) })
    expect(screen.queryByText(/left$/)).toBeNull()
  })

  it('D3.02 D4.09 says that only a supplier has it, where no own store and no warehouse does', () => {
    const supplier = {
      id: 40,
      slug: 'supplier',
      name: 'Supplier',
      shortName: 'Supplier',
      type: 'external' as const,
      pikanouto: false,
      nouto: false,
      stock_display_order: 0,
      href: null,
    }
    const stores = [...panelData().stores, supplier]
    const told = (stock: Record<string, number>) => {
      here({ model: productModel({ products: [variant(11, 'red', 'M', { stock })] }), data: { stores } })
      const text = document.querySelector('[data-availability]')?.textContent
      cleanup()
      return text
    }
    expect(told({ 40: 9 })).toBe('In stock at our supplier, online only')
    expect(told({ 20: 1, 40: 9 })).toBe('In stock, online only')
    expect(told({ 1: 1, 40: 9 })).toBe('In stock online and in one store: Helsinki')
  })

  it.each([
    ['2026-12-24', 'Back in stock around 12/24/2026'],
    ['week 50', 'Back in stock around week 50'],
    [null, null],
  ])('D3.02 what is out of stock says when it is back: %s', (stock_incoming_str, text) => {
    here({ model: productModel({ products: [variant(11, 'red', 'M', { stock: {}, stock_incoming_str })] }) })
    expect(screen.getByText('Out of stock')).toBeTruthy()
    expect(screen.queryByText(/^Back in stock/)?.textContent ?? null).toBe(text)
  })

  it('D4.16 stock that is blocked for sale has no delivery time', () => {
    const blocked = (number: number) =>
      productModel({ products: [variant(11, 'red', 'M', { blocked: true, shipping_time: { string: '1-3', number } })] })
    here({ model: blocked(2) })
    expect(screen.queryByText(/business days/)).toBeNull()
    cleanup()
    here({ model: blocked(5) })
    expect(screen.getByText('Estimated to be sent in 1–3 business days')).toBeTruthy()
  })

  it('D4.11 names the stores that hand out within hours, of those that have it; none where no store does', () => {
    const told = (stock: Record<string, number>) => {
      here({ model: productModel({ products: [variant(11, 'red', 'M', { stock })] }) })
      const texts = screen.queryAllByText(/^(Pickup|Express)/).map(({ textContent }) => textContent)
      cleanup()
      return texts
    }
    expect(told({ 1: 1, 2: 1 })).toEqual(['Pickup from store: Helsinki (express) and Turku'])
    expect(told({ 2: 1 })).toEqual(['Pickup from store: Turku'])
    expect(told({ 20: 3 })).toEqual([])
  })

  it('D4.11, D3.07 names the stores for pick-up, each with its page', () => {
    here({ model: held })
    expect(screen.getByText(/Pickup from store/).textContent).toBe('Pickup from store: Helsinki (express)')
    expect(screen.getAllByRole('link', { name: 'Helsinki' })[0]?.getAttribute('href')).toContain('/en/stores/helsinki')
  })
})

describe('fast shipping', () => {
  const options = [{ name: 'Express · Helsinki', storeSlug: 'helsinki', timeEstimate: 'Mon, 11/23', price: 1500 }]
  const offer = (change: VariantChange = {}, data: Parameters<typeof panelData>[0] = {}) =>
    here({
      model: productModel({ products: [variant(11, 'red', 'M', { stock: { 1: 1, 20: 3 }, ...change })] }),
      data: { hasFastShipping: true, ...data },
    })
  const open = async () => {
    offer()
    await press('Delivery today? Check your postal code')
    return await screen.findByLabelText<HTMLInputElement>('Postal code')
  }
  const type = (field: HTMLInputElement, value: string) =>
    act(async () => {
      fireEvent.change(field, { target: { value } })
    })

  it('D4.42 is offered for what lies in a shop and is sent at once, not for what is slow, elsewhere or not sent here', () => {
    const offered = () => {
      const is = screen.queryByRole('button', { name: 'Delivery today? Check your postal code' }) !== null
      cleanup()
      return is
    }
    offer()
    expect(offered()).toBe(true)
    const slow: VariantChange[] = [
      { shipping_time: { string: '7-14', number: 14 } },
      { stock: { 20: 3 } },
      { blocked: true },
      { stock: {}, on_order: true },
    ]
    for (const change of slow) {
      offer(change)
      expect([change, offered()]).toEqual([change, false])
    }
    offer(
      {},
      {
        limit: {
          isDeliveryCountryBlocked: true,
          blockInfoText: null,
          extra_data_overrides: {},
          perInternationalPackage: null,
        },
      },
    )
    expect(offered()).toBe(false)
  })

  it('D4.42 is there by its flag only', () => {
    here()
    expect(screen.queryByText(/Delivery today/)).toBeNull()
  })

  it('D3.12 D4.42, D9.05 looks up at exactly five characters, D7.13 with price and variant, and lists the options, D9.08 with two decimals', async () => {
    call.mockResolvedValue({ ok: true, data: options })
    const field = await open()
    expect(field.maxLength).toBe(5)
    await type(field, '0010')
    expect(call).not.toHaveBeenCalled()
    await type(field, '00100')
    expect(call).toHaveBeenCalledWith(
      'fastShipping',
      { query: { postal_code: '00100', price: 20_000, variant_id: 11, language: 'en' } },
      expect.anything(),
    )
    expect(screen.getByRole('status').textContent).toBe('Express · Helsinki€15.00Arrives Mon, 11/23')
    await type(field, '001')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('D8.09 says when there is none; a failure is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    call.mockResolvedValueOnce({ ok: true, data: [] }).mockResolvedValueOnce({
      ok: false,
      error: { code: 'INTERNAL', message: 'down', status: 500, isRetryable: true },
    })
    const field = await open()
    await type(field, '99999')
    expect(screen.getByRole('status').textContent).toBe(
      'There are no delivery methods available for postal code 99999.',
    )
    await type(field, '99998')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(logged.mock.calls[0]?.[0]).toContain('#5711')
  })
})

describe('other countries', () => {
  const ch = prices({}, 50)
  const abroad = (perInternationalPackage: number | null, overrides = {}) =>
    here({
      country: 'ch',
      model: productModel({
        prices: ch,
        products: [variant(11, 'red', 'M', { prices: ch }), variant(12, 'blue', 'M', { prices: ch })],
      }),
      data: {
        stores: [],
        limit: {
          isDeliveryCountryBlocked: false,
          blockInfoText: null,
          extra_data_overrides: overrides,
          perInternationalPackage,
        },
      },
    })

  it('D5.12 says how many pieces fit a package, or how many packages a piece needs', () => {
    abroad(4)
    expect(screen.getByText('4 pieces fit in one international package.')).toBeTruthy()
    cleanup()
    abroad(0.2)
    expect(screen.getByText('Each piece needs 5 international packages.')).toBeTruthy()
    cleanup()
    abroad(null)
    expect(screen.queryByText(/international package/)).toBeNull()
  })

  it('D3.05, D5.12 a variant’s own number counts before the model’s', () => {
    abroad(4, { 12: { perInternationalPackage: 1 } })
    fireEvent.click(screen.getByRole('link', { name: /Fjord/ }))
    expect(screen.getByText('One piece fits in one international package.')).toBeTruthy()
  })
})

describe('delivery and returns', () => {
  const shown = variant(11, 'red', 'M')
  const section = (country: string) =>
    show(
      <DeliverySection
        market={market(country)}
        intl={getIntl('en')}
        offers={[]}
        format={(minor) => formatPrice(minor, 'eur', 'en')}
        isBlocked={false}
        blockInfo={null}
        isReturnable
        hrefs={{ delivery: '/d/', returns: '/r/' }}
      />,
    ).container.textContent ?? ''

  it('D9.09 customs: the United Kingdom with VAT 20 % and about 12 pounds, and D5.11 not Northern Ireland', () => {
    const text = section('gb')
    for (const part of [
      '20%',
      '£12',
      'you agree to pay the taxes, duties and fees',
      'We do not deliver to Northern Ireland',
    ])
      expect(text).toContain(part)
  })
  it.each([
    ['ch', ['8.1%'], ['Northern Ireland']],
    ['ca', ['$14'], ['%']],
    ['us', ['$14'], ['%']],
  ] as const)('D9.09 customs of %s', (country, parts, absent) => {
    const text = section(country)
    for (const part of [...parts, 'you agree to pay']) expect(text).toContain(part)
    for (const part of absent) expect(text).not.toContain(part)
  })
  it('D9.08 delivery prices have two decimals', () => {
    const [method] = panelData().methods
    const text = show(
      <DeliverySection
        market={market('fi')}
        intl={getIntl('en')}
        offers={method ? offersOf(panelData({ methods: [{ ...method, price: 500 }] }), shown, 0) : []}
        format={priceFormatter({ currency: 'eur', language: 'en' }, 1)}
        isBlocked={false}
        blockInfo={null}
        isReturnable
        hrefs={{ delivery: '/d/', returns: '/r/' }}
      />,
    ).container.textContent
    expect(text).toContain('€5.00')
    expect(text).toContain('€300')
    expect(text).not.toContain('€300.00')
    cleanup()
    const area = prices({}, market('de').taxAreaId)
    here({
      country: 'de',
      model: productModel({ prices: area, products: [variant(11, 'red', 'M', { prices: area })] }),
      data: { stores: [], methods: method ? [{ ...method, price: 500, freeFrom: null }] : [] },
    })
    expect(screen.getByText('€5.00')).toBeTruthy()
  })
  it('D9.10 says when questions about an order are answered', () => {
    expect(section('fi')).toContain('We answer on business days 8–20')
  })
  it('D9.09 nothing of it within the European Union', () => {
    expect(section('de')).not.toContain('agree')
  })
  it('what comes by e-mail has no parcels and no customs', () => {
    const { methods } = panelData()
    const text = show(
      <DeliverySection
        market={market('us')}
        intl={getIntl('en')}
        offers={offersOf({ ...panelData(), methods, country: 'us' }, shown, 0)}
        isByMail
        format={String}
        isBlocked={false}
        blockInfo={null}
        isReturnable={false}
        hrefs={{ delivery: '/d/', returns: '/r/' }}
      />,
    ).container.textContent
    expect(text).toContain('arrives by e-mail')
    for (const absent of ['Parcel locker', 'you agree']) expect(text).not.toContain(absent)
  })
  it('D4.14 a blocked country is said there, too, with the shop’s own words', () => {
    show(
      <DeliverySection
        market={market('us')}
        intl={getIntl('en')}
        offers={[]}
        format={String}
        isBlocked
        blockInfo="Gas stays in Finland."
        isReturnable
        hrefs={{ delivery: '/d/', returns: '/r/' }}
      />,
    )
    expect(screen.getByText('This product is not shipped to United States')).toBeTruthy()
    expect(screen.getByText('Gas stays in Finland.')).toBeTruthy()
    expect(screen.queryByText(/you agree/)).toBeNull()
  })
})
