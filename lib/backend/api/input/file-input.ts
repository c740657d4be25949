/** Bodies that are files: read only when the handler is ready for them, and up to its limit. */
import { ApiError } from '@/lib/contract/errors'
import type { UploadBody } from '@/lib/contract/schemas/complaint'

import { piecesCapped, readCapped } from '@/lib/backend/platform/http/json-input'

/** The body of a request with the content type of a file. Throws UNSUPPORTED_MEDIA_TYPE for JSON, forms and a content encoding. */
export function fileBody(request: Request): UploadBody {
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  if (!/^(?:image\/[\w.+-]+|application\/octet-stream)$/.test(type))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the bytes of one file as image/… or application/octet-stream.')
  const encoding = request.headers.get('content-encoding')
  if (encoding && encoding.toLowerCase() !== 'identity')
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the request body without Content-Encoding.')
  return {
    read: (maxBytes) => readCapped(request, maxBytes),
    pieces: (maxBytes) => piecesCapped(request, maxBytes),
  }
}
