import { isNarrow } from './viewport'

/** An id of an address; anybody may have written it. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function sectionOf(hash: string): HTMLDetailsElement | null {
  const element = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  return element instanceof HTMLDetailsElement ? element : null
}

/**
 * Folds all sections of a page but the first on narrow screens; without script all are open. A link to a section unfolds it. Returns a
 * function that stops listening. `selector`: the sections, details elements.
 */
export function foldSections(selector: string): () => void {
  const linked = sectionOf(window.location.hash)
  if (isNarrow()) {
    const [, ...others] = document.querySelectorAll<HTMLDetailsElement>(selector)
    for (const section of others) if (section !== linked) section.open = false
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const section = link && sectionOf(link.hash)
    if (section) section.open = true
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
