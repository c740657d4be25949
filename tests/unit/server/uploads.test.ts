import { describe, expect, it } from 'vitest'

import type { Call } from '@/lib/contract/calls/call'
import { allCalls as calls } from '@/lib/contract/all-calls'
import { IMPORT_MAX_BYTES } from '@/lib/contract/limits/office-files'
import { UPLOADS } from '@/server/uploads'
import { DEFAULTS } from '@/server/config'
import { configFromEnvironment } from '@/server/environment'
import { bodyLimit } from '@/server/limits'

describe('what the front door lets in', () => {
  it('only the calls that take a file have a limit of their own; every other keeps the general one', () => {
    const limits = { ...DEFAULTS, ...configFromEnvironment(false) }
    for (const endpoint of Object.values<Call>(calls)) {
      const takesFile = 'bodyType' in endpoint
      expect([endpoint.path, bodyLimit(endpoint.path, limits)]).toEqual([
        endpoint.path,
        takesFile
          ? { maxBytes: endpoint.path.includes('/imports/') ? IMPORT_MAX_BYTES : 25 * 1024 ** 2, upload: true }
          : { maxBytes: 256 * 1024, upload: false },
      ])
    }
    expect(bodyLimit('/api/complaint/../complaint/picture/', limits).upload).toBe(false)
    expect(UPLOADS).toHaveLength(3)
  })
})
