import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import LocaleModal from '@/components/layout/locale-modal'
import { COUNTRIES } from '@/lib/market/countries'
import { CURRENCIES } from '@/lib/market/currencies'
import { COOKIES, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import { show, stubDialogs } from '../ui/support'

vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

afterEach(cleanup)

const homes = Object.fromEntries(LANGUAGES.map((language) => [language, '/'])) as Record<
  (typeof LANGUAGES)[number],
  string
>
const open = (closedCountries: readonly string[]) => {
  stubDialogs()
  show(
    <LocaleModal
      open
      onClose={() => {}}
      closeLabel="Close"
      crossOrigin={false}
      homes={homes}
      closedCountries={closedCountries}
    />,
  )
  return (name: string | RegExp) => screen.getByRole<HTMLOptionElement>('option', { name })
}

it('issue 15: closed countries stand in the list with the reason, and cannot be chosen; the Russian language stays', () => {
  const option = open(['ru', 'by'])
  expect([option('Russia (no delivery)').disabled, option('Belarus (no delivery)').disabled]).toEqual([true, true])
  expect(option('Germany').disabled).toBe(false)
  expect(document.body.textContent).toContain('We do not deliver to Russia or Belarus: the European Union bans')
  expect(screen.getByLabelText('Русский')).toBeTruthy()
})

it('B3.07 P2.52 P2.53 P2.54 P2.55 P2.56 P2.57 P9.16 B1.01 all languages of the shop can be chosen, each by its own name', () => {
  open([])
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    LANGUAGES.map((language) => LANGUAGE_TABLE[language].nativeName),
  )
})

it('issue 15: when the shop opens them, they are like every other country', () => {
  expect(open([])('Russia').disabled).toBe(false)
  expect(document.body.textContent).not.toContain('We do not deliver')
})

it('a choice replaces the country and currency that a link has brought: they leave the address', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/en/skis/?delivery_country=us&currency=usd&size=M')
  open([])
  fireEvent.change(screen.getByLabelText(/Delivery country/), { target: { value: 'se' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }).closest('form') as HTMLFormElement)
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/skis/?size=M'))
  for (const name of [COOKIES.country, COOKIES.currency]) Cookies.remove(name, { path: '/' })
  assign.mockRestore()
})

it('P3.01 a country brings its own currency, another currency may follow, and both are remembered', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/en/skis/?size=M')
  open([])
  const country = screen.getByLabelText<HTMLSelectElement>(/Delivery country/)
  const currency = screen.getByLabelText<HTMLSelectElement>(/Currency/)
  expect([country.value, currency.value, currency.selectedOptions[0]?.text]).toEqual(['fi', 'eur', 'EUR · Euro'])
  expect([...currency.options].map(({ value }) => value)).toEqual([...CURRENCIES])
  expect([...country.querySelectorAll('optgroup')].map(({ label, children }) => [label, children.length])).toEqual([
    ['European Union', COUNTRIES.filter(({ isEu }) => isEu).length],
    ['Rest of the world', COUNTRIES.filter(({ isEu }) => !isEu).length],
  ])
  for (const [code, own] of [
    ['se', 'sek'],
    ['jp', 'jpy'],
    ['ua', 'eur'],
  ] as const) {
    fireEvent.change(country, { target: { value: code } })
    expect([country.value, currency.value]).toEqual([code, own])
  }
  fireEvent.change(currency, { target: { value: 'usd' } })
  expect(country.value).toBe('ua')
  expect([Cookies.get(COOKIES.country), Cookies.get(COOKIES.currency)]).toEqual([undefined, undefined])
  fireEvent.submit(country.closest('form') as HTMLFormElement)
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/skis/?size=M'))
  expect([Cookies.get(COOKIES.country), Cookies.get(COOKIES.currency)]).toEqual(['ua', 'usd'])
  for (const name of [COOKIES.country, COOKIES.currency]) Cookies.remove(name, { path: '/' })
  assign.mockRestore()
})
