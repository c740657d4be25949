import { toGridCards } from '@/lib/catalog/list/grid-card'
import type { Card } from '@/lib/contract/schemas/catalogue'

import { ProductCard } from './product-card'

/** Cards of the first row; the page's largest picture is among them. */
const EAGER_CARDS = 4

/** Cards in the grid's columns without filters: for lists that are short and have one order. */
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
