/**
 * A shopper who only wants to make money: orders, cancellations, returns, exchanges and gift cards as a state and actions that change it.
 * Prices, refunds and what cards pay come from the shop's own pure functions; only what the database does with their results is repeated
 * here.
 */
import { cardDebit, cardRefill, splitRefund } from '@/lib/backend/domain/pricing/gift-cards'
import type { ReceivedReturn, SettledOrder } from '@/lib/backend/flows/returns/settle'
import { settle } from '@/lib/backend/flows/returns/settle'
import { type Currency, CURRENCY_TABLE, minorPerUnit } from '@/lib/market/currencies'
import { RETURN_FEE_EUR } from '@/lib/order/returns'

import { type Cart, CARTS, nameOf, quoteCart } from './shop'

interface CardState {
  /** The face value, and what is left; cents of EUR. */
  readonly face: number
  readonly balance: number
  /** It was a present and is about to expire. */
  readonly isExpiring: boolean
}

/** What an order was when it was placed; the same for all states that contain it. */
interface Placed {
  readonly cart: number
  readonly currency: Currency
  /** In minor units of the currency. */
  readonly cash: number
  readonly delivery: number
  readonly boughtPrice: number
  readonly cardTotal: number
  /** Cents of EUR from each card that paid, by its index. */
  readonly taken: readonly (readonly [card: number, cents: number])[]
  /** Indexes of the cards that it bought. */
  readonly bought: readonly number[]
  readonly sold: SettledOrder
  readonly names: readonly string[]
}

interface OrderState {
  readonly placed: Placed
  readonly isCancelled: boolean
  /** Units of each line that the shopper still has; units of an exchange are still had, and cannot be returned again. */
  readonly kept: readonly number[]
  readonly exchanged: readonly number[]
  readonly received: readonly ReceivedReturn[]
  readonly cashBack: number
  /** Minor units that went back to cards, and cents of EUR by card. */
  readonly cardsBack: number
  readonly givenEur: readonly number[]
}

/** An order with its part of the gain in cents of EUR, computed once: money back − paid, and what is kept. */
interface CountedOrder extends OrderState {
  readonly money: number
  readonly worth: number
}

export interface State {
  readonly orders: readonly CountedOrder[]
  readonly cards: readonly CardState[]
}

type Pay = 'money' | 'cards'
export type Action =
  | { readonly kind: 'order'; readonly cart: number; readonly currency: Currency; readonly pay: Pay }
  | { readonly kind: 'cancel'; readonly order: number }
  | {
      readonly kind: 'refund' | 'exchange'
      readonly order: number
      readonly lines: readonly (readonly [line: number, quantity: number])[]
      readonly method: 'store' | 'parcel'
    }

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Minor units as cents of EUR at the middle rate. */
const cents = (minor: number, currency: Currency) =>
  (minor * 100) / minorPerUnit(currency) / CURRENCY_TABLE[currency].defaultRate

/** Without orders; with `present`, the shopper has been given a card that is about to expire. */
export const startOf = (present: boolean): State => ({
  orders: [],
  cards: present ? [{ face: 5_000, balance: 5_000, isExpiring: true }] : [],
})

interface Limits {
  readonly currencies: readonly Currency[]
  readonly maxOrders: number
}

/**
 * The actions that are tried in a state. Orders that no gift card connects have no influence on each other, so the gain of a sequence of
 * both is the sum of two shorter ones, and only connected orders are combined.
 */
export function actionsOf(state: State, { currencies, maxOrders }: Limits): Action[] {
  const actions: Action[] = []
  state.orders.forEach((order, index) => {
    if (mayCancel(state, order)) actions.push({ kind: 'cancel', order: index })
    if (!order.isCancelled) actions.push(...returnsOf(order, index))
  })
  if (state.orders.length >= maxOrders || !isConnected(state)) return actions
  const hasMoneyOnCards = state.cards.some(({ balance }) => balance > 0)
  for (const currency of currencies)
    CARTS.forEach(({ cards }, cart) => {
      if (state.orders.length === 0 || cards) actions.push({ kind: 'order', cart, currency, pay: 'money' })
      if (hasMoneyOnCards) actions.push({ kind: 'order', cart, currency, pay: 'cards' })
    })
  return actions
}

const isConnected = ({ orders }: State) =>
  orders.every(({ placed }) => placed.bought.length > 0 || placed.taken.length > 0)

