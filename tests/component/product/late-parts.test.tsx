import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import LateParts from '@/components/product/deferred-parts'
import { panelFromModel } from '@/lib/catalog/panel/from-model'
import { Description } from '@/components/product/description'
import { RECENT_ID, VIDEOS_ID } from '@/components/product/anchor-ids'
import { writeConsent } from '@/stores/consent'
import { viewProduct } from '@/stores/preferences'

import { stubDialogs } from '../ui/support'
import { market, PATH, productModel, show } from './support'

const { call, productList } = vi.hoisted(() => ({ call: vi.fn(), productList: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call, productList, reportView: vi.fn() } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

/** Tells that everything is near, when told to. */
let near: () => void = () => undefined
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    near = () => tell([{ isIntersecting: true }])
  }
  observe() {
    /* told by the test */
  }
  unobserve() {
    /* told by the test */
  }
  disconnect() {
    /* told by the test */
  }
}

beforeEach(() => {
  window.history.replaceState(null, '', `/en/${PATH}/`)
  stubDialogs()
  vi.stubGlobal('IntersectionObserver', Observer)
  call.mockReset()
  productList.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = () => (
  <>
    <div
      className="prose"
      dangerouslySetInnerHTML={{ __html: '<p>Of <span data-keyword="4">three layers</span>.</p>' }}
    />
    <div id={RECENT_ID} />
    <LateParts panel={panelFromModel(productModel(), market())} variantId={11} />
  </>
)

describe('D2.12 keyword popup', () => {
  const open = async () => {
    show(page())
    await act(async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'three layers' }))
    })
    return screen.findByRole('dialog')
  }

  it('D7.11 D3.11 says Loading meanwhile, then the text with Read more and Close', async () => {
    let answer: (value: unknown) => void = () => undefined
    call.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const dialog = await open()
    expect(call).toHaveBeenCalledWith('keywordPopup', { query: { id: 4 } }, expect.anything())
    expect(dialog.textContent).toContain('Loading…')
    await act(async () =>
      answer({ ok: true, data: { text: '<p>Face, membrane, lining.</p>', url: '/responsibility/' } }),
    )
    expect(dialog.textContent).toContain('Face, membrane, lining.')
    expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toMatch(/^\/en\/responsibility\/?$/)
    const [cross, button] = screen.getAllByRole('button', { name: 'Close' })
    expect([cross?.textContent, button?.textContent]).toEqual(['', 'Close'])
    fireEvent.click(button as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('D7.11 an address that has the language already, and one of another site, are left as they are', async () => {
    for (const url of ['/en/responsibility/', 'https://maker.example/membrane']) {
      call.mockResolvedValue({ ok: true, data: { text: 'Three.', url } })
      await open()
      expect((await screen.findByRole('link', { name: 'Read more' })).getAttribute('href')?.replace(/\/$/, '')).toBe(
        url.replace(/\/$/, ''),
      )
      cleanup()
    }
  })

  it('the description of the page marks the words that have one', () => {
    const model = productModel({ long_description_html: '<p>Of three layers, and three layers.</p>' })
    show(<Description market={market()} model={model} keywords={[{ id: 4, keyword: 'three layers' }]} />)
    expect(document.querySelector('.prose')?.innerHTML).toBe(
      '<p>Of <span data-keyword="4">three layers</span>, and three layers.</p>',
    )
  })

  it('D8.06 says Loading failed, and has no link without an address', async () => {
    call.mockResolvedValue({ ok: false, error: { code: 'NETWORK', message: '', status: 0, isRetryable: true } })
    expect((await open()).textContent).toContain('Loading failed')
    expect(screen.queryByRole('link', { name: 'Read more' })).toBeNull()
  })
})

it('D7.15 the videos are asked for by the product’s id, brand and name, and stand below its pictures', async () => {
  const videoList = [{ providerVideoId: 'abc_123-XYZ', title: 'How it packs' }]
  const fetched = vi.fn().mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ videoList }))))
  vi.stubGlobal('fetch', fetched)
  document.documentElement.dataset['video'] = 'https://films.example/list'
  writeConsent(['functional'])
  show(
    <>
      <div id={VIDEOS_ID} />
      {page()}
    </>,
  )
  const video = await screen.findByRole('button', { name: 'How it packs' })
  expect(document.getElementById(VIDEOS_ID)?.contains(video)).toBe(true)
  const { searchParams } = new URL(String(fetched.mock.calls[0]?.[0]))
  expect(Object.fromEntries(searchParams)).toMatchObject({ productId: '7', brandName: 'Fjell', productTitle: 'Storm' })
  delete document.documentElement.dataset['video']
  writeConsent([])
})

describe('recently viewed', () => {
  const card = (id: number) => ({
    id,
    name: `Thing ${id}`,
    manufacturer: 'Fjell',
    manufacturerSlug: 'fjell',
    path: `fjell/thing-${id}`,
    image: 'x.svg',
    colors: [],
    shortDescription: '',
    description: '',
    tags: [],
    price: { active: 1000, reference: null, club: null, lowest30: null, type: 'normal', ribbon: null },
    fromPrefix: false,
    kind: 'new',
    inStock: true,
  })

  it('are fetched when their place comes near, latest first, without the product itself', async () => {
    for (const id of [5, 6, 7]) viewProduct({ id, path: `fjell/thing-${id}` })
    productList.mockResolvedValue({ ok: true, data: { products: [card(6), card(5)], total: 2 } })
    show(page())
    await waitFor(() => expect(screen.getByRole('button', { name: 'three layers' })).toBeTruthy())
    expect(productList).not.toHaveBeenCalled()
    await act(async () => near())
    expect((await screen.findByRole('region', { name: 'Recently viewed' })).textContent).toContain('Thing 6')
    expect(productList).toHaveBeenCalledWith(
      { source: 'Models', sortIds: [6, 5], language: 'en', taxAreaId: 1, country: 'fi' },
      expect.anything(),
    )
  })

  it('are nothing when they cannot be had', async () => {
    viewProduct({ id: 5, path: 'fjell/thing-5' })
    productList.mockResolvedValue({ ok: false, error: { code: 'NETWORK', message: '', status: 0, isRetryable: true } })
    show(page())
    await act(async () => near())
    await waitFor(() => expect(productList).toHaveBeenCalled())
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  })
})
