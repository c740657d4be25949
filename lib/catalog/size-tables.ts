import type { ProductExtraDetails } from '@/lib/contract/schemas/catalogue'

export type SizeTable = Pick<
  ProductExtraDetails['sizetables'][number],
  'id' | 'name' | 'info_text' | 'hide_image' | 'images' | 'parsed_sizetable'
>

/** Tables that have sizes and rows (spec 3 §5). */
export function filledTables(tables: ProductExtraDetails['sizetables']): ProductExtraDetails['sizetables'] {
  return tables.filter(({ parsed_sizetable: { sizes, rows } }) => sizes.length > 0 && rows.length > 0)
}

/** True for two spellings of one size: spaces are ignored, a comma equals a dot (spec 3 §5). */
export function isSameSize(a: string, b: string): boolean {
  const plain = (size: string) => size.replace(/\s/g, '').replaceAll(',', '.').toLowerCase()
  return plain(a) === plain(b)
}
