import { HtmlContent } from '@/components/content/html-content'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import type { ArticleLink, Author } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { ArticleSection } from '@/lib/market/tables/static-paths'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { ArticleCards } from './article-cards'
import { type Crumb, JournalFrame, lifeCrumbs } from './journal-page'

/** The breadcrumbs of the list of authors, or of one author. */
export function authorCrumbs(language: Language, name?: string): Crumb[] {
  const title = getIntl(language).formatMessage({ id: 'content.bloggers_title' })
  return name === undefined
    ? lifeCrumbs(language, { name: title })
    : lifeCrumbs(language, { name: title, href: routeHref(language, 'life-outdoors/bloggers') }, { name })
}

/** The stores and workshops that write for Life outdoors. */
export function AuthorsView({
  authors,
  language,
  sections,
}: {
  authors: readonly Author[]
  language: Language
  sections: readonly ArticleSection[]
}) {
  const intl = getIntl(language)
  return (
    <JournalFrame
      language={language}
      sections={sections}
      crumbs={authorCrumbs(language)}
      title={intl.formatMessage({ id: 'content.bloggers_title' })}
      chosen={null}
    >
      <p className="mt-8 max-w-text text-lg text-ink-muted">{intl.formatMessage({ id: 'content.bloggers_text' })}</p>
      <ul className="mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {authors.map(({ key, slug, title, metaDescription, image, articles }) => (
          <li key={key}>
            <SoftLink href={pathHref(language, slug)} className="group block rounded-card">
              {image && (
                <span className="block overflow-hidden rounded-card bg-surface-2">
                  <Picture
                    path={image}
                    alt=""
                    width={640}
                    height={427}
                    sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 100vw"
                    className="aspect-[3/2] w-full object-cover"
                  />
                </span>
              )}
              <h2 className="mt-4 text-2xl group-hover:text-brand">{title}</h2>
              <span className="mt-2 block max-w-text text-ink-muted">{metaDescription}</span>
              <span className="mt-3 block text-sm font-semibold">
                {intl.formatMessage({ id: 'content.blogger_count' }, { count: articles })}
              </span>
            </SoftLink>
          </li>
        ))}
      </ul>
    </JournalFrame>
  )
}

/** One author and all their articles. */
export function AuthorView({
  author,
  articles,
  language,
  sections,
}: {
  author: Author
  articles: readonly ArticleLink[]
  language: Language
  sections: readonly ArticleSection[]
}) {
  const intl = getIntl(language)
  return (
    <JournalFrame
      language={language}
      sections={sections}
      crumbs={authorCrumbs(language, author.title)}
      title={author.title}
      chosen={null}
    >
      <HtmlContent html={author.content} className="mt-8 text-lg" />
      {articles.length > 0 && (
        <section aria-labelledby="author-articles" className="mt-12">
          <h2 id="author-articles" className="mb-8 border-t-2 border-ink pt-3 text-3xl">
            {intl.formatMessage({ id: 'content.blogger_count' }, { count: articles.length })}
          </h2>
          <ArticleCards articles={articles} language={language} heading="h3" />
        </section>
      )}
    </JournalFrame>
  )
}
