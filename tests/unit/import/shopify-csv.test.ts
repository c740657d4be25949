import { describe, expect, it } from 'vitest'

import { readProducts } from '../../support/read-products'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Gift Card'
const csv = (...lines: string[]) => readProducts([HEADER, ...lines].join('\n'))
const GOOD =
  'mug,Mug,"<p>Steel,\n double-walled</p>",Kuppi,Kitchen,"camp, cup",true,Color,Red,Size,Small,M-1,250,4,deny,19.90,25,6410000000001,https://x.test/a.jpg,A mug,false'

describe('Shopify product CSV', () => {
  it('reads products with their variants and pictures', async () => {
    const { products, errors, lines, kind, encoding } = await csv(
      GOOD,
      'mug,,,,,,,,Red,,Large,M-2,300,0,continue,24,,,https://x.test/b.jpg,,',
      'mug,,,,,,,,,,,,,,,,,,https://x.test/c.jpg,,',
    )
    expect({ errors, kind, encoding }).toEqual({ errors: [], kind: 'Shopify’s product CSV', encoding: 'utf-8' })
    const [mug] = products
    expect(mug).toMatchObject({
      handle: 'mug',
      brand: { name: 'Kuppi' },
      groups: [[{ names: { en: 'Kitchen' } }]],
      texts: { en: { name: 'Mug', short_description: 'Steel, double-walled' } },
      columns: { is_public: true, is_multi_color: true },
    })
    expect(lines).toEqual([[2, 4]])
    expect(
      mug?.variants.map(({ colour, size, prices, quantity, on_order: onOrder, sku, gtin }) => [
        colour?.names.fi,
        size?.name,
        prices?.filter(({ area }) => area === 1).map(({ amount }) => amount),
        quantity,
        onOrder,
        sku,
        gtin,
      ]),
    ).toEqual([
      ['Red', 'Small', [2500, 1990], 4, false, 'M-1', '6410000000001'],
      ['Red', 'Large', [2400, null], 0, true, 'M-2', null],
    ])
    expect(mug?.images).toEqual([
      { url: 'https://x.test/a.jpg', captions: { en: 'A mug' } },
      { url: 'https://x.test/b.jpg', captions: {} },
      { url: 'https://x.test/c.jpg', captions: {} },
    ])
  })

  it('reads one decimal as tenths, and an oversold stock as none', async () => {
    const [cap] = (await csv('cap,Cap,,V,T,,true,,,,,,0,-3,deny,9.5,,,,,')).products
    expect(cap?.variants[0]).toMatchObject({ prices: [{ amount: 950 }, {}, {}, {}], quantity: 0 })
  })

  it('takes the first tag as the type when there is none, and no option from Default Title', async () => {
    const { products } = await csv('cap,Cap,,V,,"men, hats",true,Title,Default Title,,,,0,1,deny,50,,,,,')
    expect(products[0]).toMatchObject({ groups: [[{ names: { en: 'men' } }]] })
    expect(products[0]?.variants[0]).toMatchObject({ colour: null, size: null, type: null })
  })

  it.each([
    [
      'a price that may be a thousand',
      'b,B,,V,T,,true,,,,,,0,1,deny,"9,900",,,,,',
      /Variant Price can be read in two ways/,
    ],
    ['a negative price', 'b,B,,V,T,,true,,,,,,0,1,deny,-5,,,,,', /Variant Price is not a price/],
    ['a price of zero', 'b,B,,V,T,,true,,,,,,0,1,deny,0,,,,,', /above zero/],
    ['no handle', ',B,,V,T,,true,,,,,,0,1,deny,9,,,,,', /Handle is missing/],
    ['no title', 'b,,,V,T,,true,,,,,,0,1,deny,9,,,,,', /Title is missing/],
    ['a quantity that is no number', 'b,B,,V,T,,true,,,,,,0,many,deny,9,,,,,', /Inventory Qty is not a whole number/],
    ['a strange Published', 'b,B,,V,T,,perhaps,,,,,,0,1,deny,9,,,,,', /Published must be true or false/],
  ])('refuses %s with its line and reason, and keeps the other product', async (_name, line, reason) => {
    const { products, errors } = await csv(GOOD, line)
    expect(products.map((p) => p.handle)).toEqual(['mug'])
    expect(errors).toHaveLength(1)
    expect(errors[0]?.line).toBe(4)
    expect(errors[0]?.reason).toMatch(reason)
  })

  it('leaves out the whole product when one of its rows is bad', async () => {
    const { products, errors } = await csv(
      'b,B,,V,T,,true,Size,S,,,,0,1,deny,9,,,,,',
      'b,,,,,,,,M,,,,0,1,deny,x,,,,,',
      'b,,,,,,,,L,,,,0,1,deny,9,,,,,',
    )
    expect(products).toEqual([])
    expect(errors).toMatchObject([{ line: 3 }])
  })

  it('issue 17 reads today’s headers: URL handle, Price, Inventory quantity, Variant image URL', async () => {
    const { products, kind, leftOut } = await readProducts(
      [
        'Title,URL handle,Description,Vendor,Product category,Type,Status,Published on online store,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Continue selling when out of stock,Product image URL,Image alt text,Variant image URL,Weight value (grams),Color (product.metafields.shopify.color-pattern)',
        'Cup,cup,<p>Birch.</p>,Kuksa,Home,Cups,Active,TRUE,C-1,,Color,Red,19.90,25.00,4,TRUE,https://x.test/a.jpg,A cup,https://x.test/red.jpg,200,red',
        ',cup,,,,,,,C-2,,,Blue,19.90,,2,FALSE,,,https://x.test/blue.jpg,200,blue',
      ].join('\n'),
    )
    expect(kind).toBe('Shopify’s product CSV')
    expect(leftOut).toEqual([
      'Product category',
      'Weight value (grams)',
      'Color (product.metafields.shopify.color-pattern)',
    ])
    expect(products[0]?.variants.map(({ sku, on_order: onOrder, quantity }) => [sku, onOrder, quantity])).toEqual([
      ['C-1', true, 4],
      ['C-2', false, 2],
    ])
    expect(products[0]?.images).toEqual([
      { url: 'https://x.test/a.jpg', captions: { en: 'A cup' } },
      { url: 'https://x.test/red.jpg', captions: {}, colour: 'Red' },
      { url: 'https://x.test/blue.jpg', captions: {}, colour: 'Blue' },
    ])
  })

  it.each([
    ['draft', false],
    ['Archived', false],
    ['active', true],
  ])('issue 17 respects the status %s', async (status, isPublic) => {
    const { products } = await readProducts(
      `Handle,Title,Vendor,Status,Published,Variant Price\nb,B,V,${status},true,9`,
    )
    expect(products[0]?.columns.is_public).toBe(isPublic)
  })

  it('issue 17 leaves stock alone when the file has no column for it', async () => {
    const { products } = await readProducts('Handle,Title,Vendor,Variant Price\nb,B,V,9')
    expect(products[0]?.variants[0]).not.toHaveProperty('quantity')
  })

  it('issue 16 decodes texts that were escaped once or twice too often', async () => {
    const { products } = await csv(
      'b,Salt &amp; Pepper,"<p>B&amp;amp;R since &quot;1950&quot;.</p>",B&amp;amp;R,T,,true,,,,,,0,1,deny,9,,,,,',
    )
    expect(products[0]).toMatchObject({
      brand: { name: 'B&R' },
      texts: {
        en: {
          name: 'Salt & Pepper',
          short_description: 'B&R since "1950".',
          long_description_html: '<p>B&amp;R since &quot;1950&quot;.</p>',
        },
      },
    })
  })
})
