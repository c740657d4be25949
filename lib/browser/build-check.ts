/** A page whose build is older than the server's: the server is asked for a newer build every hour, a missing chunk reloads the page once. */
import { RELOAD_GUARD_MS } from './reload-guard'
import { readStored, STORED, writeStored } from './storage'
import { saveInput } from './unsaved-input'

export const BUILD_CHECK_MS = 3_600_000

const ADDRESS = '/build.json'
const ASSET = '/_next/static/'
const CHUNK_ERROR =
  /ChunkLoadError|loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i

/** Reloads the page unless it has just reloaded itself; what was typed is restored afterwards. Returns whether it reloads. */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => window.location.reload()): boolean {
  const last = Number(readStored(STORED.reload) ?? 0)
  if (now - last < RELOAD_GUARD_MS) return false
  // Without storage the last reload is not known: better a broken part than an endless loop.
  if (!writeStored(STORED.reload, String(now))) return false
  saveInput()
  reload()
  return true
}

/** True for the error of a chunk that belongs to the page's build and that the server may no longer have. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_ERROR.test(`${error.name} ${error.message}`)
}

function isAsset(target: EventTarget | null): boolean {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
  return address.includes(ASSET)
}

/** Listens for chunks and preloads that fail to load. Returns a function that stops it. */
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

/** True when the server has another build than `own`; false when it does not answer. */
export async function isNewerBuild(own: string): Promise<boolean> {
  try {
    const response = await fetch(ADDRESS, { cache: 'no-store' })
    const { id } = (await response.json()) as { id?: unknown }
    return response.ok && typeof id === 'string' && id !== own
  } catch {
    return false
  }
}

/** Checks for a newer build every hour, and when a tab that was hidden for longer is shown again. Calls back once. Returns a function that stops it. */
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
