import { describe, expect, it } from 'vitest'

import type { Access, Call } from '@/lib/contract/calls/call'
import { checkAccess } from '@/lib/backend/api/check-access'
import {
  type CustomerPrincipal,
  GUEST,
  MAIL_SERVICE,
  MONITOR,
  type Principal,
} from '@/lib/backend/domain/access/principal'
import { allCallNames as callNames, allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import type { ApiError } from '@/lib/contract/errors'
import { type Permission, PERMISSIONS } from '@/lib/contract/access/permissions'

/** Every call that is not open to all, written down a second time: tests/api/access.test.ts asks the contract itself, so a slip there would go unseen. */
type Closed = Exclude<Access, 'public' | 'optional' | Exclude<OfficePermission, 'office.use'>>
type OfficePermission = Extract<Permission, `office.${string}`>

const CLOSED: Readonly<Record<Closed, readonly string[]>> = {
  customer: [
    'accountCart',
    'addresses',
    'changePassword',
    'clubMembership',
    'complaintOrders',
    'confirmSecondFactor',
    'customer',
    'customerOrders',
    'endLogins',
    'enterpriseOrder',
    'logins',
    'logout',
    'ownData',
    'ownNewsletters',
    'removeAddress',
    'removeSecondFactor',
    'replaceRecoveryCodes',
    'requestAccountDeletion',
    'requestEmailChange',
    'reviewVotes',
    'saveAddress',
    'saveCart',
    'saveProfile',
    'saveSizes',
    'secondFactor',
    'setNewsletter',
    'startSecondFactor',
    'wishlistToggle',
    'writeReview',
  ],
  provider: ['paymentEvent'],
  'catalogue.read_hidden': [],
  'stock.read': ['staffStock'],
  'orders.read': ['mailExamples', 'officeOrder', 'staffHolds', 'staffOrders', 'staffRentals', 'staffWithdrawals'],
  'orders.note': ['addOrderNote', 'removeOrderNote'],
  'orders.process': ['moveOrder', 'moveRental', 'releaseHolds', 'resendMail'],
  'price_overrides.read': ['priceOverrides'],
  'price_overrides.decide': ['decidePriceOverride'],
  'returns.process': ['decideWithdrawal', 'moveReturn', 'takeBack'],
  'ski_packages.read': ['skiPackages'],
  'complaints.read': ['complaintPictureFile', 'complaints'],
  'complaints.process': ['answerComplaint'],
  'enquiries.read': ['enquiries'],
  'enquiries.process': ['answerEnquiry'],
  'newsletters.read': ['newsletterSubscriptions'],
  'transfers.read': ['transferRequests'],
  'transfers.process': ['createTransferRequest', 'moveTransferRequest'],
  'gift_campaigns.read': ['giftCampaignCodes', 'staffGiftCampaigns'],
  'gift_campaigns.write': ['addGiftCampaignCodes', 'addGiftCampaignEmails', 'saveGiftCampaign'],
  'status.read': ['shopStatus'],
  'status.retry': ['retryJobs'],
  'metrics.read': ['metrics'],
  'mails.report': ['mailEvents'],
  'customers.select': ['staffCustomers'],
  'second_factors.reset': ['resetSecondFactor'],
  // The kinds of record decide further: tests/api/office.test.ts.
  'office.use': [
    'archiveOfficeProduct',
    'bulkOfficeRecords',
    'changeOfficePrices',
    'changeOfficeStock',
    'changeOfficeWebhook',
    'checkOfficeImport',
    'confirmOfficeTexts',
    'copyOfficeProduct',
    'createOfficeExport',
    'createOfficeKey',
    'createOfficeProduct',
    'createOfficePurchase',
    'createOfficeRecord',
    'createOfficeVariant',
    'createOfficeWebhook',
    'cutOfficePicture',
    'keepOfficeVersion',
    'moveOfficeCampaign',
    'moveOfficeGroup',
    'moveOfficePurchase',
    'officeBulkWork',
    'officeCampaign',
    'officeChanges',
    'officeChoices',
    'officeCodes',
    'officeCountStores',
    'officeExportFile',
    'officeExports',
    'officeFind',
    'officeGoods',
    'officeGroupTree',
    'officeImport',
    'officeImports',
    'officeKeyChoices',
    'officeLinkPaths',
    'officeLinkTarget',
    'officeLogout',
    'officeLowStock',
    'officeMe',
    'officePage',
    'officePagePreview',
    'officePictureUses',
    'officePictures',
    'officePriceEvents',
    'officePropertyChoices',
    'officePurchase',
    'officePurchaseFile',
    'officeRecord',
    'officeRecords',
    'officeRecordsFile',
    'officeSearchLine',
    'officeSearchTrial',
    'officeViews',
    'officeWaiting',
    'officeWebhookLog',
    'orderOfficePictures',
    'planOfficeCampaign',
    'planOfficeVersion',
    'previewOfficeCampaign',
    'readOfficePurchaseRows',
    'receiveOfficePurchase',
    'removeOfficeRecord',
    'removeOfficeView',
    'restoreOfficeVersion',
    'revokeOfficeKey',
    'saveOfficeCount',
    'saveOfficePurchase',
    'saveOfficeRecord',
    'saveOfficeVariants',
    'saveOfficeView',
    'sendOfficeDelivery',
    'startOfficeImport',
    'stopOfficeBulkWork',
    'stopOfficeCampaign',
    'stopOfficeExport',
    'stopOfficeImport',
    'translateOfficeProducts',
    'translateOfficeText',
    'undoOfficeChange',
    'uploadOfficeImport',
    'uploadOfficePicture',
  ],
}

/** The calls by which guests browse, file a complaint and log in, with whether the answer may depend on who asks. */
const OPEN: Readonly<Record<string, readonly CallName[]>> = {
  public: [
    'productGroups',
    'banners',
    'brands',
    'keywordPopups',
    'keywordPopup',
    'resources',
    'settings',
    'initConfig',
    'routeSlugs',
    'staticPage',
    'staticPageWithTabs',
    'productGroup',
    'brand',
    'translatedPaths',
    'recommendations',
    'skiWizard',
    'search',
    'complaintOrder',
    'complaintPicture',
    'convertToken',
  ],
  optional: [
    'productModelList',
    'productModelListPost',
    'productListIndex',
    'productListText',
    'productModel',
    'compatibleProducts',
    'complaint',
  ],
}

/** The callers, and which calls that are not open to all each may make. */
const person = (roles: Partial<CustomerPrincipal>): Principal => ({
  kind: 'customer',
  id: 1,
  email: 'a@b.c',
  isClub: false,
  isOrg: false,
  isStaff: false,
  isAdmin: false,
  ...roles,
})
const ONLY_ADMINISTRATORS: readonly Access[] = ['customers.select', 'second_factors.reset']
/** Of a mail service, which is no person. */
const ONLY_MACHINES: readonly Access[] = ['mails.report']
const permissions = (Object.keys(PERMISSIONS) as Permission[]).filter(
  (permission) => !ONLY_MACHINES.includes(permission) && !permission.startsWith('office.'),
)
const OF_STAFF = permissions.filter((permission) => !ONLY_ADMINISTRATORS.includes(permission))
const CALLERS: readonly [string, Principal, readonly Access[]][] = [
  ['a guest', GUEST, []],
  ['a customer', person({}), ['customer']],
  ['a member of the club', person({ isClub: true }), ['customer']],
  ['the user of an organisation', person({ isOrg: true }), ['customer']],
  ['staff', person({ isStaff: true }), ['customer', ...OF_STAFF]],
  ['an administrator', person({ isAdmin: true }), ['customer', ...permissions]],
  [
    'an administrator in the back office',
    person({ isAdmin: true, isOffice: true }),
    [
      'customer',
      ...permissions,
      'office.use',
      'office.codes.read',
      'office.customers.read',
      'office.customers.export',
      'office.customers.erase',
    ],
  ],
  [
    'customer service in the back office',
    person({ officeRoles: ['service'], isOffice: true }),
    [
      'customer',
      'stock.read',
      'orders.read',
      'orders.note',
      'returns.process',
      'complaints.read',
      'complaints.process',
      'enquiries.read',
      'enquiries.process',
      'gift_campaigns.read',
      'office.use',
      'office.codes.read',
      'office.customers.read',
      'office.customers.export',
    ],
  ],
  [
    'an editor in the back office',
    person({ officeRoles: ['editor'], isOffice: true }),
    ['customer', 'catalogue.read_hidden', 'office.use'],
  ],
  ['an editor in the shop', person({ officeRoles: ['editor'] }), ['customer', 'catalogue.read_hidden']],
  ['the bearer of METRICS_TOKEN', MONITOR, ['metrics.read']],
  ['the bearer of MAIL_EVENTS_TOKEN', MAIL_SERVICE, ['mails.report']],
]

function outcome(access: Access, principal: Principal): string {
  try {
    checkAccess({ access }, principal)
    return 'may'
  } catch (error) {
    return (error as ApiError).code
  }
}

describe('calls that are not open to all', () => {
  it.each(Object.entries(CLOSED))(
    'P1.07 D1.01 D5.01 D6.01 D6.02 D6.03 D6.04 what is not open to all: %s',
    (access, expected) => {
      expect(callNames.filter((name) => (calls[name] as Call).access === access).sort()).toEqual(expected)
    },
  )

  it.each(Object.entries(OPEN))(
    'B1.01 B2.31 B6.01 B6.02 B7.01 B7.02 B7.03 B7.04 B7.05 B7.06 B7.07 B7.08 B7.09 B7.10 B7.11 B7.12 B7.13 B7.14 B7.15 B7.18 guests browse, file complaints and log in without a log-in: %s',
    (access, names) => {
      expect(names.filter((name) => (calls[name] as Call).access !== access)).toEqual([])
      expect(names.map((name) => outcome((calls[name] as Call).access, GUEST))).toEqual(names.map(() => 'may'))
    },
  )

  it.each(CALLERS)('every call is made or refused by the permissions of %s', (_, principal, allowed) => {
    for (const name of callNames) {
      const { access }: Call = calls[name]
      const isOpen = access === 'public' || access === 'optional' || access === 'provider'
      const refusal = principal.kind === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN'
      expect([name, outcome(access, principal)]).toEqual([name, isOpen || allowed.includes(access) ? 'may' : refusal])
    }
  })

  it('only administrators remove the second factor of a colleague', () => {
    expect(CALLERS.map(([, principal]) => outcome('second_factors.reset', principal))).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      'may',
      'may',
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ])
  })
})
