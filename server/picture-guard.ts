import type { FindPicture } from '@/lib/images/drawing'
import { ImageError, readImageRequest } from '@/lib/images/request'
import type { Rejection } from './reject'

const PREFIX = '/media/'

/** Refuses a request for a picture that no page shows; undefined for every other request. */
export type PictureGuard = (url: string) => Rejection | undefined

/**
 * Refuses them here, because a request that reaches the app costs a hundred times as much. Until the list of drawings is loaded, and for
 * addresses that are not validly encoded, the app decides.
 */
export function pictureGuard(load: () => Promise<FindPicture | null>): PictureGuard {
  let findPicture: FindPicture | null | undefined
  load().then(
    (list) => (findPicture = list),
    (error: unknown) => console.error('The list of drawings cannot be read:', error),
  )
  return (url) => {
    if (findPicture === undefined || !url.startsWith(PREFIX)) return undefined
    const [path = '', query = ''] = url.slice(PREFIX.length).split('?', 2)
    try {
      readImageRequest(decodeURIComponent(path), query, null, findPicture)
      return undefined
    } catch (error) {
      return error instanceof ImageError
        ? { status: error.status, code: `IMAGE_${error.status}`, message: error.message, keepsConnection: true }
        : undefined
    }
  }
}
