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

it('P2.25 B7.03 all brands stand under their letter in order, with how much there is of each, and the letters lead to them', () => {
  show(<BrandIndex brands={[brand(1, 'Rukka', 12), brand(2, 'Halti'), brand(3, 'Haglofs')]} language="en" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brands')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('listitem')
  expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['Home', 'Brands'])
  const letters = screen.getAllByRole('heading', { level: 2 })
  expect(letters.map(({ textContent }) => textContent)).toEqual(['H', 'R'])
  for (const { id, textContent } of letters)
    expect(screen.getByRole('link', { name: textContent ?? '' }).getAttribute('href')).toBe(`#${id}`)
  const under = (letter: string) =>
    within(screen.getByRole('region', { name: letter }))
      .getAllByRole('link')
      .map((link) => [...(link.lastElementChild?.children ?? [])].map(({ textContent }) => textContent))
  expect(under('H')).toEqual([
    ['Haglofs', '1 product'],
    ['Halti', '1 product'],
  ])
  expect(under('R')).toEqual([['Rukka', '12 products']])
  expect(screen.getByRole('link', { name: /^Rukka/ }).getAttribute('href')).toBe('/en/rukka/')
  cleanup()
  const many = Array.from({ length: 12 }, (_, n) => brand(n + 1, `Maker${n}`))
  show(<BrandIndex brands={many} language="en" />)
  expect(within(screen.getByRole('region', { name: 'M' })).getAllByRole('link')).toHaveLength(12)
})

it('each brand has its mark, which is decoration beside its name, and one without a mark its first letter', () => {
  show(<BrandIndex brands={[{ ...brand(1, 'Rukka'), logo: 'brands/rukka.svg' }, brand(2, 'Östra')]} language="en" />)
  const [rukka, other] = [/^Rukka/, /^Östra/].map((name) => screen.getByRole('link', { name }))
  expect(rukka?.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(rukka?.querySelector('img')?.getAttribute('src')).toContain('rukka.svg')
  expect(other?.querySelector('img')).toBeNull()
  expect(other?.firstElementChild?.textContent).toBe('Ö')
})
