import { expect, it } from 'vitest'

import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { changeState, type EffectsOf } from '@/lib/backend/domain/orders/change-state'
import type { LockedOrder } from '@/lib/backend/domain/orders/lock-order'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { startsFrom, stepTo } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { RETURN } from '@/lib/order/return-machine'

/** Never runs: `npm run types` fails when one of the lines that are marked as errors compiles, or one of the others does not. */
export async function compiled(tx: Tx, order: LockedOrder, parcel: { id: number; status: 'registered' }) {
  // @ts-expect-error Its state is not known.
  await changeOrder(tx, 'pack', order, 'staff')
  if (startsFrom(ORDER, 'pack', order)) {
    await changeOrder(tx, 'pack', order, 'staff')
    // @ts-expect-error What is paid cannot be sent before it is packed.
    await changeOrder(tx, 'send', order, 'staff')
    // @ts-expect-error The shopper does not pack.
    await changeOrder(tx, 'pack', order, 'shopper')
    // @ts-expect-error There is no such transition.
    await changeOrder(tx, 'lose', order, 'staff')
  }
  const step = stepTo(ORDER, order, 'delivered', 'staff')
  if (step) await changeOrder(tx, step.name, step.row, 'staff')
  // @ts-expect-error No order is in this state.
  stepTo(ORDER, order, 'lost', 'staff')

  const effects = { mail_expired: async () => {}, release_units: async () => {} }
  // @ts-expect-error An effect that the table names is missing.
  await changeState(tx, RETURN, 'expire', { row: parcel, by: 'clock', effects })
  const release_exchange = async () => {}
  await changeState(tx, RETURN, 'expire', { row: parcel, by: 'clock', effects: { ...effects, release_exchange } })
  const ended = { release_units: release_exchange, release_exchange }
  // @ts-expect-error The table names no such effect for a cancellation.
  const more: EffectsOf<typeof RETURN, 'cancel'> = { ...ended, refund: release_exchange }
  // @ts-expect-error An order is created by placing it, not by a change.
  await changeOrder(tx, 'place', order, 'shopper')
  return more
}

it('is checked by the compiler', () => expect(compiled).toBeTypeOf('function'))
