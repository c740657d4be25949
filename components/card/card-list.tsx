import { toGridCards } from '@/lib/catalog/list/grid-card'
import type { Card } from '@/lib/contract/schemas/catalogue'

import { ProductCard } from './product-card'

/** Cards of the first row. The page's largest picture is one of theirs. */
const EAGER_CARDS = 4

/** Cards in the grid's columns without filters: for short lists with only one order. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  const { cards: items, palette } = toGridCards(cards)
  return (
    <ul className="card-grid">
      {items.map((card, position) => (
        <li key={card.id}>
          <ProductCard card={card} palette={palette} priority={position < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  )
}
