import type { Card } from '@/lib/contract/schemas/catalogue'

import { paletteOf, toGridCard } from './grid-card'
import { ProductCard } from './product-card'

/** Cards of the first row; the page's largest picture is among them. */
const EAGER_CARDS = 4

/** Cards in the grid's rows without its filters: for lists that are short and have one order. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  const palette = paletteOf(cards)
  return (
    <ul className="card-grid">
      {cards.map((card, position) => (
        <li key={card.id}>
          <ProductCard card={toGridCard(card)} palette={palette} priority={position < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  )
}
