import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { isEmail } from '@/lib/contract/email'

const call = z.email().max(254)

describe('what counts as an e-mail address', () => {
  it.each(['aino@example.com', 'Aino.Meri+tent@mail.example.fi', "o'neil@b.ie", 'a_b-c@x1-y.co'])('%s', (text) => {
    expect([isEmail(text), call.safeParse(text).success]).toEqual([true, true])
  })

  it.each([
    '',
    'aino',
    'aino@',
    '@b.fi',
    'aino@b',
    'a b@c.fi',
    'a@b.fi ',
    'a@b@c.fi',
    'a..b@c.fi',
    '.a@b.fi',
    "a'@b.fi",
    'a>,<victim@b.fi',
    'a,victim@b.fi',
    '"a"@b.fi',
    'a@b.fi>',
    'a@b.fi\r\nBcc: c@d.fi',
    `${'a'.repeat(250)}@b.fi`,
  ])('not %j', (text) => {
    expect([isEmail(text), call.safeParse(text).success]).toEqual([false, false])
  })

  it('no call refuses what a page lets through', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aZ0._+-\'"<>,;@ \\é'), maxLength: 12 })
    fc.assert(
      fc.property(part, part, (mailbox, domain) => {
        const text = `${mailbox}@${domain}.fi`
        expect(!isEmail(text) || call.safeParse(text).success).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
