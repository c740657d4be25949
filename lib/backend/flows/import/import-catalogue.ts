/** Imports a whole product file into the catalogue. */
import type { Language } from '@/lib/market/languages'

import { storePicture, pictureProblem, type PictureStore } from './pictures'
import type { RowError } from './rows'
import { type ImportedProduct, parseShopifyCsv } from './shopify-csv'
import { writeProduct } from './write-product'

export interface ImportOptions {
  /** Language of the file's texts. */
  readonly language: Language
  readonly pictures: PictureStore
  /** Import the valid products of a file that has invalid rows; without it such a file changes nothing. */
  readonly skipBad: boolean
  readonly onProgress?: (done: number, total: number) => void
}

export interface ImportReport {
  readonly added: number
  readonly changed: number
  readonly variants: number
  readonly errors: readonly RowError[]
  /** Pictures that could not be loaded; their products are imported anyway. */
  readonly warnings: readonly string[]
}

/** A host that could not be reached is not tried again, because forty time-outs would take too long. */
async function gather(
  product: ImportedProduct,
  store: PictureStore,
  deadHosts: Set<string>,
  warnings: string[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const { url } of product.pictures) {
    const host = URL.canParse(url) ? new URL(url).host : url
    try {
      if (deadHosts.has(host) && !store.folder) throw new Error('the host cannot be reached')
      paths.set(url, await storePicture(url, store))
    } catch (error) {
      const problem = pictureProblem(error)
      if (problem === 'the host cannot be reached' || problem === 'no answer in time') deadHosts.add(host)
      warnings.push(`line ${product.line}, ${product.handle}: picture ${url} left out: ${problem}`)
    }
  }
  return paths
}

/** Imports a CSV text. A product with an invalid row is not imported, and a malformed file is not imported at all unless `skipBad`. */
export async function importCatalogue(
  text: string,
  { language, pictures, skipBad, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const { products, errors } = parseShopifyCsv(text)
  const warnings: string[] = []
  if (errors.length > 0 && !skipBad) return { added: 0, changed: 0, variants: 0, errors, warnings }
  const deadHosts = new Set<string>()
  const counts = { added: 0, changed: 0, variants: 0 }
  for (const [index, product] of products.entries()) {
    const paths = await gather(product, pictures, deadHosts, warnings)
    const written = await writeProduct(product, language, paths)
    counts[written === 'new' ? 'added' : 'changed'] += 1
    counts.variants += product.variants.length
    onProgress?.(index + 1, products.length)
  }
  return { ...counts, errors, warnings }
}
