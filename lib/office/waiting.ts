/** Records in a state from which somebody of the shop has to bring them on. */
import type { OfficeEntity } from '@/lib/contract/schemas/office'
import { IN_SHOP_STATES, isNewlyPaid, isUnpacked } from '@/lib/order/order-states'
import { ORDERED_PURCHASE, PARTLY_RECEIVED } from '@/lib/order/purchase-machine'

interface WaitingStep {
  readonly entity: OfficeEntity['name']
  readonly status: string
  /** Message that says what is to be done. */
  readonly text: `office.waiting_${'pack' | 'send' | 'receive' | 'receive_rest'}`
}

/** In the order of the work. */
export const WAITING_STEPS: readonly WaitingStep[] = [
  ...IN_SHOP_STATES.filter(isNewlyPaid).map((status) => ({
    entity: 'orders' as const,
    status,
    text: 'office.waiting_pack' as const,
  })),
  ...IN_SHOP_STATES.filter((status) => !isUnpacked(status)).map((status) => ({
    entity: 'orders' as const,
    status,
    text: 'office.waiting_send' as const,
  })),
  { entity: 'purchases', status: ORDERED_PURCHASE, text: 'office.waiting_receive' },
  { entity: 'purchases', status: PARTLY_RECEIVED, text: 'office.waiting_receive_rest' },
]