/** Before anything is sent; a card that it bought must be unused. */
const mayCancel = ({ cards }: State, { placed, isCancelled, received }: OrderState) =>
  !isCancelled && received.length === 0 && placed.bought.every((card) => cards[card]?.balance === cards[card]?.face)

function returnsOf({ placed, kept, exchanged }: OrderState, order: number): Action[] {
  const open = kept.flatMap((units, line) => {
    const left = units - (exchanged[line] ?? 0)
    return left > 0 ? [[line, left] as const] : []
  })
  const first = open[0]
  if (!first) return []
  const single = open.map(([line]) => [[line, 1] as const])
  const choices = open.length === 1 && first[1] === 1 ? single : [...single, open]
  return [
    ...choices.map((lines): Action => ({ kind: 'refund', order, lines, method: 'store' })),
    { kind: 'refund', order, lines: [[first[0], 1]], method: 'parcel' },
    ...(placed.sold.lines.length > 0
      ? [{ kind: 'exchange', order, lines: [[first[0], 1]], method: 'store' } satisfies Action]
      : []),
  ]
}

/** The state after an action; null when the shop refuses it. */
export function apply(state: State, action: Action): State | null {
  if (action.kind === 'order') return place(state, action)
  return action.kind === 'cancel' ? cancel(state, action.order) : bringBack(state, action)
}

function place(state: State, { cart, currency, pay }: Extract<Action, { kind: 'order' }>): State | null {
  const given = CARTS[cart]
  if (!given) return null
  const paying =
    pay === 'cards' ? state.cards.flatMap(({ balance }, id) => (balance > 0 ? [{ id, balanceEur: balance }] : [])) : []
  const quote = quoteCart(given, currency, paying)
  const { money, priced, giftCards, lines } = quote
  const taken = giftCards.flatMap(({ id, balanceEur, amount }) => {
    const debit = cardDebit(money, balanceEur, amount)
    return debit > 0 ? [[id, debit] as const] : []
  })
  if (pay === 'cards' && taken.length === 0) return null
  const cards = state.cards.map((card, index) => ({
    ...card,
    balance: card.balance - (taken.find(([id]) => id === index)?.[1] ?? 0),
  }))
  const issued = given.cards ?? []
  const goods = lines.flatMap((line, index) => (line.kind === 'product' ? [{ line, priced: priced.lines[index] }] : []))
  const placed: Placed = {
    cart,
    currency,
    cash: priced.total,
    delivery: priced.deliveryCost,
    boughtPrice: sum(
      lines.flatMap(({ kind }, index) => (kind === 'giftcard' ? [priced.lines[index]?.gross ?? 0] : [])),
    ),
    cardTotal: priced.giftCardTotal,
    taken,
    bought: issued.map((_, index) => cards.length + index),
    names: goods.map(({ line }) => nameOf(line.variantId ?? 0)),
    sold: {
      lines: goods.map(({ line, priced: price }, id) => ({
        id,
        quantity: line.quantity,
        unit: line.unit,
        eur: line.eur,
        gross: price?.gross ?? 0,
        bundle: line.bundle ?? null,
      })),
      rules: {
        bundles: Object.fromEntries(
          quote.bundles.map(({ key, eur }, index) => [key, { unit: priced.bundleUnits[index] ?? 0, eur }]),
        ),
        minTotalEur: quote.discount?.code.minTotalEur ?? 0,
        codeDiscount: priced.codeDiscount,
      },
      fee: money.fromEur(RETURN_FEE_EUR),
      delivery: 0,
    },
  }
  const order: OrderState = {
    placed,
    isCancelled: false,
    kept: goods.map(({ line }) => line.quantity),
    exchanged: goods.map(() => 0),
    received: [],
    cashBack: 0,
    cardsBack: 0,
    givenEur: taken.map(() => 0),
  }
  return {
    orders: [...state.orders, counted(order)],
    cards: [...cards, ...issued.map((value) => ({ face: value * 100, balance: value * 100, isExpiring: false }))],
  }
}

function cancel(state: State, index: number): State | null {
  const order = state.orders[index]
  if (!order) return null
  const { taken, bought, cash } = order.placed
  return replace(
    state,
    index,
    {
      ...order,
      isCancelled: true,
      kept: order.kept.map(() => 0),
      cashBack: cash,
      givenEur: taken.map(([, debit]) => debit),
    },
    (card, at) => (bought.includes(at) ? -card.balance : (taken.find(([id]) => id === at)?.[1] ?? 0)),
  )
}

