import { describe, expect, it } from 'vitest'

import { campaignPrice, type CampaignRule, lawfulPercent } from '@/lib/catalog/campaign-price'

const rule = (kind: CampaignRule['kind'], value: number, rounding: CampaignRule['rounding'] = 'none') => ({
  kind,
  value,
  rounding,
})

describe('the price of a campaign', () => {
  it.each([
    ['20 % of 99.90', 9990, rule('percent', 2000), 7992],
    ['12.5 % of 80.00', 8000, rule('percent', 1250), 7000],
    ['10.00 less', 9990, rule('amount', 1000), 8990],
    ['a fixed price', 9990, rule('fixed', 4900), 4900],
    ['more off than it costs', 900, rule('amount', 1000), null],
  ])('%s', (_name, regular, given, expected) => {
    expect(campaignPrice(regular, given)).toBe(expected)
  })

  it.each([
    ['.90 below', 'ninety', 7992, 7990],
    ['.90 itself', 'ninety', 7990, 7990],
    ['just below .90', 'ninety', 7989, 7890],
    ['a price below .90 euros', 'ninety', 85, 85],
    ['whole euros', 'whole', 7999, 7900],
    ['less than a euro', 'whole', 99, 99],
    ['five euros, below', 'five', 8240, 8000],
    ['five euros, above', 'five', 8250, 8500],
    ['less than half of five euros', 'five', 249, 249],
  ] as const)('is rounded to %s', (_name, rounding, exact, expected) => {
    expect(campaignPrice(exact, rule('fixed', exact, rounding))).toBe(expected)
  })

  it('is never above the exact price with .90 and whole euros', () => {
    for (let regular = 1; regular < 3_000; regular += 7)
      for (const rounding of ['ninety', 'whole'] as const)
        expect(campaignPrice(regular, rule('fixed', regular, rounding))).toBeLessThanOrEqual(regular)
  })
})

describe('the reduction that may be announced', () => {
  it.each([
    [7992, 9990, 20],
    [7999, 9990, 19],
    [9990, 9990, null],
    [9000, 8000, null],
    [9000, null, null],
  ])('%d from %s', (active, lowest30, percent) => {
    expect(lawfulPercent(active, lowest30)).toBe(percent)
  })
})
