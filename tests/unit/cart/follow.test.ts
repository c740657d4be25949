import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type AccountContent,
  accountContent,
  type AccountRow,
  followAccount,
  hasSameContent,
  meetAccount,
  mergedAmount,
  readAccountCart,
} from '@/lib/cart/follow'
import { addProduct, removeProduct, setAmount } from '@/lib/cart/rows'
import { type CartRow, type CartState, EMPTY_CART, LIMITS } from '@/lib/cart/types'

const rows = (text: string): AccountRow[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((row) => ({ productId: Number(row.split('x')[0]), amount: Number(row.split('x')[1]) }))
const content = (text: string): AccountContent => ({ products: rows(text), bundles: [] })
const cartOf = (text: string): CartState => ({ ...EMPTY_CART, products: rows(text) })
const told = ({ products }: Pick<CartState, 'products'>) =>
  products.map(({ productId, amount }) => `${productId}x${amount}`).join(' ')

const bundle = (uid: string, amount: number, productId = 5) => ({
  id: 4,
  mainProduct: { productId },
  secondaryProducts: [{ productId: 6 }],
  uid: `bundle-of-${uid}`,
  amount,
})
const withBundles = (...bundles: CartState['bundles']): CartState => ({ ...EMPTY_CART, bundles })

describe('issue 16 bundles follow the account', () => {
  const account = (...bundles: AccountContent['bundles']) => ({ products: [], bundles })

  it('one of another device comes, one removed there goes, and amounts are joined as those of products', () => {
    const [a, b] = [bundle('a', 1), bundle('b', 1, 7)]
    expect(followAccount(EMPTY_CART, account(), account(a)).bundles).toEqual([a])
    expect(followAccount(withBundles(a, b), account(a, b), account(b)).bundles).toEqual([b])
    expect(followAccount(withBundles(b), account(a, b), account(a, b)).bundles).toEqual([b])
    expect(followAccount(withBundles(bundle('a', 2)), account(a), account(bundle('a', 3))).bundles).toEqual([
      bundle('a', 3),
    ])
  })

  it('the same one, put together on two devices, is one row with the uid of the account', () => {
    const mine = { ...bundle('mine', 1), seenPrice: { amount: 1, currency: 'eur', country: 'fi' } }
    const cart = followAccount(withBundles(mine), account(), account(bundle('theirs', 1)))
    expect(cart.bundles).toEqual([{ ...mine, uid: 'bundle-of-theirs' }])
    expect(
      meetAccount(withBundles(mine), null, { customerId: 7, version: 1, ...account(bundle('theirs', 1)) }),
    ).toEqual(cart)
    expect(followAccount(cart, account(bundle('theirs', 1)), account(bundle('theirs', 1)))).toBe(cart)
  })

  it('the account gets no price that a browser has shown, and tells two skiers apart', () => {
    const skier = { weight: 70, height: 175, age: 30, shoe_size: 42, level: 'expert' as const }
    const mine = { ...bundle('a', 1), skier, seenPrice: { amount: 1, currency: 'eur', country: 'fi' } }
    expect(accountContent(withBundles(mine)).bundles).toEqual([{ ...bundle('a', 1), skier }])
    expect(hasSameContent(account({ ...bundle('a', 1), skier }), account(bundle('a', 1)))).toBe(false)
    expect(hasSameContent(account(bundle('a', 2)), account(bundle('a', 1)))).toBe(false)
    expect(hasSameContent(account(bundle('a', 1)), account())).toBe(false)
  })
})

describe('issue 16 one cart on several devices: what the account had, what this device has, what the account has now', () => {
  it.each<[string, string, string, string, string]>([
    ['nothing has changed', '1x1 2x2', '1x1 2x2', '1x1 2x2', '1x1 2x2'],
    ['both have added', '', '1x1', '2x1', '1x1 2x1'],
    ['both have added the same', '', '1x1', '1x1', '1x1'],
    ['both have added the same, in other amounts', '', '1x1', '1x3', '1x3'],
    ['removed elsewhere', '1x1 2x1', '1x1 2x1', '2x1', '2x1'],
    ['removed here', '1x1 2x1', '2x1', '1x1 2x1', '2x1'],
    ['removed on both', '1x1 2x1', '2x1', '2x1', '2x1'],
    ['fewer elsewhere', '1x5', '1x5', '1x2', '1x2'],
    ['fewer here', '1x5', '1x2', '1x5', '1x2'],
    ['another amount on both', '1x5', '1x2', '1x3', '1x3'],
    ['removed here, another amount elsewhere', '1x1 2x1', '2x1', '1x4 2x1', '2x1 1x4'],
    ['removed elsewhere, another amount here', '1x1', '1x4', '', '1x4'],
    ['ordered elsewhere, seen here', '1x1 2x1', '1x1 2x1', '', ''],
    ['ordered elsewhere, added here meanwhile', '1x1', '1x1 3x1', '', '3x1'],
    ['emptied here, added elsewhere', '1x1', '', '1x1 2x1', '2x1'],
  ])('%s', (_case, base, mine, theirs, expected) =>
    expect(told(followAccount(cartOf(mine), content(base), content(theirs)))).toBe(expected),
  )

  it('rows keep their place and what only this device knows of them; a cart without a change is the same object', () => {
    const mine: CartState = {
      ...cartOf('3x1 1x2'),
      codes: ['SAVE'],
      products: [
        { productId: 3, amount: 1, nameOverride: 'mine' },
        { productId: 1, amount: 2 },
      ],
    }
    expect(followAccount(mine, content('1x2 3x1'), content('1x2 3x4 5x1'))).toEqual({
      ...mine,
      products: [
        { productId: 3, amount: 4, nameOverride: 'mine' },
        { productId: 1, amount: 2 },
        { productId: 5, amount: 1 },
      ],
    })
    expect(followAccount(mine, content('1x2 3x1'), content('3x1 1x2'))).toBe(mine)
  })

  it('a frozen row may shrink and never grows; a gift of a campaign stays alone', () => {
    const frozen: CartRow = { productId: 1, amount: 2, frozen: true }
    const cart = { ...EMPTY_CART, products: [frozen] }
    expect(told(followAccount(cart, content('1x2'), content('1x9')))).toBe('1x2')
    expect(told(followAccount(cart, content('1x2'), content('1x1')))).toBe('1x1')
    const gift = { ...cartOf('1x1'), giftCampaignData: { code: 'c', campaign: 'x' } }
    expect(followAccount(gift, content(''), content('2x1'))).toBe(gift)
  })

  it('an account stores less of a row than a cart may have: that is no change', () => {
    const many = cartOf('1x5000')
    expect(accountContent(many)).toEqual(content('1x999'))
    expect(hasSameContent(accountContent(many), content('1x999'))).toBe(true)
    expect(followAccount(many, content('1x999'), content('1x999'))).toBe(many)
  })

  it('P7.09 a browser that follows no account, or another one, joins by the rules of the log-in', () => {
    const theirs = { customerId: 7, version: 3, ...content('1x5 2x1') }
    const base = { customerId: 8, version: 9, ...content('1x2') }
    for (const known of [null, base]) expect(told(meetAccount(cartOf('1x2'), known, theirs))).toBe('1x2 2x1')
    expect(told(meetAccount(cartOf('1x2'), { ...base, customerId: 7 }, theirs))).toBe('1x5 2x1')
  })

  it('what is stored is read back, and anything else is none', () => {
    const account = { customerId: 7, version: 3, ...content('1x5 2x1'), bundles: [bundle('a', 2)] }
    expect(readAccountCart(JSON.parse(JSON.stringify(account)))).toEqual(account)
    for (const bad of [undefined, null, 5, 'x', {}, { customerId: 'a', version: 1 }, { customerId: 1 }])
      expect(readAccountCart(bad)).toBeNull()
    expect(readAccountCart({ customerId: 7, version: 3, products: 'x' })).toEqual({ ...account, ...content('') })
  })

  it('a cart of the largest size stays within the limit', () => {
    const full = {
      ...EMPTY_CART,
      products: Array.from({ length: LIMITS.rows }, (_, n) => ({ productId: n + 1, amount: 1 })),
    }
    expect(followAccount(full, content(''), content('9001x1')).products).toHaveLength(LIMITS.rows)
  })

  it('the amount is the same whichever of the two is here', () =>
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (base, mine, theirs) => {
        expect(mergedAmount(base, mine, theirs)).toBe(mergedAmount(base, theirs, mine))
        expect(mergedAmount(base, base, theirs)).toBe(theirs)
      }),
    ))
})