function bringBack(
  state: State,
  { kind, order: index, lines, method }: Extract<Action, { order: number; lines: unknown }>,
): State | null {
  const order = state.orders[index]
  if (!order) return null
  const { placed } = order
  const asked = lines.map(([lineId, quantity]) => ({ lineId, quantity, reason: 'changed_mind' }))
  const [settled] = settle(placed.sold, order.received, [{ id: 0, kind, method, isWithdrawal: false, lines: asked }])
  if (!settled) return null
  const units = (line: number) => lines.find(([id]) => id === line)?.[1] ?? 0
  if (kind === 'exchange')
    return replace(state, index, { ...order, exchanged: order.exchanged.map((had, line) => had + units(line)) })
  const { refund: amount } = settled
  const { toPayment, toCards } = splitRefund({
    amount,
    captured: placed.cash - order.cashBack,
    boughtCards: placed.boughtPrice,
  })
  const cardsBack = order.cardsBack + toCards
  let left =
    toCards === 0
      ? 0
      : cardRefill({
          takenEur: sum(placed.taken.map(([, debit]) => debit)),
          givenEur: sum(order.givenEur),
          total: placed.cardTotal,
          amount: cardsBack,
        })
  const parts = placed.taken.map(([, debit], at) => {
    const part = Math.max(0, Math.min(left, debit - (order.givenEur[at] ?? 0)))
    left -= part
    return part
  })
  const received: ReceivedReturn = {
    kind,
    isWithdrawal: false,
    adjustment: settled.adjustment,
    lines: asked.map(({ lineId, quantity }, at) => ({ lineId, quantity, amount: settled.amounts[at] ?? 0 })),
  }
  return replace(
    state,
    index,
    {
      ...order,
      kept: order.kept.map((had, line) => had - units(line)),
      received: [...order.received, received],
      cashBack: order.cashBack + toPayment,
      cardsBack,
      givenEur: order.givenEur.map((had, at) => had + (parts[at] ?? 0)),
    },
    (_card, at) => sum(placed.taken.map(([id], position) => (id === at ? (parts[position] ?? 0) : 0))),
  )
}

const counted = (order: OrderState): CountedOrder => ({
  ...order,
  money: cents(order.cashBack - order.placed.cash, order.placed.currency),
  worth: worthOf(order),
})

function replace(
  { orders, cards }: State,
  index: number,
  order: OrderState,
  more: (card: CardState, index: number) => number = () => 0,
): State {
  return {
    orders: orders.map((known, at) => (at === index ? counted(order) : known)),
    cards: cards.map((card, at) => {
      const delta = more(card, at)
      return delta === 0 ? card : { ...card, balance: card.balance + delta }
    }),
  }
}

/** What a shopper has more than at the start, in cents of EUR. */
interface Gain {
  /** Money paid back − paid + products and deliveries at their price + balances of cards at face value. */
  readonly all: number
  /** The same without products and without cards that are about to expire: what such a card was turned into. */
  readonly liquid: number
}

export function gainOf({ orders, cards }: State): Gain {
  let [liquid, all] = [0, 0]
  for (const { money, worth } of orders) {
    liquid += money
    all += worth
  }
  for (const { balance, face, isExpiring } of cards)
    if (isExpiring) all += balance - face
    else liquid += balance
  return { liquid, all: all + liquid }
}

/** Products that are kept, and the delivery, which cannot be given back. */
function worthOf({ placed, kept, isCancelled }: OrderState): number {
  return isCancelled ? 0 : cents(keptWorth(placed, kept) + placed.delivery, placed.currency)
}

const worths = new Map<string, number>()

/**
 * The worth of kept products: their part of the price that was paid, while every rule of the order still applies to them. Otherwise the
 * lowest price for which the shop sells them, alone or with more products of the order: whoever has them for less made a gain.
 */
