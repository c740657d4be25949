/** What the crash points are played with: lives of an order from the first request to the last thing that has to be done about it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'

import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { issueToken } from '@/lib/backend/domain/customers/tokens'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import type { SweepName } from '@/lib/backend/domain/jobs/sweeps'
import { addVariant, CENTRAL, count, customer, discountCode, giftCard, sell, type Sold } from '../support/checkout-shop'
import { insist, order, post, priced, tell, type Answer, type Placed, type Seen } from './shoppers'

export interface Stage {
  readonly baseUrl: string
  readonly seen: Seen
  readonly isOver: () => boolean
}

/** Asks until the shop takes it; null: it did not, which is a fault unless the scenario is over. */
async function ask(
  { baseUrl, seen, isOver }: Stage,
  path: string,
  body: object,
  token?: string,
): Promise<Answer['body'] | null> {
  const answer = await insist(seen, isOver, () => post(baseUrl, path, body, undefined, token))
  if (answer && answer.status !== 200) seen.faults.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer?.status === 200 ? answer.body : null
}

/** Waits until the query counts nothing any more. The sweep that works on it comes now and not when its turn is. */
async function until({ isOver }: Stage, sweep: SweepName | null, left: SQL): Promise<void> {
  while (!isOver() && (await count(left)) > 0) {
    if (sweep)
      await db().execute(
        sql`update pgboss.job set start_after = now() where name = ${sweep} and state in ('created', 'retry')`,
      )
    await sleep(100)
  }
}

/** At the end of its life an order is what it has to be. */
async function expectStatus({ seen, isOver }: Stage, { number }: Placed, status: string): Promise<void> {
  if (isOver()) return
  const {
    rows: [row],
  } = await db().execute<{ status: string }>(sql`select status from orders where number = ${number}`)
  if (row?.status !== status) seen.faults.push(`${number} is ${row?.status}, not ${status}`)
}

const ofPayments = ({ number }: Placed) =>
  sql`payments where order_id = (select id from orders where number = ${number})`
const refundsDue = (placed: Placed) =>
  sql`select count(*) from refunds where status = 'due' and payment_id in (select id from ${ofPayments(placed)})`
/** Mails that a killed process had in hand take half a minute to come again: what is played next is not about them. */
const mailsAreSent = (stage: Stage) => until(stage, null, sql`select count(*) from outbox where sent_at is null`)
const goods = (): Promise<Sold> => sell({ stock: { [CENTRAL]: 5 } })

/** Places an order with a code and a gift card; null when the scenario is over. */
async function place(stage: Stage, { variantId }: Sold, amount = 1): Promise<Placed | null> {
  const [code, card] = [`POINT-${randomUUID().slice(0, 12)}`, `CARD-${randomUUID()}`]
  await discountCode({ code, kind: 'percent', value: 10, maxUses: 1 })
  await giftCard(card, 1_000)
  return order(
    stage.baseUrl,
    await priced({ cart: { products: [{ productId: variantId, amount }], discount_codes: [code, card] } }),
    stage.seen,
    stage.isOver,
  )
}

/** The provider's word on its payment. */
async function hear(
  { baseUrl, seen, isOver }: Stage,
  placed: Placed,
  kind: 'captured' | 'cancelled',
): Promise<boolean> {
  const {
    rows: [payment],
  } = await db().execute<{ amount: number; currency: string }>(
    sql`select amount, currency from payments where reference = ${placed.reference}`,
  )
  const reference = placed.reference ?? ''
  return tell(
    baseUrl,
    { eventId: `${reference}.call`, reference, amount: payment?.amount ?? 0, currency: payment?.currency ?? '', kind },
    seen,
    isOver,
  )
}

async function placePaid(stage: Stage, sold: Sold, amount = 1): Promise<Placed | null> {
  const placed = await place(stage, sold, amount)
  if (!placed || !(await hear(stage, placed, 'captured'))) return null
  await until(
    stage,
    'payment-events',
    sql`select count(*) from orders where number = ${placed.number} and status = 'pending_payment'`,
  )
  return placed
}

let staffToken: Promise<string> | undefined
const staff = () =>
  (staffToken ??= customer(`staff-${randomUUID()}@example.com`, { isStaff: true }).then(
    async ({ id }) => (await issueToken(id)).token,
  ))

/** Paid, packed and sent. */
async function placeSent(stage: Stage, sold: Sold, amount: number): Promise<Placed | null> {
  const placed = await placePaid(stage, sold, amount)
  for (const status of placed ? ['packed', 'sent'] : [])
    await ask(stage, '/api/staff/order/', { number: placed?.number, status }, await staff())
  return placed
}

/** Registers the return of one unit of the first line; `variantId`: for another size. Gives its number. */
async function bringBack(
  stage: Stage,
  { number, access }: Placed,
  variantId: number | null = null,
): Promise<string | null> {
  const line = { line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: variantId }
  const body = {
    number,
    access,
    form_key: randomUUID(),
    kind: variantId === null ? 'refund' : 'exchange',
    method: 'store',
    comment: '',
    lines: [line],
  }
  return (await ask(stage, '/api/order/return/', body))?.return_number ?? null
}

