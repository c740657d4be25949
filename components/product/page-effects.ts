import { type Auth, authStore, setAdminContext } from '@/stores/auth'
import { viewProduct } from '@/stores/preferences'

import type { BuyMode } from './buy-mode'
import { PHONE } from './phone'

/** An id of the address; anybody may have written it. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function target(hash: string): HTMLDetailsElement | null {
  const element = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  return element instanceof HTMLDetailsElement ? element : null
}

/** Closes the folds below the first on phones: without script everything is open. A link to a section opens it. Gives the way to stop. */
function foldOnPhones(): () => void {
  const wanted = target(window.location.hash)
  if (window.matchMedia?.(PHONE).matches) {
    const [, ...folds] = document.querySelectorAll<HTMLDetailsElement>('details.product-section')
    for (const fold of folds) if (fold !== wanted) fold.open = false
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const fold = link && target(link.hash)
    if (fold) fold.open = true
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Staff and people of companies may be ordering in a way of their own; whoever they are is known a moment after the page. Gives the way to stop. */
function followMode(path: string, tell: (mode: BuyMode) => void): () => void {
  let stop: (() => void) | null = null
  let isGone = false
  const look = ({ user }: Auth) => {
    if (isGone || stop || !(user.isStaffUser || user.isOrgUser)) return
    stop = () => undefined
    void import('./buy-mode').then(({ watchMode }) => {
      if (!isGone) stop = watchMode(path.split('/')[0] ?? '', tell)
    })
  }
  const unsubscribe = authStore.subscribe(look)
  look(authStore.getState())
  return () => {
    isGone = true
    unsubscribe()
    stop?.()
  }
}

/**
 * What a product's page does once it is there: folds on phones, the visit is remembered, which product it is for the staff bar (spec 3 §6),
 * and in what way whoever looks buys, which `tell` is told.
 */
export function startPage(modelId: number, path: string, tell: (mode: BuyMode) => void): () => void {
  setAdminContext({ modelId, route: window.location.pathname })
  viewProduct({ id: modelId, path })
  void import('@/lib/shop-api/browser').then(({ api }) => api.reportView(modelId)).catch(() => undefined)
  const stops = [foldOnPhones(), followMode(path, tell)]
  return () => {
    for (const stop of stops) stop()
    setAdminContext({ modelId: null, route: null })
  }
}
