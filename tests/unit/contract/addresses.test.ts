import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { addresses } from '@/lib/contract/addresses.generated'
import { callNames, calls } from '@/lib/contract/calls'

import { ADDRESSES_FILE, addressesSource } from '../../../scripts/contract/addresses'

describe('addresses of calls', () => {
  it('the committed file is what `npm run contract` writes', () => {
    expect(readFileSync(ADDRESSES_FILE, 'utf8')).toBe(addressesSource())
  })

  it('the auth header goes to every call that needs a role, and to those that ask for it', () => {
    for (const name of callNames) {
      const call = calls[name]
      const expected = !['public', 'optional', 'provider'].includes(call.access)
        ? 'required'
        : 'sendsAuth' in call
          ? 'optional'
          : undefined
      expect([name, addresses[name].auth]).toEqual([name, expected])
    }
  })
})
