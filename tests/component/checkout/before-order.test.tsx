import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fieldId } from '@/lib/checkout/fields'
import { PaymentView } from '@/components/checkout/payment-view'
import type { CartRow } from '@/lib/cart/types'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { cartStore } from '@/stores/cart'

import { api, follows, line, refusal, reset, SETUP, settled, show } from './support'

const { shop, leave } = vi.hoisted(() => ({ shop: { call: vi.fn() }, leave: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))
vi.mock('@/lib/browser/redirect', async (original) => ({ ...(await original<object>()), navigateTo: leave }))

let server = api()
const settle = () => settled(server)

/** The payment page with everything typed and a parcel locker paid by bank chosen. */
async function open(row: Partial<CartRow> = {}) {
  cartStore.getState().add({ productId: 11, amount: 1, ...row })
  show(<PaymentView setup={SETUP} />)
  await waitFor(() => expect(screen.getAllByRole('radio').length).toBeGreaterThan(0))
  const typed = {
    email: 'aino@example.fi',
    first_name: 'Aino',
    last_name: 'Virtanen',
    address: 'Hämeentie 15',
    postal_code: '00500',
    city: 'Helsinki',
    phone: '040 123 4567',
  } as const
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(document.getElementById(fieldId(name as keyof typeof typed)) as HTMLInputElement, {
      target: { value },
    })
  for (const name of [/Parcel locker/, /Online bank/]) {
    fireEvent.click(screen.getByRole('radio', { name }))
    await settle()
  }
}

const submit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Order and pay' }))
  await settle()
}

beforeEach(() => {
  reset()
  leave.mockReset()
  server = api()
  shop.call = server.call
  server.on('checkout', follows())
})
afterEach(cleanup)

describe('before the order is sent', () => {
  it('P7.08 whoever comes past the cart is told here of a changed price; the order goes on, without the known price', async () => {
    server.on('checkout', follows({ products: [line({ notice: 'price_changed' })] }))
    await open({ seenPrice: { amount: 9_000, currency: 'eur', country: 'fi' } })
    expect(screen.getAllByText('The price has changed from €90 to €100.').length).toBeGreaterThan(0)
    await submit()
    expect(server.orders()[0]?.body.cart.products).toEqual([{ productId: 11, amount: 1 }])
  })

  it('P3.06 P7.08 tells before the order when it arrives, each parcel by itself, and when it waits in a store', async () => {
    const parcel = (to: string, names: string[]) => ({ from: '2026-11-24', to, text: '', names })
    server.on(
      'checkout',
      follows({ arrivals: [parcel('2026-11-26', ['Storm jacket']), parcel('2026-11-30', ['Tent'])] }),
    )
    await open()
    expect(screen.getAllByText('Arrives')).toHaveLength(2)
    expect(
      [/^Nov 24\s–\s26 \(Storm jacket\)$/, /^Nov 24\s–\s30 \(Tent\)$/].every((text) => screen.getByText(text)),
    ).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: /Collect in store/ }))
    await settle()
    expect(screen.getAllByText('Ready to collect')).toHaveLength(2)
  })

  it('P3.06 P7.04 express pickup, repacking and sending in parts are asked for with the next validation, and taken back', async () => {
    const products = [line({}), line({ productId: 12, shipping_time: '5-7' })]
    server.on('checkout', follows({ products, repack_cost: 490, part_delivery_mode: 'ask' }))
    await open()
    fireEvent.click(screen.getByRole('radio', { name: /Collect in store/ }))
    await settle()
    const asked = async (name: RegExp) => {
      fireEvent.click(screen.getByRole('checkbox', { name }))
      await settle()
      const { body } = server.call.mock.lastCall?.[1] as { body: Partial<CheckoutRequest> }
      return [body.pikanouto, body.repack, body.delivery_extra_data?.part_delivery]
    }
    const [express, repack, parts] = [/[Ee]xpress/, /retail packaging/, /Send what is in stock first/] as const
    expect(await asked(express)).toEqual([true, false, false])
    expect(await asked(repack)).toEqual([true, true, false])
    expect(await asked(parts)).toEqual([true, true, true])
    expect(await asked(parts)).toEqual([true, true, false])
    expect(await asked(repack)).toEqual([true, false, false])
    expect(await asked(express)).toEqual([false, false, false])
  })

  it('P3.07 a provider that does not answer: said where it was chosen, the waiting order is given up, another way goes through', async () => {
    await open()
    const before = cartStore.getState().cartKey
    server.on('placeOrder', () =>
      refusal('UNAVAILABLE', 503, {
        field: 'payment_method',
        details: { order_number: 'W-WAITS001', access: 'secret' },
      }),
    )
    await submit()
    expect(screen.getByText('This payment method is not available right now')).toBeTruthy()
    expect(screen.getByText('Not available right now').closest('label')?.textContent).toContain('Online bank')
    expect(server.call).toHaveBeenCalledWith('cancelOrder', { body: { number: 'W-WAITS001', access: 'secret' } })
    expect(cartStore.getState().cartKey).not.toBe(before)
    server.on('placeOrder', () => ({
      ok: true,
      data: {
        order_number: 'W-TEST0001',
        status: 'pending_payment',
        redirect_url: '/payment-sandbox/ref/',
        access: 'a'.repeat(43),
      },
    }))
    fireEvent.click(screen.getByRole('radio', { name: /Card/ }))
    expect(screen.queryByText('Not available right now')).toBeNull()
    await submit()
    expect(
      server.orders().map(({ body: { payment_method, cart_key } }) => [payment_method, cart_key === before]),
    ).toEqual([
      ['bank', true],
      ['card', false],
    ])
    expect(leave).toHaveBeenCalledOnce()
  })
})
