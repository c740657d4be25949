import { cleanup, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Link } from '@/components/ui/link'
import { COOKIES } from '@/lib/market/languages'

import { push, WithRouter } from '../router'
import { show } from '../ui/support'

const US = { country: 'us', currency: 'usd' } as const
const replace = vi.fn()

/** A tab that has just opened this address: the module knows nothing yet. */
async function arrive(search: string) {
  window.history.replaceState(null, '', `/en/fjell/storm/${search}`)
  document.documentElement.dataset['visit'] = ''
  vi.resetModules()
  const { keepVisitMarket } = await import('@/stores/visit-market')
  return keepVisitMarket
}
/** In the modules of this tab. */
const allow = async () => (await import('@/stores/consent')).writeConsent(['functional'])
const stored = () => [Cookies.get(COOKIES.country), Cookies.get(COOKIES.currency)]
const isTold = () => 'visit' in document.documentElement.dataset

beforeEach(() => {
  push.mockReset()
  replace.mockReset()
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const name of [COOKIES.country, COOKIES.currency, COOKIES.consent]) Cookies.remove(name, { path: '/' })
})

describe('a country and currency in the address last for the visit', () => {
  it('P5.06 travels in links and forms, and is stored nowhere before the shopper asks for something', async () => {
    const keep = await arrive('?delivery_country=us&currency=usd')
    keep(US)
    show(
      <WithRouter>
        <Link href="/en/checkout/?x=1#rows">cart</Link>
        <form action="/en/search/" aria-label="search" />
      </WithRouter>,
    )
    fireEvent.click(screen.getByText('cart'))
    expect(push.mock.lastCall?.[0]).toBe('/en/checkout/?x=1&delivery_country=us&currency=usd#rows')
    fireEvent.submit(screen.getByRole('form'))
    expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['delivery_country', 'us'],
      ['currency', 'usd'],
    ])
    expect([stored(), isTold()]).toEqual([[undefined, undefined], true])
  })

  it.each(['?delivery_country=us', '?currency=usd'])('P5.06 %s alone is kept, with the other one', async (query) => {
    const keep = await arrive(query)
    keep(US)
    show(
      <WithRouter>
        <Link href="/en/checkout/">cart</Link>
      </WithRouter>,
    )
    fireEvent.click(screen.getByText('cart'))
    expect(push.mock.lastCall?.[0]).toBe('/en/checkout/?delivery_country=us&currency=usd')
    expect(isTold()).toBe(true)
  })

  it('a page that code has led to without it is loaded again with it', async () => {
    const keep = await arrive('?delivery_country=us')
    keep(US)
    window.history.replaceState(null, '', '/en/checkout/')
    keep({ country: 'fi', currency: 'eur' })
    expect(replace.mock.lastCall?.[0]).toMatch(/\/en\/checkout\/\?delivery_country=us&currency=usd$/)
  })

  it('is the preference of the session once functional storage is allowed, and the way back removes it', async () => {
    const keep = await arrive('?delivery_country=us&currency=usd&color=red')
    keep(US)
    await allow()
    expect(stored()).toEqual(['US', 'usd'])
    show(
      <button type="button" data-visit-back="">
        back
      </button>,
    )
    fireEvent.click(screen.getByText('back'))
    expect(stored()).toEqual([undefined, undefined])
    expect(replace.mock.lastCall?.[0]).toBe('/en/fjell/storm/?color=red')
  })

  it('never overwrites a chosen preference, and says nothing where it is the same or unknown', async () => {
    Cookies.set(COOKIES.country, 'de', { path: '/' })
    const keep = await arrive('?delivery_country=us&currency=usd')
    keep(US)
    await allow()
    expect([stored(), isTold()]).toEqual([['de', undefined], true])
    Cookies.set(COOKIES.country, 'us', { path: '/' })
    Cookies.set(COOKIES.currency, 'usd', { path: '/' })
    ;(await arrive('?delivery_country=us&currency=usd'))(US)
    expect(isTold()).toBe(false)
    Cookies.remove(COOKIES.country, { path: '/' })
    ;(await arrive('?delivery_country=xx'))({ country: 'fi', currency: 'eur' })
    expect(isTold()).toBe(false)
  })
})
