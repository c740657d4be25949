/** The handler of every call by its name. A call without a handler does not compile. */
import type { allCalls } from '@/lib/contract/all-calls'

import { accountHandlers } from './handlers/account'
import { catalogueHandlers } from './handlers/catalogue'
import { checkoutHandlers } from './handlers/checkout'
import { complaintHandlers } from './handlers/complaints'
import { contentHandlers } from './handlers/content'
import { customerHandlers } from './handlers/customer'
import { enquiryHandlers } from './handlers/enquiries'
import { giftCampaignHandlers } from './handlers/gift-campaigns'
import { mailHandlers } from './handlers/mail'
import { monitoringHandlers } from './handlers/monitoring'
import { officeHandlers } from './handlers/office'
import { orderHandlers } from './handlers/orders'
import { rentalHandlers } from './handlers/rentals'
import { reviewHandlers } from './handlers/reviews'
import { searchHandlers } from './handlers/search'
import { siteHandlers } from './handlers/site'
import { skiHandlers } from './handlers/ski'
import { transferHandlers } from './handlers/transfers'
import type { Handlers } from './handlers/types'
import { withdrawalHandlers } from './handlers/withdrawals'

export type Registry = Handlers<typeof allCalls>

export const registry: Registry = {
  ...accountHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...complaintHandlers,
  ...contentHandlers,
  ...customerHandlers,
  ...enquiryHandlers,
  ...giftCampaignHandlers,
  ...mailHandlers,
  ...monitoringHandlers,
  ...officeHandlers,
  ...orderHandlers,
  ...rentalHandlers,
  ...reviewHandlers,
  ...searchHandlers,
  ...siteHandlers,
  ...skiHandlers,
  ...transferHandlers,
  ...withdrawalHandlers,
}
