import { describe, expect, it } from 'vitest'

import { parseShopifyCsv } from '@/lib/backend/flows/import/shopify-csv'

/** A file with one product that has these cells besides the usual ones. */
function product(cells: Readonly<Record<string, string>>) {
  const own = { Handle: 'fuel', Title: 'Fuel', Type: 'Fuel', 'Variant Price': '9.90', ...cells }
  const line = Object.values(own).map((cell) => `"${cell}"`)
  return parseShopifyCsv([Object.keys(own).join(','), line.join(',')].join('\n'))
}
const reason = (cells: Readonly<Record<string, string>>) => product(cells).errors[0]?.reason

describe('issue 15 columns of a product file for what the law wants of goods', () => {
  it('reads Shopify’s measure of a unit price, and the pieces of a multipack', () => {
    const measure = { 'Unit Price Total Measure': '45', 'Unit Price Total Measure Unit': 'G' }
    const content = (cells: Record<string, string>) => product(cells).products[0]?.variants[0]?.content
    expect(content(measure)).toEqual({ amount: 45, unit: 'g' })
    expect(content({ ...measure, 'Variant Pieces': '6' })).toEqual({ amount: 45, unit: 'g', pieces: 6 })
    expect(content({ ...measure, 'Variant Pieces': '1' })).toEqual({ amount: 45, unit: 'g' })
    expect(content({})).toBeNull()
    expect(reason({ ...measure, 'Unit Price Total Measure Unit': 'oz' })).toMatch(/is not a content: “45 oz ”/)
    expect(reason({ ...measure, 'Unit Price Total Measure': '1,5' })).toMatch(/is not a content/)
    expect(reason({ 'Variant Pieces': '6' })).toMatch(/is not a content/)
  })

  it('reads the codes of hazardous goods, and refuses a code without official text', () => {
    const codes = {
      'Hazard Signal Word': 'Danger',
      'Hazard Pictograms': 'GHS02, GHS07',
      'Hazard Statements': 'H225, H319',
      'Precautionary Statements': 'P210, P305+P351+P338',
    }
    const read = product(codes)
    expect(read.products[0]?.hazard).toEqual({
      signal: 'danger',
      pictograms: ['GHS02', 'GHS07'],
      hazards: ['H225', 'H319'],
      precautions: ['P210', 'P305+P351+P338'],
    })
    expect(product({}).products[0]?.hazard).toBeNull()
    expect(reason({ ...codes, 'Hazard Statements': 'H999' })).toMatch(
      /Hazard columns have a value that is not known: hazards 0/,
    )
    expect(reason({ ...codes, 'Hazard Statements': 'P210' })).toMatch(/hazards 0/)
    expect(reason({ ...codes, 'Hazard Signal Word': 'careful' })).toMatch(/signal/)
  })

  it('reads the particulars of a food', () => {
    const food = {
      Ingredients: '*oats* 62 %, salt',
      Allergens: 'gluten',
      'Energy kJ': '1807',
      'Energy kcal': '432',
      Fat: '7',
      Saturates: '1.3',
      Carbohydrate: '66.7',
      Sugars: '12',
      Protein: '12',
      Salt: '0.6',
    }
    expect(product(food).products[0]?.food).toMatchObject({
      ingredients: '*oats* 62 %, salt',
      allergens: ['gluten'],
      nutrition: { per: 'g', energy_kj: 1807, saturates: 1.3, salt: 0.6 },
    })
    expect(product({ Ingredients: '100 % coffee' }).products[0]?.food).toMatchObject({ nutrition: null })
    expect(reason({ ...food, Salt: '' })).toMatch(/Food columns are not complete or have a wrong value: nutrition salt/)
    expect(reason({ ...food, Allergens: 'plutonium' })).toMatch(/allergens 0/)
  })

  it('reads the maker’s guarantee of durability, which is of more than two years', () => {
    expect(product({ 'Durability Guarantee Years': '5' }).products[0]?.durabilityGuarantee).toEqual({ years: 5 })
    for (const years of ['2', '2.5', 'long'])
      expect(reason({ 'Durability Guarantee Years': years })).toMatch(/must be a whole number above two/)
  })

  it('reads Shopify’s columns for Google: category, gender and age group', () => {
    const of = (category: string, gender = '', age = '') => ({
      'Google Shopping / Google Product Category': category,
      'Google Shopping / Gender': gender,
      'Google Shopping / Age Group': age,
    })
    const path = 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets'
    expect(product(of('5598', 'Female', 'Adult')).products[0]).toMatchObject({
      googleCategory: '5598',
      gender: 'female',
      ageGroup: 'adult',
    })
    expect(product(of(path)).products[0]).toMatchObject({ googleCategory: path, gender: null, ageGroup: null })
    expect(product({}).products[0]).toMatchObject({ googleCategory: null, gender: null, ageGroup: null })
    expect(reason(of('0'))).toBe('Google Shopping / Google Product Category has a value that is not known: “0”.')
    expect(reason(of('', 'women'))).toMatch(/Gender has a value that is not known: “women”/)
    expect(reason(of('', '', 'senior'))).toMatch(/Age Group has a value/)
  })
})
