import { expect, it } from 'vitest'

import { isPublicGtin } from '@/lib/catalog/gtin'

it('issue 15: a published GTIN has the right length and check digit', () => {
  for (const code of ['6401234567897', '96385074', '012345678905', '10614141000415'])
    expect(isPublicGtin(code), code).toBe(true)
  for (const code of ['6401234567896', '640123456789', '96385075', '64012345678970', '64012x4567897', '', null])
    expect(isPublicGtin(code), String(code)).toBe(false)
})

it('issue 15: numbers for use inside a company and of coupons are not published', () => {
  for (const code of ['2000000000015', '0200000000004', '0499999999998', '9910000000003', '20000004'])
    expect(isPublicGtin(code), code).toBe(false)
})
