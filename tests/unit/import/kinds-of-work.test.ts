import { describe, expect, it } from 'vitest'

import { csvLine } from '@/lib/backend/flows/export/csv'
import { readRows } from '@/lib/backend/flows/import/readers/csv'
import { recognise } from '@/lib/backend/flows/import/recognise'

import { fileOf } from '../../support/import-source'

describe('what a file of goods is for', () => {
  it.each([
    ['products', 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price\ncup,Cup,L,,,A,1'],
    ['products', 'Type,SKU,Name,Published,Regular price,Categories,Parent,Stock\nsimple,A,Cup,1,2,,,4'],
    [
      'products',
      'name,slug,assets,facets,optionGroups,optionValues,sku,price,stockOnHand,variantAssets\nx,,,,,,A,1,2,',
    ],
    ['products', '[{"handle":"cup"}]'],
    ['stock', 'SKU;Store;Quantity\nA;1;2'],
    ['stock', 'Item number\tOn hand\tDescription\nA\t2\tCup'],
    ['stock', 'sku,price,qty\nA,1,2'],
    ['prices', 'Variant SKU,Sale price\nA,2'],
    ['prices', '\uFEFFSKU,Price area,Club price\nA,1,2'],
    [null, 'a,b\n1,2'],
    [null, 'SKU,Colour\nA,red'],
    [null, ''],
    [null, 'one column'],
    [null, '"SKU,Quantity\nA,2'],
  ])('%s: %j', async (kind, text) => expect(await recognise(fileOf(text))).toBe(kind))
})

describe('a line that a spreadsheet opens', () => {
  const cells = ['=1+1', '+358 40', '-20 °C', '@cmd', '-5', '+5,5', '1-2', '\tx', "'quoted", 'a"b', '']

  it('has no cell that it would compute, and is read as it was', async () => {
    const names = cells.map((_, place) => `c${place}`)
    const text = csvLine(names) + csvLine(cells)
    expect(text.split('\n')[1]).toBe(`'=1+1,'+358 40,'-20 °C,'@cmd,-5,"+5,5",1-2,"'\tx",'quoted,"a""b",`)
    async function* parts() {
      yield text
    }
    for await (const row of readRows(parts(), ',')) expect(names.map((name) => row.cell(name))).toEqual(cells)
  })
})
