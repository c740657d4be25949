/**
 * Makes random transitions of orders, payments, returns and transfers through the shop's own flows. Each step tries one transition of an
 * existing row, whether its state allows it or not, and compares the result with the tables of lib/order.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { transferHandlers } from '@/lib/backend/api/handlers/transfers'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { pgCode } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import * as s from '@/lib/backend/domain/schema'
import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { sendRefunds } from '@/lib/backend/flows/payments/refunds'
import { expireExchanges } from '@/lib/backend/flows/returns/close-return'
import type { CreateReturn, MoveReturn } from '@/lib/contract/schemas/order'
import { type Actor, type Machine, pairsOf, stepTo } from '@/lib/order/machine'
import { MACHINES } from '@/lib/order/machines'
import { FULFILMENT_STATES, nextFulfilment, ORDER } from '@/lib/order/order-machine'
import { hasEndedUnpaid, hasLeftShop, type OrderStatus } from '@/lib/order/order-states'
import { PAYMENT, PAYMENT_OUTCOMES, type PaymentStatus } from '@/lib/order/payment-machine'
import { RETURN, type ReturnStatus } from '@/lib/order/return-machine'
import { TRANSFER, type TransferStatus } from '@/lib/order/transfer-machine'

import {
  addVariant,
  CENTRAL,
  context,
  count,
  customer,
  discountCode,
  giftCard,
  HELSINKI,
  OULU,
  sell,
} from './checkout-shop'
import { changeStock } from './catalogue-changes'
import { endedExchanges, expectRefusedByExecutor, idOf, lastEvent, stateOf, traces, usedCard } from './order-traces'
import { cancel, key, move, placed, type Placed, sendPaymentEvent } from './orders'
import { randomOf } from './random'

const KEPT = 40
const CODE = 'MACHINE-10'

interface Goods {
  readonly variants: readonly number[]
}
interface Known {
  readonly order: Placed
  readonly isFree: boolean
}
interface KnownReturn {
  readonly of: Known
  readonly number: string
}

/** The result of a step, for the statistics: a transition of the table, or a refusal. */
export type Outcome = `${string} ${'made' | 'refused'}`

export class Driver {
  private readonly random: () => number
  private goods: Goods[] = []
  private readonly orders: Known[] = []
  private readonly returns: KnownReturn[] = []
  private readonly transfers: string[] = []
  private staff: Principal = { kind: 'guest' }
  private cardModel = 0
  readonly figures = new Map<Outcome, number>()

  constructor(seed: number) {
    this.random = randomOf(seed)
  }

