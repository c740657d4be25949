import type { IntlShape } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon'
import { config } from '@/lib/config/env'
import { providerFor } from '@/lib/config/payments'
import { hasSellerFacts, sellerFacts, sellsForMoney } from '@/lib/config/seller'
import { getIntl } from '@/lib/intl/server'
import { countryName } from '@/lib/market/countries'
import type { Market } from '@/lib/market/market'
import { paymentMarks, paymentMethodsFor } from '@/lib/market/payment-methods'
import { isLeading, type PagePart as AnyPart } from '@/lib/pages/page-part'

import { KeptTable } from './kept-table'
import { StorageTables } from './storage-tables'

type Part = Exclude<AnyPart, 'club' | 'rental'>

/** The part of a content page that is made from configuration and code. */
export function PagePart({ part, market: { country, language } }: { part: Part; market: PartMarket }) {
  const intl = getIntl(language)
  return (
    <div className={isLeading(part) ? 'mb-10' : 'prose mt-10 max-w-none'}>
      {part === 'storage' && <StorageTables intl={intl} />}
      {part === 'seller' && <SellerPart intl={intl} />}
      {part === 'imprint' && <SellerPart intl={intl} hasBasis />}
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

/** What stands for a method that shoppers know by no mark. */
const ICONS: Readonly<Record<string, IconName>> = { bank: 'desktop', invoice: 'mail' }

/** The payment methods of the country, as the checkout of this shop offers them. */
function PaymentPart({ country, language, intl }: PartProps & PartMarket) {
  const word = (id: string) => intl.formatMessage({ id })
  const methods = paymentMethodsFor({ country, isOrganisation: true, allowsCredit: true }).filter(
    ({ id }) => providerFor(config(), id) !== null,
  )
  return (
    <section>
      <h2 className="text-2xl">
        {intl.formatMessage({ id: 'legal.payment_title' }, { country: countryName(country, language) })}
      </h2>
      {methods.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {methods.map(({ id, credit }) => (
            <li key={id} className="flex items-start gap-4 border-b border-line py-4">
              <span aria-hidden="true" translate="no" className="flex w-24 shrink-0 flex-wrap gap-1.5">
                {paymentMarks(id).map((mark) => (
                  <span key={mark} className="payment-mark">
                    {mark}
                  </span>
                ))}
                {paymentMarks(id).length === 0 && <Icon name={ICONS[id] ?? 'card'} size={24} className="text-brand" />}
              </span>
              <span className="min-w-0">
                <strong>{word(`pay.method_${id}_name`)}</strong>
                {credit === 'credit' && (
                  <>
                    {' '}
                    <Badge tone="warning">{word('checkout.credit')}</Badge>
                  </>
                )}
                <span className="block text-ink-muted">{word(`pay.method_${id}_description`)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {methods.length === 0 && <p className="mt-4">{word('legal.payment_none')}</p>}
    </section>
  )
}

/** Who sells: everything that is configured. `hasBasis`: with the law that demands it, as long as nothing of it is missing. */
function SellerPart({ intl, hasBasis = false }: PartProps & { hasBasis?: boolean }) {
  const settings = config()
  const word = (id: string) => intl.formatMessage({ id: `legal.${id}` })
  return (
    <section>
      <h2 className="text-2xl">{word('seller')}</h2>
      <dl className="mt-4 border-t border-line">
        {sellerFacts(settings).map(([name, value]) => (
          <div key={name} className="gap-6 border-b border-line py-2.5 sm:grid sm:grid-cols-[17rem_1fr]">
            <dt className="font-semibold">{word(`seller_${name}`)}</dt>
            <dd className="m-0 break-words">
              <SellerFact name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {hasBasis && hasSellerFacts(settings) && <p className="mt-4 text-ink-muted">{word('seller_basis')}</p>}
      {!sellsForMoney(settings) && settings.sandboxPayments && (
        <p className="mt-4 text-ink-muted">{word('seller_demo')}</p>
      )}
    </section>
  )
}

function SellerFact({ name, value }: { name: string; value: string }) {
  if (name === 'email')
    return (
      <a href={`mailto:${value}`} className="link">
        {value}
      </a>
    )
  return name === 'phone' ? (
    <a href={`tel:${value.replace(/[^+\d]/g, '')}`} className="link">
      {value}
    </a>
  ) : (
    value
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
