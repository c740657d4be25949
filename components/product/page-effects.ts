import { setAdminContext } from '@/stores/auth'
import { viewProduct } from '@/stores/preferences'

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

/** What a product's page does once it is there: folds on phones, the visit is remembered, and which product it is for the staff bar (spec 3 §6). */
export function startPage(modelId: number, path: string): () => void {
  setAdminContext({ modelId, route: window.location.pathname })
  viewProduct({ id: modelId, path })
  void import('@/lib/shop-api/browser').then(({ api }) => api.reportView(modelId)).catch(() => undefined)
  const unfold = foldOnPhones()
  return () => {
    unfold()
    setAdminContext({ modelId: null, route: null })
  }
}
