import { HtmlContent } from '@/components/content/html-content'
import { PageScene } from '@/components/content/page-scene'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { SoftLink } from '@/components/ui/soft-link'
import type { Article, ArticleLink } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { pathHref } from '@/lib/seo/hrefs'

import { ArticleCards, publishedDay } from './article-cards'
import { type Crumb, lifeCrumbs } from './journal-page'
import { SECTION_NAMES, sectionHref } from '@/lib/content/article-sections'

/** The breadcrumbs of an article. */
export function articleCrumbs(language: Language, { title, section }: Article): Crumb[] {
  return lifeCrumbs(
    language,
    { name: getIntl(language).formatMessage({ id: SECTION_NAMES[section] }), href: sectionHref(language, section) },
    { name: title },
  )
}

/** An article of Life outdoors: scene, text, author, and further articles (spec 1 §2). */
export function ArticleView({
  article,
  next,
  language,
}: {
  article: Article
  next: readonly ArticleLink[]
  language: Language
}) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const { title, metaDescription, content, image, author, published } = article
  return (
    <div className="pb-8 md:pb-12">
      <PageScene image={image} priority />
      <article className="page-x pt-6">
        <Breadcrumbs label={text('common.breadcrumbs')} items={articleCrumbs(language, article)} />
        <h1 className="mt-6 max-w-[24ch] text-5xl">{title}</h1>
        <p className="mt-4 max-w-text text-xl text-ink-muted">{metaDescription}</p>
        <p className="mt-4 mb-10 text-sm text-ink-muted">
          {author && (
            <>
              <SoftLink href={pathHref(language, author.slug)} className="link font-semibold" rel="author">
                {author.name}
              </SoftLink>
              {', '}
            </>
          )}
          <time dateTime={published}>{publishedDay(language, published)}</time>
        </p>
        <HtmlContent html={content} />
      </article>
      {next.length > 0 && (
        <section aria-labelledby="read-next" className="page-x mt-16 md:mt-24">
          <h2 id="read-next" className="mb-8 border-t-2 border-ink pt-3 text-3xl">
            {text('content.life_next')}
          </h2>
          <ArticleCards articles={next} language={language} heading="h3" />
        </section>
      )}
    </div>
  )
}
