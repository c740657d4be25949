/** URLs of the image service. Pure: the same on the server and in the browser. */
import { type Crop, cropQuery, IMAGE_SIZES, type ImageSize, LOGO_SIZES, logoQuery, wholeQuery } from './variants'

/** The next larger size that the service renders; the largest one if `px` is above all. */
export function sizeFor(px: number): ImageSize {
  return IMAGE_SIZES.find((size) => size >= px) ?? 1920
}

/**
 * The origin of a separate image service, without a slash at its end; '' for the shop's own. On the server it is IMAGE_HOST, or the
 * host of another shop API, which has the pictures of its products; the browser reads it from `<html data-image-host>`, so that both produce the same URL.
 */
function readImageHost(): string {
  const host =
    typeof document === 'undefined'
      ? process.env.IMAGE_HOST || process.env.SHOP_API_URL
      : document.documentElement.dataset['imageHost']
  return (host ?? '').replace(/\/+$/, '')
}

let known: string | undefined
/** Read once, because a page has hundreds of picture URLs and reading the environment is slow. */
const imageHost = () => (known ??= readImageHost())

/** The URL of a path (`model_images.path` and similar) up to its query. */
function before(path: string): string {
  const clean = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(encodeURIComponent)
    .join('/')
  return `${imageHost()}/media/${clean}?`
}

/** The URL of a whole picture in one width, rounded up to a size of the list. */
export function imageUrl(path: string, { w }: { w: number }): string {
  return before(path) + wholeQuery(sizeFor(w))
}

/** The `srcset` of a whole picture in these widths. */
export function srcSet(path: string, widths: readonly number[]): string {
  // A page has sixty pictures with several widths each: the path is encoded once.
  const start = before(path)
  return [...new Set(widths.map(sizeFor))].map((w) => `${start}${wholeQuery(w)} ${w}w`).join(', ')
}

/** The URL of a part of a picture that fills the box. */
export function cropUrl(path: string, crop: Crop): string {
  return before(path) + cropQuery(crop)
}

/** The `srcset` of a part of a picture in these boxes. */
export function cropSrcSet(path: string, crops: readonly Crop[]): string {
  return crops.map((crop) => `${cropUrl(path, crop)} ${crop[0]}w`).join(', ')
}

/** `src` and `srcset` of a brand's logo. */
export function logoSources(path: string): { src: string; srcSet: string } {
  const start = before(path)
  return {
    src: start + logoQuery(LOGO_SIZES[1]),
    srcSet: LOGO_SIZES.map((w) => `${start}${logoQuery(w)} ${w}w`).join(', '),
  }
}
