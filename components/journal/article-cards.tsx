import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import type { ArticleLink } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { pathHref } from '@/lib/seo/hrefs'

import { SECTION_NAMES } from '@/lib/content/article-sections'
import { shopTimeZone } from '@/lib/market/shop-time'

/** The publication date in a language. */
export function publishedDay(language: Language, published: string): string {
  return getIntl(language).formatDate(published, { dateStyle: 'long', timeZone: shopTimeZone() })
}

interface ArticleCardsProps {
  articles: readonly ArticleLink[]
  language: Language
  /** The first article uses the whole row and has a large picture. */
  hasLead?: boolean
  heading?: 'h2' | 'h3'
}

/** Links to articles: scene, introduction, author and date. */
export function ArticleCards({ articles, language, hasLead = false, heading: Heading = 'h2' }: ArticleCardsProps) {
  const intl = getIntl(language)
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, metaDescription, image, section, author, published }, position) => {
        const isLead = hasLead && position === 0
        return (
          <li key={slug} className={isLead ? 'sm:col-span-2 lg:col-span-3' : undefined}>
            <SoftLink
              href={pathHref(language, slug)}
              className={
                isLead
                  ? 'group grid gap-x-8 gap-y-4 rounded-card lg:grid-cols-[2fr_1fr] lg:items-end'
                  : 'group block rounded-card'
              }
            >
              {image && (
                <span className="block overflow-hidden rounded-card bg-surface-2">
                  <Picture
                    path={image}
                    alt=""
                    width={isLead ? 1280 : 640}
                    height={isLead ? 720 : 427}
                    priority={isLead}
                    sizes={
                      isLead
                        ? '(min-width: 64rem) 64vw, 100vw'
                        : '(min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 100vw'
                    }
                    className={`w-full object-cover transition-transform duration-200 group-hover:scale-[1.02] ${isLead ? 'aspect-[16/9]' : 'aspect-[3/2]'}`}
                  />
                </span>
              )}
              <div className={isLead ? undefined : 'mt-4'}>
                <span className="block text-sm font-semibold text-brand">
                  {intl.formatMessage({ id: SECTION_NAMES[section] })}
                </span>
                <Heading className={`mt-1 group-hover:text-brand ${isLead ? 'text-4xl' : 'text-2xl'}`}>{title}</Heading>
                <span className="mt-2 block max-w-text text-ink-muted">{metaDescription}</span>
                <span className="mt-3 block text-sm text-ink-muted">
                  {[author?.name, publishedDay(language, published)].filter(Boolean).join(', ')}
                </span>
              </div>
            </SoftLink>
          </li>
        )
      })}
    </ul>
  )
}
