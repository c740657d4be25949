import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { cropSrcSet, imageUrl, srcSet } from '@/lib/images/url'
import { HERO_CROPS } from '@/lib/images/variants'
import type { Language } from '@/lib/market/languages'

import { type Banner, bannerColors, bannerLinks } from '@/lib/content/banners'

const WIDTHS = [960, 1280, 1600, 1920] as const
const NARROW = '(max-width: 56.24rem)'
const WIDE = '(min-width: 56.25rem)'

/** Narrow windows load a square part of the scene instead of hiding parts of the whole one. */
const squares = (path: string) => cropSrcSet(path, HERO_CROPS)

/** The scene of the season with the banner's text in a corner, in the banner's own colours. */
export function Hero({
  banner,
  language,
  fallback,
}: {
  banner: Banner | undefined
  language: Language
  fallback: { title: string; text: string }
}) {
  const colors = banner ? (bannerColors(banner.subText) ?? undefined) : undefined
  const links = banner ? bannerLinks(language, banner) : []
  return (
    <section className="relative">
      {banner?.image && <HeroPicture path={banner.image} />}
      <div className="page-x md:absolute md:inset-x-0 md:bottom-0">
        <div
          style={colors && { backgroundColor: colors.background, color: colors.text }}
          className="relative -mx-4 bg-brand px-4 py-6 text-on-fill deep sm:-mx-6 sm:px-6 md:mx-0 md:-ml-6 md:max-w-[42rem] md:rounded-t-card md:px-10 md:py-8 lg:-ml-12 lg:rounded-tl-none lg:px-12"
        >
          <h1 className="text-5xl">{banner?.title || fallback.title}</h1>
          <p className="mt-3 max-w-[30rem] text-lg">{banner?.heading || fallback.text}</p>
          {links.length > 0 && (
            <div className="mt-5 flex flex-wrap gap-3">
              {links.map(({ href, text }, at) => (
                <SoftLink
                  key={href}
                  href={href}
                  style={at === 0 && colors ? { backgroundColor: colors.text, color: colors.background } : undefined}
                  className={cx(
                    'inline-flex min-h-12 items-center gap-2 rounded-control border px-6 py-2 font-semibold leading-tight hover:underline focus-visible:outline-2 focus-visible:outline-on-fill focus-visible:outline-offset-2',
                    at === 0 ? 'border-transparent bg-on-fill text-brand' : 'border-current',
                  )}
                >
                  {text}
                  <Icon name="arrow-right" size={18} />
                </SoftLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function HeroPicture({ path }: { path: string }) {
  return (
    <>
      {/* React does not preload a picture with several sources; `picture` itself may not contain links. */}
      <link
        rel="preload"
        as="image"
        media={NARROW}
        imageSrcSet={squares(path)}
        imageSizes="100vw"
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        media={WIDE}
        imageSrcSet={srcSet(path, WIDTHS)}
        imageSizes="100vw"
        fetchPriority="high"
      />
      <picture>
        <source media={NARROW} srcSet={squares(path)} sizes="100vw" width={960} height={800} />
        <img
          src={imageUrl(path, { w: 1600 })}
          srcSet={srcSet(path, WIDTHS)}
          sizes="100vw"
          width={1920}
          height={640}
          alt=""
          fetchPriority="high"
          decoding="async"
          className="aspect-[16/10] w-full bg-surface-2 object-cover object-bottom md:aspect-[1920/640] md:max-h-[32rem] md:min-h-[26rem]"
        />
      </picture>
    </>
  )
}
