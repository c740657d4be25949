// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { FoodFacts } from '@/components/goods/food-facts'
import { HazardLabel } from '@/components/goods/hazard-label'
import { PurchasePanel } from '@/components/product/purchase-panel'
import { getIntl } from '@/lib/intl/server'

import { panelData, prices, productModel, show, variant } from './support'

afterEach(cleanup)

describe('issue 15 hazardous goods on the product page', () => {
  it('show pictograms by name, the signal word and the official statements', () => {
    render(
      <HazardLabel
        hazard={{ signal: 'danger', pictograms: ['GHS02', 'GHS04'], hazards: ['H220', 'H280'], precautions: ['P210'] }}
        language="de"
        intl={getIntl('de')}
      />,
    )
    const label = within(screen.getByRole('region', { name: 'Gefahrenkennzeichnung' }))
    expect(label.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Gefahrenpiktogramm: Flamme',
      'Gefahrenpiktogramm: Gasflasche',
    ])
    expect(label.getByText('Gefahr')).toBeTruthy()
    expect(label.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Extrem entzündbares Gas.',
      'Enthält Gas unter Druck; kann bei Erwärmung explodieren.',
      'Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen.',
    ])
  })
})

describe('issue 15 food on the product page', () => {
  it('has its allergens emphasised and named, and the nutrition declaration in the order of the law', () => {
    render(
      <FoodFacts
        food={{
          ingredients: '*oats* 62 %, *rye*, salt',
          allergens: ['gluten'],
          nutrition: {
            per: 'g',
            energy_kj: 1807,
            energy_kcal: 432,
            fat: 7,
            saturates: 1.3,
            carbohydrate: 66.7,
            sugars: 12,
            protein: 12,
            salt: 0.6,
          },
        }}
        language="en"
        intl={getIntl('en')}
      />,
    )
    expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['oats', 'rye'])
    expect(screen.getByText('Contains: cereals containing gluten')).toBeTruthy()
    const table = screen.getByRole('table', { name: 'Nutrition declaration for 100 g' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Energy1,807 kJ / 432 kcal',
      'Fat7\u00a0g',
      'of which saturates1.3\u00a0g',
      'Carbohydrate66.7\u00a0g',
      'of which sugars12\u00a0g',
      'Protein12\u00a0g',
      'Salt0.6\u00a0g',
    ])
  })
})

describe('issue 15 unit price on the product page', () => {
  const record = prices({ active: 790, regular: 790, club: 690 })
  const gas = (content: { amount: number; unit: 'g' | 'm'; pieces?: number }) =>
    productModel({ prices: record, products: [variant(11, 'red', null, { prices: record, content })] })

  const panel = (options: Parameters<typeof show>[1]) =>
    show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, options)

  it('stands below the price with the content, and below a club price its own', () => {
    panel({ model: gas({ amount: 230, unit: 'g' }) })
    const lines = [...document.querySelectorAll('[data-unit-price]')].map(({ textContent }) => textContent)
    expect(lines).toEqual(['230 g · €34.35/kg', '230 g · €30/kg'])
  })
  it('counts all pieces of a multipack', () => {
    panel({ model: gas({ amount: 45, unit: 'g', pieces: 6 }) })
    expect(document.querySelector('[data-unit-price]')?.textContent).toBe('6 × 45 g · €29.26/kg')
  })
})
