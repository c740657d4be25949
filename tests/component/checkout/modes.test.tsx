import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CartView } from '@/components/cart/cart-view'
import { ClubInfo } from '@/components/checkout/club-info'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import cart from '@/locales/en/cart.json'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'

import { answer, api, line, refusal, type Reply, reset, SETUP, settled, show, target } from './support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))

const STORES = [
  { id: 1, name: 'Helsinki' },
  { id: 2, name: 'Oulu' },
  { id: 3, name: 'Tampere' },
]
let server = api()
let seen: CheckoutRequest[] = []
const ok = (data: unknown): Reply => ({ ok: true, data })

beforeEach(() => {
  reset()
  seen = []
  server = api()
  shop.call = server.call
  server.on('resources', () => ok({ stores: STORES }))
  server.on('checkout', (body: CheckoutRequest) => {
    seen.push(body)
    return ok(
      answer({
        transfer_request_from: body.transfer_request_from,
        post_delivery: body.post_delivery,
        card_checkout_mode: body.card_checkout_mode,
        enterprise_order: body.enterprise_order,
      }),
    )
  })
  cartStore.getState().add({ productId: 11, amount: 4 })
})
afterEach(() => {
  cleanup()
  act(() => {
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: false } }))
    checkout.setOptions({
      transferRequest: false,
      transferRequestFrom: null,
      transferRequestTo: null,
      postDelivery: false,
      cardCheckoutMode: false,
      enterpriseOrder: null,
      giosgChatter: null,
    })
  })
})

async function open() {
  show(<CartView setup={SETUP} />)
  await settled(server)
}

