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
  'orders.note': 'write notes about orders that shoppers never see',
  'orders.process': 'pack, send and cancel orders',
  'returns.process': 'receive and refund returns',
  'ski_packages.read': 'see the ski packages to mount',
  'complaints.read': 'see complaints with their pictures',
  'complaints.process': 'mark complaints as answered',
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
  'office.use': 'work in the back office',
  'office.goods.read': 'see products, groups, brands and their texts in the back office',
  'office.goods.write': 'change products, variants, pictures, groups and brands',
  'office.texts.write': 'change texts of products, groups and brands',
  'office.pictures.write': 'upload pictures, name and crop them',
  'office.prices.read': 'see prices and their history in the back office',
  'office.prices.write': 'change prices and price campaigns',
  'office.stock.read': 'see stock, its movements and purchase orders in the back office',
  'office.stock.write': 'move, count and correct stock, receive purchase orders',
  'office.content.read': 'see pages, banners and redirects in the back office',
  'office.content.write': 'change pages, banners, keywords, synonyms and redirects',
  'office.settings.read': 'see settings, delivery methods, rates and taxes',
  'office.settings.write': 'change settings, stores, delivery methods, rates and taxes',
  'office.codes.read': 'see discount codes and gift cards',
  'office.codes.write': 'change discount codes',
  'office.customers.read': 'see customers, their addresses and orders in the back office',
  'office.customers.export': 'download everything that is stored about a customer',
  'office.customers.erase': 'erase a customer, as far as the law allows',
  'office.sales.read': 'see what the shop has sold, in all',
  'office.people.read': 'see who works in the shop',
  'office.people.write': 'change what people may do in the back office',
  'office.integrations.write': 'make and end keys and webhooks of other systems',
} as const

export type Permission = keyof typeof PERMISSIONS

/** For pages, in whose sources such a word would be taken for the id of a text. */
export const USE_OFFICE = 'office.use' satisfies Permission
/** No call of the back office answers without it: who may do something there may use them. */
export const withOfficeUse = (permissions: readonly Permission[]): readonly Permission[] =>
  permissions.some((name) => name.startsWith('office.'))
    ? [...new Set<Permission>([USE_OFFICE, ...permissions])]
    : permissions
export const EXPORT_CUSTOMERS = 'office.customers.export' satisfies Permission
export const ERASE_CUSTOMERS = 'office.customers.erase' satisfies Permission

/** `monitoring` is the bearer of METRICS_TOKEN, `mail_service` that of MAIL_EVENTS_TOKEN; neither is a person. */
export type Role = 'customer' | 'staff' | 'administrator' | 'monitoring' | 'mail_service' | OfficeRole

/** What people do in the back office. A person can have several; an administrator has all. */
export const OFFICE_ROLES = ['buyer', 'editor', 'warehouse', 'store', 'service', 'bookkeeping'] as const
export type OfficeRole = (typeof OFFICE_ROLES)[number]

const STAFF: readonly Permission[] = [
  'catalogue.read_hidden',
  'stock.read',
  'orders.read',
  'orders.note',
  'price_overrides.read',
  'price_overrides.decide',
  'orders.process',
  'returns.process',
  'ski_packages.read',
  'complaints.read',
  'complaints.process',
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
  'office.use',
  'office.goods.read',
  'office.prices.read',
  'office.stock.read',
]

/** Everybody of the back office sees what is sold, for how much and where it is. */
const READ_GOODS: readonly Permission[] = ['office.use', 'office.goods.read', 'office.prices.read', 'office.stock.read']

const OFFICE = (Object.keys(PERMISSIONS) as Permission[]).filter((name) => name.startsWith('office.'))

export const ROLES: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  customer: new Set(),
  staff: new Set(STAFF),
  administrator: new Set<Permission>([...STAFF, 'customers.select', 'second_factors.reset', ...OFFICE]),
  monitoring: new Set<Permission>(['metrics.read']),
  mail_service: new Set<Permission>(['mails.report']),
  buyer: new Set<Permission>([
    ...READ_GOODS,
    'office.goods.write',
    'office.texts.write',
    'office.pictures.write',
    'office.prices.write',
    'office.stock.write',
    'office.codes.read',
    'stock.read',
    'catalogue.read_hidden',
  ]),
  editor: new Set<Permission>([
    ...READ_GOODS,
    'office.texts.write',
    'office.pictures.write',
    'office.content.read',
    'office.content.write',
    'office.settings.read',
    'catalogue.read_hidden',
  ]),
  warehouse: new Set<Permission>([
    ...READ_GOODS,
    'office.stock.write',
    'stock.read',
    'orders.read',
    'orders.note',
    'orders.process',
    'returns.process',
    'transfers.read',
    'transfers.process',
  ]),
  store: new Set<Permission>([
    ...READ_GOODS,
    'office.stock.write',
    'stock.read',
    'orders.read',
    'orders.note',
    'orders.process',
    'returns.process',
    'transfers.read',
    'transfers.process',
    'ski_packages.read',
    'price_overrides.read',
  ]),
  service: new Set<Permission>([
    ...READ_GOODS,
    'office.codes.read',
    'stock.read',
    'orders.read',
    'orders.note',
    'returns.process',
    'office.customers.read',
    'office.customers.export',
    'complaints.read',
    'complaints.process',
    'enquiries.read',
    'enquiries.process',
    'gift_campaigns.read',
  ]),
  bookkeeping: new Set<Permission>([
    ...READ_GOODS,
    'office.codes.read',
    'office.settings.read',
    'office.sales.read',
    'orders.read',
    'orders.note',
  ]),
}

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(PERMISSIONS, text)
}
