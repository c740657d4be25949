import { describe, expect, it } from 'vitest'

import { ACTORS, finalStates, type Machine, mayReach, pairsOf, stepTo, targetsOf } from '@/lib/order/machine'
import { FULFILMENT_STATES, mayCancel, nextFulfilment, ORDER, STAFF_ORDER_LISTS } from '@/lib/order/order-machine'
import * as states from '@/lib/order/order-states'
import { PAYMENT, PAYMENT_OUTCOMES, REFUND } from '@/lib/order/payment-machine'
import { RETURN } from '@/lib/order/return-machine'
import { mayCancelTransfer, nextTransferState, TRANSFER } from '@/lib/order/transfer-machine'

/** Who may bring what from where to where: written again by hand, so that no transition comes or goes unnoticed. */
const EXPECTED: readonly (readonly [Machine, readonly string[]])[] = [
  [
    ORDER,
    [
      'pending_payment > paid: provider shopper',
      'pending_payment > cancelled: provider shopper staff',
      'pending_payment > payment_failed: provider',
      'pending_payment > expired: clock',
      'paid > packed: staff',
      'paid > cancelled: shopper staff',
      'packed > sent: staff',
      'packed > cancelled: staff',
      'sent > delivered: staff',
      'cancelled > paid: provider',
      'expired > paid: provider',
      'payment_failed > paid: provider',
    ],
  ],
  [
    PAYMENT,
    [
      'open > captured: provider',
      'open > cancelled: provider',
      'open > failed: provider',
      'cancelled > captured: provider',
      'failed > captured: provider',
      'captured > refunded: provider shopper staff',
    ],
  ],
  [REFUND, ['due > done: provider', 'due > refused: provider']],
  [RETURN, ['registered > received: staff', 'registered > cancelled: shopper staff', 'registered > expired: clock']],
  [TRANSFER, ['requested > sent: staff', 'requested > cancelled: staff', 'sent > received: staff']],
]

describe.each(EXPECTED)('the machine $name', (machine, expected) => {
  it('has these transitions, made by these, and no others', () => {
    const found = pairsOf(machine).map((pair) => {
      const [from = '', to = ''] = pair.split('>')
      const by = ACTORS.filter((actor) => mayReach(machine, from, to, actor)).sort()
      return `${from} > ${to}: ${by.join(' ')}`
    })
    expect(found.sort()).toEqual([...expected].sort())
  })

  it('has one transition at most from a state to another by the same actor', () => {
    const all = Object.values(machine.transitions).flatMap(({ from, to, by }) =>
      from.flatMap((state) => by.map((actor) => `${state} > ${to}: ${actor}`)),
    )
    expect(all).toHaveLength(new Set(all).size)
  })

  it('begins in one state, from which every other one can be reached', () => {
    const creating = Object.values(machine.transitions).filter(({ from }) => from.length === 0)
    expect(creating.map(({ to }) => to)).toEqual([machine.initial])
    const reached = new Set([machine.initial])
    for (const _ of machine.states)
      for (const { from, to } of Object.values(machine.transitions))
        if (from.some((state) => reached.has(state))) reached.add(to)
    expect([...reached].sort()).toEqual([...machine.states].sort())
  })
})

describe('an order', () => {
  /** One letter each: Unpaid, Paid, In the shop, Left the shop, Awaited, Holds its products, Ended; `end` and what comes next. */
  it.each([
    ['pending_payment', 'U...AH.', null, null, true, true],
    ['paid', '.PI.AH.', null, 'packed', true, true],
    ['packed', '.PI.AH.', null, 'sent', false, true],
    ['sent', '.P.LAH.', null, 'delivered', false, false],
    ['delivered', '.P.L.H.', null, null, false, false],
    ['cancelled', '......E', 'cancelled', null, false, false],
    ['expired', '......E', 'expired', null, false, false],
    ['payment_failed', '......E', 'failed', null, false, false],
  ] as const)('%s', (status, letters, end, next, byShopper, byStaff) => {
    const found = [
      states.isUnpaid(status) ? 'U' : '.',
      states.isPaid(status) ? 'P' : '.',
      states.isInShop(status) ? 'I' : '.',
      states.hasLeftShop(status) ? 'L' : '.',
      states.isAwaited(status) ? 'A' : '.',
      states.HOLDING_STATES.some((state) => state === status) ? 'H' : '.',
      states.hasEndedUnpaid(status) ? 'E' : '.',
    ].join('')
    expect([found, states.endOf(status), nextFulfilment(status)]).toEqual([letters, end, next])
    expect([mayCancel(status, 'shopper'), mayCancel(status, 'staff')]).toEqual([byShopper, byStaff])
    expect(states.isUnpacked(status)).toBe(status === 'pending_payment' || status === 'paid')
    expect(states.isNewlyPaid(status)).toBe(status === 'paid')
    expect(states.isInTransit(status)).toBe(status === 'sent')
  })

  it('an unknown state is neither unpaid nor ended', () => {
    expect([states.isUnpaid('lost'), states.hasEndedUnpaid('lost')]).toEqual([false, false])
  })

  it('waits for staff while it is paid, packed and sent; staff make of it what the contract says', () => {
    expect(FULFILMENT_STATES).toEqual(['paid', 'packed', 'sent'])
    expect(STAFF_ORDER_LISTS).toEqual(['paid', 'packed', 'sent', 'returns'])
    expect(targetsOf(ORDER, 'staff')).toEqual(['packed', 'sent', 'delivered', 'cancelled'])
    expect(stepTo(ORDER, { status: 'packed' }, 'cancelled', 'staff')?.name).toBe('cancel_packed')
    expect(stepTo(ORDER, { status: 'packed' }, 'cancelled', 'shopper')).toBeNull()
  })
})

it('payments, returns and transfers: outcomes, what staff make of them, and where they end', () => {
  expect(PAYMENT_OUTCOMES).toEqual(['captured', 'cancelled', 'failed'])
  expect(targetsOf(RETURN, 'staff')).toEqual(['received', 'cancelled'])
  expect(targetsOf(TRANSFER, 'staff')).toEqual(['sent', 'received', 'cancelled'])
  expect(TRANSFER.states.map((state) => [nextTransferState(state), mayCancelTransfer(state)])).toEqual([
    ['sent', true],
    ['received', false],
    [null, false],
    [null, false],
  ])
  expect([ORDER, PAYMENT, REFUND, RETURN, TRANSFER].map((machine: Machine) => finalStates(machine))).toEqual([
    ['delivered'],
    ['refunded'],
    ['done', 'refused'],
    ['received', 'cancelled', 'expired'],
    ['received', 'cancelled'],
  ])
})
