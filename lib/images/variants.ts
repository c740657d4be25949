/**
 * Every form in which a picture is rendered. Pages can only write these (url.ts) and the service renders only these (request.ts), so that
 * the number of pictures that can be rendered from one path is small and fixed. Pure: the same on the server and in the browser.
 */

/** Widths of a whole picture, in px. */
export const IMAGE_SIZES = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** Parts of a picture that fill a box of this width and height: the hero on narrow windows, and the promo pictures of a brand. */
export const HERO_CROPS = [
  [480, 480],
  [800, 800],
  [960, 960],
] as const
export const BRAND_CROPS = [
  [480, 320],
  [960, 640],
] as const
export type Crop = (typeof HERO_CROPS | typeof BRAND_CROPS)[number]

/** Widths of a brand's logo: without the plain border around it, and multiplied onto white, because logos are transparent or white. */
export const LOGO_SIZES = [160, 320, 480] as const
const LOGO_GROUND = 'FFFFFF'

/** What is rendered from a source. */
export interface Variant {
  readonly width: number
  /** With a height the picture is cut to fill the box; otherwise it is whole. */
  readonly height: number | null
  /** Removes the plain border around the motif. */
  readonly trim: boolean
  /** The colour onto which the picture is multiplied, as RRGGBB. */
  readonly blend: string | null
}

const AUTO = 'auto=compress,format'

/** The queries of the variants, in the order of parameters in which pages write them. */
export const wholeQuery = (width: ImageSize) => `w=${width}&${AUTO}`
export const cropQuery = ([width, height]: Crop) => `w=${width}&h=${height}&fit=crop&${AUTO}`
export const logoQuery = (width: (typeof LOGO_SIZES)[number]) => `w=${width}&trim=auto&blend=${LOGO_GROUND}&${AUTO}`

const whole = { height: null, trim: false, blend: null }
const CROPS: readonly Crop[] = [...HERO_CROPS, ...BRAND_CROPS]

const VARIANTS: ReadonlyMap<string, Variant> = new Map<string, Variant>([
  ...IMAGE_SIZES.map((width) => [wholeQuery(width), { ...whole, width }] as const),
  ...CROPS.map((crop) => [cropQuery(crop), { ...whole, width: crop[0], height: crop[1] }] as const),
  ...LOGO_SIZES.map((width) => [logoQuery(width), { ...whole, width, trim: true, blend: LOGO_GROUND }] as const),
])

/** Longer than any query of the list, also when its comma is escaped. */
const MAX_QUERY = 80

/** The variant of a query (without `?`), or null for any other query. */
export function variantOf(query: string): Variant | null {
  return query.length > MAX_QUERY ? null : (VARIANTS.get(query.replace(/%2c/i, ',')) ?? null)
}
