import { averageStars, Reviews } from '@/components/reviews/reviews'
import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import { Rating } from '@/components/ui/rating'
import { starsOf } from '@/lib/catalog/rating'
import { NAMED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import { ribbonLabel } from '@/lib/catalog/price'
import { sustainableChoice } from '@/lib/catalog/properties'
import { filledTables } from '@/lib/catalog/size-tables'
import { config } from '@/lib/config/env'
import type { ProductExtraDetails, ProductModel } from '@/lib/contract/schemas/catalogue'
import { priceFormatter } from '@/lib/intl/price'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import type { ProductCrumb } from '@/lib/pages/find-product'
import type { ProductData } from '@/lib/pages/product-data'
import { contentHref, pathHref, routeHref } from '@/lib/seo/hrefs'

import { RECENT_ID, VIDEOS_ID } from './anchor-ids'
import { Bundles } from './bundles'
import { DeliverySection } from './delivery-section'
import { Description } from './description'
import { Details } from './details'
import { FailedPart } from './failed-part'
import { Gallery } from './gallery'
import { PageBanners } from './page-banners'
import { ProductProvider } from './product-context'
import { PurchasePanel } from './purchase-panel'
import { Rail } from './rail'
import { Section } from './section'
import { Sustainable } from './sustainable'
import { RentalLink, SecondHandLink, UsedInfo } from './used-info'

/** Above this many reviews their number is written (spec 3 §4). */
const COUNT_ABOVE = 5

/** How many reviews there are, in words; undefined where that is not written. */
function countText(intl: ReturnType<typeof getIntl>, count: number): string | undefined {
  return count > COUNT_ABOVE ? intl.formatMessage({ id: 'product.review_count' }, { count }) : undefined
}

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
  const format = priceFormatter(market, data.currencyRate)
  const { panel, panelData } = data
  const details = data.details ?? NO_DETAILS
  // Whoever redeems a gift is not sold anything else.
  const isGift = panelData.giftCampaign !== null
  const tables = filledTables(details.sizetables)
  const trail = [
    { name: word('common.home'), href: routeHref(language, 'home') },
    ...crumbs.map(({ name, path }) => ({ name, href: pathHref(language, path) })),
    { name: model.name },
  ]
  const isLocal = !config().production
  const criteria = sustainableChoice(model.model_properties)
  const sections = [
    { id: 'description', name: word('product.description') },
    { id: 'details', name: word('product.details') },
    { id: 'availability', name: word('product.delivery_returns') },
    ...(model.rating_count > 0 ? [{ id: 'reviews', name: word('product.reviews') }] : []),
    ...(model.blogs.length > 0 ? [{ id: 'guides', name: word('product.guides') }] : []),
    { id: 'brand', name: word('product.brand') },
    ...(criteria ? [{ id: 'sustainable', name: word('product.sustainable') }] : []),
    ...(isLocal ? [{ id: 'data', name: word('staff.product_data') }] : []),
  ]
  return (
    <div className="page-x pt-4 pb-24">
      <Breadcrumbs items={trail} label={word('common.breadcrumbs')} />
      <IntlScope market={market} areas={['product']}>
        {data.details === null && <FailedPart />}
        <ProductProvider
          key={`${panel.id}?${JSON.stringify(data.asked)}`}
          panel={panel}
          asked={data.asked}
          initial={data.initial}
          isGift={isGift}
        >
          <div className="mt-4 grid gap-8 md:mt-6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16">
            <div>
              <Gallery />
              <div id={VIDEOS_ID} />
            </div>
            <div className="flex flex-col gap-6">
              <ProductHeader
                market={market}
                model={model}
                isOutlet={panel.prices.some(({ type }) => ribbonLabel(type) === 'outlet')}
              />
              <UsedInfo model={model} intl={intl} format={format} taxAreaId={market.taxAreaId} />
              <PurchasePanel
                data={panelData}
                notice={model.model_notice}
                sizeTables={tables.map(({ id, name, info_text, hide_image, images, parsed_sizetable }) => ({
                  id,
                  name,
                  info_text,
                  hide_image,
                  images,
                  parsed_sizetable,
                }))}
              />
              {!isGift && (
                <div className="flex flex-col gap-2 empty:hidden">
                  <SecondHandLink model={model} intl={intl} format={format} />
                  <RentalLink model={model} href={data.rentalHref} intl={intl} format={format} />
                </div>
              )}
              {model.bundle_models.length > 0 && (
                <section className="border-t border-line pt-5">
                  <h2 className="mb-2 text-lg">{word('product.bundle_contains')}</h2>
                  <ul className="flex flex-col">
                    {model.bundle_models.map(({ id, name, path }) => (
                      <li key={id}>
                        <Link path={path} className="link inline-flex min-h-11 items-center font-semibold">
                          {name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </div>
        </ProductProvider>

        {!isGift && (
          <Bundles
            model={model}
            image={model.images[0]?.path ?? null}
            bundles={details.bundles}
            taxAreaId={market.taxAreaId}
            format={format}
            intl={intl}
          />
        )}

        <div className="mt-12 border-t border-line md:mt-20">
          <nav
            aria-label={word('product.sections')}
            className="rail hidden auto-cols-max gap-8 border-b border-line md:grid"
          >
            {sections.map(({ id, name }) => (
              <a
                key={id}
                href={`#${id}`}
                className="inline-flex min-h-12 items-center font-semibold text-ink-muted hover:text-ink"
              >
                {name}
              </a>
            ))}
          </nav>
          <div className="md:grid md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-x-16 md:border-b md:border-line md:[&>details]:border-b-0">
            <Section id="description" title={word('product.description')}>
              <Description market={market} model={model} keywords={data.keywords} />
            </Section>
            <Section id="details" title={word('product.details')}>
              <Details market={market} model={model} />
            </Section>
          </div>
          <Section id="availability" title={word('product.delivery_returns')}>
            <DeliverySection
              market={market}
              intl={intl}
              methods={panelData.methods}
              isByMail={model.id === NAMED_GIFT_CARD_ID}
              format={format}
              isBlocked={panelData.limit.isDeliveryCountryBlocked}
              blockInfo={panelData.limit.blockInfoText}
              isReturnable={data.isReturnable}
              hrefs={{ delivery: routeHref(language, 'delivery'), returns: routeHref(language, 'returns') }}
            />
          </Section>
          {(model.rating_count > 0 || model.kind === 'new') && (
            <Section id="reviews" title={word('product.reviews')} note={countText(intl, model.rating_count)}>
              <Reviews model={model} reviews={data.reviews} sizes={sizesOf(model)} intl={intl} />
            </Section>
          )}
          {model.blogs.length > 0 && (
            <Section id="guides" title={word('product.guides')}>
              <ul className="flex flex-col">
                {model.blogs.map(({ title, url }) => (
                  <li key={url}>
                    <Link
                      href={contentHref(language, url)}
                      className="link inline-flex min-h-11 items-center font-semibold"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {criteria && (
            <Section id="sustainable" title={word('product.sustainable')}>
              <Sustainable criteria={criteria} intl={intl} />
            </Section>
          )}
          <Section id="brand" title={word('product.brand')}>
            <BrandPart
              model={model}
              data={data}
              text={intl.formatMessage({ id: 'product.brand_all' }, { brand: model.manufacturer.name })}
            />
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

        {!isGift && <Rail title={word('product.also_bought')} cards={details.also_bought} intl={intl} />}
        {!isGift && <Rail title={word('product.recommendations')} cards={details.recommendations} intl={intl} />}
        <div id={RECENT_ID} />
        <PageBanners banners={data.banners} language={language} title={word('product.banners')} />
      </IntlScope>
    </div>
  )
}

/** The names of the model's sizes, each once. */
const sizesOf = (model: ProductModel) => [...new Set(model.products.flatMap(({ size }) => (size ? [size.name] : [])))]

/** `isOutlet`: the price says so. */
function ProductHeader({ market, model, isOutlet }: { market: Market; model: ProductModel; isOutlet: boolean }) {
  const intl = getIntl(market.language)
  const { manufacturer, rating, rating_count: count, condition } = model
  const reviews = countText(intl, count)
  // A shop's own ribbons may say what the price or the unit's grade says; it is said once.
  const said = [condition && 'product.used', isOutlet && 'product.ribbon_outlet'].map(
    (id) => id && intl.formatMessage({ id }),
  )
  const ribbons = model.ribbons.filter(({ name: { name } }) => !said.includes(name))
  return (
    <header className="flex flex-col items-start gap-2">
      <Link
        path={manufacturer.slug}
        className="eyebrow inline-flex min-h-6 items-center hover:text-ink hover:underline"
      >
        {manufacturer.name}
      </Link>
      <h1 className="max-w-full text-4xl">
        <ProductName name={model.name} />
      </h1>
      {model.short_description && <p className="text-ink-muted">{model.short_description}</p>}
      {count > 0 && (
        <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 text-sm hover:underline">
          <Rating
            value={starsOf(rating)}
            size={20}
            label={intl.formatMessage({ id: 'product.rating_label' }, { stars: averageStars(rating), count })}
          />
          {reviews && <span className="text-ink-muted">{reviews}</span>}
        </a>
      )}
      {ribbons.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {ribbons.map(({ name: { name, slug, value } }) => {
            const [background, text] = value.split(';')
            return (
              <Badge key={slug} filled colors={background && text ? { background, text } : undefined}>
                {name}
              </Badge>
            )
          })}
        </p>
      )}
    </header>
  )
}

function BrandPart({ model, data, text }: { model: ProductModel; data: ProductData; text: string }) {
  const { manufacturer } = model
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
          {text}
        </Link>
      </div>
    </div>
  )
}
