import { describe, expect, it } from 'vitest'

import { careFor } from '../../seed/care'
import { contentOf } from '../../seed/content'
import { modelRows } from '../../seed/model-rows'
import { MODELS } from '../../models'
import { LANGUAGES } from '@/lib/market/languages'

const byId = (id: number) => {
  const model = MODELS.find((one) => one.id === id)
  if (!model) throw new Error(`There is no product ${id}.`)
  return model
}
/** What is sold by weight, volume or length. A kit of several products (1655) is sold by the piece. */
const MEASURED = MODELS.filter(
  ({ family, id }) =>
    (['gas', 'wax', 'food-pouch', 'energy-bar', 'coffee', 'rope'].includes(family) && id !== 1655) ||
    [1548, 1727].includes(id),
)

describe('issue 15 contents of goods', () => {
  it('all variants of measured goods have one', () => {
    const ids = new Set(MEASURED.map(({ id }) => id))
    expect(ids.size).toBeGreaterThan(25)
    const rows = modelRows(new Date('2026-11-24T00:00:00Z'), new Map()).variants
    for (const row of rows) expect(row.content !== null, `${row.modelId}`).toBe(ids.has(row.modelId))
  })
  it('a size is the content or the number of pieces', () => {
    expect(contentOf(byId(1058), '60 m')).toEqual({ amount: 60, unit: 'm' })
    expect(contentOf(byId(1548), '0,5 l')).toEqual({ amount: 0.5, unit: 'l' })
    expect(contentOf(byId(1582), '1 ×')).toEqual({ amount: 45, unit: 'g' })
    expect(contentOf(byId(1582), '15 ×')).toEqual({ amount: 45, unit: 'g', pieces: 15 })
    expect(() => contentOf(byId(1058), 'L')).toThrow(RangeError)
  })
})

describe('issue 15 hazardous goods', () => {
  it('gas, spirit and solvents have their label and their own care', () => {
    const hazardous = MODELS.filter(({ hazard }) => hazard !== undefined)
    expect(hazardous.map(({ id }) => id).sort()).toEqual([1049, 1546, 1548, 1653])
    for (const model of hazardous) {
      expect(careFor(model).en).not.toMatch(/wash|apart|warm water/i)
      expect(model.warnings?.en).toBeTruthy()
    }
  })
  it('refuses the care of ordinary goods for them', () => {
    const { care: _care, ...without } = byId(1548)
    expect(() => careFor(without)).toThrow(/hazardous product 1548/)
  })
})

describe('issue 15 food', () => {
  it('has ingredients with its allergens marked in every language, and a nutrition table whose parts fit its energy', () => {
    const foods = MODELS.filter(({ family }) => ['food-pouch', 'energy-bar', 'coffee'].includes(family))
    for (const { id, food } of foods) {
      if (!food) throw new Error(`The food ${id} has no particulars.`)
      for (const language of LANGUAGES) {
        const parts = food.ingredients[language].split('*')
        expect(parts.length % 2, `${id} ${language}`).toBe(1)
        expect(parts.length > 1, `${id} ${language}`).toBe(food.allergens.length > 0)
      }
      const table = food.nutrition
      if (!table) continue
      const kcal = 9 * table.fat + 4 * (table.carbohydrate + table.protein) + 2 * (table.fibre ?? 0)
      expect(Math.abs(kcal - table.energy_kcal) / table.energy_kcal, `${id}`).toBeLessThan(0.05)
      expect(Math.abs(table.energy_kj / table.energy_kcal - 4.184)).toBeLessThan(0.02)
      expect(table.fat + table.carbohydrate + (table.fibre ?? 0) + table.protein + table.salt, `${id}`).toBeLessThan(
        100,
      )
      expect(table.saturates).toBeLessThan(table.fat)
      expect(table.sugars).toBeLessThanOrEqual(table.carbohydrate)
    }
  })
})
