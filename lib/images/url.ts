/** URLs of the image service. Pure: the same on the server and in the browser. */

/** Every width and height that the service renders, in px. */
export const IMAGE_SIZES = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** `clip` fits the whole picture inside the box, `crop` fills the box and cuts the picture, `fill` fits the whole picture and pads. */
export const IMAGE_FITS = ['clip', 'crop', 'fill'] as const
export type ImageFit = (typeof IMAGE_FITS)[number]

/** Background colours onto which a picture can be multiplied (`blend`): the surfaces of the light theme. */
export const IMAGE_BLENDS = ['FAF8F4', 'FFFFFF', 'F1EDE5'] as const
export type ImageBlend = (typeof IMAGE_BLENDS)[number]

export interface ImageOptions {
  w: number
  h?: number
  fit?: ImageFit
  /** Removes the plain border around the motif. */
  trim?: boolean
  blend?: ImageBlend
}

/** The next larger size that the service renders; the largest one if `px` is above all. */
export function sizeFor(px: number): ImageSize {
  return IMAGE_SIZES.find((size) => size >= px) ?? 1920
}

/**
 * The origin of a separate image service, without a slash at its end; '' for the shop's own. On the server it is IMAGE_HOST; the browser
 * reads it from `<html data-image-host>`, so that both produce the same URL.
 */
function readImageHost(): string {
  const host = typeof document === 'undefined' ? process.env.IMAGE_HOST : document.documentElement.dataset['imageHost']
  return (host ?? '').replace(/\/+$/, '')
}

let known: string | undefined
/** Read once, because a page has hundreds of picture URLs and reading the environment is slow. */
const imageHost = () => (known ??= readImageHost())

/** The URL of a picture (`model_images.path` and similar) in one size; w and h are rounded up to a size of the list. */
export function imageUrl(path: string, { w, ...options }: ImageOptions): string {
  return sizedUrl(parts(path, options), w)
}

/** The `srcset` of a picture in these widths. */
export function srcSet(path: string, widths: readonly number[], options: Omit<ImageOptions, 'w'> = {}): string {
  const around = parts(path, options)
  const sizes = [...new Set(widths.map(sizeFor))]
  return sizes.map((w) => `${sizedUrl(around, w)} ${w}w`).join(', ')
}

/** The parts of the URL before and after a picture's width: they are the same for every size of its `srcset`. */
function parts(path: string, { h, fit, trim, blend }: Omit<ImageOptions, 'w'>): readonly [string, string] {
  const clean = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(encodeURIComponent)
    .join('/')
  const rest = `${h === undefined ? '' : `&h=${sizeFor(h)}`}${fit ? `&fit=${fit}` : ''}${trim ? '&trim=auto' : ''}${blend ? `&blend=${blend}` : ''}`
  return [`${imageHost()}/media/${clean}?w=`, `${rest}&auto=compress,format`]
}

const sizedUrl = ([before, after]: readonly [string, string], w: number) => `${before}${sizeFor(w)}${after}`
