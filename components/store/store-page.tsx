import type { ReactNode } from 'react'

import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import { openingDaysFrom } from '@/lib/pages/store-hours'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { shopDay } from '@/lib/market/shop-time'
import type { HasPage } from '@/lib/pages/has-page'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { OpenNow } from './open-now'
import { OpeningHours } from './opening-hours'
import { PhoneLink, RouteLink } from './store-contact'
import { town } from './store-list'
import { StoreMap } from './store-map'
import { storeServices } from './store-services'

/** Crumbs of a store's page, or of the list of stores when no store is named. */
export function storeCrumbs(language: Language, name?: string) {
  const intl = getIntl(language)
  const stores = intl.formatMessage({ id: 'layout.stores' })
  return [
    { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') },
    ...(name === undefined ? [{ name: stores }] : [{ name: stores, href: routeHref(language, 'stores') }, { name }]),
  ]
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-ink pt-3">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** The store's front, beside its place on the map. */
function Front({ store, stores, language }: { store: Store; stores: readonly Store[]; language: Language }) {
  return (
    <div className="mb-10 grid items-start gap-6 lg:grid-cols-[1fr_12rem]">
      {store.image && (
        <Picture
          path={store.image}
          alt=""
          width={1280}
          height={720}
          sizes="(min-width: 64rem) 64vw, 100vw"
          priority
          className="h-48 w-full rounded-card bg-surface-2 object-cover object-bottom md:h-72"
        />
      )}
      <StoreMap stores={stores} own={store.slug} language={language} className="hidden max-w-48 lg:block" />
    </div>
  )
}

/** A store: address, opening hours, services, and products in stock. */
export function StorePage({
  store,
  stores,
  groups,
  language,
  hasPage,
}: {
  store: Store
  /** All stores that customers can visit, for the map. */
  stores: readonly Store[]
  hasPage: HasPage
  groups: readonly GroupNode[]
  language: Language
}) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const { address, hours, name, slug } = store
  const ways = storeServices(store).filter(({ route }) => hasPage(route))
  const stocked = groups.filter(({ showInMenu }) => showInMenu)
  return (
    <div className="page-x py-8 md:py-12">
      <Breadcrumbs label={text('common.breadcrumbs')} items={storeCrumbs(language, name)} />
      <h1 className="mt-6 text-5xl">{name}</h1>
      {hours.length > 0 && <OpenNow days={openingDaysFrom(hours, shopDay(), language)} className="mt-3 text-lg" />}
      <div className="mt-8">
        <Front store={store} stores={stores} language={language} />
      </div>
      <div className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {address && (
          <AddressPart address={address} title={text('content.store_address')} mapText={text('content.store_route')} />
        )}
        {hours.length > 0 && (
          <Part title={text('content.store_hours')}>
            <OpeningHours hours={hours} language={language} />
          </Part>
        )}
        <Part title={text('content.store_services')}>
          <ul>
            {ways.map(({ icon, id, route }) => (
              <li key={id}>
                <SoftLink href={routeHref(language, route)} className="link inline-flex min-h-11 items-center gap-2">
                  <Icon name={icon} size={18} />
                  {text(id)}
                </SoftLink>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <StockLinks groups={stocked} slug={slug} language={language} />
    </div>
  )
}

interface AddressPartProps {
  address: NonNullable<Store['address']>
  title: string
  mapText: string
}

function AddressPart({ address, title, mapText }: AddressPartProps) {
  return (
    <Part title={title}>
      <address className="not-italic">
        {address.street}
        <br />
        {town(address)}
      </address>
      <p className="mt-2 flex flex-col items-start">
        <PhoneLink phone={address.phone} />
        <RouteLink address={address} text={mapText} />
      </p>
    </Part>
  )
}

interface StockLinksProps {
  groups: readonly GroupNode[]
  /** The store's slug in the filter of lists. */
  slug: string
  language: Language
}

/** Links to the groups' lists, filtered by the store's stock. */
function StockLinks({ groups, slug, language }: StockLinksProps) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <section className="mt-12 md:mt-16">
      <h2 className="text-3xl">{text('content.store_stock')}</h2>
      <p className="mt-2 text-ink-muted">{text('content.store_stock_text')}</p>
      <ul className="mt-6 flex flex-wrap gap-2">
        {groups.map((group) => (
          <li key={group.id}>
            {/* Lists with filters are not indexed. */}
            <SoftLink
              href={`${pathHref(language, group.path)}?store=${encodeURIComponent(slug)}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface py-1 pr-4 pl-1.5 text-sm font-semibold hover:border-ink"
            >
              {group.image && (
                <Picture
                  path={group.image}
                  alt=""
                  width={48}
                  height={48}
                  sizes="36px"
                  className="size-9 rounded-chip bg-surface-2 object-cover"
                />
              )}
              <span className={group.image ? '' : 'pl-2.5'}>{group.name}</span>
            </SoftLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