interface Device {
  cart: CartState
  base: AccountContent & { version: number }
}
type Step = readonly [device: number, what: 'add' | 'set' | 'remove' | 'sync', product: number, amount: number]

/** The protocol of stores/cart-sync.ts against an account in memory. */
function sync(device: Device, account: AccountContent & { version: number }): void {
  for (let round = 0; round < 3; round += 1) {
    const mine = accountContent(device.cart)
    const isChanged = !hasSameContent(mine, device.base)
    if (isChanged && device.base.version === account.version)
      Object.assign(account, { version: account.version + 1, ...mine })
    else device.cart = followAccount(device.cart, device.base, account)
    device.base = { ...account }
  }
}

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.nat(2),
  fc.constantFrom('add', 'set', 'remove', 'sync'),
  fc.integer({ min: 1, max: 4 }),
  fc.integer({ min: 1, max: 5 }),
)

it('issue 16 three devices, each offline for any time: in the end all show one cart, without what nobody wanted and with all that somebody added last', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const account = { version: 0, ...content('') }
      const devices = [0, 1, 2].map((): Device => ({ cart: EMPTY_CART, base: { version: 0, ...content('') } }))
      const removed = new Set<number>()
      const added = new Set<number>()
      for (const [at, what, productId, amount] of steps) {
        const device = devices[at]!
        if (what === 'sync') sync(device, account)
        if (what === 'add') device.cart = addProduct(device.cart, { productId, amount })
        if (what === 'set') device.cart = setAmount(device.cart, productId, amount)
        if (what === 'remove') device.cart = removeProduct(device.cart, productId)
        if (what === 'add') added.add(productId)
        if (what === 'remove') removed.add(productId)
      }
      for (const device of [...devices, ...devices]) sync(device, account)
      for (const { cart } of devices) expect(hasSameContent(accountContent(cart), account)).toBe(true)
      const left = new Set(account.products.map((row) => Number(row.productId)))
      for (const id of added) if (!removed.has(id)) expect(left).toContain(id)
      for (const id of left) expect(added).toContain(id)
    }),
    { numRuns: 500 },
  ))
