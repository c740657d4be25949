import { describe, expect, it } from 'vitest'

import { packagePrices } from '@/lib/catalog/price'
import { choicePrices } from '@/lib/catalog/ski/products'
import { NO_CHOICES, NO_PRICES } from '@/lib/catalog/ski/choice'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { convert } from '@/lib/market/format'

const dollars = (minorEur: number) => convert(minorEur, 1.16, 'usd')

const product = (id: number, group: SkiWizardProduct['group'], active: number): SkiWizardProduct => ({
  id,
  group,
  name: `Part ${id}`,
  manufacturer: 'Fjell',
  path: `fjell/part-${id}`,
  is_outlet: false,
  discounts_allowed: false,
  waist_width: null,
  technique: null,
  release_min: null,
  release_max: null,
  facts: [],
  colors: [],
  variants: [
    {
      id,
      color: -1,
      size: null,
      is_orderable: true,
      price: { active, regular: active, club: null, discount_value: null, discount_free: null, lowest_30_days: null },
    },
  ],
})
const choice = (id: number) => ({ variantId: id, modelId: id, name: '', image: '', slug: '' })

describe('prices of packages', () => {
  it('are made of the rounded parts, as the rows of a cart: not a cent off in dollars', () => {
    // 3 × 1.03 € are 3 × $1.19 = $3.57, and 3.09 € alone would be $3.58.
    expect(dollars(309)).toBe(358)
    expect(packagePrices([103, 103, 103], 309, dollars)).toEqual({ apart: 357, together: 357 })
    expect(packagePrices([103, 103, 103], 278, dollars)).toEqual({ apart: 357, together: 322 })
  })

  it('the wizard shows them for the chosen parts, and converts the sum where a part is no longer sold', () => {
    const products = [product(1, 'skis', 103), product(2, 'bindings', 103), product(3, 'boots', 103)]
    const choices = { skis: choice(1), bindings: choice(2), boots: choice(3) }
    const prices = { regular: 309, discount: null, active: 309 }
    expect(choicePrices({ products, choices, prices }, 'guest', dollars)).toEqual({ apart: 357, together: 357 })
    expect(choicePrices({ products: products.slice(1), choices, prices }, 'guest', dollars)?.together).toBe(358)
    expect(choicePrices({ products, choices: NO_CHOICES, prices: NO_PRICES }, 'guest', dollars)).toBeNull()
  })
})
