import { describe, expect, it } from 'vitest'

import {
  cheapestVariant,
  choicesOf,
  filterProducts,
  findVariant,
  firstColor,
  sizesOf,
  variantText,
  type WizardVariant,
} from '@/lib/catalog/ski/products'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'

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

describe('products of the wizard', () => {
  const sized = (id: number, size: string | null, isOrderable = true) => ({ ...variant(id, 0, 100, isOrderable), size })
  const product = (id: number, group: 'skis' | 'boots', variants: readonly WizardVariant[]) =>
    ({
      ...{ id, group, variants, name: 'Ski', manufacturer: 'Tunturi', path: 'tunturi/ski' },
      colors: [{ name: 'Red', image: 'a' }],
    }) as unknown as SkiWizardProduct
  const skis = product(1, 'skis', [sized(11, '170'), sized(12, '98'), sized(13, '170')])
  const boots = product(2, 'boots', [sized(21, null)])

  it('a variant is found in its group only', () => {
    expect(findVariant([boots, skis], 'skis', 12)).toEqual({ product: skis, variant: skis.variants[1] })
    expect([
      findVariant([skis], 'boots', 12),
      findVariant([skis], 'skis', 99),
      findVariant([skis], 'skis', null),
    ]).toEqual([null, null, null])
    expect(choicesOf([skis, boots], { skis: 12, bindings: null, boots: 12 })).toEqual({
      skis: { variantId: 12, modelId: 1, name: 'Tunturi Ski', image: 'a', slug: 'tunturi/ski' },
      bindings: null,
      boots: null,
    })
  })

  it('sizes stand once, by their number; a variant is told by colour and size', () => {
    expect(sizesOf([skis, boots])).toEqual(['98', '170'])
    expect(variantText({ product: skis, variant: sized(1, '98') })).toBe('Red, 98')
    expect(variantText({ product: boots, variant: sized(1, null) })).toBe('Red')
  })

  it('a list shows what can be had in the size that is asked for and suits the skier', () => {
    const gone = product(3, 'skis', [sized(31, '98', false)])
    const shown = (size: string, sizes: readonly string[] | null = null) =>
      filterProducts([skis, boots, gone], { size, suiting: sizes && (() => sizes) }).map(({ id }) => id)
    expect([shown(''), shown('98'), shown('200'), shown('', ['98']), shown('170', ['98'])]).toEqual([
      [1, 2],
      [1, 2],
      [2],
      [1, 2],
      [2],
    ])
  })
})
