/** Every call's handler by name. */
import { checkoutHandlers } from '@/lib/backend/checkout/handlers'
import { complaintHandlers } from '@/lib/backend/complaints/handlers'
import { giftManagementHandlers } from '@/lib/backend/gift-campaigns/handlers'
import { statusHandlers } from '@/lib/backend/jobs/handlers'
import { orderHandlers } from '@/lib/backend/orders/handlers'
import { transferHandlers } from '@/lib/backend/transfers/handlers'

import { catalogueHandlers } from './handlers-catalogue'
import { contentHandlers } from './handlers-content'
import { customerHandlers } from './handlers-customer'
import type { Registry } from './types'

export const registry: Registry = {
  ...catalogueHandlers,
  ...contentHandlers,
  ...customerHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
  ...complaintHandlers,
  ...statusHandlers,
  ...giftManagementHandlers,
  ...transferHandlers,
}