const LIVES = {
  async paid(stage) {
    const placed = await place(stage, await goods())
    if (placed && (await hear(stage, placed, 'captured'))) stage.seen.paid.add(placed.number)
  },

  async 'not paid'(stage) {
    const placed = await place(stage, await goods())
    if (placed) await hear(stage, placed, 'cancelled')
  },

  async campaign(stage) {
    const { variantId, modelId } = await goods()
    const code = `GIFT-${randomUUID()}`
    const [campaign] = await db()
      .insert(s.giftCampaigns)
      .values({ slug: `gifts-${randomUUID()}`, names: { en: 'Gifts' }, modelIds: [modelId] })
      .returning({ id: s.giftCampaigns.id, slug: s.giftCampaigns.slug })
    await db()
      .insert(s.giftCampaignCodes)
      .values({ codeHash: codeHash(code), campaignId: campaign?.id ?? 0 })
    await order(
      stage.baseUrl,
      await priced({
        cart: {
          products: [{ productId: variantId, amount: 1 }],
          giftcampaign_data: { code, campaign: campaign?.slug ?? '' },
        },
      }),
      stage.seen,
      stage.isOver,
    )
  },

  /** Nobody pays it; its provider is told that nobody may any more. */
  async expired(stage) {
    const placed = await place(stage, await goods())
    if (!placed) return
    await db().execute(sql`update orders set expires_at = now() - interval '1 minute' where number = ${placed.number}`)
    await until(
      stage,
      'order-expiry',
      sql`select count(*) from orders where number = ${placed.number} and status = 'pending_payment'`,
    )
    await until(stage, 'open-payments', sql`select count(*) from ${ofPayments(placed)} and status = 'open'`)
    await expectStatus(stage, placed, 'expired')
  },

  /** The shopper cancels what is paid, and looks at it with a code by mail. */
  async 'called off'(stage) {
    const placed = await placePaid(stage, await goods())
    if (!placed || !(await ask(stage, '/api/order/cancel/', { number: placed.number, access: placed.access }))) return
    await mailsAreSent(stage)
    await until(stage, 'refunds', refundsDue(placed))
    await expectStatus(stage, placed, 'cancelled')
    await ask(stage, '/api/view-order/', { number: placed.number, email: 'aino@example.com' })
  },

  /** One unit comes back to a store, for money. */
  async returned(stage) {
    const placed = await placeSent(stage, await goods(), 2)
    const number = placed && (await bringBack(stage, placed))
    if (!placed || !number) return
    await ask(
      stage,
      '/api/staff/return/',
      { return_number: number, status: 'received', restock_store_id: CENTRAL },
      await staff(),
    )
    await until(stage, 'refunds', refundsDue(placed))
    await expectStatus(stage, placed, 'sent')
  },

  /** Another size is kept twice: once the shopper thinks better of it, once the goods never come. */
  async exchanged(stage) {
    const sold = await goods()
    const other = await addVariant(sold.modelId, { stock: { [CENTRAL]: 2 } })
    const placed = await placeSent(stage, sold, 2)
    const [kept, late] = placed ? [await bringBack(stage, placed, other), await bringBack(stage, placed, other)] : []
    if (!placed || !kept || !late) return
    await ask(stage, '/api/order/return/cancel/', { number: placed.number, access: placed.access, return_number: kept })
    await mailsAreSent(stage)
    await db().execute(sql`update returns set reserved_until = now() - interval '1 minute' where number = ${late}`)
    await until(
      stage,
      'exchange-expiry',
      sql`select count(*) from returns where number = ${late} and status = 'registered'`,
    )
    if (!stage.isOver() && (await count(sql`select available as count from variants where id = ${other}`)) !== 2)
      stage.seen.faults.push(`${placed.number}: what its exchanges kept is not back`)
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>

export type Life = keyof typeof LIVES

/** Plays one to its end, through whatever happens to the shop. */
export const live = (life: Life, stage: Stage): Promise<void> => LIVES[life](stage)

/** In which life a point is likely to be reached: those first, then all others. */
const LIKELY: readonly (readonly [RegExp, Life])[] = [
  [/return\.(expire|cancel|stock)|exchange/, 'exchanged'],
  [/return|move/, 'returned'],
  [/cancel|refund|view/, 'called off'],
  [/expire|look/, 'expired'],
  [/payment\.end/, 'not paid'],
  [/campaign/, 'campaign'],
]

/** All lives, in the order in which a point is best looked for. */
export function livesFor(point: string): Life[] {
  const likely = LIKELY.filter(([pattern]) => pattern.test(point)).map(([, life]) => life)
  return [...new Set([...likely, ...(Object.keys(LIVES) as Life[])])]
}
