import { SoftLink } from '@/components/ui/soft-link'
import type { BrandItem } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'
import { pathHref } from '@/lib/seo/hrefs'

/** Brand names as large text instead of logos. */
export function BrandWall({ brands, language }: { brands: readonly BrandItem[]; language: Language }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-3 lg:grid-cols-4">
      {brands.map(({ id, slug, name, modelCount }) => (
        <li key={id} className="border-b border-line">
          <SoftLink
            href={pathHref(language, slug)}
            className="group flex min-h-16 items-center justify-between gap-3 py-3"
          >
            <span className="min-w-0 text-2xl font-heading group-hover:text-brand" translate="no" lang="">
              {name}
            </span>
            <span className="text-sm text-ink-subtle" aria-hidden="true">
              {modelCount}
            </span>
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}
