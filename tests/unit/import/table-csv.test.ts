import { describe, expect, it } from 'vitest'

import { cents } from '@/lib/backend/flows/import/readers/cells'
import { TABLE_COLUMNS, headingIn, tableTemplate } from '@/lib/catalog/goods-table'
import { LANGUAGES } from '@/lib/market/languages'

import { readProducts } from '../../support/read-products'

describe('the table of goods that merchants fill in', () => {
  it.each(LANGUAGES)(
    'the template in %s is read: one product with two variants, nothing left out',
    async (language) => {
      const { kind, products, errors, warnings, leftOut } = await readProducts(tableTemplate(language))
      expect({ kind, errors, warnings, leftOut }).toEqual({
        kind: 'a table of products',
        errors: [],
        warnings: [],
        leftOut: [],
      })
      expect(products).toHaveLength(1)
      const [product] = products
      expect(product?.texts.en?.name).not.toBe('')
      expect(product?.texts.en?.long_description_html).toMatch(/^<p>.+<\/p>$/)
      expect(product?.brand.name).not.toBe(product?.texts.en?.name)
      expect(product?.groups?.[0]?.[0]?.names.en).toBeTruthy()
      expect(
        product?.variants.map(({ sku, gtin, colour, size, quantity, prices }) => [
          sku,
          gtin,
          colour?.names.en !== undefined,
          size?.name,
          quantity,
          prices?.find(({ area, kind: name }) => area === 1 && name === 'regular')?.amount,
        ]),
      ).toEqual([
        ['EX-1-1', '2000000000015', true, 'M', 5, 2490],
        ['EX-1-2', '2000000000022', true, 'M', 4, 2490],
      ])
    },
  )

  it('every language has a heading of its own for each column', () => {
    for (const language of LANGUAGES)
      expect(new Set(TABLE_COLUMNS.map((column) => headingIn(column, language))).size).toBe(TABLE_COLUMNS.length)
  })

  it('a merchant’s own table with Finnish headings, in any order', async () => {
    const { products, errors, leftOut } = await readProducts(
      'SKU;Nimi;Hinta;Väri;Hyllypaikka\nU-1;Usva;1 299,00 €;Musta;A1\nU-2;;99,90;Sininen;A2\nK-1;Kaste;5;;A3\n',
    )
    expect({ errors, leftOut }).toEqual({ errors: [], leftOut: ['Hyllypaikka'] })
    expect(products.map(({ handle, slug, variants }) => [handle, slug, variants.map(({ sku }) => sku)])).toEqual([
      ['usva', 'usva', ['U-1', 'U-2']],
      ['kaste', 'kaste', ['K-1']],
    ])
    expect(products[0]?.variants.map(({ prices }) => prices?.[0]?.amount)).toEqual([129_900, 9990])
    expect(products[0]).not.toHaveProperty('columns.is_public')
    expect(products[0]?.variants[0]).not.toHaveProperty('quantity')
  })

  it('groups as a path, and pictures with the colour of their row', async () => {
    const { products } = await readProducts(
      'Name,Price,Category,Colour,Picture\nTee,20,Clothing > Tees,Red,https://x.test/a.jpg https://x.test/b.jpg\n',
    )
    expect(products[0]?.groups?.[0]?.map(({ names }) => names.fi)).toEqual(['Clothing', 'Tees'])
    expect(products[0]?.images).toEqual([
      { url: 'https://x.test/a.jpg', colour: 'Red' },
      { url: 'https://x.test/b.jpg', colour: 'Red' },
    ])
  })

  it('says what is missing in the words of the file', async () => {
    expect((await readProducts('SKU;Nimi;Merkki\nU-1;Usva;Lumi\n')).errors).toEqual([
      { line: 1, reason: 'This looks like a table of products, but columns are missing: Hinta.' },
    ])
    expect((await readProducts('SKU;Nimi;Hinta\nU-1;Usva;\n')).errors).toEqual([
      { line: 2, reason: 'Hinta is missing.' },
    ])
  })

  it('a file of stock or of prices is none', async () => {
    for (const header of ['SKU,Quantity,Store', 'SKU,Price,Sale price'])
      expect((await readProducts(`${header}\nU-1,5,1\n`)).products).toEqual([])
  })
})

describe('prices of files', () => {
  it.each([
    ['99,90', 9990],
    ['99.90', 9990],
    ['9,5', 950],
    ['1299', 129_900],
    ['1 299,00', 129_900],
    ['1299.0000', 129_900],
  ])('%s is read', (text, amount) => {
    expect(cents(text, 'Price')).toBe(amount)
  })

  it.each(['1,299', '1.299', '19.990'])(
    '%s can be read in two ways, and the sentence says how to write it',
    async (text) => {
      const { errors } = await readProducts(`Name;Price;SKU\nTee;${text};T-1\n`)
      expect(errors).toEqual([
        {
          line: 2,
          reason: `Price can be read in two ways: “${text}”. Write a price with two decimals and nothing between the thousands, such as 1299.00.`,
        },
      ])
    },
  )

  it.each(['1,299.00', '1.299,00', '-5', '5e3', '9,999,9', '12 34', ''])('%s is no price', (text) => {
    expect(() => cents(text, 'Price')).toThrow('not_price')
  })
})
