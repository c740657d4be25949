import type { IntlShape } from 'react-intl'

import { config } from '@/lib/config/env'
import { providerFor } from '@/lib/config/payments'
import { sellerFacts, sellsForMoney } from '@/lib/config/seller'
import { getIntl } from '@/lib/intl/server'
import { countryName } from '@/lib/market/countries'
import type { Market } from '@/lib/market/market'
import { paymentMethodsFor } from '@/lib/market/payment-methods'
import type { PagePart as AnyPart } from '@/lib/pages/page-part'

import { KeptTable } from './kept-table'
import { StorageTables } from './storage-tables'

type Part = Exclude<AnyPart, 'club'>

/** The part of a content page that is made from configuration and code. */
export function PagePart({ part, market: { country, language } }: { part: Part; market: PartMarket }) {
  const intl = getIntl(language)
  return (
    <div className="prose mt-10 max-w-none">
      {part === 'storage' && <StorageTables intl={intl} />}
      {part === 'seller' && <SellerPart intl={intl} />}
      {part === 'payment' && <PaymentPart country={country} language={language} intl={intl} />}
      {part === 'privacy' && (
        <>
          <SellerPart intl={intl} />
          <Recipients intl={intl} />
          <KeptTable intl={intl} />
        </>
      )}
    </div>
  )
}

type PartMarket = Pick<Market, 'country' | 'language'>

interface PartProps {
  intl: Pick<IntlShape, 'formatMessage'>
}

/** The payment methods of the country, as the checkout of this shop offers them. */
function PaymentPart({ country, language, intl }: PartProps & PartMarket) {
  const methods = paymentMethodsFor({ country, isOrganisation: true, allowsCredit: true }).filter(
    ({ id }) => providerFor(config(), id) !== null,
  )
  return (
    <section>
      <h2>{intl.formatMessage({ id: 'legal.payment_title' }, { country: countryName(country, language) })}</h2>
      <ul>
        {methods.map(({ id }) => (
          <li key={id}>
            <strong>{intl.formatMessage({ id: `pay.method_${id}_name` })}</strong>
            <br />
            {intl.formatMessage({ id: `pay.method_${id}_description` })}
          </li>
        ))}
      </ul>
      {methods.length === 0 && <p>{intl.formatMessage({ id: 'legal.payment_none' })}</p>}
    </section>
  )
}

/** Who sells: everything that is configured. */
function SellerPart({ intl }: PartProps) {
  const settings = config()
  return (
    <section>
      <h2>{intl.formatMessage({ id: 'legal.seller' })}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_1fr]">
        {sellerFacts(settings).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{intl.formatMessage({ id: `legal.seller_${name}` })}</dt>
            <dd className="m-0 break-words max-sm:mb-2">
              {name === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}
            </dd>
          </div>
        ))}
      </dl>
      {!sellsForMoney(settings) && settings.sandboxPayments && <p>{intl.formatMessage({ id: 'legal.seller_demo' })}</p>}
    </section>
  )
}

/** The companies that get personal data from this shop as it is configured. */
function Recipients({ intl }: PartProps) {
  const { payments, google, gtmId, credit, videoServiceUrl, seller } = config()
  const services: readonly (readonly [name: string, isUsed: boolean])[] = [
    ['stripe', payments.stripe !== null],
    ['klarna', payments.klarna !== null],
    ['paypal', payments.paypal !== null],
    ['google', google !== null],
    ['tagManager', gtmId !== null],
    ['credit', credit !== null],
    ['video', videoServiceUrl !== null],
    ['host', seller.host !== null],
  ]
  const used = services.filter(([, isUsed]) => isUsed)
  if (used.length === 0) return null
  return (
    <section>
      <h2>{intl.formatMessage({ id: 'legal.recipients_title' })}</h2>
      <ul>
        {used.map(([name]) => (
          <li key={name}>{intl.formatMessage({ id: `legal.recipient_${name}` }, { host: seller.host })}</li>
        ))}
      </ul>
    </section>
  )
}
