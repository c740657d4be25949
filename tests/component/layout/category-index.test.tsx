import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { ActivityIndex, CategoryIndex } from '@/components/home/category-index'
import type { GroupNode } from '@/lib/contract/schemas/config'

import { show } from '../ui/support'

const group = (id: number, name: string, more: Partial<GroupNode> = {}): GroupNode => ({
  ...{ id, name, shortName: null, slug: `g${id}`, path: `g${id}`, showInMenu: true, image: null },
  ...{ links: [], children: [] },
  ...more,
})

afterEach(cleanup)

it('B3.08 each department of the front page has its name, its picture, its path, and the short names of the first three in it; a small group its name', () => {
  const children = [
    group(3, 'Shell jackets', { shortName: 'Shells' }),
    group(4, 'Trousers'),
    group(5, 'Base layers', { shortName: 'Base' }),
    group(6, 'Socks'),
  ]
  show(
    <CategoryIndex
      language="en"
      groups={[group(1, 'Clothing', { path: 'clothing', image: 'groups/clothing.svg', children }), group(2, 'Tents')]}
    />,
  )
  const shown = screen.getAllByRole('link').map((link) => ({
    href: link.getAttribute('href')?.replace(/\/?$/, '/'),
    text: link.textContent,
    picture: /groups\/\w+\.svg/.exec(link.querySelector('img')?.getAttribute('src') ?? '')?.[0],
  }))
  expect(shown).toEqual([
    { href: '/en/clothing/', text: 'ClothingShellsTrousersBase', picture: 'groups/clothing.svg' },
    { href: '/en/g2/', text: 'Tents', picture: undefined },
  ])
})

it('each activity of the front page has its name, its path, and the scene of its page', () => {
  show(
    <ActivityIndex
      language="en"
      activities={[{ group: group(1, 'Hiking', { path: 'hiking' }), image: 'scenes/ridge.svg' }]}
    />,
  )
  const link = screen.getByRole('link', { name: 'Hiking' })
  expect(link.getAttribute('href')?.replace(/\/?$/, '/')).toBe('/en/hiking/')
  expect(link.querySelector('img')?.getAttribute('src')).toContain('scenes/ridge.svg')
})
