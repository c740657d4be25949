import type { IntlShape } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import type { Card } from '@/lib/contract/schemas/catalogue'

import { RailPrice } from './rail-price'

const SIZES = '(min-width: 75rem) 20vw, (min-width: 56.25rem) 28vw, 44vw'

interface RailProps {
  title: string
  cards: readonly Card[]
  intl: Pick<IntlShape, 'formatMessage'>
  /** The complete address of a product's path. */
  hrefOf: (path: string) => string
}

/**
 * Products side by side: recommended ones, or products that are bought together with this one. The cards are rendered on the server,
 * because the grid's card would add its script and messages to a page without a grid. Only the price depends on the viewer.
 */
export function Rail({ title, cards, intl, hrefOf }: RailProps) {
  if (cards.length === 0) return null
  return (
    <section className="deferred apart mt-16" aria-label={title}>
      <h2 className="mb-5 text-2xl">{title}</h2>
      <ul className="rail -mx-4 auto-cols-[44%] scroll-px-4 gap-4 px-4 pb-3 sm:-mx-2 sm:scroll-px-2 sm:px-2 md:auto-cols-[28%] lg:auto-cols-[calc((100%-4.5rem)/4)] lg:gap-6">
        {cards.map((card) => (
          <RailCard key={card.id} card={card} intl={intl} hrefOf={hrefOf} />
        ))}
      </ul>
    </section>
  )
}

/** Whether the product is sent to the country of the page. */
export const isDelivered = ({ undeliverable }: Card): boolean => !undeliverable

/** One product of a rail. `hasPrice`: gifts have no price for the recipient, and a gift card's value is chosen by the buyer. */
export function RailCard({
  card,
  intl,
  hrefOf,
  hasPrice = true,
}: Pick<RailProps, 'intl' | 'hrefOf'> & { card: Card; hasPrice?: boolean }) {
  const { id, name, manufacturer, path, image, shortDescription, price, content, fromPrefix, kind, inStock } = card
  return (
    <li className="group relative flex snap-start flex-col gap-2">
      <div data-static={`card-${id}`} className="contents">
        <div className="relative overflow-hidden rounded-card bg-surface-2">
          <Picture
            path={image}
            alt=""
            width={320}
            height={320}
            sizes={SIZES}
            className={cx(
              'aspect-square w-full object-cover transition-transform duration-200 group-hover:scale-[1.02]',
              !inStock && 'opacity-60',
            )}
          />
          <div className="absolute right-2 bottom-2 left-2 flex flex-wrap gap-1">
            {kind === 'used' && (
              <Badge tone="used" filled>
                {intl.formatMessage({ id: 'product.used' })}
              </Badge>
            )}
            {!inStock && <Badge>{intl.formatMessage({ id: 'product.out_of_stock' })}</Badge>}
          </div>
        </div>
        <h3 className="text-base leading-tight font-normal">
          <SoftLink href={hrefOf(path)} className="covering block">
            <span className="eyebrow block">{manufacturer}</span>
            <span className="font-semibold group-hover:underline">
              <ProductName name={name} />
            </span>
          </SoftLink>
        </h3>
        <p className="line-clamp-2 text-sm text-ink-muted">{shortDescription}</p>
      </div>
      {hasPrice && kind !== 'giftcard' && <RailPrice price={price} content={content} isFrom={fromPrefix} />}
    </li>
  )
}
