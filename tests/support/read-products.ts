import { BadFile, type Remark } from '@/lib/backend/flows/import/product/faults'
import type { Product } from '@/lib/backend/flows/import/product/shape'
import { openFile } from '@/lib/backend/flows/import/readers/open-file'
import { formatName } from '@/lib/backend/flows/import/remark-text'

import { fileOf, said } from './import-source'

/** What the readers find in a product file. */
export async function readProducts(content: string | Buffer, encoding?: string) {
  const found = {
    kind: '',
    encoding: '',
    leftOut: [] as readonly string[],
    products: [] as Product[],
    lines: [] as (readonly number[])[],
    errors: [] as Remark[],
    warnings: [] as Remark[],
  }
  try {
    const file = await openFile(fileOf(content), { language: 'en', brand: null }, encoding)
    Object.assign(found, { kind: formatName(file.kind), encoding: file.encoding, leftOut: file.leftOut })
    for await (const entry of file.products()) {
      if ('product' in entry) {
        found.products.push(entry.product.product)
        found.lines.push(entry.product.variantLines)
      } else if ('fault' in entry) found.errors.push(entry.fault)
      else found.warnings.push(entry.warning)
    }
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    found.products = []
    found.errors.push(error.remark)
  }
  return { ...found, errors: said(found.errors), warnings: said(found.warnings) }
}
