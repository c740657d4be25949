/** The compressed request of GET /api/products/productmodellist/ (spec 2 §7). */
import { ApiError } from '@/lib/contract/errors'
import { type ListRequest, listRequest } from '@/lib/contract/schemas/catalogue'

import { parseJson } from '@/lib/backend/platform/http/json-input'
import { decompressCapped } from './lz'
import { parseInput } from './parse'

/** Maximum characters of the compressed request, and of the decompressed one. */
const MAX_COMPRESSED = 2_000
const MAX_UNFOLDED = 64 * 1024

/** Throws QUERY_TOO_LARGE or BAD_REQUEST with the field `request`. */
export function readListRequest(compressed: string): ListRequest {
  if (compressed.length > MAX_COMPRESSED) {
    throw new ApiError('QUERY_TOO_LARGE', `Send requests above ${MAX_COMPRESSED} characters with POST.`, {
      field: 'request',
    })
  }
  const text = decompressCapped(compressed, MAX_UNFOLDED)
  if (text === null) throw new ApiError('BAD_REQUEST', 'The compressed request cannot be read.', { field: 'request' })
  return parseInput(listRequest, parseJson(text))
}
