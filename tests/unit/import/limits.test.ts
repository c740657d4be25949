import { describe, expect, it } from 'vitest'

import { openFile, type OpenFile } from '@/lib/backend/flows/import/readers/open-file'
import { readLevels } from '@/lib/backend/flows/import/level-file'
import { BadFile } from '@/lib/backend/flows/import/product/faults'

import { fileOf } from '../../support/import-source'
import { readProducts } from '../../support/read-products'

const withMost = (content: string, maxRecords: number) => ({ ...fileOf(content), maxRecords })

async function codeOf(file: OpenFile): Promise<string | null> {
  try {
    for await (const entry of file.products()) if ('fault' in entry) return entry.fault.code
    return null
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    return error.remark.code
  }
}

const SHOPIFY = 'Handle,Title,Variant Price\ncup,Cup,1\n,,2\n,,3'
const WOOCOMMERCE =
  'Type,SKU,Name,Published,Regular price,Categories,Parent\nsimple,A,A,1,1,,\nsimple,B,B,1,1,,\nsimple,C,C,1,1,,'
const XML = `<rss>${['A', 'B', 'C'].map((id) => `<item><g:id>${id}</g:id></item>`).join('')}</rss>`
const JSON_FILE = '[{},{},{}]'

describe('issue 17 files without an end', () => {
  it.each([
    ['rows of one product', SHOPIFY],
    ['products of a table', WOOCOMMERCE],
    ['entries of a feed', XML],
    ['products in JSON', JSON_FILE],
  ])('%s: no more are read than are allowed', async (_name, content) => {
    const open = (most: number) => openFile(withMost(content, most), { language: 'en', brand: null })
    let count = 0
    const file = await open(2)
    const read = async () => {
      for await (const _entry of file.products()) count += 1
    }
    await expect(read()).rejects.toMatchObject({ remark: { code: 'too_many_records', args: { most: 2 } } })
    expect(count).toBeLessThanOrEqual(2)
    expect(await codeOf(await open(3))).not.toBe('too_many_records')
  })

  it('rows of stock and prices, too', async () => {
    const read = (most: number) =>
      readLevels(withMost('SKU,Quantity\n,1\n,2\n,3', most), [['SKU']], () => 1, String, {})
    expect((await read(2)).errors).toEqual([expect.objectContaining({ code: 'too_many_records' })])
    expect((await read(3)).errors.map(({ code }) => code)).toEqual(['missing', 'missing', 'missing'])
  })

  it('an entry of a feed with elements without an end is refused, and soon', async () => {
    const entry = `<item>${`<a>${'x'.repeat(100)}</a>`.repeat(45_000)}</item>`
    const file = await openFile(fileOf(`<rss>${entry}</rss>`), { language: 'en', brand: null })
    expect(await codeOf(file)).toBe('row_too_long')
  }, 30_000)

  it('variations of one product are gathered without being copied each time', async () => {
    const head = 'Type,SKU,Name,Published,Regular price,Categories,Parent'
    const lines = Array.from({ length: 40_000 }, (_, n) => `variation,V${n},,1,1,,cup`)
    const { errors } = await readProducts([head, ...lines].join('\n'))
    expect(errors).toHaveLength(1)
  }, 20_000)

  it('lists within lists without an end are refused', async () => {
    const file = await openFile(fileOf(`[{"handle":${'['.repeat(10_000)}${']'.repeat(10_000)}}]`), {
      language: 'en',
      brand: null,
    })
    expect(await codeOf(file)).toBe('json_unclosed')
  })
})

describe('issue 17 cells by which rows are told apart', () => {
  const head = {
    shopify: 'Handle,Title,Variant Price,Vendor',
    woo: 'Type,SKU,Name,Published,Regular price,Categories,Parent',
  }
  it.each([
    ['Shopify', `${head.shopify}\nhat,Hat,1,L\n#REF!,Cup,1,L`],
    ['WooCommerce, type', `${head.woo}\nsimple,B,B,1,1,,\n#REF!,A,A,1,1,,`],
    ['WooCommerce, parent', `${head.woo}\nsimple,B,B,1,1,,\nvariation,A,A,1,1,,#REF!`],
    ['WooCommerce, number', `${head.woo}\nsimple,B,B,1,1,,\nsimple,#REF!,A,1,1,,`],
    [
      'Vendure',
      'name,assets,facets,optionGroups,optionValues,stockOnHand,variantAssets,sku,price\nA,,,,,1,,A,1\n#REF!,,,,,1,,A,1',
    ],
    [
      'Google',
      'id,title,description,link,image_link,availability,price\nA,T,d,l,i,in_stock,1 EUR\n#REF!,T,d,l,i,in_stock,1 EUR',
    ],
    ['the shop', 'product.handle,product.brand,variant.sku,variant.prices\na,x,A,\n#REF!,x,A,'],
  ])('that a spreadsheet has lost are told with their line: %s', async (_name, content) => {
    const file = await openFile(fileOf(content), { language: 'en', brand: null })
    const read = async () => {
      for await (const _entry of file.products());
    }
    await expect(read()).rejects.toMatchObject({ remark: { line: 3, code: 'spreadsheet_error' } })
  })
})
