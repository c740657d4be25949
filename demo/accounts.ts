/** People to log in as in a demo shop. The addresses cannot receive mail (example.com, RFC 2606). Never seeded beside real goods. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

import type { DemoAccount } from '@/lib/demo/load'

const account = z.strictObject({
  role: z.enum(['customer', 'club', 'organisation', 'staff', 'admin']),
  email: z.email(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

export const DEMO_ACCOUNTS: readonly DemoAccount[] = z
  .array(account)
  .parse(JSON.parse(readFileSync(new URL('data/accounts.json', import.meta.url), 'utf8')))

/** The company of the organisation account. */
export const DEMO_ORGANISATION = { id: 1, name: 'Esimerkkipaja Oy', vatNumber: 'FI00000000', invoiceDays: 14 } as const
