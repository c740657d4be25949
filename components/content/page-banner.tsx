import { Picture } from '@/components/ui/picture'
import type { Banners } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { contentHref } from '@/lib/seo/hrefs'
import { getBanners } from '@/lib/shop-api/cached'

type Banner = Banners['dynamicPageBanners'][number]

/** The banner of a page's address: the first whose url, or one of whose urls, leads there. */
export function bannerAt(banners: readonly Banner[], href: string, language: Market['language']): Banner | undefined {
  return banners.find(({ url }) =>
    url.split('\n').some((line) => line.trim() !== '' && contentHref(language, line.trim()) === href),
  )
}

/** What the shop shows above the page of one address (spec 2 §3 dynamicPageBanners); nothing where there is none. */
export async function PageBanner({ market, href }: { market: Market; href: string }) {
  const { dynamicPageBanners } = await getBanners(market)
  const banner = bannerAt(dynamicPageBanners, href, market.language)
  if (!banner?.image) return null
  return (
    <div className="mx-auto max-w-page md:px-6 md:pt-6 lg:px-12">
      <Picture
        path={banner.image}
        alt=""
        width={1280}
        height={320}
        sizes="(min-width: 90rem) 84rem, 100vw"
        priority
        className="aspect-[5/2] w-full bg-surface-2 object-cover object-center md:aspect-[4/1] md:rounded-card"
      />
      {banner.heading && <p className="page-x mt-3 text-lg text-ink-muted md:px-0">{banner.heading}</p>}
    </div>
  )
}
