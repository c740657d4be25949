import type { ReactNode } from 'react'

import { withPictures } from '@/components/content/text-pictures'
import { Reviews } from '@/components/reviews/reviews'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import { GIFT_CARD_IDS, NAMED_GIFT_CARD_ID, PRINTED_CARD_TIME, PRINTED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { greenClaim } from '@/lib/catalog/green-claims'
import { offersOf } from '@/lib/catalog/panel/data'
import { recordOf } from '@/lib/catalog/price'
import { config, isLocalOrigin } from '@/lib/config/env'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { priceFormatter } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import { STORE_COUNTRY } from '@/lib/market/countries'
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
  /** It is above the links. */
  readonly isAbove?: boolean
}

interface PageSection extends Tab {
  readonly note?: string
  /** No link to this section is shown. */
  readonly isUnlinked?: boolean
  readonly content: ReactNode
}

interface SectionsProps extends Props {
  /** The description is beside the panel already, with the links to all sections. */
  isDescribed?: boolean
}

/** The sections below the purchase panel, with links to each. */
export function ProductSections({ isDescribed = false, ...props }: SectionsProps) {
  const word = wordsOf(props)
  const sections = sectionsOf(props).slice(isDescribed ? 1 : 0)
  // Two of about the same height are side by side on wide screens.
  const pair = sections.slice(0, hasDetails(props.model) ? 2 : 1)
  const draw = drawing(word)
  return (
    <div className={cx('md:mt-12 md:border-t md:border-line', !isDescribed && 'mt-12 border-t border-line')}>
      {!isDescribed && <SectionLinks tabs={tabsOf(props)} word={word} />}
      <div
        className={cx(
          pair.length === 2 &&
            'md:grid md:grid-cols-2 md:gap-x-16 md:border-b md:border-line md:[&>details]:border-b-0',
        )}
      >
        {pair.map(draw)}
      </div>
      {sections.slice(pair.length).map(draw)}
    </div>
  )
}

/** Below the pictures: the links to all sections, the description, and what else has its place there. */
export function DescriptionColumn({ children, ...props }: Props & { children?: ReactNode }) {
  const word = wordsOf(props)
  return (
    <div className="min-w-0 md:col-start-1 md:[&>details]:border-b-0">
      <SectionLinks tabs={tabsOf(props)} word={word} />
      {drawing(word)(descriptionOf(props))}
      {children}
    </div>
  )
}

type Word = (id: string) => string

function wordsOf({ market }: Pick<Props, 'market'>): Word {
  const intl = getIntl(market.language)
  const values = { shop: config().shopName }
  return (id) => intl.formatMessage({ id }, values)
}

const drawing =
  (word: Word) =>
  ({ id, title, note, content }: PageSection) => (
    <Section key={id} id={id} title={word(title)} note={note}>
      {content}
    </Section>
  )

/** Links to all sections that have one. Availability is in the panel, which is above or beside them: its link comes last. */
function tabsOf(props: Props): readonly Tab[] {
  return [...sectionsOf(props).filter(({ isUnlinked }) => !isUnlinked), ...availabilityTab(props)]
}

/** What is not sold by the piece has no availability. */
function availabilityTab({ model, data: { panel, panelData } }: Props): readonly Tab[] {
  const isShown = panel.variants.length > 0 && panelData.giftCampaign === null && !GIFT_CARD_IDS.has(model.id)
  return isShown ? [{ id: AVAILABILITY_ID, title: 'filter.facet_stock', isAbove: true }] : []
}

const descriptionOf = ({ market, model, data }: Props): PageSection => ({
  id: 'description',
  title: 'product.description',
  content: <Description market={market} model={model} keywords={data.keywords} />,
})

/** All sections, in the order of the page. Those without content are left out. */
function sectionsOf(props: Props): readonly PageSection[] {
  const { market, model } = props
  return [
    descriptionOf(props),
    ...(hasDetails(model)
      ? [{ id: 'details', title: 'product.details', content: <Details market={market} model={model} /> }]
      : []),
    ...furtherSections(props),
  ]
}

/** Delivery and what follows it. */
function furtherSections({ market, model, data }: Props): readonly PageSection[] {
  const intl = getIntl(market.language)
  const claim = greenClaim(model.model_properties, data.scheme)
  const isHome = market.country === STORE_COUNTRY
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
      // Where its taxes are paid says something to the people of the country alone.
      title: isHome ? 'product.finnish_owned' : 'product.about_shop',
      content: (
        <p className="max-w-text">
          {intl.formatMessage(
            { id: isHome ? 'product.finnish_owned_text' : 'product.about_shop_text' },
            { shop: config().shopName },
          )}
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

function SectionLinks({ tabs, word }: { tabs: readonly Tab[]; word: Word }) {
  return (
    <nav
      data-static="section-links"
      aria-label={word('product.sections')}
      className="rail hidden auto-cols-max gap-5 border-b border-line text-sm md:grid"
    >
      {tabs.map(({ id, title, isAbove }) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-12 items-center gap-1 font-semibold -outline-offset-2 text-ink-muted hover:text-ink"
        >
          {word(title)}
          {isAbove && <Icon name="chevron-up" size={16} />}
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
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {guides.map(({ title, url }) => (
        <li key={url}>
          <SoftLink
            href={contentHref(market.language, url)}
            className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-semibold hover:border-ink"
          >
            <span className="min-w-0 flex-1">{title}</span>
            <Icon name="chevron-right" size={16} className="text-ink-muted" />
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}

/** The brand's picture or name beside its text and the link to all of its products. */
function BrandPart({ market, model: { manufacturer }, data }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
      {manufacturer.image ? (
        // The ground lies in the section's own layer, with which the logo is blended.
        <span className="bg-canvas">
          <Picture
            path={manufacturer.image}
            isLogo
            alt={manufacturer.name}
            width={160}
            height={80}
            sizes="160px"
            className="max-h-16 w-32 object-contain object-left mix-blend-multiply dark:mix-blend-screen dark:hue-rotate-180 dark:invert"
          />
        </span>
      ) : (
        <p className="text-3xl font-heading">{manufacturer.name}</p>
      )}
      <div className="min-w-0 flex-1 basis-80">
        {data.brand && (
          <div className="prose" dangerouslySetInnerHTML={{ __html: withPictures(data.brand.description) }} />
        )}
        <SoftLink
          href={pathHref(market.language, manufacturer.slug)}
          className="link mt-2 inline-flex min-h-11 items-center font-semibold"
        >
          {getIntl(market.language).formatMessage({ id: 'product.brand_all' }, { brand: manufacturer.name })}
        </SoftLink>
      </div>
    </div>
  )
}
