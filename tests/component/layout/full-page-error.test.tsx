import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { resourcesError } from '@/lib/errors/page-error'
import { FullPageErrorFrame } from '@/components/layout/full-page-error-frame'
import FullPageError from '@/components/layout/full-page-error'
import { LANGUAGES } from '@/lib/market/languages'

const { reportError } = vi.hoisted(() => ({ reportError: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { reportError } }))

/** That the cart is kept, in each language. */
const CART_IS_KEPT =
  /cart is kept|Ostoskorisi on tallessa|varukorg finns kvar|Warenkorb bleibt|panier est conservé|Корзина сохранена/

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
  delete document.documentElement.dataset['support']
  window.history.replaceState(null, '', '/')
})

describe('FullPageError (spec 2 §2)', () => {
  it('B8.01 B2.32 has its own words in each language, for failed resources and for anything else', () => {
    const { digest } = resourcesError(new Error('no database')) as Error & { digest?: string }
    const headings = (['fi', 'sv', 'en', 'de', 'fr', 'ru'] as const).flatMap((language) =>
      [digest, undefined].map((own) => {
        window.history.replaceState(null, '', language === 'fi' ? '/x/' : `/${language}/x/`)
        render(<FullPageError error={Object.assign(new Error('x'), own === undefined ? {} : { digest: own })} />)
        const heading = screen.getByRole('heading').textContent
        cleanup()
        return heading
      }),
    )
    expect(new Set(headings).size).toBe(12)
  })

  it('P8.10 B2.32 the full-page variant goes to the front page and shows the support link, in the page’s language', () => {
    window.history.replaceState(null, '', '/ru/odezhda/')
    // The address says more than a document that is left over from another page.
    document.documentElement.lang = 'fi'
    document.documentElement.dataset['support'] = 'help@shop.example'
    render(<FullPageError error={Object.assign(new Error('x'), { digest: 'd1' })} />)
    expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/ru/')
    expect(screen.getByRole('link', { name: 'help@shop.example' }).getAttribute('href')).toBe(
      'mailto:help@shop.example',
    )
    expect(screen.getByRole('alert').textContent).toContain('500')
  })

  it('P8.10 P7.07 D7.14 it says what happened and that the cart is kept, in each language, names the reference, and tells the shop', async () => {
    const seen = LANGUAGES.map((language) => {
      window.history.replaceState(null, '', `/${language}/x/`)
      render(<FullPageError error={Object.assign(new Error('broken'), { digest: 'd1' })} />)
      const screenText = screen.getByRole('alert')
      const [heading, reference] = [screen.getByRole('heading').textContent, screen.getByText('d1')]
      expect([screenText.lang, document.title, reference.textContent]).toEqual([language, heading, 'd1'])
      const { textContent } = screen.getByText(CART_IS_KEPT)
      cleanup()
      return `${heading} ${textContent}`
    })
    expect(new Set(seen).size).toBe(LANGUAGES.length)
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledWith('Error: broken d1'))
  })

  it('P8.10 P4.12 a part of the page that could not be loaded loads it anew, once: then the screen stays and the shop is told', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...window.location, pathname: '/en/x/', reload })
    const error = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
    reportError.mockReset()
    render(<FullPageError error={error} />)
    cleanup()
    expect([reload.mock.calls.length, reportError.mock.calls.length]).toEqual([1, 0])
    render(<FullPageError error={error} />)
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce())
    expect(reload).toHaveBeenCalledOnce()
  })

  it('B2.33 goes where the error says, at once', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, pathname: '/en/x/', assign })
    render(<FullPageError error={new Error('{"redirect":"/en/menu/"}')} />)
    expect(assign).toHaveBeenCalledWith('/en/menu/')
  })

  it('B8.01 says that the resources could not be had', () => {
    window.history.replaceState(null, '', '/en/x/')
    const { digest } = resourcesError(new Error('no database')) as Error & { digest?: string }
    // Production hides the message of what the server threw.
    render(<FullPageError error={Object.assign(new Error('hidden'), { digest })} />)
    expect(screen.getByRole('heading').textContent).toBe('Failed to fetch resources, try again later.')
    expect(screen.getByRole('alert').textContent).toContain('500')
  })

  it('B2.32 says Go to front page in English, and has no support link without an address', () => {
    window.history.replaceState(null, '', '/en/x/')
    render(<FullPageError error={new Error('x')} />)
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong on our side')
    expect(screen.getByRole('link', { name: 'Go to front page' }).getAttribute('href')).toBe('/en/')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it.each([
    ['/takit/', '', 'fi', 'Siirry etusivulle'],
    ['/de/jacken/', '', 'de', 'Zur Startseite'],
    ['/jackor/', 'sv', 'sv', 'Gå till startsidan'],
  ])(
    'P2.51 B2.32 a page that never came is told about in the language of its address: %s',
    async (path, own, language, words) => {
      window.history.replaceState(null, '', path)
      document.documentElement.lang = own
      render(<FullPageErrorFrame error={new Error('x')} />, { container: document })
      expect(await screen.findByRole('link', { name: words })).toBeTruthy()
      expect(document.documentElement.lang).toBe(language)
    },
  )
})
