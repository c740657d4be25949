/** Errors that nobody caught, told to the shop (spec 1 §7, `GET /api/?err=`). */
import { isChunkError } from './build-check'

/** More would say the same again. */
const MAX_REPORTS = 5

/** Listens for uncaught errors and tells each once. Gives the way to stop. */
export function reportErrors(): () => void {
  const told = new Set<string>()
  let transport: Promise<typeof import('@/lib/shop-api/browser')> | null = null
  const report = (error: unknown) => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    // A lost piece of code is no mistake of the page: the page is loaded anew.
    if (isChunkError(error) || told.has(text) || told.size >= MAX_REPORTS) return
    told.add(text)
    transport ??= import('@/lib/shop-api/browser')
    transport.then(
      ({ api }) => api.reportError(text),
      () => undefined,
    )
  }
  const onError = (event: ErrorEvent) => {
    // Failed pictures and scripts come here, too, without an error; scripts of others say only "Script error.".
    if (event.error) report(event.error)
  }
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
