import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '@/lib/market/languages'
import { filledIn, withdrawalTexts } from '@/lib/market/withdrawal/texts'

describe('issue 15: the statutory texts of withdrawal', () => {
  it('the labels are those of each language’s law', () => {
    expect(
      LANGUAGES.map((language) => withdrawalTexts(language, 'fi')).map(({ open, confirm }) => [open, confirm]),
    ).toEqual([
      ['Withdraw from contract here', 'Confirm withdrawal'],
      ['Peruuta sopimus tästä', 'Vahvista peruuttaminen'],
      ['Ångra avtalet här', 'Bekräfta frånträde'],
      ['Vertrag widerrufen', 'Widerruf bestätigen'],
      ['Renoncer au contrat ici', 'Confirmer la rétractation'],
      ['Отказаться от договора', 'Подтвердить отказ от договора'],
    ])
  })

  it('the country of delivery decides: in the United Kingdom a contract is cancelled, in English', () => {
    expect(withdrawalTexts('en', 'gb').open).toBe('Cancel contract here')
    expect(withdrawalTexts('en', 'de').open).toBe('Withdraw from contract here')
    expect(withdrawalTexts('de', 'gb').open).toBe('Vertrag widerrufen')
  })

  it('instructions and form are complete in every language, with the shop and the address of the function', () => {
    for (const language of LANGUAGES) {
      const { instruction, effects, form } = withdrawalTexts(language, 'fi')
      const shop = { trader: 'Polku, Satamakatu 4', url: 'https://shop.example/withdrawal/' }
      const [a, b, c] = [instruction, effects, form].map((section) => filledIn(section, shop))
      expect([a?.length, b?.length, c?.length], language).toEqual([4, 3, form.paragraphs.length])
      expect(a?.join(' ')).toContain(shop.url)
      expect(a?.join(' ')).toContain(shop.trader)
      expect(c?.join(' ')).toContain(shop.trader)
      expect([a, b, c].flat().join(' ')).not.toMatch(/[{}]/)
      // 14 days to withdraw, to refund and to send back.
      expect(
        [a, b]
          .flat()
          .join(' ')
          .match(/14|quatorze|vierzehn/gi)?.length,
        language,
      ).toBeGreaterThanOrEqual(5)
    }
  })
})
