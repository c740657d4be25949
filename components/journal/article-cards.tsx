import { cx } from '@/components/ui/cx'
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

/** How many cards stand in a row of a wide screen. */
const IN_ROW = 3

/** The columns of six of a card in the last row: two cards share it, so that it has no hole. */
function columnsOf(position: number, count: number, hasLead: boolean): string {
  if (hasLead && position === 0) return 'sm:col-span-6'
  const [rest, at] = hasLead ? [count - 1, position - 1] : [count, position]
  const isPair = rest > IN_ROW && rest % IN_ROW === 2 && at >= rest - 2
  return isPair ? 'sm:col-span-3' : 'sm:col-span-3 lg:col-span-2'
}

/** Links to articles: scene, introduction, author and date. */
export function ArticleCards({ articles, language, hasLead = false, heading: Heading = 'h2' }: ArticleCardsProps) {
  const intl = getIntl(language)
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-6">
      {articles.map(({ slug, title, metaDescription, image, section, author, published }, position) => {
        const isLead = hasLead && position === 0
        const columns = columnsOf(position, articles.length, hasLead)
        return (
          <li key={slug} className={columns}>
            <SoftLink
              href={pathHref(language, slug)}
              className={
                isLead
                  ? 'group grid gap-x-8 gap-y-4 rounded-card lg:grid-cols-[2fr_1fr] lg:items-center'
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
                    className={cx(
                      'w-full object-cover object-[50%_75%] transition-transform duration-200 group-hover:scale-[1.02]',
                      isLead ? 'aspect-[16/9] lg:aspect-[2/1]' : 'aspect-[16/9] sm:aspect-auto sm:h-56',
                    )}
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
