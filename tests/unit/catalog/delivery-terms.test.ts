import { describe, expect, it } from 'vitest'

import { type Consignment, deliveryTerms, type DeliveryWay, type Destination } from '@/lib/catalog/delivery-terms'

const way = (change: Partial<DeliveryWay> = {}): DeliveryWay => ({
  id: 'home',
  kind: 'home',
  price: 990,
  freeFrom: 15_000,
  minDays: 2,
  maxDays: 5,
  postalCodes: null,
  ...change,
})
const to = (change: Partial<Destination> = {}): Destination => ({
  country: 'fi',
  addedDays: { start: 0, end: 0 },
  closedCountries: ['ru', 'by'],
  ...change,
})
const goods = (change: Partial<Consignment> = {}): Consignment => ({
  parcels: [{ quantity: 1, limit: {} }],
  worth: 5_000,
  time: { number: 2, text: '1-3' },
  ...change,
})
const limited = (limit: Consignment['parcels'][number]['limit'], quantity = 1) =>
  goods({ parcels: [{ quantity, limit }] })
const refusal = (...args: Parameters<typeof deliveryTerms>) => deliveryTerms(...args).refusal
const cost = (...args: Parameters<typeof deliveryTerms>) => {
  const terms = deliveryTerms(...args)
  return terms.refusal ?? terms.cost
}

describe('issue 15: the terms of a delivery', () => {
  it('days are those of packing, with what the country adds, and of transport', () => {
    expect(deliveryTerms(way(), to({ country: 'de', addedDays: { start: 2, end: 4 } }), goods())).toEqual({
      refusal: null,
      cost: 990,
      handling: { start: 3, end: 7 },
      transit: { start: 2, end: 5 },
      days: { start: 5, end: 12 },
      text: '',
    })
  })

  it('what is in stock is collected or sent by courier without packing days; only a courier comes on the same day', () => {
    const days = (change: Partial<DeliveryWay>, number = 2) => {
      const terms = deliveryTerms(way(change), to(), goods({ time: { number, text: '1-3' } }))
      return terms.refusal ?? terms.days
    }
    expect(days({ kind: 'store', minDays: 0, maxDays: 3 })).toEqual({ start: 1, end: 3 })
    expect(days({ kind: 'store', minDays: 0, maxDays: 0 })).toEqual({ start: 1, end: 1 })
    expect(days({ kind: 'express', minDays: 0, maxDays: 1 })).toEqual({ start: 0, end: 1 })
    expect(days({ kind: 'store', minDays: 0, maxDays: 3 }, 10)).toEqual({ start: 1, end: 6 })
    expect(days({ kind: 'express', minDays: 0, maxDays: 1 }, 10)).toEqual({ start: 1, end: 4 })
  })

  it('without known days there are the goods’ own words', () => {
    expect(deliveryTerms(way(), to(), goods({ time: { number: 60, text: 'In autumn' } }))).toMatchObject({
      handling: null,
      days: null,
      text: 'In autumn',
    })
  })

  it('is free from the limit on, at the limit too; outside the EU each package costs and the first one is free', () => {
    const worth = (value: number) => goods({ worth: value })
    expect([14_999, 15_000].map((value) => cost(way(), to(), worth(value)))).toEqual([990, 0])
    const half = limited({ perInternationalPackage: 0.5 })
    expect(cost(way(), to({ country: 'de' }), half)).toBe(990)
    expect(cost(way(), to({ country: 'no' }), half)).toBe(1_980)
    expect(cost(way(), to({ country: 'no' }), { ...half, worth: 15_000 })).toBe(990)
  })

  it('D5.11 is refused for closed countries, goods, methods and postal codes, in this order', () => {
    expect(refusal(way(), to({ country: 'ru' }), goods())).toBe('closed')
    expect(refusal(way(), to({ country: 'ru', closedCountries: [] }), goods())).toBeNull()
    expect(refusal(way(), to({ country: 'xx' }), goods())).toBe('closed')
    expect(refusal(way(), to({ country: 'de' }), limited({ allowedCountries: ['fi'] }))).toBe('goods')
    expect(refusal(way(), to(), limited({ allowedCountries: ['fi'] }))).toBeNull()
    expect(refusal(way(), to({ country: 'us' }), limited({ blockedCountries: ['us'] }))).toBe('goods')
    expect(refusal(way(), to(), limited({ allowedDeliveryMethods: ['store'] }))).toBe('method')
    expect(refusal(way({ kind: 'store' }), to({ country: 'de' }), goods())).toBe('method')
    expect(refusal(way({ kind: 'store' }), to(), goods({ isPostDelivery: true }))).toBe('method')
    expect(refusal(way({ countries: ['se'] }), to(), goods())).toBe('method')
    expect(refusal(way({ countries: null }), to({ country: 'us' }), goods())).toBe('method')
    const local = way({ postalCodes: ['00', '33'] })
    const code = (postcode?: string | null) => refusal(local, to(postcode === undefined ? {} : { postcode }), goods())
    expect([code('00100'), code('33 100'), code('90100'), code(null), code()]).toEqual([
      null,
      null,
      'postcode',
      'postcode',
      null,
    ])
    expect(refusal(way(), to({ country: 'gb', postcode: 'bt1 5gs' }), goods())).toBe('postcode')
    expect(refusal(way(), to({ country: 'gb', postcode: 'SW1A 1AA' }), goods())).toBeNull()
  })

  it('of a gift campaign only express costs, and nothing is paid for nothing', () => {
    expect(cost(way(), to(), goods({ isGiftCampaign: true }))).toBe(0)
    expect(cost(way({ kind: 'express' }), to(), goods({ isGiftCampaign: true }))).toBe(990)
    expect(cost(way(), to(), goods({ parcels: [] }))).toBe(0)
  })
})
