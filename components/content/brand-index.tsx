import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { SoftLink } from '@/components/ui/soft-link'
import { brandLetters } from '@/lib/content/brand-letters'
import type { BrandItem } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

function Brand({ brand: { slug, name, modelCount }, language }: { brand: BrandItem; language: Language }) {
  const intl = getIntl(language)
  return (
    <li>
      <SoftLink href={pathHref(language, slug)} className="group flex min-h-12 flex-wrap items-baseline gap-x-3 py-2">
        <span className="text-xl font-semibold group-hover:text-brand group-hover:underline" translate="no">
          {name}
        </span>
        <span className="text-sm text-ink-subtle">
          {intl.formatMessage({ id: 'content.brands_models' }, { count: modelCount })}
        </span>
      </SoftLink>
    </li>
  )
}

/** All brands from A to Z. */
export function BrandIndex({ brands, language }: { brands: readonly BrandItem[]; language: Language }) {
  const intl = getIntl(language)
  const letters = brandLetters(brands, language)
  const title = intl.formatMessage({ id: 'content.brands_title' })
  return (
    <div className="page-x py-8 md:py-12">
      <Breadcrumbs
        label={intl.formatMessage({ id: 'common.breadcrumbs' })}
        items={[
          { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') },
          { name: title },
        ]}
      />
      <h1 className="mt-6 text-5xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{intl.formatMessage({ id: 'content.brands_description' })}</p>
      <nav aria-label={intl.formatMessage({ id: 'content.brands_letters' })} className="mt-8">
        <ul className="flex flex-wrap gap-1 border-y border-line py-2">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#brand-${letter}`}
                className="target inline-flex items-center justify-center rounded-control font-semibold hover:bg-surface-2"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Columns: most letters have one or two brands, and a row for each would be mostly empty. */}
      <div className="mt-8 gap-x-12 sm:columns-2 lg:columns-3">
        {letters.map(({ letter, brands: items }) => (
          <section
            key={letter}
            aria-labelledby={`brand-${letter}`}
            className="mb-6 grid break-inside-avoid grid-cols-[3.5rem_1fr] border-t border-line pt-4"
          >
            <h2 id={`brand-${letter}`} className="text-4xl text-ink-subtle">
              {letter}
            </h2>
            <ul>
              {items.map((brand) => (
                <Brand key={brand.id} brand={brand} language={language} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
