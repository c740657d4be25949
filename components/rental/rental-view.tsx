import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { RentalAdd } from './rental-add'
import { RentalBooking } from './rental-booking'
import { EmptyState } from '@/components/ui/empty-state'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { FULL_DAYS, rentalPrice } from '@/lib/catalog/rental'
import type { Rental } from '@/lib/contract/schemas/content'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { type PriceFormat, priceFormatter } from '@/lib/intl/price'
import type { Market } from '@/lib/market/market'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

/** Numbers of days with a price in the list: a day, a weekend with its Friday, a week. */
const LENGTHS = [1, 3, 7] as const

const STEPS = [
  'content.rental_step_choose',
  'content.rental_step_book',
  'content.rental_step_collect',
  'content.rental_step_return',
] as const

/** Crumbs of the rental page. */
export function rentalCrumbs({ language }: Market): { name: string; href?: string }[] {
  const text = (id: string) => getIntl(language).formatMessage({ id })
  return [
    { name: text('common.home'), href: routeHref(language, 'home') },
    { name: text('layout.rental'), href: routeHref(language, 'rental') },
    { name: text('content.rental_goods') },
  ]
}

/** The rental products, their prices, and how renting works (spec 1 §2). `rate`: units of the market's currency for one EUR. */
export function RentalView({ market, rentals, rate }: { market: Market; rentals: readonly Rental[]; rate: number }) {
  const intl = getIntl(market.language)
  const text = (id: string) => intl.formatMessage({ id })
  const price = priceFormatter(market, rate)
  return (
    <div className="page-x pt-4">
      <Breadcrumbs label={text('common.breadcrumbs')} items={rentalCrumbs(market)} />
      <h1 className="mt-6 text-5xl">{text('content.rental_title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-muted">{text('content.rental_text')}</p>
      <section aria-labelledby="rental-how" className="mt-12">
        <h2 id="rental-how" className="sr-only">
          {text('content.rental_how')}
        </h2>
        <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((id, position) => (
            <li key={id} className="border-t-2 border-rental pt-3">
              <span className="text-3xl font-heading text-rental" aria-hidden="true">
                {position + 1}
              </span>
              <p className="mt-2">{text(id)}</p>
            </li>
          ))}
        </ol>
      </section>
      <IntlScope market={market} areas={['rental']}>
        <section aria-labelledby="rental-goods" className="mt-16">
          <h2 id="rental-goods" className="text-3xl">
            {text('content.rental_goods')}
          </h2>
          <p className="mt-3 mb-8 max-w-text text-ink-muted">
            {intl.formatMessage({ id: 'content.rental_prices' }, { days: FULL_DAYS })}
          </p>
          {rentals.length === 0 ? (
            <EmptyState title={text('content.rental_none')} />
          ) : (
            <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {rentals.map(({ card, day, deposit }) => (
                <RentalItem key={card.id} card={card} day={day} deposit={deposit} market={market} price={price} />
              ))}
            </ul>
          )}
        </section>
        {rentals.length > 0 && (
          <>
            <noscript>
              <p className="mt-8">{text('rental.noscript')}</p>
            </noscript>
            <RentalBooking page={routeHref(market.language, 'rental/booking')} />
          </>
        )}
      </IntlScope>
    </div>
  )
}

interface RentalItemProps extends Pick<Rental, 'card' | 'day' | 'deposit'> {
  market: Market
  price: PriceFormat
}

function RentalItem({ card, day, deposit, market, price }: RentalItemProps) {
  const intl = getIntl(market.language)
  return (
    <li className="flex flex-col">
      <SoftLink href={pathHref(market.language, card.path)} className="group block rounded-card">
        <span className="block overflow-hidden rounded-card bg-surface-2">
          <Picture
            path={card.image}
            alt=""
            width={480}
            height={480}
            sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 100vw"
            className="aspect-square w-full object-cover"
          />
        </span>
        <h3 className="mt-4 text-xl group-hover:text-brand">
          <span className="block text-sm font-normal text-ink-muted" translate="no">
            {card.manufacturer}
          </span>
          {card.name}
        </h3>
        <p className="mt-1 text-ink-muted">{card.shortDescription}</p>
      </SoftLink>
      <dl className="mt-4 border-t border-line">
        {LENGTHS.map((days) => (
          <div key={days} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{intl.formatMessage({ id: 'content.rental_days' }, { days })}</dt>
            <dd className="font-semibold tabular-nums">{price(rentalPrice(day, days))}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2 text-ink-muted">
          <dt>{intl.formatMessage({ id: 'content.rental_deposit' })}</dt>
          <dd className="tabular-nums">{price(deposit, 'amount')}</dd>
        </div>
      </dl>
      <RentalAdd id={card.id} name={card.name} />
    </li>
  )
}
