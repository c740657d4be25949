import { waitForConsent } from './consent'

/** Videos of a product at the video platform. */
export interface Video {
  readonly id: string
  readonly title: string
}

const ID = /^[\w-]{6,20}$/
const MAX_VIDEOS = 6

/** The valid entries of the service's answer. */
export function readVideos(answer: unknown): Video[] {
  const list = (answer as { videoList?: unknown } | null)?.videoList
  if (!Array.isArray(list)) return []
  return list
    .flatMap((entry: unknown): Video[] => {
      const { providerVideoId: id, title } = (entry ?? {}) as { providerVideoId?: unknown; title?: unknown }
      return typeof id === 'string' && ID.test(id) && typeof title === 'string' && title !== ''
        ? [{ id, title: title.slice(0, 200) }]
        : []
    })
    .slice(0, MAX_VIDEOS)
}

/** Asks the configured service (spec 3 §7) for the videos of a product, only with the visitor's consent. A failure is logged and gives none. */
export async function fetchVideos(product: { id: number; brand: string; name: string }): Promise<Video[]> {
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
    return readVideos(await response.json())
  } catch (error) {
    console.error('Videos could not be fetched:', error)
    return []
  }
}
