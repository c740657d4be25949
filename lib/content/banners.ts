import type { Banners } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'
import { contentHref } from '@/lib/seo/hrefs'

/** Banners of the front page and of product pages; banners for a single path have the same fields. */
export type Banner = Banners['imageBanners'][number]

interface BannerLink {
  readonly href: string
  readonly text: string
}

const COLORS = /^(#[0-9a-f]{3,8})(?:\s*\/\s*(#[0-9a-f]{3,8}))?$/i

/** The colours of a banner's text, from `colour` or `colour/text colour` (spec 3 §3 "Banner"); null without a colour. */
export function bannerColors(subText: string): { background: string; text: string } | null {
  const [, background, text = '#FFFFFF'] = COLORS.exec(subText.trim()) ?? []
  return background ? { background, text } : null
}

/** A banner's links: each line of URLs belongs to the same line of button texts; a link without text has the heading as its text. */
export function bannerLinks(
  language: Language,
  { url, buttonText, heading, title }: Pick<Banner, 'url' | 'buttonText' | 'heading' | 'title'>,
): BannerLink[] {
  const texts = buttonText.split('\n').map((text) => text.trim())
  return url.split('\n').flatMap((line, index) => {
    const address = line.trim()
    return address === '' ? [] : [{ href: contentHref(language, address), text: texts[index] || heading || title }]
  })
}

/** The banner of a page's path: the first whose url, or one of whose urls, has this path. */
export function bannerAt<B extends Pick<Banner, 'url'>>(
  banners: readonly B[],
  href: string,
  language: Language,
): B | undefined {
  return banners.find(({ url }) =>
    url.split('\n').some((line) => line.trim() !== '' && contentHref(language, line.trim()) === href),
  )
}
