import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readVideos } from '@/stores/product-videos'
import Films from '@/components/product/videos'
import common from '@/locales/en/common.json'
import product from '@/locales/en/product.json'
import { readConsent, writeConsent } from '@/stores/consent'
import { stubDialogs } from '../ui/support'

const answer = {
  videoList: [
    {
      providerVideoId: 'abc_123-XYZ',
      title: 'How it packs',
      thumbs: { high: { url: 'https://x' } },
      uploadDate: '2026-01-01',
    },
    { providerVideoId: '"><script>', title: 'x' },
  ],
}
const open = () =>
  act(async () => {
    render(
      <IntlProvider locale="en" messages={{ ...common, ...product }}>
        <Films id={7} brand="Fjell" name="Storm" />
      </IntlProvider>,
    )
  })

beforeEach(() => {
  document.documentElement.dataset['video'] = 'https://films.example/list'
  stubDialogs()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['video']
})

describe('D7.15 films of a product', () => {
  it('are asked for with functional consent, and played by the platform only when they are pressed', async () => {
    const fetched = vi.fn().mockResolvedValue(new Response(JSON.stringify(answer)))
    vi.stubGlobal('fetch', fetched)
    writeConsent(['functional'])
    await open()
    const url = new URL(String(fetched.mock.calls[0]?.[0]))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      host: window.location.hostname,
      productId: '7',
      brandName: 'Fjell',
      productTitle: 'Storm',
    })
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'How it packs' }))
    expect(document.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/abc_123-XYZ?autoplay=1')
  })

  it('D9.05 are asked for once the answer comes, within five seconds of the page', async () => {
    document.cookie = 'so.consent=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect(readConsent()).toBeNull()
    vi.useFakeTimers()
    const fetched = vi.fn().mockResolvedValue(new Response(JSON.stringify(answer)))
    vi.stubGlobal('fetch', fetched)
    await open()
    await act(() => vi.advanceTimersByTimeAsync(4_400))
    expect(fetched).not.toHaveBeenCalled()
    writeConsent(['functional'])
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('are not asked for without it', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    writeConsent([])
    await open()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('D8.10 a failure is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('', { status: 500 })))
    writeConsent(['functional'])
    await open()
    expect(logged).toHaveBeenCalled()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('takes only what it knows', () => {
    expect(readVideos(answer)).toEqual([{ id: 'abc_123-XYZ', title: 'How it packs' }])
    expect([readVideos(null), readVideos({ videoList: 'x' }), readVideos({ videoList: [null, 3] })]).toEqual([
      [],
      [],
      [],
    ])
  })
})
