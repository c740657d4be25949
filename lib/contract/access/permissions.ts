/**
 * Who may do what, as one table: each call of the contract names a permission, and each role has a set of them. A new role is a row of
 * `ROLES` and a way to give it to a person (`rolesOf` in lib/backend/domain/access); no call changes.
 */

/** What a permission allows, for the API's documentation. */
export const PERMISSIONS = {
  'catalogue.read_hidden': 'see products that are not public',
  'stock.read': 'see the stock of every store',
  'orders.read': 'see all orders',
  'price_overrides.read': 'see the prices that staff gave to rows',
  'price_overrides.decide': 'approve or decline a price that a colleague gave',
  'orders.process': 'pack, send and cancel orders',
  'returns.process': 'receive and refund returns',
  'ski_packages.read': 'see the ski packages to mount',
  'complaints.read': 'see complaints with their pictures',
  'enquiries.read': 'see messages of the forms on content pages, and reports about faults',
  'enquiries.process': 'mark these messages as answered',
  'newsletters.read': 'see the subscribers of newsletters',
  'transfers.read': 'see transfer requests between stores',
  'transfers.process': 'create and move transfer requests',
  'gift_campaigns.read': 'see gift campaigns and their codes',
  'gift_campaigns.write': 'change gift campaigns, add and send their codes',
  'status.read': 'see the state of the background work',
  'status.retry': 'retry failed background work',
  'metrics.read': 'read the metrics',
  'mails.report': 'report bounces of mails and complaints about them',
  'customers.select': 'find a customer and order for them',
  'second_factors.reset': 'remove the second factor of a colleague',
} as const

export type Permission = keyof typeof PERMISSIONS

/** `monitoring` is the bearer of METRICS_TOKEN, `mail_service` that of MAIL_EVENTS_TOKEN; neither is a person. */
export type Role = 'customer' | 'staff' | 'administrator' | 'monitoring' | 'mail_service'

const STAFF: readonly Permission[] = [
  'catalogue.read_hidden',
  'stock.read',
  'orders.read',
  'price_overrides.read',
  'price_overrides.decide',
  'orders.process',
  'returns.process',
  'ski_packages.read',
  'complaints.read',
  'enquiries.read',
  'enquiries.process',
  'newsletters.read',
  'transfers.read',
  'transfers.process',
  'gift_campaigns.read',
  'gift_campaigns.write',
  'status.read',
  'status.retry',
  'metrics.read',
]

export const ROLES: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  customer: new Set(),
  staff: new Set(STAFF),
  administrator: new Set<Permission>([...STAFF, 'customers.select', 'second_factors.reset']),
  monitoring: new Set<Permission>(['metrics.read']),
  mail_service: new Set<Permission>(['mails.report']),
}

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(PERMISSIONS, text)
}
