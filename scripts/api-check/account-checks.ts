/** Checks of log-ins: failed ones, and, with an account of the host, what a customer reads and writes. */
import type { Answer, ShopCallName as CallName } from '@/lib/contract/calls'
import { pathOf, requestInit } from '@/lib/shop-api/request'

import { assert, type HostSamples, type Harness } from './harness'
import { json } from './refusal-checks'

export interface Account {
  readonly email: string
  readonly password: string
}

async function checkFailedLogins(h: Harness, account: Account | null): Promise<void> {
  await h.check('a failed log-in tells nobody whether the account exists', async () => {
    const attempt = (username: string) =>
      h.refused('/api/auth/token/', json({ username, password: 'certainly wrong 0000' }), 401, 429)
    const unknown = await attempt('nobody-at-all@invalid.example')
    assert(unknown.headers.get('set-cookie') === null, 'A failed log-in sets a cookie.')
    if (account === null) return
    const known = await attempt(account.email)
    const told = ({ status, body }: { status: number; body: unknown }) => JSON.stringify([status, body])
    assert(told(known) === told(unknown), 'A wrong password is answered differently from an unknown account.')
  })
  await h.check('links and tokens that nobody sent open nothing', async () => {
    const token = 'x'.repeat(43)
    for (const [name, body] of [
      ['accountLink', { token }],
      ['setPassword', { token, password: 'four herons at dusk 0000' }],
      ['deleteAccount', { token }],
      ['convertToken', { client_id: 'x', grant_type: 'convert_token', backend: 'google-oauth2', token }],
    ] as const)
      await h.refused(pathOf(name, {}), json(body), 400, 401, 404, 429)
  })
}

/** A call of a customer that must be answered with 200. */
async function own<N extends CallName>(h: Harness, token: string, name: N, body?: unknown): Promise<Answer<N>> {
  const input = { ...(body !== undefined && { body }) }
  const headers = { authorization: `Bearer ${token}` }
  return h.parse(name, await h.request(pathOf(name, input), requestInit(name, input, headers)))
}

/** The cart of an account is replaced by whoever has seen its newest version, and by nobody else. */
async function checkAccountCart(h: Harness, token: string, variant: number): Promise<void> {
  const { version } = await own(h, token, 'accountCart')
  const products = [{ productId: variant, amount: 2 }]
  const saved = await own(h, token, 'saveCart', { version, products })
  assert(saved.is_saved && saved.version !== version, 'A saved cart has no new version.')
  const { customer } = await own(h, token, 'customer')
  assert((customer.cart_content ?? '').includes(String(variant)), 'The saved cart is lost.')
  const stale = await own(h, token, 'saveCart', { version, products: [] })
  assert(!stale.is_saved && stale.products.length === 1, 'A cart of an old version replaces the newer one.')
  await own(h, token, 'saveCart', { version: saved.version, products: [] })
}

async function checkCustomer(h: Harness, account: Account, { card, variant }: HostSamples): Promise<void> {
  await h.check('an account: its data, cart and wish list; a log-out ends the log-in', async () => {
    const { access_token: token } = await h.call('login', {
      body: { username: account.email, password: account.password },
    })
    const before = await own(h, token, 'customer')
    assert(before.customer.email.toLowerCase() === account.email.toLowerCase(), 'The log-in leads to another account.')
    await own(h, token, 'customerOrders')
    await own(h, token, 'complaintOrders')
    await own(h, token, 'secondFactor')
    assert(
      (await own(h, token, 'logins')).logins.some((login) => login.is_current),
      'The log-in is not listed.',
    )
    if (variant !== undefined) await checkAccountCart(h, token, variant)
    if (card !== undefined) {
      const first = await own(h, token, 'wishlistToggle', { model_id: card.id })
      const second = await own(h, token, 'wishlistToggle', { model_id: card.id })
      assert(first.added !== second.added, 'The wish list does not toggle.')
    }
    const path = pathOf('customer', {})
    const { headers } = await h.request(path, { headers: { authorization: `Bearer ${token}` } })
    assert(/\bno-store\b/.test(headers.get('cache-control') ?? ''), 'A customer’s data may be kept by caches.')
    await own(h, token, 'logout', {})
    await h.refused(path, { headers: { authorization: `Bearer ${token}` } }, 401)
  })
}

export async function checkAccounts(h: Harness, samples: HostSamples, account: Account | null): Promise<void> {
  await checkFailedLogins(h, account)
  if (account !== null) await checkCustomer(h, account, samples)
}
