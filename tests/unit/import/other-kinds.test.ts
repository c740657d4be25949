import { describe, expect, it } from 'vitest'

import { readProducts } from '../../support/read-products'

const amounts = (
  prices: readonly { area: number; kind: string; amount: number | null; from?: string | undefined }[] = [],
) =>
  prices
    .filter(({ area }) => area === 1)
    .map(({ kind, amount, from }) => [kind, amount, ...(from ? [from.slice(0, 4)] : [])])

describe('issue 17 WooCommerce product CSV', () => {
  const HEADER =
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax class,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Weight (kg)'
  const read = (...lines: string[]) => readProducts([HEADER, ...lines].join('\n'))

  it('reads simple products with category paths, sale and pictures', async () => {
    const { products, errors, kind, leftOut } = await read(
      '7,simple,CUP,6410000000001,Cup,1,visible,Birch cup.,<p>Turned\\nby hand.</p>,,,,1,4,0,9.90,12.50,"Home, Home > Cups\\, mugs","https://x.test/a.jpg, https://x.test/b.jpg",,Kuksa,,,,,0.2',
    )
    expect({ errors, kind, leftOut }).toEqual({
      errors: [],
      kind: 'WooCommerce’s product CSV',
      leftOut: ['Weight (kg)'],
    })
    expect(products).toMatchObject([
      {
        handle: 'CUP',
        brand: { name: 'Kuksa' },
        groups: [[{ names: { en: 'Home' } }, { names: { en: 'Cups, mugs' } }], [{ names: { en: 'Home' } }]],
        texts: {
          en: { name: 'Cup', short_description: 'Birch cup.', long_description_html: '<p>Turned\nby hand.</p>' },
        },
        columns: { is_public: true },
        images: [{ url: 'https://x.test/a.jpg' }, { url: 'https://x.test/b.jpg' }],
        variants: [{ sku: 'CUP', gtin: '6410000000001', quantity: 4, on_order: false }],
      },
    ])
    expect(amounts(products[0]?.variants[0]?.prices)).toEqual([
      ['regular', 1250],
      ['discount', 990],
    ])
  })

  it('finds the variations of a variable product wherever they stand', async () => {
    const { products, errors, lines } = await read(
      '9,variation,TEE-S,,Tee - S,1,visible,,,,,,1,3,0,,20,,https://x.test/red.jpg,id:8,,Color,Red,Size,S,',
      '7,simple,CUP,,Cup,-1,visible,,x,,,,1,,0,,12,Home,,,Kuksa,,,,,',
      '8,variable,TEE,,Tee,1,visible,,x,,,,1,,0,,,Clothing,https://x.test/tee.jpg,,Kuksa,Color,"Red, Blue",Size,"S, M",',
      '10,variation,TEE-M,,Tee - M,1,visible,,,,,,0,0,1,,20,,,id:8,,Color,Blue,Size,M,',
    )
    expect(errors).toEqual([])
    expect(products.map(({ handle, columns }) => [handle, columns.is_public])).toEqual([
      ['CUP', false],
      ['TEE', true],
    ])
    // Without a counted stock it can be sold as long as the shop says that it is there.
    expect(products[0]?.variants).toMatchObject([{ quantity: 0, on_order: true }])
    expect(
      products[1]?.variants.map(({ sku, colour, size, on_order: onOrder }) => [
        sku,
        colour?.names.en,
        size?.name,
        onOrder,
      ]),
    ).toEqual([
      ['TEE-S', 'Red', 'S', false],
      ['TEE-M', 'Blue', 'M', true],
    ])
    expect(products[1]?.images).toEqual([
      { url: 'https://x.test/tee.jpg' },
      { url: 'https://x.test/red.jpg', colour: 'Red' },
    ])
    expect(lines[1]).toEqual([2, 5])
  })

  it('plans a sale that begins later, and forgets one that is over', async () => {
    const row = (from: string, until: string) =>
      `7,simple,CUP,,Cup,1,visible,,x,${from},${until},,1,4,0,10,12,Home,,,Kuksa,,,,,`
    const of = async (from: string, until: string) =>
      amounts((await read(row(from, until))).products[0]?.variants[0]?.prices)
    expect(await of('2198-06-01', '2198-12-01')).toEqual([
      ['regular', 1200],
      ['discount', null],
      ['discount', 1000, '2198'],
      ['discount', null, '2198'],
    ])
    expect(await of('2001-01-01', '2001-02-01')).toEqual([
      ['regular', 1200],
      ['discount', null],
    ])
  })

  it('says which products it leaves out', async () => {
    const { products, warnings } = await read('7,grouped,SET,,Set,1,visible,,x,,,,1,,0,,,Home,,,Kuksa,,,,,')
    expect(products).toEqual([])
    expect(warnings).toEqual([{ line: 2, reason: 'Set left out: it is a product of type grouped' }])
  })
})

