/** What an erasure of a customer deletes and keeps. */
import { z } from 'zod'

import { id } from './common'

export const officeErasure = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Works in the shop: such an account is closed first. */
  isColleague: z.boolean(),
  /** How much is deleted at once; `reviews` lose their name, `unanswered` are among the messages. */
  deleted: z.array(
    z.object({
      what: z.enum(['addresses', 'logins', 'wishlist', 'reviews', 'newsletters', 'notices', 'messages', 'unanswered']),
      count: z.int(),
    }),
  ),
  /** What keeps name and address. */
  kept: z.array(
    z.object({
      kind: z.enum(['order', 'rental', 'withdrawal', 'complaint']),
      number: z.string(),
      /** Its page in the back office; null where there is none. */
      record: z.int().nullable(),
      /** The day, if it is not under way any more by then; null: until the goods are back. */
      until: z.string().nullable(),
      /** It is under way, or nobody has answered. */
      isOpen: z.boolean(),
    }),
  ),
})
export type OfficeErasure = z.output<typeof officeErasure>

export const erased = officeErasure.pick({ kept: true })
