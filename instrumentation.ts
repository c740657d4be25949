import type { Instrumentation } from 'next'

import { loggedPath } from '@/lib/market/logged-path'
import { log } from '@/lib/telemetry/log'

/** Starts the back end of this process, embedded or elsewhere, once, before the first request. `next build` opens no database. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  if (process.env.SHOP_API_URL) {
    const { bootExternal } = await import('@/lib/shop-api/boot-external')
    return bootExternal(process.env.SHOP_API_URL)
  }
  const { boot } = await import('@/lib/backend/boot')
  await boot()
}

/** One line of JSON per failed request: enough to find it, nothing personal (no query, no headers, no body, nothing that opens an account or an order). */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const { message, digest, stack } = (error instanceof Error ? error : { message: String(error) }) as Error & {
    digest?: string
  }
  const id = request.headers['x-request-id']
  // drizzle writes a query's parameters behind this word; they may be personal.
  log('error', message.split('\nparams:', 1)[0] ?? '', {
    requestId: Array.isArray(id) ? id[0] : id,
    method: request.method,
    path: loggedPath(request.path),
    route: context.routePath,
    kind: context.routeType,
    digest,
    stack: stack
      ?.split('\n    at ')
      .slice(1, 6)
      .map((line) => line.trim()),
  })
}
