import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ServiceFrame } from '@/components/content/service-frame'
import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { WithdrawalForm } from '@/components/withdrawal/withdrawal-form'
import { config } from '@/lib/config/env'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { filledIn, withdrawalTexts } from '@/lib/market/withdrawal/texts'
import { absoluteUrl } from '@/lib/market/domains'
import { getPageCheck } from '@/lib/pages/has-page'
import { localizedPath } from '@/lib/market/paths'
import { BreadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const metadata = pageMetadata(market, {
    title: withdrawalTexts(market.language, market.country).open,
    description: getIntl(market.language).formatMessage({ id: 'withdrawal.description' }),
    paths: routePaths('withdrawal'),
  })
  // The address can hold the look-up secret of an order.
  return { ...metadata, referrer: 'no-referrer' }
}

/** The withdrawal function (Directive 2011/83/EU Art. 11a), with the model instructions and form. */
export default async function WithdrawalPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const { email } = config().contact
  const { open, confirm } = withdrawalTexts(market.language, market.country)
  const intl = getIntl(market.language)
  return (
    <ServiceFrame language={market.language} hasPage={await getPageCheck(market)} title={open} route="withdrawal">
      <BreadcrumbsJsonLd market={market} items={[{ name: open }]} />
      <div className="max-w-form">
        <noscript>
          <p className="mb-6 rounded-card border border-line bg-surface p-4">
            {intl.formatMessage({ id: 'withdrawal.noscript' }, { email })}
          </p>
        </noscript>
        <IntlScope market={market} areas={['withdrawal']}>
          <WithdrawalForm title={open} confirm={confirm} contactEmail={email} returnDays={RETURN_DAYS} />
        </IntlScope>
      </div>
      <Instructions market={market} />
    </ServiceFrame>
  )
}

function Instructions({ market: { language, country } }: { market: Market }) {
  const { shopName, contact, routing } = config()
  const { instruction, effects, form } = withdrawalTexts(language, country)
  const shop = {
    trader: [shopName, contact.address, contact.phone, contact.email].filter(Boolean).join(', '),
    url: absoluteUrl(routing, language, localizedPath('withdrawal', {}, language)),
  }
  return (
    <Accordion className="mt-12 max-w-text">
      {[instruction, effects, form].map((section) => (
        <AccordionItem key={section.title} title={<h2 className="text-lg">{section.title}</h2>}>
          {filledIn(section, shop).map((text) => (
            <p key={text} className="mt-3 [overflow-wrap:anywhere]">
              {text}
            </p>
          ))}
        </AccordionItem>
      ))}
    </Accordion>
  )
}
