// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { clearForm, fillForm, formStore, hydrateForm, readForm, setForm } from '@/stores/checkout-form'
import { parseFlagValue, readFlags } from '@/lib/contract/general-settings'
import { flagOf, flagStore, initFlags, readOverrides } from '@/stores/flags'
import { notify, onNotice } from '@/stores/notices'
import { preferenceStore, readPreferences, selectSize, setPostcode, viewProduct } from '@/stores/preferences'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('notices', () => {
  it('reach everybody who listens, until they stop', () => {
    const heard: unknown[] = []
    notify('error', { id: 'nobody listens' })
    const stop = onNotice((kind, message) => heard.push([kind, message]))
    notify('error', { id: 'a', values: { n: 1 } })
    notify('success', { id: 'b' })
    stop()
    notify('success', { id: 'c' })
    expect(heard).toEqual([
      ['error', { id: 'a', values: { n: 1 } }],
      ['success', { id: 'b' }],
    ])
  })
})

describe('preferences', () => {
  it('B4.08 viewed products: the latest 60, most recent first, without duplicates', () => {
    for (let id = 1; id <= 70; id++) viewProduct({ id, path: `brand/p-${id}` })
    viewProduct({ id: 30, path: 'brand/p-30' })
    const ids = preferenceStore.getState().viewedProducts.map((product) => product.id)
    expect(ids).toHaveLength(60)
    expect(ids.slice(0, 3)).toEqual([30, 70, 69])
    expect(new Set(ids).size).toBe(60)
  })
  it('B4.08 a visit to a product’s page makes it the most recent one', async () => {
    const { startVisit } = await import('@/stores/product-visit')
    const end = startVisit(501, 'brand/p-501', () => undefined)
    expect(preferenceStore.getState().viewedProducts[0]).toEqual({ id: 501, path: 'brand/p-501' })
    end()
  })
  it('B3.09 D4.02 sizes and postcode are remembered', () => {
    selectSize('M')
    selectSize('42,5')
    selectSize('M')
    setPostcode(' 33100 ')
    expect(preferenceStore.getState()).toMatchObject({ selectedSizes: ['42,5', 'M'], postcode: '33100' })
    for (const kept of ['33100', '42,5', '"M"']) expect(localStorage.getItem('so.preferences')).toContain(kept)
    setPostcode('')
    expect(preferenceStore.getState().postcode).toBeNull()
  })
  it('bad data is mended', () => {
    expect(
      readPreferences({
        selectedSizes: ['M', 5, 'M'],
        viewedProducts: [{ id: 2, path: 'b' }, { id: 'x' }, null, { id: 1, path: 'a' }, { id: 2, path: 'c' }],
        postcode: 5,
      }),
    ).toEqual({
      selectedSizes: ['M'],
      viewedProducts: [
        { id: 2, path: 'b' },
        { id: 1, path: 'a' },
      ],
      postcode: null,
    })
    for (const bad of [null, 5, [], 'x', { selectedSizes: {}, viewedProducts: 'x' }])
      expect(readPreferences(bad)).toMatchObject({ selectedSizes: [], viewedProducts: [] })
  })
})

describe('feature flags', () => {
  it('B5.07 a value is JSON only if it contains { or [ and parses', () => {
    expect(parseFlagValue('{"a":1}')).toEqual({ a: 1 })
    expect(parseFlagValue('[1]')).toEqual([1])
    for (const text of ['1', 'true', 'null', '{', 'a[b', '"x"']) expect(parseFlagValue(text)).toBe(text)
    expect(readFlags('{"on":true,"list":"[1,2]","text":"true"}')).toEqual({ on: true, list: [1, 2], text: 'true' })
    for (const bad of [null, '', '[1]', '{', '5']) expect(readFlags(bad)).toEqual({})
  })
  it('B5.08 storage overrides are true only if true; query ones only if 1, and they stay', () => {
    localStorage.setItem('featureFlag_a', 'true')
    localStorage.setItem('featureFlag_b', '1')
    localStorage.setItem('other', 'true')
    expect(readOverrides(new URLSearchParams(''), localStorage)).toEqual({ a: true, b: false })
    expect(
      readOverrides(new URLSearchParams('featureFlag_a=0&featureFlag_c=1&featureFlag_d=true&x=1'), localStorage),
    ).toEqual({ a: false, b: false, c: true, d: false })
    expect(localStorage.getItem('featureFlag_c')).toBe('true')
    // What the query says is stored as it counts.
    expect(readOverrides(new URLSearchParams(''), localStorage)).toEqual({ a: false, b: false, c: true, d: false })
    expect(readOverrides(new URLSearchParams('featureFlag_c=1'), null)).toEqual({ c: true })
  })
  it('an override wins over the setting', () => {
    localStorage.setItem('featureFlag_a', 'false')
    initFlags('{"a":true,"b":true}')
    expect(['a', 'b', 'c', 'toString'].map((name) => flagOf(flagStore.getState(), name))).toEqual([
      false,
      true,
      null,
      null,
    ])
  })
})

describe('checkout form', () => {
  it('P3.10 is kept as typed, filled where empty, cleared', () => {
    hydrateForm()
    setForm({ first_name: ' Aino ', postal_code: '33' })
    expect(sessionStorage.getItem('so.checkout-form')).toContain(' Aino ')
    fillForm({ first_name: 'Other', city: 'Tampere', phone: null })
    expect(formStore.getState()).toMatchObject({ first_name: ' Aino ', city: 'Tampere', phone: '' })
    clearForm()
    expect(formStore.getState().first_name).toBe('')
  })
  it('P3.10 every field comes back as it was stored', () => {
    const fields = [
      ...['delivery_method', 'delivery_location', 'seller_name', 'seller_number', 'first_name', 'last_name'],
      ...['address', 'postal_code', 'city', 'phone', 'email'],
    ]
    const stored = Object.fromEntries(fields.map((field) => [field, `of ${field}`]))
    expect(readForm(stored)).toMatchObject(stored)
  })
  it('bad data is an empty form', () => {
    expect(readForm({ first_name: 5, email: 'a@b.fi', price: 1 })).toMatchObject({ first_name: '', email: 'a@b.fi' })
    expect(Object.keys(readForm(null))).toHaveLength(17)
  })
})
