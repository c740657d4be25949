import { toGridCards } from '@/lib/catalog/list/grid-card'
import { ProductCard } from './product-card'
import type { Card } from '@/lib/contract/schemas/catalogue'

/**
 * Cards in a row that scrolls horizontally, also by keyboard. Each card is rendered deferred and separately: rendering a whole rail at once
 * would block a phone.
 */
export function ProductRail({ id, cards, label }: { id?: string; cards: readonly Card[]; label: string }) {
  const { cards: items, palette } = toGridCards(cards)
  return (
    <ul
      id={id}
      aria-label={label}
      tabIndex={0}
      className="rail -mx-4 scroll-px-4 auto-cols-[46%] gap-x-4 px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:auto-cols-[31%] sm:px-6 md:auto-cols-[23.5%] md:gap-x-6 lg:-mx-12 lg:scroll-px-12 lg:px-12"
    >
      {items.map((card) => (
        <li key={card.id} className="deferred deferred-card snap-start">
          <ProductCard
            card={card}
            palette={palette}
            railSizes="(min-width: 56.25rem) 22vw, (min-width: 35rem) 30vw, 45vw"
          />
        </li>
      ))}
    </ul>
  )
}
