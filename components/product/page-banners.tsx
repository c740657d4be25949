import { type Banner, bannerLinks } from '@/lib/content/banners'
import { cropAt } from '@/components/ui/crop-at'
import { cx } from '@/components/ui/cx'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/lib/market/languages'

/** Up to four banners of the shop at the end of a product's page (spec 3 §9). */
export function PageBanners({
  banners,
  language,
  title,
}: {
  banners: readonly Banner[]
  language: Language
  title: string
}) {
  if (banners.length === 0) return null
  return (
    <section data-static="banners" className="deferred mt-16" aria-label={title}>
      <h2 className="mb-5 text-2xl">{title}</h2>
      <ul className="rail -mx-4 auto-cols-[70%] scroll-px-4 gap-4 px-4 pb-3 sm:-mx-2 sm:scroll-px-2 sm:px-2 md:auto-cols-[42%] lg:auto-cols-[calc((100%-4.5rem)/4)] lg:gap-6">
        {banners.map((banner) => {
          const [link] = bannerLinks(language, banner)
          const content = (
            <>
              {banner.image && (
                <span className="block overflow-hidden rounded-card bg-surface-2">
                  <Picture
                    path={banner.image}
                    alt=""
                    width={640}
                    height={427}
                    sizes="(min-width: 75rem) 22vw, (min-width: 56.25rem) 40vw, 68vw"
                    className={cx(
                      'aspect-[3/2] w-full object-cover transition-transform duration-200 group-hover:scale-[1.02]',
                      cropAt(banner.cropPoint),
                    )}
                  />
                </span>
              )}
              <span className="mt-3 block text-lg font-heading group-hover:underline">{banner.title}</span>
              {banner.heading && <span className="mt-1 block text-sm text-ink-muted">{banner.heading}</span>}
            </>
          )
          return (
            <li key={banner.id} className="snap-start">
              {link ? (
                <SoftLink href={link.href} className="group block rounded-card">
                  {content}
                </SoftLink>
              ) : (
                content
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
