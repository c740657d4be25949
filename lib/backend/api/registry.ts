/** Every call's handler by name. */
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { complaintHandlers } from '@/lib/backend/api/handlers/complaints'
import { giftManagementHandlers } from '@/lib/backend/api/handlers/gift-campaigns'
import { statusHandlers } from '@/lib/backend/api/handlers/monitoring'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { transferHandlers } from '@/lib/backend/api/handlers/transfers'

import { catalogueHandlers } from './handlers/catalogue'
import { contentHandlers } from './handlers/content'
import { customerHandlers } from './handlers/customer'
import type { Registry } from '@/lib/backend/api/handlers/types'

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
