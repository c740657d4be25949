import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import { openingDaysFrom } from '@/lib/pages/store-hours'
import type { Store } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { shopDay } from '@/lib/market/shop-time'
import type { HasPage } from '@/lib/pages/has-page'
import { routeHref } from '@/lib/seo/hrefs'

import { OpenNow } from './open-now'
import { OpeningHours } from './opening-hours'
import { PhoneLink, RouteLink } from './store-contact'
import { town } from './store-list'
import { storeServices } from './store-services'

interface StoreCardsProps {
  stores: readonly Store[]
  language: Language
  hasPage: HasPage
}

/** The stores that customers can visit, with picture, street, hours, telephone, way and services. */
export function StoreCards({ stores, language, hasPage }: StoreCardsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
      {stores.map((store, index) => (
        <StoreCard key={store.id} store={store} language={language} hasPage={hasPage} isFirst={index === 0} />
      ))}
    </ul>
  )
}

interface StoreCardProps extends Omit<StoreCardsProps, 'stores'> {
  store: Store
  isFirst: boolean
}

function StoreCard({ store, language, hasPage, isFirst }: StoreCardProps) {
  const { slug, name, address, hours, image } = store
  const intl = getIntl(language)
  return (
    <li className="group relative">
      {image && (
        <span className="mb-4 block overflow-hidden rounded-card bg-surface-2">
          <Picture
            path={image}
            alt=""
            width={640}
            height={427}
            sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 100vw"
            priority={isFirst}
            className="h-44 w-full object-cover object-[50%_70%] md:h-52"
          />
        </span>
      )}
      <h3 className="text-xl">
        <SoftLink
          href={routeHref(language, 'stores/store', { store: slug })}
          // The link covers the whole card; those to telephone and way lie above it.
          className="inline-block min-h-6 underline decoration-line-strong decoration-1 underline-offset-4 group-hover:text-brand after:absolute after:inset-0"
        >
          {name}
        </SoftLink>
      </h3>
      {hours.length > 0 && <OpenNow days={openingDaysFrom(hours, shopDay(), language)} className="mt-1 text-sm" />}
      {address && <p className="mt-1 text-ink-muted">{[address.street, town(address)].join(', ')}</p>}
      <OpeningHours hours={hours} language={language} className="mt-2 text-sm" />
      {address && (
        <p className="relative z-10 mt-1 flex w-fit flex-wrap gap-x-5">
          <PhoneLink phone={address.phone} />
          <RouteLink address={address} text={intl.formatMessage({ id: 'content.store_route' })} />
        </p>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        {storeServices(store)
          .filter(({ route }) => hasPage(route))
          .map(({ icon, id }) => (
            <li key={id} className="inline-flex items-center gap-1.5">
              <Icon name={icon} size={16} />
              {intl.formatMessage({ id })}
            </li>
          ))}
      </ul>
    </li>
  )
}
