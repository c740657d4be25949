/** The request for a product list: compressed in the query when short, as a JSON body otherwise (spec 2 §7). */
import type { ListRequest } from '@/lib/contract/schemas/catalogue'

/** From this length of the compressed request on, POST is used. */
const MAX_QUERY_LENGTH = 2_000

export type ListCall =
  | { readonly name: 'productModelList'; readonly input: { query: { request: string } } }
  | { readonly name: 'productModelListPost'; readonly input: { body: ListRequest } }

/** The call for a list request. The compressor is imported here, so that only pages that send such a request load it. */
export async function listCall(request: ListRequest): Promise<ListCall> {
  const { compressToEncodedURIComponent } = (await import('lz-string')).default
  const compressed = compressToEncodedURIComponent(JSON.stringify(request))
  return compressed.length < MAX_QUERY_LENGTH
    ? { name: 'productModelList', input: { query: { request: compressed } } }
    : { name: 'productModelListPost', input: { body: request } }
}
