import type { IntlShape } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import { packagePrices, recordOf } from '@/lib/catalog/price'
import type { ProductExtraDetails, ProductModel } from '@/lib/contract/schemas/catalogue'

import type { Language } from '@/lib/market/languages'
import { pathHref } from '@/lib/seo/hrefs'

import { BuyBundle } from './buy-bundle'

interface BundlesProps {
  model: Pick<ProductModel, 'id' | 'name' | 'manufacturer' | 'slug'>
  image: string | null
  bundles: ProductExtraDetails['bundles']
  taxAreaId: number
  language: Language
  /** The main product is not sent to the country; a bundle with such a member cannot be bought. */
  isBlocked: boolean
  countryName: string
  /** Cents of EUR to minor units of the market's currency, and those as text. */
  toMinor: (minorEur: number) => number
  money: (minor: number) => string
  intl: Pick<IntlShape, 'formatMessage'>
}

/** What each member costs alone; the answer has the main product's price only within the sum. */
function partPrices(
  regular: number,
  others: ProductExtraDetails['bundles'][number]['secondary_product_models'],
): number[] {
  const ofOthers = others.map(({ price }) => price.active)
  return [ofOthers.reduce((rest, part) => rest - part, regular), ...ofOthers]
}

type BundleMember = Pick<
  ProductExtraDetails['bundles'][number]['secondary_product_models'][number],
  'id' | 'name' | 'manufacturer' | 'path' | 'image'
>

/** The bundles of which this is the main product: products, price, and button (spec 3 §4 "Bundles"). */
export function Bundles({
  model,
  image,
  bundles,
  taxAreaId,
  language,
  isBlocked,
  countryName,
  toMinor,
  money,
  intl,
}: BundlesProps) {
  const main = {
    id: model.id,
    name: model.name,
    manufacturer: model.manufacturer.name,
    path: `${model.manufacturer.slug}/${model.slug}`,
    image: image ?? '',
  }
  const word = (message: string, values?: Record<string, string>) => intl.formatMessage({ id: message }, values)
  return bundles.map(({ id, name, description, prices, secondary_product_models: others }) => {
    const price = recordOf(prices, taxAreaId)
    if (!price) return null
    const members = [main, ...others]
    const { apart, together } = packagePrices(partPrices(price.regular, others), price.active, toMinor)
    return (
      <section
        key={id}
        aria-labelledby={`bundle-${id}`}
        className="mt-12 grid gap-6 rounded-card bg-surface-2 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-8"
      >
        <div>
          <h2 id={`bundle-${id}`} className="text-2xl">
            {name}
          </h2>
          {description && <p className="mt-1 max-w-text text-ink-muted">{description}</p>}
          <MemberList members={members} language={language} />
        </div>
        <div className="flex flex-col gap-3 md:w-64">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-sm text-ink-muted">{word('product.bundle_from')}</span>
            <span className="text-3xl font-bold">{money(together)}</span>
            {together < apart && <Apart text={word('product.bundle_apart', { price: money(apart) })} />}
          </p>
          {isBlocked || others.some(({ undeliverable }) => undeliverable) ? (
            <p className="text-warning">{word('product.not_shipped_to', { country: countryName })}</p>
          ) : (
            <BuyBundle
              bundleId={id}
              name={name}
              members={members.map(({ path }) => path)}
              label={word('product.bundle_buy')}
            />
          )}
        </div>
      </section>
    )
  })
}

/** What the products cost one by one. */
function Apart({ text }: { text: string }) {
  return <span className="text-sm text-ink-muted">{text}</span>
}

/** The products of a bundle with a plus between them. */
function MemberList({ members, language }: { members: readonly BundleMember[]; language: Language }) {
  return (
    <ul
      data-static={`bundle-${members.map(({ id }) => id).join('-')}`}
      className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap"
    >
      {members.map((member, index) => (
        <li key={member.id} className="flex items-center gap-3 sm:items-start">
          {index > 0 && <Icon name="plus" size={18} className="mt-16 hidden text-ink-muted sm:block" />}
          <span className="group relative flex w-full items-center gap-4 sm:w-36 sm:flex-col sm:items-stretch sm:gap-2">
            <Picture
              path={member.image}
              alt=""
              width={160}
              height={160}
              sizes="144px"
              className="aspect-square w-20 shrink-0 rounded-card bg-surface object-cover sm:w-full"
            />
            <SoftLink
              href={pathHref(language, member.path)}
              className="text-sm leading-tight font-semibold after:absolute after:inset-0 group-hover:underline"
            >
              <span className="eyebrow block">{member.manufacturer}</span>
              <ProductName name={member.name} />
            </SoftLink>
          </span>
        </li>
      ))}
    </ul>
  )
}
