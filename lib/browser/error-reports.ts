/** Sends uncaught errors to the shop (spec 1 §7, `GET /api/?err=`). */
import { isChunkError } from './build-check'

/** Further errors of a page are usually repetitions. */
const MAX_REPORTS = 5

/** Listens for uncaught errors and reports each once. Returns a function that stops it. */
export function reportErrors(): () => void {
  const reported = new Set<string>()
  let transport: Promise<typeof import('@/lib/shop-api/browser')> | null = null
  const report = (error: unknown) => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    // A missing chunk is no error of the page: the page is reloaded.
    if (isChunkError(error) || reported.has(text) || reported.size >= MAX_REPORTS) return
    reported.add(text)
    transport ??= import('@/lib/shop-api/browser')
    transport.then(
      ({ api }) => api.reportError(text),
      () => undefined,
    )
  }
  const onError = (event: ErrorEvent) => {
    // Images and scripts that fail to load arrive here, too, without an error; scripts of other origins report only "Script error.".
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