function keptWorth({ cart, currency, sold, names }: Placed, kept: readonly number[]): number {
  const known = `${cart} ${currency} ${kept.join()}`
  const before = worths.get(known)
  if (before !== undefined) return before
  const given = CARTS[cart]
  if (!given) throw new Error('An order has a cart.')
  const share = sum(
    sold.lines.map(
      ({ gross, quantity }, line) => gross - Math.round((gross * (quantity - (kept[line] ?? 0))) / quantity),
    ),
  )
  const worth = keepsRules(given, sold, names, kept)
    ? share
    : Math.min(
        ...larger(
          sold.lines.map(({ quantity }) => quantity),
          kept,
        ).map((units) => priceOf(given, currency, names, units)),
      )
  worths.set(known, worth)
  return worth
}

/** Complete bundles only, and still the value that the code needs. */
function keepsRules(cart: Cart, { rules }: SettledOrder, names: readonly string[], kept: readonly number[]): boolean {
  const { rest } = splitBundle(cart, names, kept)
  const isWhole = (cart.bundle?.of ?? []).every((name) => (rest[name] ?? 0) === (cart.goods[name] ?? 0))
  if (!isWhole) return false
  if (!rules || rules.codeDiscount === 0 || kept.every((units) => units === 0)) return true
  return quoteCart(cartOf(cart, names, kept), 'eur').discount !== null
}

/** Bundles that are complete, and the products beside them. */
function splitBundle({ bundle }: Cart, names: readonly string[], kept: readonly number[]) {
  const rest: Record<string, number> = {}
  names.forEach((name, line) => {
    rest[name] = (rest[name] ?? 0) + (kept[line] ?? 0)
  })
  const complete = bundle ? Math.min(...bundle.of.map((name) => rest[name] ?? 0)) : 0
  for (const name of bundle?.of ?? []) rest[name] = (rest[name] ?? 0) - complete
  return { complete, rest }
}

/** The cart of an order with these units only. */
function cartOf(cart: Cart, names: readonly string[], kept: readonly number[]): Cart {
  const { complete, rest } = splitBundle(cart, names, kept)
  const { bundle, cards: _cards, isSent: _isSent, ...others } = cart
  return {
    ...others,
    goods: Object.fromEntries(Object.entries(rest).filter(([, units]) => units > 0)),
    ...(bundle && complete > 0 && { bundle: { ...bundle, amount: complete } }),
  }
}

/**
 * What the shop takes for these units alone. In many currencies a percentage is rounded to whole units, by at most a half, in the order and
 * in this price: an order may be that much cheaper than its parts, which is no cycle, because the products must be bought for it.
 */
function priceOf(cart: Cart, currency: Currency, names: readonly string[], kept: readonly number[]): number {
  if (kept.every((units) => units === 0)) return 0
  const { priced, discount, money } = quoteCart(cartOf(cart, names, kept), currency)
  const rounding = discount?.price.kind === 'percent' && CURRENCY_TABLE[currency].whole ? money.step : 0
  return sum(priced.lines.map(({ gross }) => gross)) - rounding
}

/** All numbers of units from `kept` to `most`. */
function larger(most: readonly number[], kept: readonly number[]): number[][] {
  return most.reduce<number[][]>(
    (all, end, line) =>
      all.flatMap((units) =>
        Array.from({ length: end - (kept[line] ?? 0) + 1 }, (_, more) => [...units, (kept[line] ?? 0) + more]),
      ),
    [[]],
  )
}

/** An action in words. */
export function wordsOf(action: Action): string {
  if (action.kind === 'order') return `order ${CARTS[action.cart]?.name} in ${action.currency} with ${action.pay}`
  if (action.kind === 'cancel') return `cancel order ${action.order + 1}`
  return `${action.kind} ${action.lines.map(([line, units]) => `${units} of line ${line + 1}`).join(', ')} of order ${action.order + 1} by ${action.method}`
}

/** Equal for states in which the same can happen and the same was gained. Cards and orders keep their order: they refer to each other. */
export function keyOf({ orders, cards }: State): string {
  const parts = orders.map(
    ({ placed: { cart, currency, taken }, isCancelled, kept, exchanged, cashBack, cardsBack, givenEur, received }) =>
      [
        cart,
        currency,
        taken.join('.'),
        isCancelled ? 'x' : kept.join('.'),
        exchanged.join('.'),
        cashBack,
        cardsBack,
        givenEur.join('.'),
        received.length > 0 ? 1 : 0,
      ].join(),
  )
  return `${parts.join(';')}|${cards.map(({ balance }) => balance).join()}`
}
