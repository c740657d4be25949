import { SoftLink } from '@/components/ui/soft-link'
import type { BrandItem } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { pathHref } from '@/lib/seo/hrefs'

/** The brands that take part in experiences, each with a link to its page. */
export function ExperienceBrands({ brands, language }: { brands: readonly BrandItem[]; language: Language }) {
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="experience-brands" className="mt-12">
      <h2 id="experience-brands" className="text-2xl">
        {getIntl(language).formatMessage({ id: 'content.experience_brands' })}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {brands.map(({ slug, name }) => (
          <li key={slug}>
            <SoftLink href={pathHref(language, slug)} className="link inline-flex min-h-11 items-center font-semibold">
              {name}
            </SoftLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
