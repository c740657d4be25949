import { Reviews } from '@/components/reviews/reviews'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { NAMED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { type DetailsRow, sustainableChoice } from '@/lib/catalog/properties'
import { config } from '@/lib/config/env'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { priceFormatter } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import type { ProductData } from '@/lib/pages/product-data'
import { contentHref, routeHref } from '@/lib/seo/hrefs'

import { DeliverySection } from './delivery-section'
import { Description } from './description'
import { Details } from './details'
import { reviewCountText } from './review-count'
import { Section } from './section'
import { Sustainable } from './sustainable'

interface Props {
  market: Market
  model: ProductModel
  data: ProductData
}

/** What is told about a product below the purchase panel, with links to each part. */
export function ProductSections({ market, model, data }: Props) {
  const intl = getIntl(market.language)
  const word = (id: string) => intl.formatMessage({ id })
  const criteria = sustainableChoice(model.model_properties)
  const isLocal = !config().production
  return (
    <div className="mt-12 border-t border-line md:mt-20">
      <SectionLinks sections={linkedSections(model, criteria, isLocal)} word={word} />
      <div className="md:grid md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-x-16 md:border-b md:border-line md:[&>details]:border-b-0">
        <Section id="description" title={word('product.description')}>
          <Description market={market} model={model} keywords={data.keywords} />
        </Section>
        <Section id="details" title={word('product.details')}>
          <Details market={market} model={model} />
        </Section>
      </div>
      <Section id="availability" title={word('product.delivery_returns')}>
        <DeliveryPart market={market} model={model} data={data} />
      </Section>
      {(model.rating_count > 0 || model.kind === 'new') && (
        <Section id="reviews" title={word('product.reviews')} note={reviewCountText(intl, model.rating_count)}>
          <Reviews model={model} reviews={data.reviews} sizes={sizesOf(model)} intl={intl} />
        </Section>
      )}
      {model.blogs.length > 0 && (
        <Section id="guides" title={word('product.guides')}>
          <GuideLinks market={market} guides={model.blogs} />
        </Section>
      )}
      {criteria && (
        <Section id="sustainable" title={word('product.sustainable')}>
          <Sustainable criteria={criteria} intl={intl} />
        </Section>
      )}
      <Section id="brand" title={word('product.brand')}>
        <BrandPart market={market} model={model} data={data} />
      </Section>
      {data.isFinnishOwned && (
        <Section id="finnish-owned" title={word('product.finnish_owned')}>
          <p className="max-w-text">
            {intl.formatMessage({ id: 'product.finnish_owned_text' }, { shop: config().shopName })}
          </p>
        </Section>
      )}
      {isLocal && (
        <Section id="data" title={word('staff.product_data')}>
          <pre className="overflow-x-auto text-sm">{JSON.stringify(model, null, 2)}</pre>
        </Section>
      )}
    </div>
  )
}

/** The names of the model's sizes, each once. */
const sizesOf = (model: ProductModel) => [...new Set(model.products.flatMap(({ size }) => (size ? [size.name] : [])))]

/** Id of a section, and id of the message that names its link. */
type SectionLink = readonly [id: string, title: string]

/** The sections that links lead to, in the order of the links. */
function linkedSections(model: ProductModel, criteria: readonly DetailsRow[] | null, isLocal: boolean): SectionLink[] {
  const links: (SectionLink | false)[] = [
    ['description', 'product.description'],
    ['details', 'product.details'],
    ['availability', 'product.delivery_returns'],
    model.rating_count > 0 && ['reviews', 'product.reviews'],
    model.blogs.length > 0 && ['guides', 'product.guides'],
    ['brand', 'product.brand'],
    criteria !== null && ['sustainable', 'product.sustainable'],
    isLocal && ['data', 'staff.product_data'],
  ]
  return links.filter((link) => link !== false)
}

function SectionLinks({ sections, word }: { sections: readonly SectionLink[]; word: (id: string) => string }) {
  return (
    <nav aria-label={word('product.sections')} className="rail hidden auto-cols-max gap-8 border-b border-line md:grid">
      {sections.map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-12 items-center font-semibold text-ink-muted hover:text-ink"
        >
          {word(title)}
        </a>
      ))}
    </nav>
  )
}

function DeliveryPart({ market, model, data: { panelData, currencyRate, isReturnable } }: Props) {
  const { language } = market
  return (
    <DeliverySection
      market={market}
      intl={getIntl(language)}
      methods={panelData.methods}
      isByMail={model.id === NAMED_GIFT_CARD_ID}
      format={priceFormatter(market, currencyRate)}
      isBlocked={panelData.limit.isDeliveryCountryBlocked}
      blockInfo={panelData.limit.blockInfoText}
      isReturnable={isReturnable}
      hrefs={{ delivery: routeHref(language, 'delivery'), returns: routeHref(language, 'returns') }}
    />
  )
}

function GuideLinks({ market, guides }: { market: Market; guides: ProductModel['blogs'] }) {
  return (
    <ul className="flex flex-col">
      {guides.map(({ title, url }) => (
        <li key={url}>
          <Link
            href={contentHref(market.language, url)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The brand's picture or name, its text, and the link to all of its products. */
function BrandPart({ market, model: { manufacturer }, data }: Props) {
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      {manufacturer.image ? (
        <Picture
          path={manufacturer.image}
          alt={manufacturer.name}
          width={160}
          height={80}
          sizes="160px"
          className="max-h-20 w-40 object-contain object-left"
        />
      ) : (
        <p className="text-3xl font-heading">{manufacturer.name}</p>
      )}
      <div>
        {data.brand && <div className="prose" dangerouslySetInnerHTML={{ __html: data.brand.description }} />}
        <Link path={manufacturer.slug} className="link mt-3 inline-flex min-h-11 items-center font-semibold">
          {getIntl(market.language).formatMessage({ id: 'product.brand_all' }, { brand: manufacturer.name })}
        </Link>
      </div>
    </div>
  )
}
