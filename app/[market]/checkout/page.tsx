import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CartView } from '@/components/cart/cart-view'
import { GuaranteeNotice } from '@/components/goods/guarantee-notice'
import { PageEvent } from '@/components/layout/page-event'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { checkoutSetup } from '@/lib/pages/checkout-setup'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { getSettings } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const intl = getIntl(market.language)
  const title = intl.formatMessage({ id: 'cart.title' })
  const description = intl.formatMessage({ id: 'cart.meta_description' }, { days: RETURN_DAYS })
  return pageMetadata(market, { title, description, paths: routePaths('checkout'), robots: NOINDEX })
}

/** The cart (spec 1 §2). The HTML is the same for everyone; the browser adds the cart's rows. */
export default async function CheckoutPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const { quickAddProducts } = readGeneralSettings(await getSettings())
  return (
    <div className="page-x min-h-[70dvh] py-6 md:py-10">
      <PageEvent market={market} page="cart" />
      <h1 className="mb-4 text-4xl">{getIntl(market.language).formatMessage({ id: 'cart.title' })}</h1>
      <IntlScope market={market} areas={['cart', 'checkout']}>
        <CartView setup={checkoutSetup(market.language)} quickAdd={quickAddProducts}>
          <GuaranteeNotice market={market} />
        </CartView>
      </IntlScope>
    </div>
  )
}
