import { waitForConsent } from '@/stores/consent'

/** A film of a product at the video platform. */
export interface Film {
  readonly id: string
  readonly title: string
}

const ID = /^[\w-]{6,20}$/
const MAX_FILMS = 6

/** What the service answers, as far as it can be used. */
export function readFilms(answer: unknown): Film[] {
  const list = (answer as { videoList?: unknown } | null)?.videoList
  if (!Array.isArray(list)) return []
  return list
    .flatMap((entry: unknown): Film[] => {
      const { providerVideoId: id, title } = (entry ?? {}) as { providerVideoId?: unknown; title?: unknown }
      return typeof id === 'string' && ID.test(id) && typeof title === 'string' && title !== ''
        ? [{ id, title: title.slice(0, 200) }]
        : []
    })
    .slice(0, MAX_FILMS)
}

/** Asks the configured service (spec 3 §7) for the films of a product, with the visitor's consent only. A failure is only logged. */
export async function fetchFilms(product: { id: number; brand: string; name: string }): Promise<Film[]> {
  const service = document.documentElement.dataset['video']
  if (!service || !(await waitForConsent('functional'))) return []
  const query = new URLSearchParams({
    host: window.location.hostname,
    productId: String(product.id),
    brandName: product.brand,
    productTitle: product.name,
  })
  try {
    const response = await fetch(`${service}?${query}`, { credentials: 'omit' })
    if (!response.ok) throw new Error(`The video service answered ${response.status}.`)
    return readFilms(await response.json())
  } catch (error) {
    console.error('Films could not be fetched:', error)
    return []
  }
}
