/** What the shop records of a visit to a product's page. */
import { type Auth, authStore, setAdminContext } from './auth'
import type { BuyMode } from './buy-mode'
import { viewProduct } from './preferences'

/** Calls back with the buy mode of staff and of companies; for other visitors that code is not loaded. Returns a function that stops it. */
function followMode(path: string, onMode: (mode: BuyMode) => void): () => void {
  let stop: (() => void) | null = null
  let isStopped = false
  const follow = ({ user }: Auth) => {
    if (isStopped || stop || !(user.isStaffUser || user.isOrgUser)) return
    stop = () => undefined
    void import('./buy-mode').then(({ watchMode }) => {
      if (!isStopped) stop = watchMode(path.split('/')[0] ?? '', onMode)
    })
  }
  const unsubscribe = authStore.subscribe(follow)
  follow(authStore.getState())
  return () => {
    isStopped = true
    unsubscribe()
    stop?.()
  }
}

/**
 * Starts a visit: it is counted and stored in the preferences, the staff bar gets the product (spec 3 §6), and `onMode` is called with the visitor's buy
 * mode. Returns a function that ends the visit.
 */
export function startVisit(modelId: number, path: string, onMode: (mode: BuyMode) => void): () => void {
  setAdminContext({ modelId, route: window.location.pathname })
  viewProduct({ id: modelId, path })
  void import('@/lib/shop-api/browser').then(({ api }) => api.reportView(modelId)).catch(() => undefined)
  const stop = followMode(path, onMode)
  return () => {
    stop()
    setAdminContext({ modelId: null, route: null })
  }
}
