import type { ReactNode } from 'react'

import { DurabilityLabel } from '@/components/goods/durability-label'
import { FoldedGuaranteeNotice } from '@/components/goods/guarantee-notice'
import { HazardLabel } from '@/components/goods/hazard-label'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { SoftLink } from '@/components/ui/soft-link'
import { ribbonLabel } from '@/lib/catalog/price'
import { filledTables, type SizeTable } from '@/lib/catalog/size-tables'
import type { ProductExtraDetails, ProductModel } from '@/lib/contract/schemas/catalogue'
import { priceFormatter } from '@/lib/intl/price'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { formatPrice } from '@/lib/market/format'
import { shopPrice } from '@/lib/market/shop-price'
import type { Market } from '@/lib/market/market'
import type { ProductCrumb } from '@/lib/pages/find-product'
import type { ProductData } from '@/lib/pages/product-data'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { RECENT_ID, SIMILAR_ID, VIDEOS_ID } from './anchor-ids'
import { Bundles } from './bundles'
import { FailedPart } from './failed-part'
import { Gallery } from './gallery'
import { KeyFacts } from './key-facts'
import { PageBanners } from './page-banners'
import { ProductProvider } from './product-context'
import { ProductHeader } from './product-header'
import { DescriptionColumn, ProductSections } from './product-sections'
import { PurchasePanel } from './purchase-panel'
import { isDelivered, Rail } from './rail'
import { RentalLink, SecondHandLink, UsedInfo } from './used-info'

interface ProductViewProps {
  market: Market
  model: ProductModel
  crumbs: readonly ProductCrumb[]
  data: ProductData
}

const NO_DETAILS: ProductExtraDetails = { bundles: [], recommendations: [], also_bought: [], sizetables: [] }

/** The page of a product (spec 3 §1). */
export function ProductView({ market, model, crumbs, data }: ProductViewProps) {
  const { language } = market
  const intl = getIntl(language)
  const word = (id: string) => intl.formatMessage({ id })
  const { panel } = data
  const details = data.details ?? NO_DETAILS
  const isGift = isGiftPage(data)
  const labels = (model.durability_guarantee || model.hazard) && <Labels market={market} model={model} />
  // Only a long panel is taller than the pictures: then the labels, or the description, fill the space below them.
  const isLong = isLongPanel(model)
  const isDescribed = isLong && !labels
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
          <div className="mt-4 grid gap-8 md:mt-6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-x-16">
            <div className={isLong ? undefined : 'md:row-span-2'}>
              <Gallery />
              <div id={VIDEOS_ID} />
            </div>
            <PurchaseColumn market={market} model={model} data={data} labels={isLong ? null : labels} />
            {isLong && labels && <div className="md:col-start-1">{labels}</div>}
            {isDescribed && <DescriptionColumn market={market} model={model} data={data} />}
          </div>
        </ProductProvider>

        {!isGift && (
          <Bundles
            model={model}
            image={model.images[0]?.path ?? null}
            bundles={details.bundles}
            taxAreaId={market.taxAreaId}
            language={language}
            isBlocked={data.panelData.limit.isDeliveryCountryBlocked}
            countryName={data.panelData.countryName}
            toMinor={(minorEur) => shopPrice(minorEur, data.currencyRate, market.currency)}
            money={(minor) => formatPrice(minor, market.currency, market.language)}
            intl={intl}
          />
        )}

        <ProductSections market={market} model={model} data={data} isDescribed={isDescribed} />

        {!isGift && <Rails market={market} details={details} />}
        <div id={RECENT_ID} />
        <PageBanners banners={data.banners} language={language} title={word('product.banners')} />
      </IntlScope>
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

/** A panel with sizes, types, the state of a used unit or the parts of a bundle is taller than the pictures beside it. */
function isLongPanel({ products, condition, bundle_models: members }: ProductModel): boolean {
  const sizes = new Set(products.map(({ size }) => size?.name))
  const types = new Set(products.map(({ product_type: type }) => type?.name))
  return sizes.size > 1 || types.size > 1 || condition !== null || members.length > 0
}

/** The page of a gift offers nothing for sale. */
function isGiftPage({ panelData }: ProductData): boolean {
  return panelData.giftCampaign !== null
}

/** The fields that the size guide needs. Only these are sent to the browser. */
function sizeTablesOf(details: ProductExtraDetails): SizeTable[] {
  return filledTables(details.sizetables).map(({ id, name, info_text, hide_image, images, parsed_sizetable }) => ({
    id,
    name,
    info_text,
    hide_image,
    images,
    parsed_sizetable,
  }))
}

/** Beside the pictures: the product's name, purchase panel, and alternatives. */
function PurchaseColumn({
  market,
  model,
  data,
  labels,
}: Omit<ProductViewProps, 'crumbs'> & {
  /** Labels that are not below the pictures. */
  labels: ReactNode
}) {
  const intl = getIntl(market.language)
  const format = priceFormatter(market, data.currencyRate)
  return (
    <div className="flex flex-col gap-6 md:row-span-2">
      <ProductHeader
        market={market}
        model={model}
        isOutlet={data.panel.prices.some(({ type }) => ribbonLabel(type) === 'outlet')}
      />
      <UsedInfo
        model={model}
        language={market.language}
        intl={intl}
        format={format}
        taxAreaId={market.taxAreaId}
        termsHref={data.termsHref}
      />
      <PurchasePanel
        data={data.panelData}
        notice={model.model_notice}
        sizeTables={sizeTablesOf(data.details ?? NO_DETAILS)}
        facts={<KeyFacts properties={model.model_properties} />}
      />
      {!isGiftPage(data) && (
        <div className="flex flex-col gap-2 empty:hidden">
          <SecondHandLink model={model} language={market.language} intl={intl} format={format} />
          <RentalLink model={model} href={data.rentalHref} intl={intl} format={format} />
        </div>
      )}
      {model.bundle_models.length > 0 && (
        <BundleContents
          title={intl.formatMessage({ id: 'product.bundle_contains' })}
          members={model.bundle_models}
          language={market.language}
        />
      )}
      {labels}
      {/* A gift card is no good, and the page of a gift sells nothing. */}
      {!isGiftPage(data) && model.kind !== 'giftcard' && <FoldedGuaranteeNotice market={market} />}
    </div>
  )
}

/** The labels that the law wants beside the goods. */
function Labels({ market, model }: Pick<ProductViewProps, 'market' | 'model'>) {
  const intl = getIntl(market.language)
  const { durability_guarantee: durability, hazard } = model
  return (
    <div data-static="labels" className="@container grid content-start gap-4">
      {durability && (
        <DurabilityLabel
          years={durability.years}
          brand={model.manufacturer.name}
          model={model.modelnumber ?? model.name}
          intl={intl}
        />
      )}
      {hazard && <HazardLabel hazard={hazard} language={market.language} intl={intl} />}
    </div>
  )
}

/** The products of a bundle. */
function BundleContents({
  title,
  members,
  language,
}: {
  title: string
  members: ProductModel['bundle_models']
  language: Market['language']
}) {
  return (
    <section data-static="bundle-contents" className="border-t border-line pt-5">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="flex flex-col">
        {members.map(({ id, name, path }) => (
          <li key={id}>
            <SoftLink href={pathHref(language, path)} className="link inline-flex min-h-11 items-center font-semibold">
              {name}
            </SoftLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
