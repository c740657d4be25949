import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import { getIntl } from '@/lib/intl/server'
import { STORE_COUNTRY } from '@/lib/market/countries'
import type { Market } from '@/lib/market/market'
import type { RentalExamples } from '@/lib/pages/rental-examples'
import { routeHref } from '@/lib/seo/hrefs'

/** Above the text about renting: some goods with the price of a day, and the way to all of them. */
export function RentalPart({
  market: { country, language },
  examples: { rentals, price },
}: {
  market: Pick<Market, 'country' | 'language'>
  examples: RentalExamples
}) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  if (rentals.length === 0) return null
  const all = routeHref(language, 'rental/rentle')
  return (
    <section aria-labelledby="rental-examples" className="mb-10">
      {country !== STORE_COUNTRY && <p className="mb-4 font-semibold">{text('content.rental_where')}</p>}
      <h2 id="rental-examples" className="sr-only">
        {text('content.rental_goods')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-6">
        {rentals.map(({ card, day }) => (
          <li key={card.id}>
            <SoftLink href={all} className="group block rounded-card">
              <Picture
                path={card.image}
                alt=""
                width={320}
                height={320}
                sizes="(min-width: 64rem) 15vw, (min-width: 48rem) 22vw, 46vw"
                className="aspect-square w-full rounded-card bg-surface-2 object-cover"
              />
              <h3 className="mt-2 text-base leading-snug group-hover:underline">{card.name}</h3>
              <span className="block font-semibold text-rental">
                {intl.formatMessage({ id: 'content.rental_per_day' }, { price: price(day) })}
              </span>
            </SoftLink>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <ButtonLink href={all}>{text('content.rental_all')}</ButtonLink>
      </p>
    </section>
  )
}
