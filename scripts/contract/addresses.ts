/** The source of lib/contract/addresses.generated.ts. */
import { fileURLToPath } from 'node:url'

import { type Address, addressOf } from '@/lib/contract/calls/call'
import { callNames, calls } from '@/lib/contract/calls'

export const ADDRESSES_FILE = fileURLToPath(new URL('../../lib/contract/addresses.generated.ts', import.meta.url))

const HEADER = `/** Written by \`npm run contract\` from lib/contract/calls. What a client needs of a call to send it: without zod, so that pages can load it. */
import type { Address } from './calls/call'
import type { ShopCallName } from './calls'

export const addresses: Readonly<Record<ShopCallName, Address>> = {
`

function rowOf(address: Address): string {
  const values = Object.entries(address).map(([key, value]) => `${key}: '${value}'`)
  return `{ ${values.join(', ')} }`
}

export function addressesSource(): string {
  const rows = callNames.map((name) => `  ${name}: ${rowOf(addressOf(calls[name]))},\n`)
  return `${HEADER}${rows.join('')}}\n`
}
