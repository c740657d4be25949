import type { ReactNode } from 'react'

import { DurabilityLabel } from '@/components/goods/durability-label'
import { FoldedGuaranteeNotice } from '@/components/goods/guarantee-notice'
import { HazardLabel } from '@/components/goods/hazard-label'
import { SoftLink } from '@/components/ui/soft-link'
import { ribbonLabel } from '@/lib/catalog/price'
import { filledTables, type SizeTable } from '@/lib/catalog/size-tables'
import type { ProductExtraDetails, ProductModel } from '@/lib/contract/schemas/catalogue'
import { priceFormatter } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import type { ProductData } from '@/lib/pages/product-data'
import { pathHref } from '@/lib/seo/hrefs'

import { VIDEOS_ID } from './anchor-ids'
import { Gallery } from './gallery'
import { KeyFacts } from './key-facts'
import { ProductHeader } from './product-header'
import { DescriptionColumn } from './product-sections'
import { PurchasePanel } from './purchase-panel'
import { RentalLink, SecondHandLink, UsedInfo } from './used-info'

interface TopProps {
  market: Market
  model: ProductModel
  data: ProductData
}

/**
 * Pictures, and the panel beside them. The panel is taller if it is long, or has labels of the law: then these labels or the description
 * fill the space below the pictures.
 */
export function ProductTop({ market, model, data }: TopProps) {
  const isLong = isLongPanel(model)
  const labels = hasLabels(model) ? <Labels market={market} model={model} /> : null
  // A gift card is no good, and the page of a gift sells nothing.
  const notice = isGiftPage(data) || model.kind === 'giftcard' ? null : <FoldedGuaranteeNotice market={market} />
  // Below the description of a used unit, whose panel is the longest, there is space for the notice, too.
  const isBelow = isDescribedAbove(model) && model.condition !== null
  return (
    <div className="mt-4 grid gap-8 md:mt-6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-x-16">
      <div className={isLong || labels ? undefined : 'md:row-span-2'}>
        <Gallery />
        <div id={VIDEOS_ID} />
      </div>
      <PurchaseColumn
        market={market}
        model={model}
        data={data}
        labels={isLong ? null : labels}
        notice={isBelow ? null : notice}
      />
      {isLong && labels && <div className="md:col-start-1">{labels}</div>}
      {isDescribedAbove(model) && (
        <DescriptionColumn market={market} model={model} data={data}>
          {isBelow && notice}
        </DescriptionColumn>
      )}
    </div>
  )
}

const hasLabels = ({ durability_guarantee: durability, hazard }: ProductModel) => Boolean(durability ?? hazard)

/** The description stands below the pictures, not with the other sections. */
export const isDescribedAbove = (model: ProductModel): boolean => isLongPanel(model) !== hasLabels(model)

/** A panel with sizes, types, the form of a gift card, the state of a used unit or the parts of a bundle is taller than the pictures beside it. */
function isLongPanel({ products, kind, condition, bundle_models: members }: ProductModel): boolean {
  const sizes = new Set(products.map(({ size }) => size?.name))
  const types = new Set(products.map(({ product_type: type }) => type?.name))
  return sizes.size > 1 || types.size > 1 || kind === 'giftcard' || condition !== null || members.length > 0
}

/** The page of a gift offers nothing for sale. */
export function isGiftPage({ panelData }: ProductData): boolean {
  return panelData.giftCampaign !== null
}

/** The fields that the size guide needs. Only these are sent to the browser. */
function sizeTablesOf(details: ProductExtraDetails | null): SizeTable[] {
  return filledTables(details?.sizetables ?? []).map(
    ({ id, name, info_text, hide_image, images, parsed_sizetable }) => ({
      id,
      name,
      info_text,
      hide_image,
      images,
      parsed_sizetable,
    }),
  )
}

/** Beside the pictures: the product's name, purchase panel, and alternatives. */
function PurchaseColumn({
  market,
  model,
  data,
  labels,
  notice,
}: TopProps & {
  /** What of the law is not below the pictures. */
  labels: ReactNode
  notice: ReactNode
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
        sizeTables={sizeTablesOf(data.details)}
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
      {notice}
    </div>
  )
}

/** The labels that the law wants beside the goods. */
function Labels({ market, model }: Pick<TopProps, 'market' | 'model'>) {
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
