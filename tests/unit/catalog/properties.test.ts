import { describe, expect, it } from 'vitest'

import { detailsRows, keyFacts, type ProductProperty } from '@/lib/catalog/properties'

const property = (slug: string, value: string, unit: string | null = null): ProductProperty => ({
  name: { name: slug, slug },
  value,
  unit,
  isForOneItem: false,
})
const namesOf = (...properties: ProductProperty[]) => keyFacts(properties).map(({ name }) => name)

describe('D3.01 the few properties beside the price', () => {
  it('are four at most, in the order in which they decide, whatever order the product has', () => {
    const tent = [
      property('season', 'Winter'),
      property('material', 'Polyamide'),
      property('water-column', '3,000', 'mm'),
      property('persons', '2'),
      property('weight', '2.45', 'kg'),
      property('inner-height', '100', 'cm'),
    ]
    expect(keyFacts(tent)).toEqual([
      { name: 'weight', value: '2.45\u00a0kg' },
      { name: 'persons', value: '2' },
      { name: 'water-column', value: '3,000\u00a0mm' },
      { name: 'season', value: 'Winter' },
    ])
  })

  it('count the net weight and not that of the pack', () => {
    expect(namesOf(property('weight', '380', 'g'), property('net-weight', '230', 'g'))).toEqual(['net-weight'])
  })

  it('of a shop with other properties are the measured ones', () => {
    expect(namesOf(property('lined', 'Yes'), property('cuff (mm)', '40'), property('noise', '30', 'dB'))).toEqual([
      'cuff',
      'noise',
    ])
  })

  it('leave out what is empty, a note, and what makes a sustainable choice', () => {
    expect(namesOf(property('weight', ''), property('weight-note', 'per pair'), property('vu-1', '9', 'kg'))).toEqual(
      [],
    )
  })
})

describe('D5.07 the table of details', () => {
  it('says of what a weight is', () => {
    const rows = detailsRows([property('weight', '380', 'g'), property('weight-note', 'per pair')], { hasFibre: false })
    expect(rows).toEqual([{ name: 'weight', value: '380\u00a0g per pair' }])
  })

  it('has the material once: in the words of the law where there are some', () => {
    const material = [property('material', 'Wool')]
    expect(detailsRows(material, { hasFibre: true })).toEqual([])
    expect(detailsRows(material, { hasFibre: false })).toHaveLength(1)
  })
})
