import { describe, expect, it } from 'vitest'

import type { Access, Call } from '@/lib/contract/calls/call'
import { callNames, calls } from '@/lib/contract/calls'

/** Every call that is not open to all, written down a second time: tests/api/access.test.ts asks the contract itself, so a slip there would go unseen. */
const CLOSED: Readonly<Record<Exclude<Access, 'public' | 'optional'>, readonly string[]>> = {
  customer: [
    'clubMembership',
    'complaintOrders',
    'customer',
    'customerOrders',
    'enterpriseOrder',
    'logout',
    'requestAccountDeletion',
    'reviewVotes',
    'saveCart',
    'wishlistToggle',
    'writeReview',
  ],
  staff: [
    'addGiftCampaignCodes',
    'addGiftCampaignEmails',
    'complaintPictureFile',
    'complaints',
    'createTransferRequest',
    'giftCampaignCodes',
    'moveOrder',
    'moveReturn',
    'moveTransferRequest',
    'retryJobs',
    'saveGiftCampaign',
    'shopStatus',
    'skiPackages',
    'staffGiftCampaigns',
    'staffOrders',
    'staffStock',
    'transferRequests',
  ],
  monitor: ['metrics'],
  provider: ['paymentEvent'],
  admin: [],
}

describe('calls that are not open to all', () => {
  it.each(Object.entries(CLOSED))('%s', (access, expected) => {
    expect(callNames.filter((name) => (calls[name] as Call).access === access).sort()).toEqual(expected)
  })
})
