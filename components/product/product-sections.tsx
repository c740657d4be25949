import type { ReactNode } from 'react'

import { withPictures } from '@/components/content/text-pictures'
import { Reviews } from '@/components/reviews/reviews'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { GIFT_CARD_IDS, NAMED_GIFT_CARD_ID, PRINTED_CARD_TIME, PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { greenClaim } from '@/lib/catalog/green-claims'
import { offersOf } from '@/lib/catalog/panel/data'
import { recordOf } from '@/lib/catalog/price'
import { config, isLocalOrigin } from '@/lib/config/env'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { priceFormatter } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import type { ProductData } from '@/lib/pages/product-data'
import { contentHref, pathHref, routeHref } from '@/lib/seo/hrefs'

import { AVAILABILITY_ID } from './anchor-ids'
import { DeliverySection } from './delivery-section'
import { Description } from './description'
import { Details, hasDetails } from './details'
import { reviewCountText } from './review-count'
import { Section } from './section'
import { Sustainable } from './sustainable'

interface Props {
  market: Market
  model: ProductModel
  data: ProductData
}

interface Tab {
  readonly id: string
  /** Id of the title's message, which is also the text of its link. */
  readonly title: string
}

interface PageSection extends Tab {
  readonly note?: string
  /** No link to this section is shown. */
  readonly isUnlinked?: boolean
  readonly content: ReactNode
}

/** The sections below the purchase panel, with links to each. */
export function ProductSections(props: Props) {
  const intl = getIntl(props.market.language)
  const word = (id: string) => intl.formatMessage({ id })
  const [pair, further] = [firstSections(props), furtherSections(props)]
  const draw = ({ id, title, note, content }: PageSection) => (
    <Section key={id} id={id} title={word(title)} note={note}>
      {content}
    </Section>
  )
  return (
    <div className="mt-12 border-t border-line md:mt-20">
      <SectionLinks
        tabs={[...pair, ...availabilityTab(props), ...further.filter(({ isUnlinked }) => !isUnlinked)]}
        word={word}
      />
      <div className="md:grid md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-x-16 md:border-b md:border-line md:[&>details]:border-b-0">
        {pair.map(draw)}
      </div>
      {further.map(draw)}
    </div>
  )
}

/** Availability is in the panel above. What is not sold by the piece has none there. */
function availabilityTab({ model, data: { panel, panelData } }: Props): readonly Tab[] {
  const isShown = panel.variants.length > 0 && panelData.giftCampaign === null && !GIFT_CARD_IDS.has(model.id)
  return isShown ? [{ id: AVAILABILITY_ID, title: 'filter.facet_stock' }] : []
}

/** The two sections that are side by side on wide screens. */
function firstSections({ market, model, data }: Props): readonly PageSection[] {
  const description: PageSection = {
    id: 'description',
    title: 'product.description',
    content: <Description market={market} model={model} keywords={data.keywords} />,
  }
  if (!hasDetails(model)) return [description]
  return [description, { id: 'details', title: 'product.details', content: <Details market={market} model={model} /> }]
}

/** The other sections, in the order of the page. Sections without content are left out. */
function furtherSections({ market, model, data }: Props): readonly PageSection[] {
  const intl = getIntl(market.language)
  const claim = greenClaim(model.model_properties, data.scheme)
  const sections: readonly (PageSection | false)[] = [
    {
      id: 'delivery',
      title: 'product.delivery_returns',
      content: <DeliveryPart market={market} model={model} data={data} />,
    },
    (model.rating_count > 0 || model.kind === 'new') && {
      id: 'reviews',
      title: 'product.reviews',
      note: reviewCountText(intl, model.rating_count),
      // Spec 3 §1 "Tabs": without reviews the section only contains the invitation to write one, and no link leads to it.
      isUnlinked: model.rating_count === 0,
      content: <Reviews model={model} reviews={data.reviews} sizes={sizesOf(model)} intl={intl} />,
    },
    model.blogs.length > 0 && {
      id: 'guides',
      title: 'product.guides',
      content: <GuideLinks market={market} guides={model.blogs} />,
    },
    claim !== null && {
      id: 'sustainable',
      title: 'product.sustainable',
      content: <Sustainable claim={claim} intl={intl} />,
    },
    {
      id: 'brand',
      title: 'product.brand',
      content: <BrandPart market={market} model={model} data={data} />,
    },
    data.isFinnishOwned && {
      id: 'finnish-owned',
      title: 'product.finnish_owned',
      content: (
        <p className="max-w-text">
          {intl.formatMessage({ id: 'product.finnish_owned_text' }, { shop: config().shopName })}
        </p>
      ),
    },
    !config().production &&
      isLocalOrigin(config().origin) && {
        id: 'data',
        title: 'staff.product_data',
        content: <pre className="overflow-x-auto text-sm">{JSON.stringify(model, null, 2)}</pre>,
      },
  ]
  return sections.filter((section) => section !== false)
}

/** The names of the model's sizes, each once. */
const sizesOf = (model: ProductModel) => [...new Set(model.products.flatMap(({ size }) => (size ? [size.name] : [])))]

function SectionLinks({ tabs, word }: { tabs: readonly Tab[]; word: (id: string) => string }) {
  return (
    <nav
      data-static="section-links"
      aria-label={word('product.sections')}
      className="rail hidden auto-cols-max gap-8 border-b border-line md:grid"
    >
      {tabs.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-12 items-center font-semibold -outline-offset-2 text-ink-muted hover:text-ink"
        >
          {word(title)}
        </a>
      ))}
    </nav>
  )
}

function DeliveryPart({ market, model, data: { panelData, currencyRate, isReturnable, shownId } }: Props) {
  const { language } = market
  const shown = model.products.find(({ id }) => id === shownId) ?? model.products[0]
  const record = shown && recordOf(shown.prices, market.taxAreaId)
  // A printed card is sent like goods that are worth nothing, as at the checkout.
  const isPrinted = model.id === PRINTED_GIFT_CARD_ID
  const sent = shown && isPrinted ? { ...shown, shipping_time: PRINTED_CARD_TIME } : shown
  return (
    <DeliverySection
      market={market}
      intl={getIntl(language)}
      offers={sent ? offersOf(panelData, sent, isPrinted ? 0 : (record?.active ?? 0)) : []}
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
          <SoftLink
            href={contentHref(market.language, url)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {title}
          </SoftLink>
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
          isLogo
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
        {data.brand && (
          <div className="prose" dangerouslySetInnerHTML={{ __html: withPictures(data.brand.description) }} />
        )}
        <SoftLink
          href={pathHref(market.language, manufacturer.slug)}
          className="link mt-3 inline-flex min-h-11 items-center font-semibold"
        >
          {getIntl(market.language).formatMessage({ id: 'product.brand_all' }, { brand: manufacturer.name })}
        </SoftLink>
      </div>
    </div>
  )
}
