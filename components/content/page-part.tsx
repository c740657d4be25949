import type { IntlShape } from 'react-intl'

import { config } from '@/lib/config/env'
import { sellerFacts, sellsForMoney } from '@/lib/config/seller'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { PagePart as Part } from '@/lib/pages/page-part'

import { KeptTable } from './kept-table'
import { StorageTables } from './storage-tables'

/** The part of a content page that is made from configuration and code. */
export function PagePart({ part, language }: { part: Part; language: Language }) {
  const intl = getIntl(language)
  return (
    <div className="prose mt-10 max-w-none">
      {part === 'storage' && <StorageTables intl={intl} />}
      {part === 'seller' && <SellerPart intl={intl} />}
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

interface PartProps {
  intl: Pick<IntlShape, 'formatMessage'>
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
