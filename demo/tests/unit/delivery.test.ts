import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '@/lib/market/languages'

import { MODELS } from '../../models'
import { readText } from '../../read'

describe('issue 15: delivery in the demo catalogue', () => {
  it('gas cartridges and liquid fuel stay in Finland', () => {
    const fuels = MODELS.filter(({ slug }) => /gas-cartridge|spirit-fuel/.test(slug))
    expect(fuels.length).toBeGreaterThanOrEqual(3)
    for (const { slug, limit } of fuels) expect([slug, limit?.allowedCountries]).toEqual([slug, ['fi']])
  })

  it.each(LANGUAGES)(
    '%s: the text of the delivery page has no price and no days, which its tables compute',
    (language) => {
      expect(readText(`pages/${language}/delivery.md`)).not.toMatch(/\d/)
    },
  )
})
