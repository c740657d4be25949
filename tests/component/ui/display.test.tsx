import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { shopPath } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'

import { show } from './support'

afterEach(cleanup)

const LABELS = { active: 'Price', regular: 'Regular price', club: 'Club price' }

describe('Price', () => {
  it('active price first, the regular one struck through, the 30-day low below', () => {
    const { container } = render(
      <Price active="129 €" regular="159 €" lowest30="Lowest price of the past 30 days: 149 €" labels={LABELS} />,
    )
    expect(container.textContent).toBe('Price 129 €Regular price 159 €Lowest price of the past 30 days: 149 €')
    expect(container.querySelector('s')?.textContent).toBe('159 €')
  })

  it('the club price has the size and weight of the general one, and its name', () => {
    render(<Price active="129 €" club="115 €" labels={LABELS} size="lg" />)
    const general = screen.getByText('129 €').className.split(' ')
    const club = screen.getByText('115 €').className.split(' ')
    expect(club.filter((name) => /text-|font-/.test(name))).toEqual(
      general.filter((name) => /text-\d|text-(?:base|lg)|font-/.test(name)),
    )
    expect(screen.getByText('Club price')).toBeTruthy()
  })
})

describe('Rating', () => {
  it.each([
    [4.3, 'star star star star star-half'],
    [4.2, 'star star star star star-empty'],
    [0, 'star-empty star-empty star-empty star-empty star-empty'],
    [9, 'star star star star star'],
  ])('%s shows %s', (value, stars) => {
    render(<Rating value={value} label="sentence" />)
    const drawn = [...screen.getByRole('img', { name: 'sentence' }).querySelectorAll('use')].map(
      (use) => use.getAttribute('href')?.split('#')[1],
    )
    expect(drawn.join(' ')).toBe(stars)
  })
})

describe('Breadcrumbs', () => {
  it('B2.36 B3.11 P2 breadcrumb: names are links except the current page', () => {
    show(
      <Breadcrumbs
        label="Trail"
        items={[
          { name: 'Home', href: '/en/' },
          { name: 'Jackets', href: '/en/jackets/' },
          { name: 'Shell', href: '/en/x/' },
        ]}
      />,
    )
    const trail = within(screen.getByRole('navigation', { name: 'Trail' }))
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/\/$/, ''))).toEqual([
      '/en',
      '/en/jackets',
    ])
    expect(trail.getByText('Shell').getAttribute('aria-current')).toBe('page')
  })

  it('issue 16 on a phone the page has its name beside a lone way up', () => {
    show(<Breadcrumbs label="Trail" items={[{ name: 'Home', href: '/en/' }, { name: 'Clothing' }]} />)
    expect(screen.getByText('Clothing').className).not.toContain('sr-only')
  })
})

describe('Picture', () => {
  it('reserves its place, offers several widths, and is lazy unless it is the first', () => {
    const { container, rerender } = render(
      <Picture path="a/b.svg" alt="A jacket" width={320} height={320} sizes="50vw" />,
    )
    const image = container.querySelector('img') as HTMLImageElement
    expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
      '320',
      '320',
      'lazy',
    ])
    expect(image.srcset).toContain('/media/a/b.svg?w=320&auto=compress,format 320w')
    expect(image.srcset).not.toContain('1280w')
    rerender(<Picture path="a/b.svg" alt="A jacket" width={320} height={320} sizes="50vw" priority />)
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })
})

describe('shopPath', () => {
  it('adds prefix and slashes, keeps query and hash', () => {
    expect(shopPath('/sv', 'skidor/alpint')).toBe('/sv/skidor/alpint/')
    expect(shopPath('', '/sukset/?size=M#top')).toBe('/sukset/?size=M#top')
    expect(shopPath('/en', '')).toBe('/en/')
  })
})
