import { cropAt } from '@/components/ui/crop-at'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/lib/market/languages'

import { type Banner, bannerLinks } from '@/lib/content/banners'

/**
 * Campaigns of the season: a scene and a text below it. Two or three campaigns share a row; where only two fit, the third has its own row.
 */
export function Campaigns({ banners, language }: { banners: readonly Banner[]; language: Language }) {
  return (
    <ul className={`grid gap-x-6 gap-y-10 sm:grid-cols-2 ${banners.length > 2 ? 'lg:grid-cols-3' : ''}`}>
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
                  sizes={
                    banners.length > 2
                      ? '(min-width: 75rem) 31vw, (min-width: 35rem) 47vw, 100vw'
                      : '(min-width: 35rem) 48vw, 100vw'
                  }
                  className={cx(
                    'aspect-[3/2] w-full object-cover transition-transform duration-200 group-hover:scale-[1.02] sm:max-lg:group-odd/item:group-last/item:aspect-[3/1]',
                    cropAt(banner.cropPoint),
                  )}
                />
              </span>
            )}
            <span className="mt-4 block text-2xl font-heading group-hover:text-brand">{banner.title}</span>
            {banner.heading && <span className="mt-1 block max-w-text text-ink-muted">{banner.heading}</span>}
            {link && (
              <span className="mt-2 inline-flex min-h-9 items-center gap-2 font-semibold text-brand">
                {link.text}
                <Icon name="arrow-right" size={18} />
              </span>
            )}
          </>
        )
        return (
          <li key={banner.id} className="group/item sm:max-lg:last:odd:col-span-2">
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
  )
}
