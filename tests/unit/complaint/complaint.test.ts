import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  applySalesChannel,
  type ComplaintValues,
  formOf,
  readForm,
  storeChange,
  TEXT_FIELDS,
  valuesOf,
  withChannelPrefix,
  withoutChannelPrefix,
} from '@/lib/complaint/fields'
import { checkPictures, MAX_PICTURE_BYTES, MAX_PICTURES, MAX_TOTAL_BYTES } from '@/lib/complaint/pictures'
import { prefill } from '@/lib/complaint/prefill'
import { checkComplaint, checkField, type Rules } from '@/lib/complaint/rules'
import { isDay } from '@/lib/market/shop-time'

const rules: Rules = { webStore: 'web', stores: ['web', 'helsinki'], today: '2026-11-22' }
const good: ComplaintValues = valuesOf(
  formOf({
    store: 'helsinki',
    targetStore: 'helsinki',
    manufacturer: 'Norrsken',
    model: 'Storm',
    size: 'M',
    timeOfPurchase: '2026-01-02',
    used: 'no',
    complaint: 'The zip came off.',
    customerName: 'Ada',
    email: 'ada@example.org',
    phone: '+358 40 1',
  }),
)

describe('the form', () => {
  it('B3.04 the web store is the sales channel S; another store has no order, but a receipt', () => {
    expect(storeChange('web', 'web')).toEqual({ store: 'web', salesChannel: 'S', receipt: '' })
    expect(storeChange('helsinki', 'web')).toEqual({
      store: 'helsinki',
      salesChannel: '',
      orderNumber: '',
      orderDate: '',
      rowId: '',
      unitDiscount: '',
      calculatedDiscount: false,
    })
  })

  it('B3.04 has every field of the spec with a value and an error flag; salesChannel and noSize are plain; the price is "0"', () => {
    const fields = [
      'customerName',
      'email',
      'phone',
      'address',
      'postNumber',
      'city',
      'store',
      'targetStore',
      'orderNumber',
      'receipt',
      'timeOfPurchase',
      'price',
      'used',
      'manufacturer',
      'model',
      'color',
      'size',
      'complaint',
      'rowId',
      'orderDate',
      'unitDiscount',
    ]
    const form = formOf()
    expect([...TEXT_FIELDS].sort()).toEqual(fields.sort())
    for (const name of TEXT_FIELDS) expect(form[name]).toEqual({ value: name === 'price' ? '0' : '', error: false })
    expect(form).toMatchObject({ calculatedDiscount: { value: false, error: false }, salesChannel: '', noSize: false })
  })

  it('anything that was stored becomes a form', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const form = readForm(stored)
        expect(Object.keys(form).sort()).toEqual(Object.keys(formOf()).sort())
      }),
    )
    expect(valuesOf(readForm({ ...good, salesChannel: 'S', noSize: true }))).toEqual({
      ...good,
      salesChannel: 'S',
      noSize: true,
    })
  })
})

describe('the sales channel', () => {
  it("B3.04 'S' sets the main web store and puts an S before the order number, once; others stay as they are", () => {
    expect(applySalesChannel({ ...good, salesChannel: 'S', orderNumber: 'w-1234' }, 'web')).toMatchObject({
      store: 'web',
      orderNumber: 'SW-1234',
    })
    expect(applySalesChannel({ ...good, salesChannel: 'S', orderNumber: 'SW-1234' }, 'web')).toMatchObject({
      orderNumber: 'SW-1234',
    })
    expect(applySalesChannel({ ...good, orderNumber: 'W-1234' }, 'web')).toMatchObject({
      store: 'helsinki',
      orderNumber: 'W-1234',
    })
  })

  it('the prefix comes off again, for any number of the shop', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^W-[0-9A-Z]{4,10}$/), (number) => {
        expect(withoutChannelPrefix(withChannelPrefix(number))).toBe(number)
        expect(withChannelPrefix(withChannelPrefix(number))).toBe(withChannelPrefix(number))
      }),
    )
  })
})

describe('an order fills the form', () => {
  const order = {
    orderNumber: 'W-1234',
    salesChannel: 'S',
    orderDate: '2026-06-30T22:30:00Z',
    customerName: 'Ada Aalto',
    email: 'ada@example.org',
    phone: '1',
    address: 'Polku 1',
    postalCode: '00100',
    city: 'Helsinki',
  }
  const row = {
    rowId: 7,
    manufacturer: 'Norrsken',
    model: 'Storm',
    color: 'blue',
    size: null,
    unitPrice: 30_000,
    unitDiscount: 3_050,
  }
  const options = { webStore: 'web', perUnit: 100, decimal: ',' }

  it('B3.04 postNumber from postalCode, timeOfPurchase from orderDate (the shop’s day), the price less its discount', () => {
    expect(prefill(valuesOf(formOf({ complaint: 'kept' })), order, row, options)).toMatchObject({
      orderNumber: 'SW-1234',
      store: 'web',
      salesChannel: 'S',
      orderDate: '2026-07-01',
      timeOfPurchase: '2026-07-01',
      postNumber: '00100',
      city: 'Helsinki',
      customerName: 'Ada Aalto',
      rowId: '7',
      manufacturer: 'Norrsken',
      model: 'Storm',
      color: 'blue',
      size: '',
      noSize: true,
      price: '269,50',
      unitDiscount: '30,50',
      calculatedDiscount: true,
      complaint: 'kept',
    })
  })

  it('without a discount nothing is taken off; a currency without minor units has no decimals; without a row what was bought stays', () => {
    expect(prefill(good, order, { ...row, unitDiscount: 0 }, { ...options, perUnit: 1 })).toMatchObject({
      price: '30000',
      unitDiscount: '',
      calculatedDiscount: false,
    })
    expect(prefill(good, order, null, options)).toMatchObject({ model: 'Storm', orderNumber: 'SW-1234' })
  })
})

