import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Hero } from '@/components/home/hero'
import { ArticleCards } from '@/components/journal/article-cards'
import { SearchForm } from '@/components/layout/search-form'

import { show } from '../ui/support'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/en/' }))

afterEach(cleanup)

describe('elements stand only where HTML allows them', () => {
  it('the picture of the front page is preloaded from outside of its <picture>', () => {
    const banner = {
      id: 1,
      title: 'Winter',
      heading: '',
      image: 'demo/scene/ridge-winter/hero/7.svg',
      url: '',
      buttonText: '',
      subText: '',
      cropPoint: null,
    }
    show(<Hero banner={banner} language="en" fallback={{ title: 'Gear', text: 'For the outdoors' }} />)
    expect(document.querySelectorAll('link[rel="preload"]')).toHaveLength(2)
    expect([...document.querySelectorAll('picture > *')].map(({ localName }) => localName)).toEqual(['source', 'img'])
  })

  it('the heading of an article’s card is in no element for words alone', () => {
    const article = {
      slug: 'life-outdoors/mats',
      title: 'Four mats',
      metaDescription: 'Four nights.',
      image: null,
      section: 'tests' as const,
      author: null,
      published: '2026-05-01',
    }
    show(<ArticleCards language="en" articles={[article]} hasLead />)
    expect(document.querySelector('h2')?.textContent).toBe('Four mats')
    expect(document.querySelector('span h2')).toBeNull()
  })

  it('the search field is a text field, because a field of the type search may not be a combobox', () => {
    show(<SearchForm labels={{ search: 'Search', placeholder: '', submit: 'Go' }} />)
    const field = document.querySelector('input[role="combobox"]')
    expect(field?.getAttribute('type')).toBe('text')
    expect(field?.getAttribute('inputmode')).toBe('search')
  })
})
