import { SoftLink } from '@/components/ui/soft-link'
import type { Store } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { routeHref } from '@/lib/seo/hrefs'

import { OpeningHours } from './opening-hours'

type Address = NonNullable<Store['address']>

/** Postal code and town in one line. */
export const town = ({ postcode, city }: Address) => `${postcode} ${city}`

/** The stores that customers can visit, with street and hours; each is a link to its page. */
export function StoreList({ stores, language }: { stores: readonly Store[]; language: Language }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {stores.map(({ id, slug, name, address, hours }) => (
        <li key={id} className="border-t-2 border-ink pt-3">
          <h3 className="text-xl">
            <SoftLink
              href={routeHref(language, 'stores/store', { store: slug })}
              className="inline-block min-h-6 hover:text-brand hover:underline"
            >
              {name}
            </SoftLink>
          </h3>
          {address && (
            <p className="mt-1 text-ink-muted">
              {address.street}
              <br />
              {town(address)}
            </p>
          )}
          <OpeningHours hours={hours} language={language} className="mt-3 text-sm" />
        </li>
      ))}
    </ul>
  )
}
