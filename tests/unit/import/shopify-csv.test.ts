import { describe, expect, it } from 'vitest'

import { parseShopifyCsv } from '@/lib/backend/flows/import/shopify-csv'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Gift Card'
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n')
const GOOD =
  'mug,Mug,"<p>Steel,\n double-walled</p>",Kuppi,Kitchen,"camp, cup",true,Color,Red,Size,Small,M-1,250,4,deny,19.90,25,6410000000009,https://x.test/a.jpg,A mug,false'

describe('Shopify product CSV', () => {
  it('reads products with their variants and pictures', () => {
    const { products, errors } = parseShopifyCsv(
      csv(
        GOOD,
        'mug,,,,,,,,Red,,Large,M-2,300,0,continue,24,,,https://x.test/b.jpg,,',
        'mug,,,,,,,,,,,,,,,,,,https://x.test/c.jpg,,',
      ),
    )
    expect(errors).toEqual([])
    const [mug] = products
    expect(mug).toMatchObject({ handle: 'mug', title: 'Mug', type: 'Kitchen', tags: ['camp', 'cup'], isPublic: true })
    expect(
      mug?.variants.map((v) => [
        v.line,
        v.colour,
        v.size,
        v.price,
        v.compareAt,
        v.quantity,
        v.continueSelling,
        v.grams,
      ]),
    ).toEqual([
      [2, 'Red', 'Small', 1990, 2500, 4, false, 250],
      [4, 'Red', 'Large', 2400, null, 0, true, 300],
    ])
    expect(mug?.pictures.map((p) => p.url)).toEqual([
      'https://x.test/a.jpg',
      'https://x.test/b.jpg',
      'https://x.test/c.jpg',
    ])
  })

  it('reads one decimal as tenths, and an oversold stock as none', () => {
    const [cap] = parseShopifyCsv(csv('cap,Cap,,V,T,,true,,,,,,0,-3,deny,9.5,,,,,')).products
    expect(cap?.variants[0]).toMatchObject({ price: 950, quantity: 0 })
  })

  it('takes the first tag as the type when there is none, and no option from Default Title', () => {
    const { products } = parseShopifyCsv(csv('cap,Cap,,V,,"men, hats",true,Title,Default Title,,,,0,1,deny,50,,,,,'))
    expect(products[0]).toMatchObject({ type: 'men' })
    expect(products[0]?.variants[0]).toMatchObject({ colour: null, size: null, type: null, price: 5000 })
  })

  it.each([
    ['a price with a comma', 'b,B,,V,T,,true,,,,,,0,1,deny,"9,90",,,,,', /Variant Price is not a price/],
    ['a negative price', 'b,B,,V,T,,true,,,,,,0,1,deny,-5,,,,,', /Variant Price is not a price/],
    ['a price of zero', 'b,B,,V,T,,true,,,,,,0,1,deny,0,,,,,', /above zero/],
    ['no handle', ',B,,V,T,,true,,,,,,0,1,deny,9,,,,,', /Handle is missing/],
    ['no title', 'b,,,V,T,,true,,,,,,0,1,deny,9,,,,,', /Title is missing/],
    ['a quantity that is no number', 'b,B,,V,T,,true,,,,,,0,many,deny,9,,,,,', /Inventory Qty is not a whole number/],
    ['a strange Published', 'b,B,,V,T,,perhaps,,,,,,0,1,deny,9,,,,,', /Published must be true or false/],
    ['a bar code of letters', 'b,B,,V,T,,true,,,,,,0,1,deny,9,,ABC,,,', /not a GTIN/],
  ])('refuses %s with its line and reason, and keeps the other product', (_name, line, reason) => {
    const { products, errors } = parseShopifyCsv(csv(GOOD, line))
    expect(products.map((p) => p.handle)).toEqual(['mug'])
    expect(errors).toHaveLength(1)
    expect(errors[0]?.line).toBe(4)
    expect(errors[0]?.reason).toMatch(reason)
  })

  it('leaves out the whole product when one of its rows is bad', () => {
    const { products, errors, badHandles } = parseShopifyCsv(
      csv('b,B,,V,T,,true,Size,S,,,,0,1,deny,9,,,,,', 'b,,,,,,,,M,,,,0,1,deny,x,,,,,', 'b,,,,,,,,L,,,,0,1,deny,9,,,,,'),
    )
    expect(products).toEqual([])
    expect([...badHandles]).toEqual(['b'])
    expect(errors).toMatchObject([{ line: 3 }])
  })

  it('refuses the same options twice', () => {
    const { errors } = parseShopifyCsv(csv('b,B,,V,T,,true,Size,S,,,,0,1,deny,9,,,,,', 'b,,,,,,,,S,,,,0,1,deny,9,,,,,'))
    expect(errors).toEqual([{ line: 3, reason: 'The same options stand in line 2 already.' }])
  })

  it('stops at wrong quoting with its line and gives nothing', () => {
    const { products, errors } = parseShopifyCsv(csv(GOOD, 'b,"B" and more,,V,T,,true,,,,,,0,1,deny,9,,,,,'))
    expect(products).toEqual([])
    expect(errors).toMatchObject([{ line: 4, reason: expect.stringContaining('quotation mark') }])
  })

  it('names missing columns', () => {
    expect(parseShopifyCsv('Handle,Title\na,b').errors).toEqual([
      { line: 1, reason: 'Columns are missing: Variant Price.' },
    ])
    expect(parseShopifyCsv('').errors).toEqual([{ line: 1, reason: 'The file has no product rows.' }])
  })
})
