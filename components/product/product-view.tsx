import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { ProductExtraDetails, ProductModel } from '@/lib/contract/schemas/catalogue'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { formatPrice } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'
import { shopPrice } from '@/lib/market/shop-price'
import type { ProductCrumb } from '@/lib/pages/find-product'
import type { ProductData } from '@/lib/pages/product-data'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { RECENT_ID, SIMILAR_ID } from './anchor-ids'
import { Bundles } from './bundles'
import { FailedPart } from './failed-part'
import { PageBanners } from './page-banners'
import { ProductProvider } from './product-context'
import { ProductSections } from './product-sections'
import { isDescribedAbove, isGiftPage, ProductTop } from './product-top'
import { isDelivered, Rail } from './rail'

interface ProductViewProps {
  market: Market
  model: ProductModel
  crumbs: readonly ProductCrumb[]
  data: ProductData
}

/** The page of a product (spec 3 §1). */
export function ProductView({ market, model, crumbs, data }: ProductViewProps) {
  const { language } = market
  const intl = getIntl(language)
  const word = (id: string) => intl.formatMessage({ id })
  const { panel } = data
  const isGift = isGiftPage(data)
  const trail = [
    { name: word('common.home'), href: routeHref(language, 'home') },
    ...crumbs.map(({ name, path }) => ({ name, href: pathHref(language, path) })),
    { name: model.name },
  ]
  return (
    <div className="page-x pt-4 pb-4 md:pb-24">
      <Breadcrumbs items={trail} label={word('common.breadcrumbs')} isBack />
      <IntlScope market={market} areas={['product']}>
        {data.details === null && <FailedPart />}
        <ProductProvider
          key={`${panel.id}?${JSON.stringify(data.asked)}`}
          panel={panel}
          asked={data.asked}
          initial={data.initial}
          isGift={isGift}
        >
          <ProductTop market={market} model={model} data={data} />
        </ProductProvider>

        {!isGift && <Sets market={market} model={model} data={data} />}

        <ProductSections market={market} model={model} data={data} isDescribed={isDescribedAbove(model)} />

        {!isGift && data.details && <Rails market={market} details={data.details} />}
        <div id={RECENT_ID} />
        <PageBanners banners={data.banners} language={language} title={word('product.banners')} />
      </IntlScope>
    </div>
  )
}

/** The bundles of the product. */
function Sets({ market, model, data }: Omit<ProductViewProps, 'crumbs'>) {
  return (
    <div className="max-md:mb-8 empty:hidden">
      <Bundles
        model={model}
        image={model.images[0]?.path ?? null}
        bundles={data.details?.bundles ?? []}
        taxAreaId={market.taxAreaId}
        language={market.language}
        isBlocked={data.panelData.limit.isDeliveryCountryBlocked}
        countryName={data.panelData.countryName}
        toMinor={(minorEur) => shopPrice(minorEur, data.currencyRate, market.currency)}
        money={(minor) => formatPrice(minor, market.currency, market.language)}
        intl={getIntl(market.language)}
      />
    </div>
  )
}

/** What is bought together with the product, and what is like it. */
function Rails({ market: { language }, details }: { market: Market; details: ProductExtraDetails }) {
  const intl = getIntl(language)
  const shared = { intl, hrefOf: (path: string) => pathHref(language, path) }
  return (
    <>
      <Rail
        {...shared}
        title={intl.formatMessage({ id: 'product.also_bought' })}
        cards={details.also_bought.filter(isDelivered)}
      />
      <div id={SIMILAR_ID} className="scroll-mt-12">
        <Rail
          {...shared}
          title={intl.formatMessage({ id: 'product.recommendations' })}
          cards={details.recommendations.filter(isDelivered)}
        />
      </div>
    </>
  )
}
