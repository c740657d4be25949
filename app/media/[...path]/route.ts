import { join } from 'node:path'

import type { NextRequest } from 'next/server'

import { storageAt } from '@/lib/backend/platform/storage/storage'
import { clientNetwork } from '@/lib/market/client-network'
import { config } from '@/lib/config/env'
import { loadDemo } from '@/lib/demo/load'
import { ImageError, isDrawn, readImageRequest } from '@/lib/images/request'
import { imageService } from '@/lib/images/service'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

/** Started by its path: Next does not bundle it. */
const RENDER_PROCESS = join(process.cwd(), 'app/media/render-process.ts')

/** A picture may be cached for a year. A changed file or drawing has another ETag. */
const CACHE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
}

/** GET /media/<path>?w=&h=&fit=&trim=&blend=&auto=compress,format in the forms of lib/images/variants.ts (spec 3 §7: the image service). */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  try {
    const path = (await params).path.join('/')
    const wanted = readImageRequest(
      path,
      new URL(request.url).search.slice(1),
      request.headers.get('accept'),
      isDrawn(path) ? await loadDemo('pictures') : null,
    )
    const service = imageService(config().dataDir, RENDER_PROCESS, () => storageAt('s3'))
    const key = await service.keyFor(wanted)
    if (request.headers.get('if-none-match')?.includes(`"${key}"`))
      return new Response(null, { status: 304, headers: { ...CACHE_HEADERS, etag: `"${key}"` } })
    const { bytes, type, etag } = await service.get(
      wanted,
      key,
      clientNetwork(request.headers.get('x-client-address')) ?? '',
    )
    return new Response(new Uint8Array(bytes), {
      headers: { ...CACHE_HEADERS, 'content-type': type, 'content-length': String(bytes.byteLength), etag },
    })
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    const retry: Record<string, string> = error.status === 503 ? { 'retry-after': '2' } : {}
    return Response.json(
      { error: { code: `IMAGE_${error.status}`, message: error.message } },
      { status: error.status, headers: { 'cache-control': 'no-store', ...retry } },
    )
  }
}
