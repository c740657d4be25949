import { describe, expect, it } from 'vitest'

import { isCompanyNumber } from '@/lib/checkout/company-numbers'
import { checkAll, checkField, COMPANY_FIELDS, fieldId, type FieldRules, refusedField } from '@/lib/checkout/fields'
import { EMPTY_FORM } from '@/stores/checkout-form'

const RULES: FieldRules = {
  country: 'fi',
  needsAddress: true,
  deliveryMethods: [
    { id: 'home', locations: [] },
    { id: 'locker', locations: [{ id: 'near' }] },
    { id: 'store', needs_location: true, locations: [] },
    { id: 'later', needs_location: false, locations: [{ id: 'near' }] },
  ],
  needsPayment: true,
  paymentMethods: [{ id: 'card' }],
  needsCustoms: false,
}
type Form = typeof EMPTY_FORM
const values = (form: Partial<Form> = {}, more: { paymentMethod?: string; hasAcceptedCustoms?: boolean } = {}) => ({
  form: { ...EMPTY_FORM, ...form },
  paymentMethod: '',
  hasAcceptedCustoms: false,
  ...more,
})
const idOf = (name: Parameters<typeof checkField>[0], form: Partial<Form>, rules: Partial<FieldRules> = {}) =>
  checkField(name, values(form), { ...RULES, ...rules })?.id ?? null

describe('P3.10 fields of the checkout', () => {
  it('mail address and telephone are needed and must be such', () => {
    expect(['', ' ', 'x', 'a@example.com '].map((email) => idOf('email', { email }))).toEqual([
      'checkout.missing_email',
      'checkout.missing_email',
      'checkout.invalid_email',
      null,
    ])
    expect(
      ['', '12', 'abcdef', '+358 40 123', '(09) 12-34/5.6', '12345x'].map((phone) => idOf('phone', { phone })),
    ).toEqual([
      'checkout.missing_phone',
      'checkout.invalid_phone',
      'checkout.invalid_phone',
      null,
      null,
      'checkout.invalid_phone',
    ])
  })

  it('the address is needed where goods go to it', () => {
    for (const name of ['address', 'city'] as const) {
      expect([idOf(name, {}), idOf(name, { [name]: 'x' }), idOf(name, {}, { needsAddress: false })]).toEqual([
        `checkout.missing_${name}`,
        null,
        null,
      ])
    }
    expect(idOf('first_name', {}, { needsAddress: false })).toBe('checkout.missing_first_name')
    expect(idOf('last_name', {}, { needsAddress: false })).toBe('checkout.missing_last_name')
  })

  it('P5.08 a postal code is needed, and of the country; where there are none it is neither', () => {
    const code = (postal_code: string, rules: Partial<FieldRules> = {}) => idOf('postal_code', { postal_code }, rules)
    expect([
      code(''),
      code('00100'),
      code('1'),
      code('', { needsAddress: false }),
      code('1', { needsAddress: false }),
    ]).toEqual(['checkout.missing_postal_code', null, 'checkout.invalid_postal_code', null, null])
    expect(checkField('postal_code', values({ postal_code: '1' }), RULES)?.values).toEqual({ example: '00100' })
    expect([code('', { country: 'hk' }), code('00100', { country: 'hk' }), code('999077', { country: 'hk' })]).toEqual([
      null,
      'checkout.unused_postal_code',
      null,
    ])
  })
  it('D5.11 no postal code of Northern Ireland, wherever the products go', () => {
    const code = (postal_code: string, needsAddress: boolean) =>
      checkField('postal_code', values({ postal_code }), { ...RULES, country: 'gb', needsAddress })?.id ?? null
    expect([code('BT1 1AA', true), code('bt93 8ad', false), code('SW1A 1AA', true)]).toEqual([
      'checkout.error_northern_ireland',
      'checkout.error_northern_ireland',
      null,
    ])
  })

  it('one field of a company asks for its name, and the two of e-invoices for each other', () => {
    expect(idOf('company', {})).toBeNull()
    for (const field of COMPANY_FIELDS.filter((name) => name !== 'company')) {
      expect([field, idOf('company', { [field]: 'x' })]).toEqual([field, 'checkout.missing_company'])
      expect(idOf('company', { [field]: 'x', company: 'Aalto' })).toBeNull()
    }
    expect(idOf('einvoice_address', { einvoice_operator: 'x' })).toBe('checkout.missing_einvoice_address')
    expect(idOf('einvoice_operator', { einvoice_address: 'x' })).toBe('checkout.missing_einvoice_operator')
    expect(idOf('einvoice_operator', {})).toBeNull()
    expect(idOf('einvoice_address', { einvoice_address: 'x', einvoice_operator: 'y' })).toBeNull()
  })

  it('a way of delivery is chosen, and its place where it has some', () => {
    const place = (delivery_method: string, delivery_location: string) =>
      idOf('delivery_location', { delivery_method, delivery_location })
    expect([idOf('delivery_method', {}), idOf('delivery_method', { delivery_method: 'home' })]).toEqual([
      'checkout.missing_delivery_method',
      null,
    ])
    expect([place('', ''), place('home', ''), place('locker', 'near'), place('later', '')]).toEqual(Array(4).fill(null))
    expect([place('locker', ''), place('locker', 'far'), place('store', '')]).toEqual(
      Array(3).fill('checkout.missing_delivery_location'),
    )
  })

  it('a payment is chosen unless nothing is left to pay; customs are accepted where there are some', () => {
    const pay = (paymentMethod: string, needsPayment = true) =>
      checkField('payment_method', values({}, { paymentMethod }), { ...RULES, needsPayment })?.id ?? null
    expect([pay(''), pay('other'), pay('card'), pay('', false)]).toEqual([
      'checkout.missing_payment_method',
      'checkout.missing_payment_method',
      null,
      null,
    ])
    const customs = (needsCustoms: boolean, hasAcceptedCustoms: boolean) =>
      checkField('customs', values({}, { hasAcceptedCustoms }), { ...RULES, needsCustoms })?.id ?? null
    expect([customs(true, false), customs(true, true), customs(false, false)]).toEqual([
      'checkout.missing_customs',
      null,
      null,
    ])
  })

  it('all errors stand in the order of the page, and the server’s name of a field leads to its control', () => {
    expect(Object.keys(checkAll(values(), RULES))).toEqual([
      'email',
      'first_name',
      'last_name',
      'address',
      'postal_code',
      'city',
      'phone',
      'delivery_method',
      'payment_method',
    ])
    expect([
      refusedField('form.email'),
      refusedField('email'),
      refusedField('cart.rows'),
      refusedField(undefined),
    ]).toEqual(['email', 'email', null, null])
    expect(fieldId('email')).toBe('checkout-email')
    expect([isCompanyNumber('vat_number'), isCompanyNumber('email')]).toEqual([true, false])
  })
})