describe('special modes', () => {
  it('P3.09 the cart says which order it repeats and sends it along; one that the server does not take is dropped', async () => {
    const redoOrder = { number: 'W-4F7K2M9Q', proof: 'f'.repeat(64) }
    cartStore.setState({ redoOrder })
    await open()
    expect(seen.at(-1)?.redo_order).toEqual(redoOrder)
    expect(screen.getByText('This cart repeats order W-4F7K2M9Q.')).toBeTruthy()
    server.on('checkout', () => ok(answer({ redo_order: null })))
    await act(() => checkout.validateNow())
    expect(screen.queryByText(/This cart repeats/)).toBeNull()
  })

  it('P3.09 P4.11 staff: a transfer between stores, whose amounts are picked from each; too little is said in Finnish', async () => {
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: true } }))
    await open()
    await waitFor(() => screen.getByText('For staff'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Transfer between stores', hidden: true }))
    await waitFor(() => screen.getByRole('checkbox', { name: 'Helsinki', hidden: true }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Helsinki', hidden: true }))
    const warning = screen.getByText(/Valitse riville riittävästi tuotteita keräilyvarastoista/)
    expect([warning.lang, warning.textContent]).toEqual(['fi', expect.stringContaining('(Storm jacket)')])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Oulu', hidden: true }))
    // A source is no target.
    const targets = [...screen.getByLabelText<HTMLSelectElement>('To').options].map(({ text }) => text)
    expect(targets.slice(1)).toEqual(['Tampere'])
    fireEvent.change(screen.getByLabelText('Storm jacket: from Helsinki'), { target: { value: '2' } })
    fireEvent.change(screen.getByLabelText('Storm jacket: from Oulu'), { target: { value: '3' } })
    expect(cartStore.getState().products[0]).toMatchObject({ amount: 5, transferAmounts: { 1: 2, 2: 3 } })
    expect(screen.queryByText(/Valitse riville/)).toBeNull()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '3' } })
    await act(() => checkout.validateNow())
    expect(seen.at(-1)).toMatchObject({ transfer_request_from: [1, 2], transfer_request_to: 3 })
  })

  it('P4.08 the amount of a row whose id has a dash stays as it is, whatever is picked from the stores', async () => {
    act(() => {
      cartStore.getState().clear()
      cartStore.getState().add({ productId: '7-11-12', amount: 2 })
      checkout.setOptions({ transferRequest: true, transferRequestFrom: [1, 2] })
    })
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: true } }))
    await open()
    fireEvent.change(await screen.findByLabelText(/: from Helsinki/), { target: { value: '3' } })
    expect(cartStore.getState().products).toMatchObject([{ amount: 2, transferAmounts: { 1: 3 } }])
  })

  it('P3.11 staff give a row a price and a name of its own, see what the shop’s are, and take them back; nobody else is offered it', async () => {
    server.on('checkout', (body: CheckoutRequest) => {
      seen.push(body)
      const [{ priceOverride, nameOverride } = {}] = body.products
      return ok(
        answer({
          products: [
            line({
              unit_price: priceOverride ?? 10_000,
              name: nameOverride ?? 'Storm jacket',
              shop: priceOverride === undefined ? null : { name: 'Storm jacket', unit_price: 10_000 },
            }),
          ],
        }),
      )
    })
    await open()
    expect(screen.queryByText('Price and name by staff')).toBeNull()
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: true } })))
    const price = await screen.findByLabelText('Price each (EUR)')
    const use = async (typed: string, name: string) => {
      fireEvent.change(price, { target: { value: typed } })
      fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
      fireEvent.submit(price.closest('form')!)
      await act(() => checkout.validateNow())
    }
    await use('-5', '')
    expect(screen.getByText('Enter an amount between 0 and €1,000,000.')).toBeTruthy()
    expect(seen.at(-1)?.products).toEqual([expect.not.objectContaining({ priceOverride: expect.anything() })])
    await use('39,90', ' Display piece ')
    expect(seen.at(-1)?.products).toMatchObject([
      { productId: 11, amount: 4, priceOverride: 3_990, nameOverride: 'Display piece' },
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Display piece' })).toBeTruthy()
    expect(screen.getByText('By staff, instead of: Storm jacket, €100')).toBeTruthy()
    await use('', '')
    expect(Object.keys(seen.at(-1)?.products[0] ?? {}).filter((key) => /Override/.test(key))).toEqual([])
    expect(screen.queryByText(/By staff, instead of/)).toBeNull()
  })

  it('P3.09 P4.11 a cart in transfer mode ends in sending the request: once, with what is picked; then it is empty and says its number', async () => {
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: true } }))
    let reply: Reply = refusal('OUT_OF_STOCK', 409, {
      details: { rows: [{ productId: 11, store: 1, asked: 4, available: 3 }] },
    })
    server.on('createTransferRequest', () => reply)
    const sent = () =>
      (server.call.mock.calls as unknown as [string, { body: unknown }, { headers: Record<string, string> }][])
        .filter(([name]) => name === 'createTransferRequest')
        .map(([, { body }, { headers }]) => ({ body, key: headers['idempotency-key'] }))
    await open()
    act(() =>
      checkout.setOptions({
        transferRequest: true,
        transferRequestFrom: [1],
        transferRequestTo: null,
        transferrequest_reserve_quantity: true,
        transferrequest_high_priority: true,
      }),
    )
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Send the request' })).toHaveLength(2))
    expect(screen.queryByRole('link', { name: 'Delivery and payment' })).toBeNull()
    const press = () => fireEvent.click(screen.getAllByRole('button', { name: 'Send the request' })[0] as HTMLElement)
    press()
    expect(await screen.findByText('Choose where the goods come from and where they go.')).toBeTruthy()
    act(() => checkout.setOptions({ transferRequestTo: 3 }))
    expect(screen.queryByText('Choose where the goods come from and where they go.')).toBeNull()
    press()
    expect(await screen.findByText('Valitse riville riittävästi tuotteita keräilyvarastoista.')).toBeTruthy()
    expect(sent()).toEqual([])
    act(() => cartStore.getState().updateRow(11, (row) => ({ ...row, transferAmounts: { 1: 4, 2: 9 } })))
    // The validation that this starts may change the cart, which hides what the server refused.
    await act(() => checkout.validateNow())
    expect(screen.queryByText('Valitse riville riittävästi tuotteita keräilyvarastoista.')).toBeNull()
    press()
    expect(await screen.findByText('Storm jacket: Helsinki has 3.')).toBeTruthy()
    expect(cartStore.getState().products).toHaveLength(1)
    reply = ok({ number: 'T-7K3M9QX2', status: 'requested' })
    press()
    const told = await screen.findByText('Transfer request T-7K3M9QX2 has been sent.')
    await waitFor(() => expect(document.activeElement).toBe(told))
    expect(sent().map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({
        transferRequestFrom: [1],
        transferRequestTo: 3,
        transferrequest_reserve_quantity: true,
        transferrequest_high_priority: true,
        products: [{ productId: 11, transferAmounts: { 1: 4 } }],
      })),
    )
    expect(sent()[0]?.key).toBeTruthy()
    expect(sent()[1]?.key).toBe(sent()[0]?.key)
    expect(cartStore.getState().products).toEqual([])
    expect(checkout.store.getState()).toMatchObject({
      transferRequest: false,
      transferRequestFrom: null,
      transferRequestTo: null,
      transferrequest_reserve_quantity: false,
      transferrequest_high_priority: false,
    })
  })

  it('P3.09 P7.04 post delivery and card checkout go along with the next validation', async () => {
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: true } }))
    await open()
    await waitFor(() => screen.getByText('For staff'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sold in a store, sent afterwards', hidden: true }))
    await act(() => checkout.validateNow())
    expect(seen.at(-1)).toMatchObject({ post_delivery: true, card_checkout_mode: false })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Card payment only', hidden: true }))
    fireEvent.change(screen.getByLabelText('Served in chat by'), { target: { value: 'Aino' } })
    await act(() => checkout.validateNow())
    expect(seen.at(-1)).toMatchObject({
      post_delivery: true,
      card_checkout_mode: true,
      delivery_extra_data: { giosg_chatter: 'Aino' },
    })
  })

  it('P3.09 a cart of a gift campaign says whose it is: by the name of the answer, or as the browser knows it', async () => {
    const giftCampaignData = { code: 'C', campaign: 'yule' }
    act(() => cartStore.setState({ giftCampaignData }))
    server.on('checkout', () => ok(answer({ giftcampaign_data: { ...giftCampaignData, name: 'Christmas of Kaira' } })))
    await open()
    expect(screen.getByText(/Christmas of Kaira/)).toBeTruthy()
    server.on('checkout', () => ok(answer({ giftcampaign_data: giftCampaignData })))
    await act(() => checkout.validateNow())
    expect(screen.getByText(/yule/)).toBeTruthy()
  })

  it('P3.09 shoppers see none of it, but what kind of order it is', async () => {
    act(() => checkout.setOptions({ enterpriseOrder: { id: 77 } }))
    await open()
    expect(screen.queryByText('For staff')).toBeNull()
    expect(screen.getByText('Company order 77')).toBeTruthy()
  })
})

