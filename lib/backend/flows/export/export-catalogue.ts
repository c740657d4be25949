/** The whole catalogue as a product file, part by part. */
import { type ExportContext, type FormatName, FORMATS } from './formats'
import { shopProducts } from './shop-products'

export async function* exportCatalogue(name: FormatName, context: ExportContext): AsyncGenerator<string> {
  const format = FORMATS[name]
  yield format.head
  let isFirst = true
  for await (const product of shopProducts()) {
    yield format.write(product, isFirst, context)
    isFirst = false
  }
  yield format.foot
}
