import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CartView } from '@/components/cart/cart-view'
import { ClubInfo } from '@/components/checkout/club-info'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'

import { answer, api, line, type Reply, reset, SETUP, settled, show, target } from './support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))

const STORES = [{ id: 1, name: 'Helsinki' }, { id: 2, name: 'Oulu' }, { id: 3, name: 'Tampere' }]
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
    return ok(answer({ transfer_request_from: body.transfer_request_from, post_delivery: body.post_delivery, card_checkout_mode: body.card_checkout_mode, enterprise_order: body.enterprise_order }))
  })
  cartStore.getState().add({ productId: 11, amount: 4 })
})
afterEach(() => {
  cleanup()
  act(() => {
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: false } }))
    checkout.setOptions({ transferRequest: false, transferRequestFrom: null, transferRequestTo: null, postDelivery: false, cardCheckoutMode: false, enterpriseOrder: null })
  })
})

async function open() {
  show(<CartView setup={SETUP} />)
  await settled(server)
}

describe('special modes', () => {
  it('P3.09 P4.11 staff: a transfer between stores, whose amounts are picked from each; too little is said in Finnish', async () => {
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: true } }))
    await open()
    await waitFor(() => screen.getByText('For staff'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Transfer between stores', hidden: true }))
    await waitFor(() => screen.getByRole('checkbox', { name: 'Helsinki', hidden: true }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Helsinki', hidden: true }))
    expect(screen.getByText(/Valitse riville riittävästi tuotteita keräilyvarastoista/)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Oulu', hidden: true }))
    fireEvent.change(screen.getByLabelText('Storm jacket: from Helsinki'), { target: { value: '2' } })
    fireEvent.change(screen.getByLabelText('Storm jacket: from Oulu'), { target: { value: '3' } })
    expect(cartStore.getState().products[0]).toMatchObject({ amount: 5, transferAmounts: { 1: 2, 2: 3 } })
    expect(screen.queryByText(/Valitse riville/)).toBeNull()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '3' } })
    await act(() => checkout.validateNow())
    expect(seen.at(-1)).toMatchObject({ transfer_request_from: [1, 2], transfer_request_to: 3 })
  })

  it('P3.09 post delivery and card checkout go along with the next validation', async () => {
    authStore.setState(({ user }) => ({ user: { ...user, isStaffUser: true } }))
    await open()
    await waitFor(() => screen.getByText('For staff'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sold in a store, sent afterwards', hidden: true }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Card payment only', hidden: true }))
    await act(() => checkout.validateNow())
    expect(seen.at(-1)).toMatchObject({ post_delivery: true, card_checkout_mode: true })
  })

  it('shoppers see none of it, but what kind of order it is', async () => {
    act(() => checkout.setOptions({ enterpriseOrder: { id: 77 } }))
    await open()
    expect(screen.queryByText('For staff')).toBeNull()
    expect(screen.getByText('Enterprise order 77')).toBeTruthy()
  })
})

describe('club prices on the way', () => {
  it('P2.16 the cart says how many products members pay less for, and the page which', async () => {
    server.on('checkout', () => ok(answer({ products: [line({ price_type: 'club' }), line({ productId: 12, name: 'Wool hat' })] })))
    await open()
    expect(target('1 product here has a club price')).toBe('/en/checkout/club-info/')
    cleanup()
    show(<ClubInfo registerHref="/en/accounts/register/" />)
    await settled(server)
    expect(screen.getByText('Fjell Storm jacket')).toBeTruthy()
    expect(screen.queryByText(/Wool hat/)).toBeNull()
    expect(target('Log in')).toBe('/en/accounts/login/?next=%2Fen%2Fcheckout%2Fpayment%2F')
    expect(target('Join the club')).toBe('/en/accounts/register/')
    expect(target('Delivery and payment')).toBe('/en/checkout/payment/')
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: true, isClubMember: true } })))
    expect(screen.getByText('You are a member: club prices are in your total.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Join the club' })).toBeNull()
    act(() => authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: false, isClubMember: false } })))
  })
})