describe('club prices on the way', () => {
  it('P2.16 the cart says how many products members pay less for, and the page which', async () => {
    server.on('checkout', () =>
      ok(answer({ products: [line({ price_type: 'club' }), line({ productId: 12, name: 'Wool hat' })] })),
    )
    await open()
    expect(target('1 product has a club price')).toBe('/en/checkout/club-info/')
    cleanup()
    show(<ClubInfo registerHref="/en/accounts/register/" />)
    await settled(server)
    expect(screen.getByText('Fjell Storm jacket')).toBeTruthy()
    expect(screen.queryByText(/Wool hat/)).toBeNull()
    expect(target('Log in')).toBe('/en/accounts/login/?next=%2Fen%2Fcheckout%2Fpayment%2F')
    expect(target('Join the club')).toBe('/en/accounts/register/')
    expect(target('Delivery and payment')).toBe('/en/checkout/payment/')
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: true, isClubMember: true } })))
    expect(screen.getByText('You are a member: club prices are already in your total.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Join the club' })).toBeNull()
    // Somebody with an account joins there, and need not log in.
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isClubMember: false } })))
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
    expect(target('Join the club')).toBe('/en/accounts/')
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: false, isClubMember: false } })))
  })

  it('P2.16 the cart leads there only if something costs members less, and no member', async () => {
    const note = () => screen.queryByRole('link', { name: /club price/ })
    await open()
    expect(note()).toBeNull()
    server.on('checkout', () => ok(answer({ products: [line({ price_type: 'club' })] })))
    await act(() => checkout.validateNow())
    expect(note()).not.toBeNull()
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: true, isClubMember: true } })))
    expect(note()).toBeNull()
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: false, isClubMember: false } })))
    cleanup()
    server.on('checkout', () => ok(answer()))
    show(<ClubInfo registerHref="/en/accounts/register/" />)
    await settled(server)
    await act(() => checkout.validateNow())
    expect(screen.getByText(cart['cart.club_none'])).toBeTruthy()
  })
})