  async open(): Promise<void> {
    this.staff = await customer(`machine-${randomUUID()}@example.com`, { isStaff: true })
    await discountCode({ code: CODE, kind: 'percent', value: 10, maxUses: 1_000_000 })
    await db().insert(s.models).values({ id: 3427, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
    this.cardModel = 3427
    for (let index = 0; index < 3; index += 1) {
      const stock = { [CENTRAL]: 30, [OULU]: 10 }
      const { modelId, variantId } = await sell({ active: 4_000 + index * 1_000, stock })
      const variants = [variantId]
      for (let more = 0; more < 2; more += 1)
        variants.push(await addVariant(modelId, { active: 4_000 + index * 1_000, stock }))
      this.goods.push({ variants })
    }
    for (let index = 0; index < 5; index += 1) await this.place()
  }

  private pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.random() * items.length)]
  }
  /** An order; in half of the cases one that is in one of these states, so that many orders reach later states. */
  private async pickOrder(states: readonly OrderStatus[]): Promise<Known | undefined> {
    if (this.chance(0.5)) return this.pick(this.orders)
    const ids = this.orders.map(({ order }) => order.id)
    const { rows } = await db().execute<{ id: number }>(sql`
      select id::int as id from orders where id = any(${sql.param(ids)}::bigint[]) and status = any(${sql.param([...states])}::text[])`)
    const there = new Set(rows.map(({ id }) => id))
    return this.pick(this.orders.filter(({ order }) => there.has(order.id)))
  }
  private chance(part: number): boolean {
    return this.random() < part
  }
  private remember<T>(list: T[], item: T): void {
    list.push(item)
    if (list.length > KEPT) list.splice(Math.floor(this.random() * list.length), 1)
  }
  private note(what: string, outcome: 'made' | 'refused'): void {
    const name: Outcome = `${what} ${outcome}`
    this.figures.set(name, (this.figures.get(name) ?? 0) + 1)
  }

  /** One step. Throws when the result differs from the tables. */
  async step(): Promise<void> {
    const steps: readonly (readonly [weight: number, work: () => Promise<void>])[] = [
      [8, () => this.place()],
      [16, () => this.pay()],
      [4, () => this.cancelByShopper()],
      [30, () => this.moveByStaff()],
      [3, () => this.expire()],
      [14, () => this.register()],
      [10, () => this.moveReturn()],
      [3, () => this.expireReturn()],
      [4, () => this.transfer()],
      [7, () => this.moveTransfer()],
      [2, () => sendRefunds().then(() => undefined)],
      [8, () => this.forbidden()],
    ]
    let at = this.random() * steps.reduce((all, [weight]) => all + weight, 0)
    const [, work] = steps.find(([weight]) => (at -= weight) < 0) ?? steps[0]!
    await work()
  }

  private async place(): Promise<void> {
    const variantId = this.pick(this.pick(this.goods)?.variants ?? []) ?? 0
    const left = await count(sql`select available as count from variants where id = ${variantId}`)
    if (left < 3) await changeStock({ variantId, storeId: CENTRAL, delta: 20, reason: 'correction' })
    const codes: string[] = this.chance(0.2) ? [CODE] : []
    const bought = this.chance(0.15) ? await this.boughtCard() : null
    if (bought) codes.push(bought)
    else if (this.chance(0.25)) {
      const card = `CARD-${randomUUID()}`
      await giftCard(card, this.chance(0.4) ? 100_000 : 1_000)
      codes.push(card)
    }
    const cards = this.chance(0.15)
      ? [{ productId: this.cardModel, amount: 20, uid: 'gift-card-1', extra_data: { giftcard_name: 'Aino' } }]
      : []
    const amount = this.chance(0.5) ? 1 : 2
    const products = [{ productId: variantId, amount }]
    const order = await placed({ cart: { products, discount_codes: codes, gift_card_products: cards } })
    const isFree = order.amount === 0
    const status = await stateOf<OrderStatus>('orders', order.id)
    if (status !== (isFree ? ORDER.transitions.accept.to : ORDER.initial)) throw new Error(`A new order is ${status}.`)
    this.remember(this.orders, { order, isFree })
    this.note(isFree ? 'order.accept' : 'order.place', 'made')
  }

  /** The code of a gift card that was bought in an order and is unused: using it prevents the cancellation of that order. */
  private async boughtCard(): Promise<string | null> {
    const { rows } = await db().execute<{ number: string; line: number }>(sql`
      select o.number, l.line_number as line from gift_card_ledger g join gift_cards c on c.id = g.gift_card_id
      join orders o on o.id = g.order_id join order_lines l on l.order_id = o.id and l.kind = 'giftcard'
      where g.reason = 'issue' and c.balance_eur > 0 order by g.id desc limit 5`)
    const row = this.pick(rows)
    return row ? giftCardCode(shopSecret(), row.number, row.line) : null
  }

  /** Tries a transition of an order and compares state and timeline; after a refusal all rows. */
  private async tryOrder(known: Known, to: OrderStatus, by: Actor, work: () => Promise<unknown>): Promise<void> {
    const { id } = known.order
    const status = await stateOf<OrderStatus>('orders', id)
    if (status === to) return this.again(work)
    const change = stepTo(ORDER, { status }, to, by)
    if (change && !(await usedCard(id, change.name))) {
      const before = await lastEvent(id)
      await work()
      await this.expectMade(ORDER, id, change.name, by, before, id)
    } else await this.expectRefused('order', work)
  }

  private async expectMade(
    machine: Machine,
    id: number,
    name: string,
    by: Actor,
    event: number,
    orderId: number | null,
  ) {
    const transition = machine.transitions[name]
    const status = await stateOf(machine.table, id)
    if (status !== transition?.to) throw new Error(`${machine.name}.${name}: ${status} instead of ${transition?.to}`)
    if (orderId !== null) {
      const { rows } = await db().execute<{ kind: string; by: string | null }>(
        sql`select kind, data ->> 'by' as by from order_events where order_id = ${orderId} and id > ${event} order by id`,
      )
      const written = rows.filter(({ kind }) => transition.events.some((expected) => expected === kind))
      const expected = transition.events.map((kind) => ({ kind, by }))
      if (JSON.stringify(written) !== JSON.stringify(expected))
        throw new Error(`${machine.name}.${name}: ${JSON.stringify(written)} instead of ${JSON.stringify(expected)}`)
    }
    this.note(`${machine.name}.${name}`, 'made')
  }

  /** A transition that is not in the table is refused with CONFLICT or does nothing. In both cases nothing changes. */
  private async expectRefused(name: string, work: () => Promise<unknown>): Promise<void> {
    const before = await traces()
    const code = await work().then(
      () => 'CONFLICT',
      (error: unknown) => (error as { code?: string }).code ?? String(error),
    )
    const after = await traces()
    if (code !== 'CONFLICT') throw new Error(`${name}: refused with ${code}`)
    if (before !== after) throw new Error(`${name}: a refusal changed ${before} to ${after}`)
    this.note(name, 'refused')
  }

  /** Repeating the same transition changes nothing. */
  private async again(work: () => Promise<unknown>): Promise<void> {
    const before = await traces()
    await work()
    const after = await traces()
    if (before !== after) throw new Error(`A repetition changed ${before} to ${after}`)
    this.note('repetition', 'refused')
  }

  private async cancelByShopper(): Promise<void> {
    const known = this.pick(this.orders)
    if (known) await this.tryOrder(known, 'cancelled', 'shopper', () => cancel(known.order))
  }

  private async moveByStaff(): Promise<void> {
    const known = await this.pickOrder(FULFILMENT_STATES)
    if (!known) return
    const next = nextFulfilment(await stateOf<OrderStatus>('orders', known.order.id))
    const to = next && this.chance(0.6) ? next : this.pick(['packed', 'sent', 'delivered', 'cancelled'] as const)
    if (to) await this.tryOrder(known, to, 'staff', () => move(known.order, to))
  }

  private async expire(): Promise<void> {
    const known = this.pick(this.orders)
    if (!known) return
    await db().execute(
      sql`update orders set expires_at = now() - interval '1 minute' where id = ${known.order.id} and expires_at is not null`,
    )
    await this.tryOrder(known, 'expired', 'clock', () => expireOrders())
  }

  /** A message of the provider, valid or invalid in the payment's state, and its effect on the order. */
  private async pay(): Promise<void> {
    const known = this.pick(this.orders.filter(({ isFree }) => !isFree))
    if (!known) return
    const { order } = known
    const kind = this.chance(0.7) ? 'captured' : (this.pick(PAYMENT_OUTCOMES) ?? 'captured')
    const payment = await count(sql`select id as count from payments where order_id = ${order.id}`)
    const status = await stateOf<PaymentStatus>('payments', payment)
    const orderStatus = await stateOf<OrderStatus>('orders', order.id)
    const work = () => sendPaymentEvent(order, kind, `${order.reference}.${randomUUID()}`.slice(0, 90))
    const change = stepTo(PAYMENT, { status }, kind, 'provider')
    if (change === null) return this.expectRefused('payment', work)
    const event = await lastEvent(order.id)
    await work()
    const paid = await stateOf<OrderStatus>('orders', order.id)
    const late = change.name === 'capture' && paid === orderStatus
    // A payment that arrives after the order ended is refunded at once.
    const expected = late ? PAYMENT.transitions.refund.to : PAYMENT.transitions[change.name].to
    const found = await stateOf('payments', payment)
    if (found !== expected) throw new Error(`payment.${change.name}: ${found} instead of ${expected}`)
    this.note(late ? 'payment.refund' : `payment.${change.name}`, 'made')
    if (paid === orderStatus) {
      if (!hasEndedUnpaid(paid)) throw new Error(`payment.${change.name} left the order ${paid}`)
      return
    }
    const step = stepTo(ORDER, { status: orderStatus }, paid, 'provider')
    if (step === null) throw new Error(`payment.${change.name} made ${orderStatus} ${paid}`)
    await this.expectMade(ORDER, order.id, step.name, 'provider', event, order.id)
  }

  private async register(): Promise<void> {
    const known = await this.pickOrder(['sent', 'delivered'])
    if (!known) return
    const { order } = known
    const status = await stateOf<OrderStatus>('orders', order.id)
    const {
      rows: [line],
    } = await db().execute<{ left: number; variant_id: number }>(
      sql`select quantity - returned as left, variant_id from order_lines where order_id = ${order.id} and line_number = 1`,
    )
    const isExchange = this.chance(0.4)
    const others = this.goods.find(({ variants }) => variants.includes(line?.variant_id ?? 0))?.variants ?? []
    const other = this.pick(others.filter((id) => id !== line?.variant_id)) ?? null
    const body: CreateReturn = {
      ...key(order),
      form_key: randomUUID(),
      kind: isExchange ? 'exchange' : 'refund',
      method: this.chance(0.5) ? 'parcel' : 'store',
      comment: '',
      lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: isExchange ? other : null }],
    }
    const work = () => orderHandlers.createReturn({ params: undefined, query: undefined, body }, context())
    const isOffered =
      !isExchange ||
      ((await count(sql`select available as count from variants where id = ${other}`)) > 0 &&
        (await endedExchanges(order.id)) < 2)
    if (!hasLeftShop(status) || (line?.left ?? 0) < 1 || !isOffered) return this.expectRefused('return', work)
    const event = await lastEvent(order.id)
    const { return_number: number } = await work()
    this.remember(this.returns, { of: known, number })
    await this.expectMade(RETURN, await idOf('returns', number), 'register', 'shopper', event, order.id)
  }

  private async tryReturn({ of, number }: KnownReturn, to: ReturnStatus, by: Actor, work: () => Promise<unknown>) {
    const id = await idOf('returns', number)
    const orderId = of.order.id
    const status = await stateOf<ReturnStatus>('returns', id)
    if (status === to) return this.again(work)
    const change = stepTo(RETURN, { status }, to, by)
    if (change === null) return this.expectRefused('return', work)
    const event = await lastEvent(orderId)
    await work()
    await this.expectMade(RETURN, id, change.name, by, event, orderId)
  }

  private async moveReturn(): Promise<void> {
    const known = this.pick(this.returns)
    if (!known) return
    const return_number = known.number
    if (this.chance(0.3))
      return this.tryReturn(known, 'cancelled', 'shopper', () =>
        orderHandlers.cancelReturn(
          { params: undefined, query: undefined, body: { ...key(known.of.order), return_number } },
          context(),
        ),
      )
    const status: MoveReturn['status'] = this.chance(0.75) ? 'received' : 'cancelled'
    const body = { return_number, status, restock_store_id: this.chance(0.5) ? CENTRAL : null }
    await this.tryReturn(known, status, 'staff', () =>
      orderHandlers.moveReturn({ params: undefined, query: undefined, body }, context(this.staff)),
    )
  }

  private async expireReturn(): Promise<void> {
    const { rows } = await db().execute<{ number: string }>(sql`select number from returns where kind = 'exchange'`)
    const numbers = new Set(rows.map(({ number }) => number))
    const known = this.pick(this.returns.filter(({ number }) => numbers.has(number)))
    if (!known) return
    await db().execute(
      sql`update returns set reserved_until = now() - interval '1 minute' where number = ${known.number}`,
    )
    await this.tryReturn(known, 'expired', 'clock', () => expireExchanges())
  }

  private async transfer(): Promise<void> {
    const variantId = this.pick(this.pick(this.goods)?.variants ?? []) ?? 0
    const held = await count(
      sql`select coalesce(sum(quantity), 0) as count from stock where variant_id = ${variantId} and store_id = ${CENTRAL}`,
    )
    if (held < 4) await changeStock({ variantId, storeId: CENTRAL, delta: 20, reason: 'correction' })
    const body = {
      transferRequestFrom: [CENTRAL],
      transferRequestTo: HELSINKI,
      transferrequest_reserve_quantity: this.chance(0.5),
      transferrequest_high_priority: false,
      products: [{ productId: variantId, transferAmounts: { [CENTRAL]: 2 } }],
    }
    const { number } = await transferHandlers.createTransferRequest(
      { params: undefined, query: undefined, body },
      context(this.staff, { 'idempotency-key': randomUUID() }),
    )
    this.remember(this.transfers, number)
    this.note('transfer.request', 'made')
  }

  private async moveTransfer(): Promise<void> {
    const number = this.pick(this.transfers)
    const to = this.pick(['sent', 'received', 'cancelled'] as const)
    if (!number || !to) return
    const id = await idOf('transfer_requests', number)
    const status = await stateOf<TransferStatus>('transfer_requests', id)
    const work = () =>
      transferHandlers.moveTransferRequest(
        { params: undefined, query: undefined, body: { number, status: to } },
        context(this.staff),
      )
    if (status === to) return this.again(work)
    const change = stepTo(TRANSFER, { status }, to, 'staff')
    if (change === null) return this.expectRefused('transfer', work)
    const before = await traces()
    try {
      await work()
    } catch (error) {
      // Units that were not reserved may be sold before they are sent.
      if ((error as { code?: string }).code !== 'OUT_OF_STOCK') throw error
      if (before !== (await traces())) throw new Error('A transfer without stock changed something.')
      return this.note('transfer', 'refused')
    }
    await this.expectMade(TRANSFER, id, change.name, 'staff', 0, null)
  }

  /** Tries a pair of states that is in no table without the flows: by SQL, and through the executor of transitions. */
  private async forbidden(): Promise<void> {
    const machine = this.pick(MACHINES)
    if (!machine) return
    const { table, states } = machine
    const { rows } = await db().execute<{ id: number; status: string }>(
      sql`select id::int as id, status from ${sql.identifier(table)} order by id desc limit 20`,
    )
    const row = this.pick(rows)
    const to = this.pick(states)
    if (!row || !to || row.status === to || pairsOf(machine).includes(`${row.status}>${to}`)) return
    const code = await db()
      .execute(sql`update ${sql.identifier(table)} set status = ${to} where id = ${row.id}`)
      .then(() => 'made', pgCode)
    if (code !== '23514') throw new Error(`The database made ${machine.name} ${row.status} > ${to}: ${code}`)
    const wrong = Object.entries(machine.transitions).filter(([, { from }]) => !from.includes(row.status))
    const name = this.pick(wrong)?.[0]
    if (name) await expectRefusedByExecutor(machine, row, name)
    if ((await stateOf(table, row.id)) !== row.status) throw new Error(`${machine.name} is not what it was.`)
    this.note('by hand', 'refused')
  }
}
