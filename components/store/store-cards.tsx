import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import { openingDaysFrom } from '@/lib/pages/store-hours'
import type { Store } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { shopDay } from '@/lib/market/shop-time'
import { routeHref } from '@/lib/seo/hrefs'

import { OpenNow } from './open-now'
import { OpeningHours } from './opening-hours'
import { town } from './store-list'

/** The stores that customers can visit, with picture, street and hours; each is a link to its page. */
export function StoreCards({ stores, language }: { stores: readonly Store[]; language: Language }) {
  const today = shopDay()
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
      {stores.map(({ id, slug, name, address, hours, image }, index) => (
        <li key={id} className="group relative">
          {image && (
            <span className="mb-4 block overflow-hidden rounded-card bg-surface-2">
              <Picture
                path={image}
                alt=""
                width={640}
                height={427}
                sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 100vw"
                priority={index === 0}
                className="aspect-[3/2] w-full object-cover"
              />
            </span>
          )}
          <h3 className="text-xl">
            <SoftLink
              href={routeHref(language, 'stores/store', { store: slug })}
              // The link covers the whole card.
              className="inline-block min-h-6 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </SoftLink>
          </h3>
          {hours.length > 0 && <OpenNow days={openingDaysFrom(hours, today, language)} className="mt-1 text-sm" />}
          {address && <p className="mt-1 text-ink-muted">{[address.street, town(address)].join(', ')}</p>}
          <OpeningHours hours={hours} language={language} className="mt-2 text-sm" />
        </li>
      ))}
    </ul>
  )
}
