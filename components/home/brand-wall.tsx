import { Link } from '@/components/ui/link'
import type { BrandItem } from '@/lib/contract/schemas/content'

/** Brand names as large text instead of logos. */
export function BrandWall({ brands }: { brands: readonly BrandItem[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-3 lg:grid-cols-4">
      {brands.map(({ id, slug, name, modelCount }) => (
        <li key={id} className="border-b border-line">
          <Link path={slug} className="group flex min-h-16 items-center justify-between gap-3 py-3">
            <span className="min-w-0 text-2xl font-heading group-hover:text-brand" translate="no" lang="">
              {name}
            </span>
            <span className="text-sm text-ink-subtle" aria-hidden="true">
              {modelCount}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
