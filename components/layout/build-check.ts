/** Pages that are older than the shop behind them: a newer build is looked for every hour, a lost piece of code reloads the page once. */
import { keepInput } from './kept-input'
import { RELOAD_GUARD_MS, RELOAD_KEY } from './reload-guard'

export const BUILD_CHECK_MS = 3_600_000

const ADDRESS = '/build.json'
const ASSET = '/_next/static/'
const CHUNK_ERROR =
  /ChunkLoadError|loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i

/** Reloads the page unless that has just been done; what was typed is there again afterwards. Gives whether it reloads. */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => window.location.reload()): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(RELOAD_KEY) ?? 0)
    if (now - last < RELOAD_GUARD_MS) return false
    window.sessionStorage.setItem(RELOAD_KEY, String(now))
  } catch {
    // Without storage nobody would know of the last reload: better a broken part than an endless loop.
    return false
  }
  keepInput()
  reload()
  return true
}

/** Is it the failure of a piece of code that the page's build has and the shop may no longer have? */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_ERROR.test(`${error.name} ${error.message}`)
}

function isAsset(target: EventTarget | null): boolean {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
  return address.includes(ASSET)
}

/** Listens for pieces of code and preloads that cannot be had. Gives the way to stop. */
export function watchChunks(reload: () => void = reloadOnce): () => void {
  const onError = (event: ErrorEvent | Event) => {
    if (isAsset(event.target) || ('error' in event && isChunkError(event.error))) reload()
  }
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isChunkError(event.reason)) reload()
  }
  window.addEventListener('error', onError, true)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError, true)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** True when the shop serves another build than `own`; a shop that does not answer says nothing. */
export async function isNewerBuild(own: string): Promise<boolean> {
  try {
    const response = await fetch(ADDRESS, { cache: 'no-store' })
    const { id } = (await response.json()) as { id?: unknown }
    return response.ok && typeof id === 'string' && id !== own
  } catch {
    return false
  }
}

/** Looks for a newer build every hour, and when a tab that slept for longer is shown again. Calls back once. Gives the way to stop. */
export function watchBuild(own: string, onNewer: () => void): () => void {
  let lastCheck = Date.now()
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onShown)
  }
  const check = async () => {
    lastCheck = Date.now()
    if (!(await isNewerBuild(own))) return
    stop()
    onNewer()
  }
  const onShown = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck >= BUILD_CHECK_MS) void check()
  }
  const timer = setInterval(() => void check(), BUILD_CHECK_MS)
  document.addEventListener('visibilitychange', onShown)
  return stop
}
