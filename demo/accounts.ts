/**
 * Accounts to log in with in a demo shop. The addresses cannot receive mail (example.com, RFC 2606). They are never added to a shop with
 * real products.
 */
import type { DemoAccount } from '@/lib/demo/load'

import { readData } from './read'
import { accounts } from './schema/shop'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = readData('accounts.json', accounts)

/** The company of the organisation account. */
export const DEMO_ORGANISATION = { id: 1, name: 'Esimerkkipaja Oy', vatNumber: 'FI00000000', invoiceDays: 14 } as const
