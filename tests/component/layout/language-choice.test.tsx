import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LanguageLinks } from '@/components/layout/language-links'
import LocaleModal from '@/components/layout/locale-modal'
import { BEFORE_LANGUAGE_SWITCH } from '@/lib/intl/switch-language'
import { COOKIES, LANGUAGES, type Language } from '@/lib/market/languages'

import { show, stubDialogs } from '../ui/support'

const { loadMessages, call } = vi.hoisted(() => ({ loadMessages: vi.fn(), call: vi.fn() }))
vi.mock('@/lib/intl/lazy', () => ({ loadMessages, LazyIntl: ({ children }: { children: ReactNode }) => children }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const homes = Object.fromEntries(LANGUAGES.map((code) => [code, code === 'fi' ? '/' : `/${code}/`])) as Record<
  Language,
  string
>
const hrefs = Object.fromEntries(LANGUAGES.map((code) => [code, `https://shop.example/${code}/`]))
const assign = vi.fn()
const refuse = (event: Event) => event.preventDefault()

/** The two places where a shopper chooses the language: the links of the footer, and the dialog of the header. */
const PLACES: Record<string, (to: string, crossOrigin?: boolean) => void> = {
  'a link of the footer': (to, crossOrigin = false) => {
    show(<LanguageLinks label="Language" hrefs={hrefs} homes={homes} crossOrigin={crossOrigin} />)
    fireEvent.click(screen.getByRole('link', { name: to }))
  },
  'the dialog': (to, crossOrigin = false) => {
    stubDialogs()
    show(
      <LocaleModal
        open
        onClose={() => {}}
        closeLabel="Close"
        crossOrigin={crossOrigin}
        homes={homes}
        closedCountries={[]}
      />,
    )
    fireEvent.click(screen.getByLabelText(to))
    fireEvent.submit(screen.getByRole('button', { name: 'Save' }).closest('form') as HTMLFormElement)
  },
}

beforeEach(() => {
  assign.mockReset()
  loadMessages.mockReset().mockResolvedValue({})
  call.mockReset().mockResolvedValue({ ok: true, data: [{ languageCode: 'sv', path: 'skidor/alpint' }] })
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  window.history.replaceState(null, '', '/en/ski/alpine/?size=M#list')
})
afterEach(() => {
  cleanup()
  window.removeEventListener(BEFORE_LANGUAGE_SWITCH, refuse)
  Cookies.remove(COOKIES.language, { path: '/' })
  vi.restoreAllMocks()
})

describe.each(Object.keys(PLACES))('%s', (place) => {
  const choose = (to: string, crossOrigin?: boolean) => PLACES[place]?.(to, crossOrigin)

  it.each([true, false])('P2.46 its cookie is secure when cross-origin use is configured: %s', async (crossOrigin) => {
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    choose('Svenska', crossOrigin)
    await waitFor(() => expect(written).toHaveBeenCalled())
    const [text = ''] = written.mock.calls[0] ?? []
    expect([text.startsWith('so.language=sv'), text.includes('secure')]).toEqual([true, crossOrigin])
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  })

  it('P2.46 P2.48 P2.49 P2.50 loads the texts, the fallback’s first, sets the cookie, and leads to this page in the other language', async () => {
    choose('Svenska')
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/sv/skidor/alpint/?size=M#list'))
    expect(loadMessages.mock.calls.map(([language]) => String(language))).toEqual(['en', 'sv'])
    expect(Cookies.get(COOKIES.language)).toBe('sv')
  })

  it('P2.47 a hook before the switch refuses it: nothing is loaded, no cookie is set, and the page stays', async () => {
    window.addEventListener(BEFORE_LANGUAGE_SWITCH, refuse)
    const heard = vi.fn()
    window.addEventListener(BEFORE_LANGUAGE_SWITCH, heard, { once: true })
    choose('Svenska')
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([assign.mock.calls, loadMessages.mock.calls, Cookies.get(COOKIES.language)]).toEqual([[], [], undefined])
  })
})

describe('a link of the footer', () => {
  it('P2.47 P2.50 to the language of the page does nothing; where the switch fails, it leads to the front page of the other one', async () => {
    const heard = vi.fn()
    window.addEventListener(BEFORE_LANGUAGE_SWITCH, heard)
    PLACES['a link of the footer']?.('English')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([heard.mock.calls, assign.mock.calls]).toEqual([[], []])
    window.removeEventListener(BEFORE_LANGUAGE_SWITCH, heard)
    cleanup()
    loadMessages.mockRejectedValue(new Error('offline'))
    PLACES['a link of the footer']?.('Svenska')
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/sv/'))
  })

  it('P1.10 P9.16 names all six languages in themselves and marks the current one', () => {
    show(<LanguageLinks label="Language" hrefs={hrefs} homes={homes} crossOrigin={false} />)
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent).sort()).toEqual(
      ['English', 'Suomi', 'Svenska', 'Deutsch', 'Français', 'Русский'].sort(),
    )
    expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toHaveLength(1)
  })
})
