import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CountryLine } from '@/components/layout/country-line'
import { BEFORE_PAINT } from '@/lib/browser/before-paint'
import { COOKIES, LANGUAGES } from '@/lib/market/languages'

import { show, stubDialogs } from '../ui/support'

vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

const homes = Object.fromEntries(LANGUAGES.map((language) => [language, '/'])) as Record<
  (typeof LANGUAGES)[number],
  string
>
const stored = () => [Cookies.get(COOKIES.country), Cookies.get(COOKIES.currency)]
const isAsked = () => 'ask' in document.documentElement.dataset

/** What the script before the first paint does on a page with this query. */
function paint(search = '') {
  delete document.documentElement.dataset['ask']
  window.history.replaceState(null, '', `/en/skis/${search}`)
  new Function(BEFORE_PAINT)()
}

function line() {
  stubDialogs()
  show(
    <>
      <CountryLine
        text="Where should we send your order?"
        keepLabel="Stay with Finland"
        chooseLabel="Choose another country"
        closeLabel="Close"
        crossOrigin={false}
        homes={homes}
        closedCountries={['ru']}
      />
      <main id="content" tabIndex={-1} />
    </>,
  )
}

beforeEach(() => paint())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const name of [COOKIES.country, COOKIES.currency]) Cookies.remove(name, { path: '/' })
})

it('issue 16 asks until a country is chosen, and not where a link has chosen one', () => {
  expect(isAsked()).toBe(true)
  paint('?delivery_country=us&currency=usd')
  expect(isAsked()).toBe(false)
  Cookies.set(COOKIES.country, 'gb')
  paint()
  expect(isAsked()).toBe(false)
})

it('issue 16 staying is remembered as the choice in the header is, and the keyboard goes on at the page', async () => {
  line()
  expect(screen.getByRole('region', { name: 'Where should we send your order?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stay with Finland' }))
  await waitFor(() => expect(isAsked()).toBe(false))
  expect(stored()).toEqual(['fi', 'eur'])
  expect(document.activeElement?.id).toBe('content')
})

it('issue 16 proposes the country of the browser’s language, and stores nothing before it is sent', async () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en', 'ru-RU', 'en-GB'])
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  line()
  fireEvent.click(screen.getByRole('button', { name: 'Choose another country' }))
  const country = await screen.findByLabelText<HTMLSelectElement>(/Delivery country/)
  expect([country.value, screen.getByLabelText<HTMLSelectElement>(/Currency/).value]).toEqual(['gb', 'gbp'])
  expect(stored()).toEqual([undefined, undefined])
  fireEvent.submit(country.closest('form') as HTMLFormElement)
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/skis/'))
  expect(stored()).toEqual(['gb', 'gbp'])
})
