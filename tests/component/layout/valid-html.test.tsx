import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Hero } from '@/components/home/hero'
import { ArticleCards } from '@/components/journal/article-cards'
import { SearchForm } from '@/components/layout/search-form'
import { Description } from '@/components/product/description'
import { Dialog } from '@/components/ui/dialog'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { marketOf } from '@/lib/market/market'

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

  it('a closed dialog does not name a title that is not there', () => {
    const frame = { onClose: () => undefined, title: 'Sizes', closeLabel: 'Close', children: null }
    show(<Dialog {...frame} open={false} />)
    expect(document.querySelector('dialog')?.hasAttribute('aria-labelledby')).toBe(false)
    cleanup()
    show(<Dialog {...frame} open />)
    const title = document.querySelector('dialog')?.getAttribute('aria-labelledby') ?? ''
    expect(document.getElementById(title)?.textContent).toBe('Sizes')
  })

  it('the words below a quote are a part of its figure', () => {
    const model = {
      tagline: '',
      long_description_html: '<p>Warm.</p>',
      translated_fields: {},
      quote: { text: 'Warm.', name: 'Workshop', image: 'a.svg' },
    } as unknown as ProductModel
    const market = marketOf('en', 'fi', 'eur')
    if (!market) throw new Error('no market')
    show(<Description market={market} model={model} keywords={[]} />)
    expect(document.querySelector('figure > figcaption')?.textContent).toBe('Workshop')
  })

  it('the search field is a text field, because a field of the type search may not be a combobox', () => {
    show(<SearchForm labels={{ search: 'Search', placeholder: '', submit: 'Go' }} />)
    const field = document.querySelector('input[role="combobox"]')
    expect(field?.getAttribute('type')).toBe('text')
    expect(field?.getAttribute('inputmode')).toBe('search')
  })
})
