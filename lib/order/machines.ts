import type { Machine } from './machine'
import { ORDER } from './order-machine'
import { PAYMENT, REFUND } from './payment-machine'
import { PURCHASE } from './purchase-machine'
import { RENTAL } from './rental-machine'
import { RETURN } from './return-machine'
import { TRANSFER } from './transfer-machine'

/** Every state machine of the shop. */
export const MACHINES: readonly Machine[] = [ORDER, PAYMENT, REFUND, RETURN, TRANSFER, PURCHASE, RENTAL]
