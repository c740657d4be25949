/** `npm run contract` writes lib/contract/addresses.generated.ts from the calls of the contract. */
import { writeFileSync } from 'node:fs'

import { ADDRESSES_FILE, addressesSource } from './contract/addresses'

writeFileSync(ADDRESSES_FILE, addressesSource())
