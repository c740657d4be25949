import { storeAnchor } from '@/components/layout/navigation'
import type { Store } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import { openingDays } from './opening-days'

type Address = NonNullable<Store['address']>

const town = ({ postcode, city }: Address) => `${postcode} ${city}`
const span = ({ opens, closes }: Store['hours'][number]) => `${opens}–${closes}`

/** The stores one can walk into, with street and hours. */
export function StoreList({ stores, language }: { stores: readonly Store[]; language: Language }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {stores.map(({ id, slug, name, address, hours }) => (
        <li key={id} id={storeAnchor(slug)} className="border-t-2 border-ink pt-3">
          <h3 className="text-xl">{name}</h3>
          {address && (
            <p className="mt-1 text-ink-muted">
              {address.street}
              <br />
              {town(address)}
            </p>
          )}
          {hours.length > 0 && (
            <dl className="tabular mt-3 text-sm">
              {hours.map((day) => (
                <div key={day.days} className="flex gap-3">
                  <dt className="min-w-16 text-ink-muted">{openingDays(day.days, language)}</dt>
                  <dd>{span(day)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
