import { describe, expect, it } from 'vitest'

import { cheapestVariant, firstColor, type WizardVariant } from '@/lib/catalog/ski/products'

const variant = (id: number, color: number, active: number, isOrderable = true): WizardVariant => ({
  id,
  color,
  size: null,
  price: { active, regular: active, club: null, discount_value: null, discount_free: null, lowest_30_days: null },
  is_orderable: isOrderable,
})

describe('what a product of the wizard shows at first', () => {
  it('the colour of the chosen variant, else of the first variant that can be ordered, else of the first', () => {
    const variants = [variant(1, 0, 100, false), variant(2, 1, 100), variant(3, 2, 100)]
    expect(firstColor({ variants }, 3)).toBe(2)
    expect(firstColor({ variants }, 1)).toBe(0)
    expect(firstColor({ variants }, null)).toBe(1)
    expect(firstColor({ variants }, 99)).toBe(1)
    expect(firstColor({ variants: [variant(1, 4, 100, false)] }, null)).toBe(4)
    expect(firstColor({ variants: [] }, null)).toBe(-1)
  })

  it('the lowest price of the variants that can be ordered, else of all', () => {
    expect(cheapestVariant([variant(1, 0, 300), variant(2, 0, 200), variant(3, 0, 100, false)])?.id).toBe(2)
    expect(cheapestVariant([variant(1, 0, 300, false), variant(2, 0, 200, false)])?.id).toBe(2)
    expect(cheapestVariant([])).toBeUndefined()
  })
})
