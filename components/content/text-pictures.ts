/** Pictures in the text of a page or a product, which the shop API has sanitised: in several widths, lazily, in their own place. */
import { imageUrl, srcSet } from '@/lib/images/url'
import { IMAGE_SIZES } from '@/lib/images/variants'

/** Markup that the sanitiser has written: attributes in double quotes, no `>` in them. */
const IMAGE = /(<figure\b[^>]*>\s*)?<img ([^>]*?)\s*\/?>/g
const SOURCE = /(?:^|\s)src="(?:https?:\/\/[^/"]+)?\/media\/([^"?]+)[^"]*"/
const WIDTH = /(?:^|\s)width="(\d+)"/

/** How wide each is shown (app/styles/pictures.css); a text is at most 68 characters wide. */
const SIZES = {
  text: '(min-width: 48rem) 46rem, 100vw',
  wide: '(min-width: 90rem) 84rem, 100vw',
  half: '(min-width: 48rem) 22rem, 100vw',
} as const

/** Where there are no other widths: in stored texts, and for browsers without `srcset`. */
const PLAIN = 960

/** The address of a picture in a stored text: without the host of a separate image service, which pages add. */
export const storedAddress = (path: string): string => imageUrl(path, { w: PLAIN }).replace(/^https?:\/\/[^/]+/, '')

function shown(attributes: string, sizes: string): string {
  const path = SOURCE.exec(attributes)?.[1]
  if (path === undefined) return `<img ${attributes} />`
  const own = Number(WIDTH.exec(attributes)?.[1] ?? 0)
  // The service never enlarges: a small picture has no widths beyond its own.
  const most = own > 0 ? (IMAGE_SIZES.find((size) => size >= own) ?? own) : Number.POSITIVE_INFINITY
  const widths = IMAGE_SIZES.filter((size) => size >= 320 && size <= most)
  const others = attributes
    .replace(SOURCE, '')
    .replace(/\s*loading="[^"]*"/, '')
    .trim()
  const src = escaped(imageUrl(path, { w: Math.min(PLAIN, most) }))
  const set = escaped(srcSet(path, widths.length > 0 ? widths : [most]))
  return `<img src="${src}" srcset="${set}" sizes="${sizes}" ${others} loading="lazy" decoding="async" />`
}

const escaped = (address: string) => address.replaceAll('&', '&amp;')

const sizesOf = (figure: string): string => {
  const classes = /class="([^"]*)"/.exec(figure)?.[1]?.split(' ') ?? []
  return SIZES[classes.includes('wide') ? 'wide' : classes.includes('half') ? 'half' : 'text']
}

/** The text with its pictures as pages show them. */
export const withPictures = (html: string): string =>
  html.replace(IMAGE, (_, figure: string | undefined, attributes: string) => {
    const before = figure ?? ''
    return before + shown(attributes, sizesOf(before))
  })
