import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import { brandLetters } from '@/lib/content/brand-letters'
import type { BrandItem } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

/** The mark of a brand on white, as logos are made for it; of a brand without one its first letter. */
function Mark({ logo, name }: Pick<BrandItem, 'logo' | 'name'>) {
  return (
    <span className="flex h-16 w-40 shrink-0 items-center justify-center rounded-control border border-line bg-paper p-3 group-hover:border-ink">
      {logo ? (
        <Picture
          path={logo}
          isLogo
          alt=""
          width={160}
          height={48}
          sizes="136px"
          className="h-full w-full object-contain"
        />
      ) : (
        <span aria-hidden="true" className="deep text-3xl font-heading text-brand" translate="no">
          {[...name][0]}
        </span>
      )}
    </span>
  )
}

function Brand({ brand: { slug, name, logo, modelCount }, language }: { brand: BrandItem; language: Language }) {
  const intl = getIntl(language)
  return (
    <li>
      <SoftLink href={pathHref(language, slug)} className="group flex items-center gap-4 rounded-control py-2">
        <Mark logo={logo} name={name} />
        <span className="min-w-0">
          <span className="block text-lg font-semibold group-hover:text-brand group-hover:underline" translate="no">
            {name}
          </span>
          <span className="block text-sm text-ink-subtle">
            {intl.formatMessage({ id: 'content.brands_models' }, { count: modelCount })}
          </span>
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
            className="mb-6 grid break-inside-avoid grid-cols-[2.5rem_1fr] border-t border-line pt-4 sm:grid-cols-[3rem_1fr]"
          >
            <h2 id={`brand-${letter}`} className="pt-2 text-4xl text-ink-subtle">
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
