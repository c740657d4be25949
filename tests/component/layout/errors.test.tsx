import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readErrorData, redirectError } from '@/lib/errors/page-error'
import ErrorScreen from '@/components/layout/error-screen'
import { NavigationProvider } from '@/components/layout/navigation-context'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import ThrownNotFound from '@/components/layout/thrown-not-found'
import { missingPath, missingEntity } from '@/lib/errors/not-found-message'
import errors from '@/locales/en/errors.json'

import { show } from '../ui/support'

const { reportError, call, segments } = vi.hoisted(() => ({
  reportError: vi.fn(),
  call: vi.fn(),
  segments: vi.fn<() => string[]>(),
}))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: segments }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { reportError, call } }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const read = (message: string, digest?: string) => readErrorData({ message, digest })

describe('error data (spec 2 §2 "Error screen")', () => {
  it('B2.33 JSON with a redirect sends the shopper to that path of the shop, and nowhere else', () => {
    expect(read('{"statusCode":410,"redirect":"/sv/kassa/"}')).toEqual({
      status: 410,
      redirect: '/sv/kassa/',
      message: null,
    })
    for (const redirect of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', 7]) {
      expect(read(JSON.stringify({ redirect })).redirect).toBeNull()
    }
  })

  it('B2.33 the server’s message stays on the server: its digest may carry the data', () => {
    expect(read('An error occurred in the Server Components render.', '{"redirect":"/sv/"}')).toEqual({
      status: 500,
      redirect: '/sv/',
      message: null,
    })
    expect(read('An error occurred', '1234567')).toEqual({ status: 500, redirect: null, message: null })
  })

  it('B2.34 B8.12 B8.13 what cannot be read is logged, and there is no redirect', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(read('{"redirect":')).toEqual({ status: 500, redirect: null, message: null })
    expect(log).toHaveBeenCalledWith('Failed to parse error data')
    expect(read('An ordinary message')).toEqual({ status: 500, redirect: null, message: null })
    expect(log).toHaveBeenCalledTimes(1)
    vi.useFakeTimers()
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    show(<ErrorScreen error={new Error('{"redirect":')} reset={() => undefined} />)
    vi.advanceTimersByTime(5_000)
    expect([assign.mock.calls.length, log.mock.calls.at(-1)]).toEqual([0, ['Failed to parse error data']])
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})

describe('a tabbed page whose read failed', () => {
  it('B2.29 B8.05 sends to the page’s root', () => {
    const { digest } = redirectError('/sv/kundservice/', new Error('down')) as Error & { digest?: string }
    expect(read('hidden by production', digest)).toEqual({ status: 500, redirect: '/sv/kundservice/', message: null })
  })
})

describe('ErrorScreen', () => {
  it('B2.33 B9.04 goes where the error says after one second', () => {
    vi.useFakeTimers()
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    show(<ErrorScreen error={new Error('{"statusCode":410,"redirect":"/sv/"}')} reset={() => undefined} />)
    expect(screen.getByRole('alert').textContent).toContain('410')
    vi.advanceTimersByTime(999)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign).toHaveBeenCalledWith('/sv/')
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('D2.05 D8.01 says that the product was not found when its look-up failed, with the failure’s status; other words of an error are not shown', () => {
    const { digest } = redirectError('/en/jackets/', new Error('down'), {
      status: 503,
      message: 'errors.product_not_found',
    }) as Error & { digest?: string }
    show(<ErrorScreen error={Object.assign(new Error('hidden by production'), { digest })} reset={() => undefined} />)
    expect(screen.getByRole('alert').textContent).toContain('503')
    expect(screen.getByRole('heading', { name: 'Product not found.' })).toBeTruthy()
    expect(read('{"message":"errors.page_not_found"}').message).toBeNull()
  })

  it('P8.10 P7.07 B2.32 D7.14 shows the status, Continue shopping to the front page, the support link, and tells the shop', () => {
    const reset = vi.fn()
    show(<ErrorScreen error={Object.assign(new Error('broken'), { digest: 'abc' })} reset={reset} />)
    expect(screen.getByRole('alert').textContent).toContain('500')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on our side')
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en/')
    expect(screen.getByRole('link', { name: /help@shop.example/ }).getAttribute('href')).toBe(
      'mailto:help@shop.example',
    )
    expect(reportError).toHaveBeenCalledWith(expect.stringContaining('broken'))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reset).toHaveBeenCalled()
  })
})

it('P8.10 P4.12 the error of a part that could not be loaded loads the page anew, once: then the shop is told', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  reportError.mockReset()
  const error = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  for (const [loaded, told] of [
    [1, 0],
    [1, 1],
  ]) {
    show(<ErrorScreen error={error} reset={() => undefined} />)
    cleanup()
    expect([reload.mock.calls.length, reportError.mock.calls.length]).toEqual([loaded, told])
  }
  vi.unstubAllGlobals()
})