describe('issue 17 Google feed', () => {
  const entry = (id: string, colour: string, more = '') =>
    `<item><g:id>${id}</g:id><g:item_group_id>TEE</g:item_group_id><title>Tee</title><description><![CDATA[Soft & light.]]></description><g:price>20.00 EUR</g:price><g:color>${colour}</g:color><g:product_type>Clothing &gt; Tees</g:product_type><g:brand>Kuksa</g:brand><g:shipping><g:price>5.00 EUR</g:price></g:shipping><g:image_link>https://x.test/${colour}.jpg</g:image_link>${more}</item>`

  it('reads entries of a group as one product, from XML', async () => {
    const { products, errors, leftOut } = await readProducts(
      `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${entry('T-1', 'Red', '<g:sale_price>15.00 EUR</g:sale_price>')}\n${entry('T-2', 'Blue')}</channel></rss>`,
    )
    expect(errors).toEqual([])
    expect(leftOut).toContain('g:shipping')
    expect(products).toMatchObject([
      {
        handle: 'TEE',
        brand: { name: 'Kuksa' },
        groups: [[{ names: { en: 'Clothing' } }, { names: { en: 'Tees' } }]],
        texts: { en: { name: 'Tee', short_description: 'Soft & light.' } },
        images: [
          { url: 'https://x.test/Red.jpg', colour: 'Red' },
          { url: 'https://x.test/Blue.jpg', colour: 'Blue' },
        ],
      },
    ])
    expect(products[0]?.variants.map(({ sku, prices }) => [sku, ...amounts(prices)])).toEqual([
      ['T-1', ['regular', 2000], ['discount', 1500]],
      ['T-2', ['regular', 2000], ['discount', null]],
    ])
    expect(products[0]?.variants[0]).not.toHaveProperty('quantity')
  })

  it('reads a table whose columns are written with spaces', async () => {
    const { products, kind } = await readProducts(
      'id\ttitle\tdescription\tlink\timage link\tavailability\tprice\tbrand\nT-1\tTee\tSoft.\thttps://x.test\thttps://x.test/a.jpg\tin stock\t20.00 EUR\tKuksa',
    )
    expect(kind).toBe('Google’s product feed')
    expect(products).toMatchObject([
      { handle: 'T-1', images: [{ url: 'https://x.test/a.jpg' }], variants: [{ sku: 'T-1' }] },
    ])
  })
})

it('issue 17 reads Vendure’s padded columns, facets and rows of further variants', async () => {
  const { products, errors, kind } = await readProducts(
    [
      'name   ,slug  ,description    ,assets     ,facets                            ,optionGroups,optionValues ,sku ,price  ,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
      'Laptop ,laptop,"Fast, light." ,lap.jpg    ,category:Electronics|category:Computers|brand:Apfel,"screen size|colour","13 inch|Grey",L-1 ,1299.00,standard   ,100        ,              ,             ,',
      '       ,      ,               ,           ,                                  ,            ,"15 inch|Black",L-2 ,1399.00,standard   ,5          ,false         ,black.jpg    ,',
    ].join('\n'),
  )
  expect({ errors, kind }).toEqual({ errors: [], kind: 'Vendure’s product CSV' })
  expect(products).toMatchObject([
    {
      handle: 'laptop',
      brand: { name: 'Apfel' },
      groups: [[{ names: { en: 'Computers' } }], [{ names: { en: 'Electronics' } }]],
      images: [{ url: 'lap.jpg' }, { url: 'black.jpg', colour: 'Black' }],
      variants: [
        {
          sku: 'L-1',
          quantity: 100,
          on_order: false,
          type: { names: { en: '13 inch' } },
          colour: { names: { en: 'Grey' } },
        },
        { sku: 'L-2', quantity: 5, on_order: true, type: { names: { en: '15 inch' } } },
      ],
    },
  ])
})

it('issue 17 reads own CSV that is written by hand', async () => {
  const { products, errors } = await readProducts(
    'product.handle;product.brand;product.groups;text.fi.name;text.en.name;variant.sku;variant.size;variant.prices;variant.quantity\nkuksa;Kuksa Oy;Home > Cups;Kuksa;"""=Cup""";K-1;M;"[{""area"":1,""kind"":""regular"",""amount"":1990}]";4\nkuksa;;;;;K-2;L;"[]";0',
  )
  expect(errors).toEqual([])
  expect(products).toMatchObject([
    {
      brand: { name: 'Kuksa Oy' },
      texts: { fi: { name: 'Kuksa' }, en: { name: '=Cup' } },
      variants: [
        { sku: 'K-1', size: { name: 'M' }, quantity: 4 },
        { sku: 'K-2', prices: [] },
      ],
    },
  ])
  expect(products[0]?.groups?.[0]?.map(({ names }) => names.sv)).toEqual(['Home', 'Cups'])
})
