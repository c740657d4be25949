import { describe, expect, it } from 'vitest'

import { cardSpecs } from '@/lib/catalog/list/grid-data'
import { discountFraction } from '@/lib/catalog/list/sort'
import { cardShortDescription, trimDescription } from '@/lib/catalog/meta'
import { offersOf, wholeStores } from '@/lib/catalog/panel/data'
import { imagesOf } from '@/lib/catalog/panel/model'
import { plainText } from '@/lib/catalog/plain-text'
import { nameAndUnit, shownProperties, sustainableChoice } from '@/lib/catalog/properties'
import { addedDays, shippingDays } from '@/lib/catalog/shipping'

import { priceOfCents } from './support/cards'

const property = (slug: string, value = 'x', name = slug, unit: string | null = null) =>
  ({ name: { slug, name }, value, unit }) as Parameters<typeof nameAndUnit>[0]

describe('D9.10 properties of a product', () => {
  it('the table leaves out what is empty and what the sustainable choice shows', () => {
    const all = [property('weight'), property('length', ''), property('vu-a'), property('vastuullisemmin-ulkona')]
    expect(shownProperties(all).map(({ name }) => name.slug)).toEqual(['weight'])
  })

  it('a sustainable choice meets three criteria', () => {
    const [a, b, c, empty] = [property('vu-a'), property('vu-b'), property('vu-c'), property('vu-d', '')]
    expect(sustainableChoice([a, b, c, empty] as never)).toEqual(
      ['vu-a', 'vu-b', 'vu-c'].map((name) => ({ name, value: 'x' })),
    )
    expect(sustainableChoice([a, b, empty, property('weight')] as never)).toBeNull()
  })

  it('a unit stands in its field, or in brackets behind the name', () => {
    expect(nameAndUnit(property('w', 'x', 'Weight (g)'))).toEqual({ name: 'Weight', unit: 'g' })
    expect(nameAndUnit(property('w', 'x', 'Weight [g]', 'kg'))).toEqual({ name: 'Weight', unit: 'kg' })
    expect(nameAndUnit(property('w', 'x', 'Weight', 'kg'))).toEqual({ name: 'Weight', unit: 'kg' })
    expect(nameAndUnit(property('w', 'x', '(g)'))).toEqual({ name: '(g)', unit: null })
    expect(nameAndUnit(property('w', 'x', 'Weight (g) x')).unit).toBeNull()
  })

  it('a card shows properties with a unit only', () => {
    const facet = (kind: string, key: string, name: string | null, unit: string | null) => ({ kind, key, name, unit })
    const facets = [
      facet('range', 'weight', 'Weight', 'g'),
      facet('range', 'p-size', 'Size', 'cm'),
      facet('range', 'price', null, 'x'),
      facet('range', 'count', 'Count', null),
      facet('checkbox', 'lining', 'Lining', 'g'),
    ]
    expect(cardSpecs({ facets } as never)).toEqual([
      ['weight', 'g'],
      ['size', 'cm'],
    ])
  })
})

describe('texts', () => {
  it('tags part words, a broken tag at the end is none', () => {
    expect(plainText('<p>One</p><p>two &amp; &#8211; &nope; <b>three</b><a href="x')).toBe('One two & – &nope; three')
    expect(plainText('a<script>x()</script>b<style>c')).toBe('a b')
    expect(plainText('&#0;&#55296;&lt;b&gt;')).toBe('<b>')
  })

  it('are cut without a half character', () => {
    expect(cardShortDescription(`${'a'.repeat(71)}😀bcd`)).toBe(`${'a'.repeat(71)}…`)
    expect(cardShortDescription('a'.repeat(75))).toHaveLength(75)
    expect(cardShortDescription('a'.repeat(70), '123456')).toBe(`${'a'.repeat(66)}…`)
    expect(cardShortDescription('a'.repeat(76), 'b'.repeat(72))).toBe('')
    expect(trimDescription('one two three', 8)).toEqual({ text: 'one two…', isTrimmed: true })
    expect(trimDescription('one two', 7)).toEqual({ text: 'one two', isTrimmed: false })
  })
})

describe('prices and delivery', () => {
  it('a reduction is a share of the reference', () => {
    expect([
      discountFraction(priceOfCents(75, 100)),
      discountFraction(priceOfCents(75)),
      discountFraction(priceOfCents(1, 0)),
    ]).toEqual([0.25, 0, 0])
  })

  it('shipping days of one or two numbers, of up to three digits', () => {
    expect(['3', '12-5', ' 2 – 4 days', '100', '1234', 'x'].map((text) => shippingDays(text))).toEqual([
      { start: 3, end: 3 },
      { start: 5, end: 12 },
      { start: 2, end: 4 },
      { start: 100, end: 100 },
      null,
      null,
    ])
    expect(shippingDays('1-2', { start: 1, end: 2 }, { start: 3, end: 4 })).toEqual({ start: 5, end: 8 })
  })

  it('days are added by country; an invalid setting adds none', () => {
    const none = { start: 0, end: 0 }
    const setting = '{"countries":[{"country":"SE","start":2,"end":4}],"ski_bundle":{"start":1,"end":2}}'
    expect(addedDays(setting, 'se')).toEqual({ country: { start: 2, end: 4 }, skiBundle: { start: 1, end: 2 } })
    for (const bad of [null, '', '{', '[]', '{"countries":4}', '{"countries":[null]}'])
      expect(addedDays(bad, 'se')).toEqual({ country: none, skiBundle: none })
  })

  it('is free at its price, or for goods of enough value', () => {
    const isFree = (terms: { price: number; freeFrom: number | null }, worth: number) => {
      const method = { id: 'home', name: '', minDays: 1, maxDays: 2, isGreen: false, ...terms }
      const limit = { isDeliveryCountryBlocked: false, extra_data_overrides: {}, perInternationalPackage: null }
      const data = { methods: [method], limit, addedDays: { start: 0, end: 0 }, country: 'fi' }
      return offersOf(data, { id: 1, shipping_time: { number: 2, string: '1-3' } }, worth)[0]?.terms.cost === 0
    }
    expect([isFree({ price: 0, freeFrom: null }, 0), isFree({ price: 5, freeFrom: 100 }, 101)]).toEqual([true, true])
    expect([
      isFree({ price: 5, freeFrom: 100 }, 99),
      isFree({ price: 5, freeFrom: null }, 99),
      isFree({ price: 5, freeFrom: 9 }, 0),
    ]).toEqual([false, false, false])
  })

  it('a panel’s stores and pictures', () => {
    expect(wholeStores([{ id: 1, name: 'North' }] as never)).toEqual([
      { id: 1, name: 'North', address: null, hours: [] },
    ])
    const picture = (path: string) => ({ path })
    const panel = { colors: [{ slug: 'red', images: [picture('a')] }], images: [picture('a'), picture('b')] } as never
    expect([imagesOf(panel, 'red'), imagesOf(panel, null)]).toEqual([
      [picture('a'), picture('b')],
      [picture('a'), picture('b')],
    ])
  })
})