describe('a report in the shopper’s words', () => {
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/What were you doing/), { target: { value } })
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send a report' })))

  it('P6.05 is sent with the path and the reference of the error; what was typed stays after a failure', async () => {
    window.history.replaceState(null, '', '/en/tents/?access=secret')
    show(<ErrorScreen error={Object.assign(new Error('broken'), { digest: 'abc' })} reset={() => undefined} />)
    await press()
    expect([screen.getByText('Tell us what happened.'), call.mock.calls.length]).toEqual([expect.anything(), 0])
    type(' I pressed the heart. ')
    call.mockResolvedValueOnce({ ok: false, error: { status: 503 } })
    await press()
    expect(screen.getByText(/could not be sent/)).toBeTruthy()
    call.mockResolvedValueOnce({ ok: true, data: { number: 'Q-1234' } })
    await press()
    const [first, second] = call.mock.calls
    expect(second).toEqual(first)
    expect(second).toEqual([
      'bugReport',
      {
        body: {
          form_key: expect.stringMatching(/^[\da-f-]{36}$/),
          message: 'I pressed the heart.',
          page: '/en/tents/',
          reference: 'abc',
          country_code: 'fi',
          language_code: 'en',
        },
      },
    ])
    expect(screen.getByRole('status').textContent).toContain('Q-1234')
    window.history.replaceState(null, '', '/')
  })

  it('is not asked for where the screen leads on by itself', () => {
    show(<ErrorScreen error={new Error('{"redirect":"/sv/"}')} reset={() => undefined} />)
    expect(screen.queryByLabelText(/What were you doing/)).toBeNull()
  })
})

describe('404 messages (spec 1 §8, spec 2 §8)', () => {
  it('D8.11 name the path as the visitor asked for it', () => {
    expect(missingPath(['de', 'gibt-es', '%C3%A4'])).toEqual({ id: 'errors.page_not_found', path: '/de/gibt-es/ä/' })
    expect(missingPath(['%E0%A4%A'])).toEqual({ id: 'errors.page_not_found', path: '/%E0%A4%A/' })
  })

  it('B2.08 B8.08 B8.10 D8.11 B2.04 a group, a campaign and a brand have their own', () => {
    expect(errors['errors.group_not_found']).toBe('Product group not found.')
    expect(errors['errors.campaign_not_found']).toBe('Campaign not found.')
    for (const kind of ['campaign', 'campaign-list', 'giftcampaigns'])
      expect(missingEntity([kind, 'gone'], '').id).toBe('errors.campaign_not_found')
    for (const kind of ['group', 'group-list'])
      expect(missingEntity([kind, 'skidor/alpint'], '/sv').id).toBe('errors.group_not_found')
    for (const kind of ['brand', 'brand-list'])
      expect(missingEntity([kind, 'nobody'], '').id).toBe('errors.brand_not_found')
    expect(errors['errors.brand_not_found']).toBe('Manufacturer not found.')
    expect(missingEntity(['product', '-/vaaru/kuru'], '/sv')).toEqual({
      id: 'errors.product_not_found',
      path: '/sv/vaaru/kuru/',
    })
  })

  it('P8.09 P2.01 the page of a missing path names it, and leads on: search, front page, groups and brands', () => {
    show(
      <NavigationProvider
        value={{
          groups: [{ name: 'Skis', path: 'skis' }] as never,
          brands: { name: 'Brands', href: '/en/manufacturers/' },
          sections: [],
        }}
      >
        <NotFoundScreen message={missingPath(['nothing', 'k%C3%A4ytetyt'])} />
      </NavigationProvider>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found: /nothing/käytetyt/')
    expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/en/search/')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/',
      '/en/skis/',
      '/en/manufacturers/',
    ])
  })

  it('B8.07 a store that does not exist is named by the name that was asked for', () => {
    segments.mockReturnValue(['stores', 'n%C3%A4s'])
    show(
      <NavigationProvider value={{ groups: [], brands: { name: 'Brands', href: '/en/manufacturers/' }, sections: [] }}>
        <ThrownNotFound />
      </NavigationProvider>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The store näs does not exist.')
    expect(document.title).toBe('The store näs does not exist.')
  })
})
