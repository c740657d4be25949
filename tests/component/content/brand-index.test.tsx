import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { BrandIndex } from '@/components/content/brand-index'

import { show } from '../ui/support'

const brand = (id: number, name: string, modelCount = 1) => ({
  id,
  name,
  slug: `${name.toLowerCase()}`,
  logo: null,
  modelCount,
})

afterEach(cleanup)

it('P2.25 all brands stand under their letter in order, with how much there is of each, and the letters lead to them', () => {
  show(<BrandIndex brands={[brand(1, 'Rukka', 12), brand(2, 'Halti'), brand(3, 'Haglofs')]} language="en" />)
  const letters = screen.getAllByRole('heading', { level: 2 })
  expect(letters.map(({ textContent }) => textContent)).toEqual(['H', 'R'])
  for (const { id, textContent } of letters)
    expect(screen.getByRole('link', { name: textContent ?? '' }).getAttribute('href')).toBe(`#${id}`)
  const under = (letter: string) =>
    within(screen.getByRole('region', { name: letter }))
      .getAllByRole('link')
      .map((link) => [link.firstElementChild?.textContent, /\d+/.exec(link.lastElementChild?.textContent ?? '')?.[0]])
  expect(under('H')).toEqual([
    ['Haglofs', '1'],
    ['Halti', '1'],
  ])
  expect(under('R')).toEqual([['Rukka', '12']])
  expect(screen.getByRole('link', { name: /^Rukka/ }).getAttribute('href')).toBe('/en/rukka/')
})
