import { cropAt } from '@/components/ui/crop-at'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import type { Banners } from '@/lib/contract/schemas/content'

/** The banner above the page of one address (spec 2 §3 dynamicPageBanners). */
export function PageBanner({ banner }: { banner: Banners['dynamicPageBanners'][number] | null }) {
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
        className={cx(
          'aspect-[5/2] w-full bg-surface-2 object-cover md:aspect-[4/1] md:rounded-card',
          cropAt(banner.cropPoint),
        )}
      />
      {banner.heading && <p className="page-x mt-3 text-lg text-ink-muted md:px-0">{banner.heading}</p>}
    </div>
  )
}
