/** What is done to the cluster, one after another, while shoppers go on, and what they noticed of each. */
import { setTimeout as sleep } from 'node:timers/promises'

import { setModelTexts } from '../support/catalogue-changes'
import type { Goods } from './goods'
import { type Books, insistOn, readBooks } from './ledgers'
import { type Counts, type Load, visit } from './load'
import type { Machines } from './machines'
import { join, type Node, part, plugIn, unplug } from './network'

export type Fault = 'machine' | 'postmaster' | 'switchover' | 'primary cut off' | 'primary parted' | 'standby cut off'

/** Longer than Patroni's ttl. */
const PARTITION_MS = 25_000
const POLL_MS = 50
const CHANGE_MS = 60_000

interface Strike {
  readonly hurt: Node
  /** Mends it; for a kill, when another one has taken over. */
  mend(): Promise<void>
  /** Does another primary follow? Otherwise nothing but the way to the standby is lost. */
  readonly changesPrimary: boolean
}

export interface Effect {
  readonly fault: Fault
  /** Seconds from the fault to the new primary, and the longest time without an acknowledged order. */
  readonly primaryAfter: number | null
  readonly gap: number
  /** Seconds from the new primary to the next acknowledged order. */
  readonly sellsAfter: number | null
  /** During this fault only. */
  readonly counts: Counts
  /** Pages that were served between the fault and the next order, and the slowest of them in ms. */
  readonly pagesMeanwhile: number
  readonly slowestPage: number
  /** Seconds after which a changed name was on the page of both instances. */
  readonly changeSeen: number | null
  readonly books: Books
  /** Seconds until all three machines were in order again. */
  readonly healthyAfter: number
}

export interface Scene {
  readonly machines: Machines
  readonly load: Load
  readonly goods: Goods
  readonly instances: readonly string[]
  readonly known: readonly string[]
}

async function strike({ machines }: Scene, fault: Fault): Promise<Strike> {
  const primary = await machines.primary()
  const afterwards = async (mend: () => unknown) => {
    await sleep(PARTITION_MS)
    await mend()
  }
  switch (fault) {
    case 'machine':
      machines.powerOff(primary)
      return { hurt: primary, changesPrimary: true, mend: () => machines.powerOn(primary) }
    case 'postmaster':
      machines.killPostmaster(primary)
      return { hurt: primary, changesPrimary: true, mend: () => Promise.resolve() }
    case 'switchover':
      await machines.switchOver(primary)
      return { hurt: primary, changesPrimary: true, mend: () => Promise.resolve() }
    case 'primary cut off':
      unplug(primary)
      return { hurt: primary, changesPrimary: true, mend: () => afterwards(() => plugIn(primary)) }
    case 'primary parted':
      part(primary)
      return { hurt: primary, changesPrimary: true, mend: () => afterwards(() => join(primary)) }
    case 'standby cut off': {
      const standby = await machines.synchronous()
      if (standby === undefined) throw new Error('No standby is synchronous.')
      unplug(standby)
      return { hurt: standby, changesPrimary: false, mend: () => afterwards(() => plugIn(standby)) }
    }
  }
}

/** When another primary answered, or the same one again after it did not. */
async function nextPrimary(machines: Machines, before: Node): Promise<number> {
  let wasAway = false
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(POLL_MS)) {
    const primaries = await machines.primaries()
    if (primaries.some((node) => node !== before)) return Date.now()
    if (!primaries.includes(before)) wasAway = true
    else if (wasAway) return Date.now()
  }
  throw new Error('No new primary came.')
}

async function nextOrder(load: Load, after: number): Promise<number> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(POLL_MS)) {
    const at = load.acknowledgedAt.find((time) => time >= after)
    if (at !== undefined) return at
  }
  throw new Error('No order was acknowledged for 90 s.')
}

/** The longest time without an acknowledged order that ended after `from`, and when it ended. */
function longestGap(load: Load, from: number, to: number): { ms: number; end: number } {
  let before = Math.max(...load.acknowledgedAt.filter((at) => at < from))
  let worst = { ms: 0, end: from }
  for (const at of [...load.acknowledgedAt.filter((time) => time >= from && time <= to), to]) {
    if (at - before > worst.ms) worst = { ms: at - before, end: at }
    before = at
  }
  return worst
}

/** Changes a product's name and waits until both instances show it: LISTEN works, and pages are rendered from the new primary. */
async function changeIsSeen({ goods, instances }: Scene, name: string): Promise<number | null> {
  await insistOn(() => setModelTexts(goods.model.id, 'fi', { name }))
  const changed = Date.now()
  for (const origin of instances)
    for (;;) {
      const shown = await visit(origin + goods.model.page).catch(() => null)
      if (shown?.text.includes(name)) break
      if (Date.now() - changed > CHANGE_MS) return null
      await sleep(POLL_MS)
    }
  return Date.now() - changed
}

const minus = (now: Counts, before: Counts): Counts => ({
  pages: now.pages - before.pages,
  badPages: now.badPages - before.badPages,
  orders: now.orders - before.orders,
  carts: now.carts - before.carts,
  payments: now.payments - before.payments,
  refused: now.refused.map((count, index) => count - (before.refused[index] ?? 0)) as unknown as Counts['refused'],
  broken: now.broken.map((count, index) => count - (before.broken[index] ?? 0)) as unknown as Counts['broken'],
})

const seconds = (ms: number) => Math.round(ms / 100) / 10

export async function play(scene: Scene, fault: Fault, turn: number): Promise<Effect> {
  const { machines, load, known } = scene
  const before = load.counts()
  const start = Date.now()
  const struck = await strike(scene, fault)
  const newPrimaryAt = struck.changesPrimary ? await nextPrimary(machines, struck.hurt) : null
  const soldAt = newPrimaryAt === null ? null : await nextOrder(load, newPrimaryAt)
  await struck.mend()
  await machines.untilHealthy()
  const healthy = Date.now()
  const changeSeen = await changeIsSeen(scene, `Klusteri ${turn}`)
  const gap = longestGap(load, start, healthy)
  const meanwhile = load.views.filter(({ at }) => at >= start && at <= (soldAt ?? gap.end))
  return {
    fault,
    primaryAfter: newPrimaryAt === null ? null : seconds(newPrimaryAt - start),
    gap: seconds(gap.ms),
    sellsAfter: newPrimaryAt === null || soldAt === null ? null : seconds(soldAt - newPrimaryAt),
    counts: minus(load.counts(), before),
    pagesMeanwhile: meanwhile.filter(({ ok }) => ok).length,
    slowestPage: Math.max(0, ...meanwhile.map(({ ms }) => ms)),
    changeSeen: changeSeen === null ? null : seconds(changeSeen),
    books: await readBooks(load, known),
    healthyAfter: seconds(healthy - start),
  }
}
