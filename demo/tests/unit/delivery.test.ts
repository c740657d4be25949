import { describe, expect, it } from 'vitest'

import { countryOf } from '@/lib/market/countries'
import { LANGUAGES } from '@/lib/market/languages'

import { MODELS } from '../../models'
import { readText } from '../../read'

describe('issue 15: delivery in the demo catalogue', () => {
  it('gas cartridges and liquid fuel stay in Finland', () => {
    const fuels = MODELS.filter(({ slug }) => /gas-cartridge|spirit-fuel/.test(slug))
    expect(fuels.length).toBeGreaterThanOrEqual(3)
    for (const { slug, limit } of fuels) expect([slug, limit?.allowedCountries]).toEqual([slug, ['fi']])
  })

  it('knives and axes go nowhere where their buyer’s age would have to be checked: by no method of the United Kingdom', () => {
    const edged = MODELS.filter(({ family }) => family === 'knife' || family === 'axe')
    expect(edged.length).toBeGreaterThanOrEqual(8)
    const british = countryOf('gb')?.deliveryMethods ?? []
    expect(british.length).toBeGreaterThan(0)
    for (const { slug, limit } of edged)
      expect([slug, british.filter((id) => limit?.allowedDeliveryMethods?.includes(id) ?? true)]).toEqual([slug, []])
  })

  it('bicycles do not go to France, where they would have to be marked against theft, and every language says why', () => {
    const bicycles = MODELS.filter(({ family }) => /-bike$/.test(family))
    expect(bicycles.length).toBeGreaterThanOrEqual(5)
    for (const { slug, limit } of bicycles) {
      expect([slug, limit?.blockedCountries]).toEqual([slug, ['fr']])
      expect(Object.keys(limit?.blockInfoTexts ?? {}).sort()).toEqual([...LANGUAGES].sort())
    }
  })

  it.each(LANGUAGES)(
    '%s: the text of the delivery page has no price and no days, which its tables compute',
    (language) => {
      // The name of the page's picture has its place in the drawing.
      expect(readText(`pages/${language}/delivery.md`).replace(/^image: .*$/m, '')).not.toMatch(/\d/)
    },
  )
})
