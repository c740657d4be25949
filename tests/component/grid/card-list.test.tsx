import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { CardList } from '@/components/card/card-list'

import { card } from '../../unit/catalog/support/cards'
import { show } from '../ui/support'

vi.mock('@/components/card/product-card', () => ({
  ProductCard: ({ card: { name, path }, priority }: { card: { name: string; path: string }; priority: boolean }) => (
    <a href={path}>{`${name}${priority ? ' first' : ''}`}</a>
  ),
}))

afterEach(cleanup)

it('P2.27 P1.01 every product has its card, in the order of the list', () => {
  const cards = Array.from({ length: 24 }, (_, n) => card({ id: n + 1, name: `Tent ${n}`, path: `brand/tent-${n}` }))
  show(<CardList cards={cards} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    cards.map(({ name }, n) => (n < 4 ? `${name} first` : name)),
  )
})
