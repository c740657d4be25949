/** The page about delivery, and parts of texts that are for visitors of some countries only. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { DeliveryTables, OwnDelivery } from '@/components/content/delivery-tables'
import { HtmlContent } from '@/components/content/html-content'
import { RentalPart } from '@/components/content/rental-part'
import type { DeliveryPage } from '@/lib/contract/schemas/content'
import { priceFormatter } from '@/lib/intl/price'
import { marketOf } from '@/lib/market/market'

import { card } from '../../unit/catalog/support/cards'
import { show } from '../ui/support'

afterEach(cleanup)

const method = (id: string, more: object = {}) => ({
  ...{ id, name: id, price: 990, free_from: null, arrives_in: '2-6', is_green: false, some_places: false },
  ...more,
})
const UNION = ['at', 'be', 'de', 'ee', 'fr']
const PAGE: DeliveryPage = {
  groups: [
    {
      countries: ['fi'],
      packed: '1-3',
      methods: [method('locker', { price: 490, free_from: 6000 }), method('store', { price: 0 })],
    },
    { countries: UNION, packed: '3-7', methods: [method('parcel')] },
    { countries: ['no', 'us', 'jp', 'ch'], packed: '3-7', methods: [method('air', { some_places: true })] },
  ],
  closed: [],
  goods: [{ name: 'Gas', why: 'It burns.', only: ['fi'], except: [], methods: null }],
}
const marketFor = (country: string) => {
  const market = marketOf('en', country, 'eur')
  if (!market) throw new Error('no market')
  return market
}
const draw = (country: string, page = PAGE) => {
  const market = marketFor(country)
  const format = priceFormatter(market, 1)
  return show(
    <>
      <OwnDelivery market={market} page={page} format={format} />
      <DeliveryTables market={market} page={page} format={format} />
    </>,
  )
}

describe('the page about delivery', () => {
  it('has the methods of the visitor’s country open, each with price, days and from when it is free', () => {
    const { container } = draw('fi')
    const own = container.querySelector<HTMLElement>('[data-delivery-own]')!
    const [locker, store] = within(own).getAllByRole('listitem')
    for (const words of ['locker', '€4.90', 'Free from €60', 'Delivery time: 2–6 business days'])
      expect(locker?.textContent).toContain(words)
    expect(store?.textContent).toContain('Free')
    expect(store?.textContent).not.toContain('Free from')
    cleanup()
    const german = draw('de').container.querySelector('[data-delivery-own]')
    expect(german?.textContent).toContain('To Germany')
    expect(german?.textContent).not.toContain('locker')
  })

  it('has other countries closed, under a short heading that counts them, with their names inside', () => {
    draw('fi')
    const heads = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(heads()).toEqual(['Other EU countries (5)', 'Countries outside the EU (4)'])
    expect(screen.getByText('Austria, Belgium, Estonia, France, and Germany').closest('details')?.open).toBe(false)
    cleanup()
    draw('de')
    expect(heads()).toEqual(['Finland', 'Other EU countries (4)', 'Countries outside the EU (4)'])
    cleanup()
    draw('no')
    expect(heads()).toEqual(['Finland', 'EU countries (5)', 'Japan, Switzerland, and United States'])
    cleanup()
    // Two large groups of the union: each is called by its first countries.
    const more = ['it', 'es', 'pt', 'ie']
    draw('fi', { ...PAGE, groups: [...PAGE.groups, { countries: more, packed: '3-7', methods: [method('slow')] }] })
    expect(heads()).toEqual([
      'Austria, Belgium and 3 more countries',
      'Countries outside the EU (4)',
      'Ireland, Italy and 2 more countries',
    ])
  })

  it('says of goods with rules of their own where they go, and why', () => {
    draw('de')
    const item = screen.getByText('Gas').closest('li')
    expect(item?.textContent).toBe('GasOnly to: Finland.It burns.')
  })
})

it('a text says whether its visitor is from the country of the stores', () => {
  const visitor = (country?: string) =>
    show(<HtmlContent html="<p>a</p>" country={country} />)
      .container.querySelector('.prose')
      ?.getAttribute('data-visitor')
  expect([visitor('fi'), visitor('de'), visitor()]).toEqual(['home', 'abroad', null])
})

describe('the page about renting', () => {
  const rentals = [{ card: { ...card({ id: 7 }), name: 'Touring skis' }, day: 2500, deposit: 10_000 }]
  const open = (country: string, some = rentals) => {
    const market = marketFor(country)
    return show(<RentalPart market={market} examples={{ rentals: some, price: priceFormatter(market, 1) }} />)
  }

  it('shows goods with the price of a day, and that they are collected in Finland to those elsewhere', () => {
    open('fi')
    expect(screen.getByRole('listitem').textContent).toBe('Touring skis€25 a day')
    expect(screen.getByRole('link', { name: 'See all you can rent' }).getAttribute('href')).toBe('/en/rental/rentle/')
    expect(screen.queryByText(/stores in Finland/)).toBeNull()
    cleanup()
    open('de')
    expect(screen.getByText(/stores in Finland/)).toBeTruthy()
  })

  it('has nothing above its text where nothing is rented', () => {
    expect(open('fi', []).container.textContent).toBe('')
  })
})