describe('rules', () => {
  it('B5.01, B8.15 a complete form is in order; each field that is missing or wrong has a problem of its own', () => {
    expect(checkComplaint(good, rules)).toEqual({})
    const cases: [Partial<ComplaintValues>, Record<string, string>][] = [
      [{ store: '' }, { store: 'missing_store' }],
      [{ store: 'nowhere' }, { store: 'invalid_choice' }],
      [{ salesChannel: 'S' }, { orderNumber: 'missing_order_number' }],
      [{ orderNumber: '?' }, { orderNumber: 'invalid_order_number' }],
      [{ timeOfPurchase: '' }, { timeOfPurchase: 'missing_time' }],
      [{ timeOfPurchase: '2026-02-30' }, { timeOfPurchase: 'invalid_date' }],
      [{ timeOfPurchase: '2026-11-23' }, { timeOfPurchase: 'future_date' }],
      [{ orderDate: 'x' }, { orderDate: 'invalid_date' }],
      [{ rowId: 'x' }, { rowId: 'invalid_choice' }],
      [{ manufacturer: ' ' }, { manufacturer: 'missing_manufacturer' }],
      [{ model: '' }, { model: 'missing_model' }],
      [{ size: '' }, { size: 'missing_size' }],
      [{ price: '1e3' }, { price: 'invalid_price' }],
      [{ unitDiscount: '-1' }, { unitDiscount: 'invalid_price' }],
      [{ used: '' }, { used: 'missing_used' }],
      [{ used: 'no?' }, { used: 'invalid_choice' }],
      [{ complaint: '' }, { complaint: 'missing_complaint' }],
      [{ complaint: 'broken' }, { complaint: 'short_complaint' }],
      [{ targetStore: '' }, { targetStore: 'missing_target_store' }],
      [{ targetStore: 'x' }, { targetStore: 'invalid_choice' }],
      [{ customerName: '' }, { customerName: 'missing_name' }],
      [{ email: '' }, { email: 'missing_email' }],
      [{ email: 'a@b' }, { email: 'invalid_email' }],
      [{ phone: '' }, {}],
      [{ phone: 'call me' }, { phone: 'invalid_phone' }],
      [{ color: 'x'.repeat(61) }, { color: 'too_long' }],
      [{ receipt: 'x'.repeat(61) }, { receipt: 'too_long' }],
      [{ targetStore: 'web' }, { address: 'missing_address', postNumber: 'missing_post_number', city: 'missing_city' }],
    ]
    for (const [change, problems] of cases) expect(checkComplaint({ ...good, ...change }, rules)).toEqual(problems)
    const covered = new Set(cases.flatMap(([, problems]) => Object.keys(problems)))
    expect(TEXT_FIELDS.filter((name) => !covered.has(name))).toEqual([])
  })

  it('a product without a size needs none', () => {
    expect(checkComplaint({ ...good, size: '', noSize: true }, rules)).toEqual({})
  })

  it('no text makes a rule throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXT_FIELDS), fc.string({ maxLength: 500 }), (name, text) => {
        expect(() => checkField(name, { ...good, [name]: text }, rules)).not.toThrow()
      }),
    )
  })

  it('knows the days of the calendar', () => {
    expect(['2024-02-29', '2025-02-29', '2026-13-01', '1900-01-01', '2026-1-1'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('pictures', () => {
  const picture = (chosenBytes: number, bytes = chosenBytes) => ({ chosenBytes, bytes })
  it('D8.12 D9.10 50 MB each as they are chosen, 25 MB together as they are sent', () => {
    expect([MAX_PICTURE_BYTES, MAX_TOTAL_BYTES]).toEqual([50 * 1024 ** 2, 25 * 1024 ** 2])
    expect(checkPictures([picture(MAX_PICTURE_BYTES, 1_000_000)])).toBeNull()
    expect(checkPictures([picture(MAX_PICTURE_BYTES + 1, 1_000)])).toBe('picture_too_large')
    expect(checkPictures([picture(MAX_TOTAL_BYTES)])).toBeNull()
    expect(checkPictures([picture(MAX_TOTAL_BYTES), picture(1)])).toBe('pictures_too_large')
    expect(checkPictures(Array.from({ length: MAX_PICTURES + 1 }, () => picture(1)))).toBe('too_many_pictures')
  })
})
