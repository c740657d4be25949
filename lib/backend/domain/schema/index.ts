/**
 * Every table: for drizzle-kit, seeds and tests. Code of the shop imports the file of its tables, so that it does not load all of them. The
 * paths are relative, because drizzle-kit does not resolve the alias.
 */
export * from '../../platform/security/tables'
export * from './catalogue'
export * from './complaints'
export * from './content'
export * from './customers'
export * from './enquiries'
export * from './enterprise'
export * from './integrations'
export * from './narrow'
export * from './notices'
export * from './office'
export * from './office-goods'
export * from './orders'
export * from './purchases'
export * from './rentals'
export * from './returns'
export * from './search'
export * from './transfers'
export * from './withdrawals'
export type { Localized } from './types'
