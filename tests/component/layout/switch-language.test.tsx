import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BEFORE_LANGUAGE_SWITCH, prepareLanguageSwitch, writePreference } from '@/lib/intl/switch-language'
import { COOKIES, LANGUAGES, type Language } from '@/lib/market/languages'

const { call, loadMessages } = vi.hoisted(() => ({ call: vi.fn(), loadMessages: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/lib/intl/lazy', () => ({ loadMessages }))

const homes = Object.fromEntries(LANGUAGES.map((code) => [code, code === 'fi' ? '/' : `/${code}/`])) as Record<
  Language,
  string
>
const go = (prefix = '') => prepareLanguageSwitch({ from: 'fi', to: 'sv' }, { crossOrigin: false, homes, prefix })
const cookies: string[] = []

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text))
  loadMessages.mockResolvedValue({})
  call.mockResolvedValue({ ok: true, data: [] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  cookies.length = 0
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
})

function alternate(language: string, path: string) {
  const link = Object.assign(document.createElement('link'), {
    rel: 'alternate',
    hreflang: language,
    href: window.location.origin + path,
  })
  document.head.append(link)
}

describe('switching the language (spec 1 §2)', () => {
  it('a preference is read back once it is written: some browsers store it late, and the page is loaded anew at once', () => {
    const read = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies.join('; '))
    writePreference(COOKIES.country, 'jp', false)
    expect(cookies).toHaveLength(1)
    expect(read.mock.results.at(-1)?.value).toContain('country=jp')
  })

  it('P2.47 P1 step 1: the hook comes first, and may refuse', async () => {
    const refuse = (event: Event) => {
      expect((event as CustomEvent).detail).toEqual({ from: 'fi', to: 'sv' })
      event.preventDefault()
    }
    window.addEventListener(BEFORE_LANGUAGE_SWITCH, refuse)
    expect(await go()).toBeNull()
    window.removeEventListener(BEFORE_LANGUAGE_SWITCH, refuse)
    expect([loadMessages.mock.calls, cookies]).toEqual([[], []])
  })

  it('P2.48 P2.49 P9.07 P9.09 P2.46 P1 steps 2 and 3: messages with the fallback locale first, then the cookie for 365 days, path /, SameSite lax', async () => {
    await go()
    expect(loadMessages.mock.calls.map(([language]) => language)).toEqual(['en', 'sv'])
    expect(cookies).toEqual(['so.language=sv; path=/; max-age=31536000; sameSite=lax'])
  })

  it('P2.49 P1 step 3: no cookie before the messages are there', async () => {
    loadMessages.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('offline'))
    await expect(go()).rejects.toThrow('offline')
    expect(cookies).toEqual([])
  })

  it('P2.50 P1 step 4: the page’s own hreflang link, its query kept', async () => {
    window.history.replaceState(null, '', '/sukset/?size=M')
    alternate('sv', '/sv/skidor/')
    expect(await go()).toBe('/sv/skidor/?size=M')
    expect(call).not.toHaveBeenCalled()
  })

  it('B7.14 P1 step 4: without a link the shop API knows the path; without that the front page', async () => {
    window.history.replaceState(null, '', '/de/ski/alpin/')
    call.mockResolvedValueOnce({ ok: true, data: [{ languageCode: 'sv', path: 'skidor/alpint' }] })
    expect(await go('/de')).toBe('/sv/skidor/alpint/')
    expect(call).toHaveBeenCalledWith('translatedPaths', { query: { path: 'ski/alpin' } })
    expect(await go('/de')).toBe('/sv/')
  })

  it('P2.04 P2.50 a page without hreflang links is found by its path in the old language, with query and fragment', async () => {
    const ask = vi.spyOn(window, 'fetch').mockResolvedValue({ ok: true } as Response)
    window.history.replaceState(null, '', '/de/warenkorb/zahlung/?x=1#rows')
    expect(await go('/de')).toBe('/sv/warenkorb/zahlung/?x=1#rows')
    expect(ask).toHaveBeenCalledWith('/sv/warenkorb/zahlung/', { method: 'HEAD' })
    ask.mockResolvedValue({ ok: false } as Response)
    expect(await go('/de')).toBe('/sv/?x=1#rows')
  })

  it('P2.46 the cookie is secure only when cross-origin use is configured', () => {
    writePreference('so.country', 'se', true)
    expect(cookies).toEqual(['so.country=se; path=/; max-age=31536000; sameSite=lax; secure'])
  })
})
