import { SoftLink } from '@/components/ui/soft-link'
import type { Store } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { routeHref } from '@/lib/seo/hrefs'

/** The stores that customers can visit, each with its street; hours and the way there are on their pages. */
export function StoreLinks({ stores, language }: { stores: readonly Store[]; language: Language }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {stores.map(({ id, slug, name, address }) => (
        <li key={id}>
          <SoftLink
            href={routeHref(language, 'stores/store', { store: slug })}
            className="group block h-full border-t-2 border-ink pt-2"
          >
            <span className="block font-semibold leading-tight group-hover:underline">{name}</span>
            {address && <span className="mt-1 block text-ink-muted text-sm">{address.street}</span>}
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}
