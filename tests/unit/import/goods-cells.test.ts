import { describe, expect, it } from 'vitest'

import { readProducts } from '../../support/read-products'

/** A file with one product that has these cells besides the usual ones. */
function product(cells: Readonly<Record<string, string>>) {
  const own = { Handle: 'fuel', Title: 'Fuel', Type: 'Fuel', Vendor: 'Kuppi', 'Variant Price': '9.90', ...cells }
  const line = Object.values(own).map((cell) => `"${cell}"`)
  return readProducts([Object.keys(own).join(','), line.join(',')].join('\n'))
}
const first = async (cells: Readonly<Record<string, string>>) => (await product(cells)).products[0]
const reason = async (cells: Readonly<Record<string, string>>) => (await product(cells)).errors[0]?.reason

describe('issue 15 columns of a product file for what the law wants of goods', () => {
  it('reads Shopify’s measure of a unit price, and the pieces of a multipack', async () => {
    const measure = { 'Unit Price Total Measure': '45', 'Unit Price Total Measure Unit': 'G' }
    const content = async (cells: Record<string, string>) => (await first(cells))?.variants[0]?.content
    expect(await content(measure)).toEqual({ amount: 45, unit: 'g' })
    expect(await content({ ...measure, 'Variant Pieces': '6' })).toEqual({ amount: 45, unit: 'g', pieces: 6 })
    expect(await content({ ...measure, 'Variant Pieces': '1' })).toEqual({ amount: 45, unit: 'g' })
    expect(await content({})).toBeNull()
    expect(await reason({ ...measure, 'Unit Price Total Measure Unit': 'oz' })).toMatch(/is not a content: “45 oz ”/)
    expect(await reason({ ...measure, 'Unit Price Total Measure': '1,5' })).toMatch(/is not a content/)
    expect(await reason({ 'Variant Pieces': '6' })).toMatch(/is not a content/)
  })

  it('reads the codes of hazardous goods, and refuses a code without official text', async () => {
    const codes = {
      'Hazard Signal Word': 'Danger',
      'Hazard Pictograms': 'GHS02, GHS07',
      'Hazard Statements': 'H225, H319',
      'Precautionary Statements': 'P210, P305+P351+P338',
    }
    expect((await first(codes))?.columns.hazard).toEqual({
      signal: 'danger',
      pictograms: ['GHS02', 'GHS07'],
      hazards: ['H225', 'H319'],
      precautions: ['P210', 'P305+P351+P338'],
    })
    expect((await first({}))?.columns.hazard).toBeNull()
    expect(await reason({ ...codes, 'Hazard Statements': 'H999' })).toMatch(
      /Hazard columns have a value that is not known: hazards 0/,
    )
    expect(await reason({ ...codes, 'Hazard Statements': 'P210' })).toMatch(/hazards 0/)
    expect(await reason({ ...codes, 'Hazard Signal Word': 'careful' })).toMatch(/signal/)
  })

  it('reads the particulars of a food', async () => {
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
    expect((await first(food))?.columns.food).toMatchObject({
      ingredients: { en: '*oats* 62 %, salt' },
      allergens: ['gluten'],
      nutrition: { per: 'g', energy_kj: 1807, saturates: 1.3, salt: 0.6 },
    })
    expect((await first({ Ingredients: '100 % coffee' }))?.columns.food).toMatchObject({ nutrition: null })
    expect(await reason({ ...food, Salt: '' })).toMatch(
      /Food columns are not complete or have a wrong value: nutrition salt/,
    )
    expect(await reason({ ...food, Allergens: 'plutonium' })).toMatch(/allergens 0/)
  })

  it('reads the maker’s guarantee of durability, which is of more than two years', async () => {
    expect((await first({ 'Durability Guarantee Years': '5' }))?.columns.durability_guarantee).toEqual({ years: 5 })
    for (const years of ['2', '2.5', 'long'])
      expect(await reason({ 'Durability Guarantee Years': years })).toMatch(/must be a whole number above two/)
  })

  it('reads Shopify’s columns for Google: category, gender and age group', async () => {
    const of = (category: string, gender = '', age = '') => ({
      'Google Shopping / Google Product Category': category,
      'Google Shopping / Gender': gender,
      'Google Shopping / Age Group': age,
    })
    const path = 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets'
    expect(await first(of('5598', 'Female', 'Adult'))).toMatchObject({
      google_category: '5598',
      columns: { gender: 'female', age_group: 'adult' },
    })
    expect(await first(of(path))).toMatchObject({ google_category: path, columns: { gender: null, age_group: null } })
    expect(await first({})).toMatchObject({ google_category: null, columns: { gender: null, age_group: null } })
    expect(await reason(of('0'))).toBe('Google Shopping / Google Product Category has a value that is not known: “0”.')
    expect(await reason(of('', 'women'))).toMatch(/Gender has a value that is not known: “women”/)
    expect(await reason(of('', '', 'senior'))).toMatch(/Age Group has a value/)
  })
})
