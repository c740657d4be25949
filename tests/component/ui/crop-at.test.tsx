import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { PageBanner } from '@/components/content/page-banner'
import { Campaigns } from '@/components/home/campaigns'
import { Hero } from '@/components/home/hero'
import { PageBanners } from '@/components/product/page-banners'

afterEach(cleanup)

const banner = (cropPoint: string | null) => ({
  ...{ id: 1, title: 'Winter', heading: '', image: 'scenes/winter.svg', url: '/ski/', buttonText: 'Ski', subText: '' },
  cropPoint,
})
const places = {
  'above a page': (point: string | null) => <PageBanner banner={banner(point)} />,
  'on the front page': (point: string | null) => <Campaigns banners={[banner(point)]} language="en" />,
  'below a product': (point: string | null) => <PageBanners banners={[banner(point)]} language="en" title="More" />,
}

it.each(Object.entries(places))('D3.11 the picture of a banner %s keeps the side that the shop chose', (_, place) => {
  const classOf = (point: string | null) => {
    const { container } = render(place(point))
    const found = container.querySelector('img')?.className ?? ''
    cleanup()
    return /object-(?!cover)[a-z]+/.exec(found)?.[0]
  }
  expect(['top', 'bottom', 'left', 'right', 'center', null].map(classOf)).toEqual([
    ...['object-top', 'object-bottom', 'object-left', 'object-right', 'object-center', 'object-center'],
  ])
})

it('D3.11 the banner of the front page has its own colours, and the shop’s where it names none', () => {
  const coloursIn = (subText: string) => {
    const fallback = { title: 'Gear', text: 'For the north' }
    const { container } = render(<Hero banner={{ ...banner(null), subText }} language="en" fallback={fallback} />)
    const style = container.querySelector('h1')?.parentElement?.style
    const found = [style?.backgroundColor, style?.color]
    cleanup()
    return found
  }
  expect(coloursIn('#112233/#445566')).toEqual(['#112233', '#445566'])
  expect(coloursIn('#112233')).toEqual(['#112233', '#FFFFFF'])
  expect(coloursIn('Now in stores')).toEqual(['', ''])
})
