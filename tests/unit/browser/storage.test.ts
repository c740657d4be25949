// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { onLogout, readStored, removePersonalData, STORED, writeStored } from '@/lib/browser/storage'
import { COOKIES } from '@/lib/market/languages'
import { EMPTY_REVIEW, readReviewDraft, saveReviewDraft } from '@/stores/review-draft'

/** What stays at log-out. An entry is added here only when it says nothing about the person who was logged in. */
const KEPT_AT_LOGOUT = ['so.ski-wizard', 'so.theme', 'so.reload', 'so.office-menu']
/** What stays without the part that came from the account (tests/unit/stores/auth.test.ts). */
const KEPT_IN_PART = ['so.cart', 'so.preferences']
/**
 * Modules that read storage themselves: the table, a script text that runs before any module, overrides of feature flags, and the counts of
 * the back office, which no browser of a shopper loads.
 */
const OWN_ACCESS = [
  'lib/browser/before-paint.ts',
  'lib/browser/storage.ts',
  'lib/office/count-storage.ts',
  'stores/flags.ts',
]

const entries = Object.values(STORED)
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'lib', 'stores'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/backend/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('the table of stored entries', () => {
  it('is the only way to the storage of the browser', () => {
    const users = sources.filter(({ text }) => /\b(?:local|session)Storage\b/.test(text)).map(({ file }) => file)
    expect(users.filter((file) => !OWN_ACCESS.includes(file))).toEqual([])
  })

  it('has every key of the code: a new one must say whether logging out removes it', () => {
    const found = sources.flatMap(({ text }) => [...text.matchAll(/['"`](so\.[\w-]+)/g)].map(([, key]) => key))
    const known = [...entries.map(({ key }) => key), ...Object.values(COOKIES)]
    expect([...new Set(found)].filter((key) => !known.some((one) => one === key))).toEqual([])
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  })

  it('keeps at log-out only what is no personal data', () => {
    expect(entries.filter(({ atLogout }) => atLogout === 'keep').map(({ key }) => key)).toEqual(KEPT_AT_LOGOUT)
    expect(entries.filter(({ atLogout }) => typeof atLogout === 'function').map(({ key }) => key)).toEqual(KEPT_IN_PART)
  })
})

describe('removing personal data', () => {
  it('removes what no loaded module has written, in both storages', () => {
    for (const { area, key } of entries) {
      const storage = area === 'local' ? localStorage : sessionStorage
      for (const id of key === STORED.reviewDraft.key ? ['7', '8'] : ['']) storage.setItem(key + id, '{}')
    }
    localStorage.setItem('other', 'x')
    removePersonalData()
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual(
      [...KEPT_AT_LOGOUT, ...KEPT_IN_PART, 'other'].sort(),
    )
  })

  it('empties the stores that hold such data: a later change writes none of it again', async () => {
    const [{ formStore, setForm }, { complaintStore, formKey, setComplaint }] = await Promise.all([
      import('@/stores/checkout-form'),
      import('@/stores/complaint'),
    ])
    setForm({ first_name: 'Aino', email: 'aino@example.com' })
    setComplaint({ customerName: 'Aino' }, { webStore: 'web', stores: ['web'], today: '2026-11-22' })
    const before = formKey()
    expect(readStored(STORED.checkoutForm)).toContain('Aino')
    removePersonalData()
    expect([formStore.getState().first_name, complaintStore.getState().form.customerName.value]).toEqual(['', ''])
    expect([readStored(STORED.checkoutForm), readStored(STORED.complaint)]).toEqual([null, null])
    setForm({ city: 'Turku' })
    expect(readStored(STORED.checkoutForm)).not.toContain('Aino')
    expect(formKey()).not.toBe(before)
  })

  it('calls what was registered, until it is unregistered', () => {
    const reset = vi.fn()
    const unregister = onLogout(reset)
    removePersonalData()
    unregister()
    removePersonalData()
    expect(reset).toHaveBeenCalledOnce()
  })
})

describe('storage that is blocked', () => {
  it('breaks nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(blocked)
    expect(readStored(STORED.cart)).toBeNull()
    expect(writeStored(STORED.cart, '{}')).toBe(false)
    saveReviewDraft(7, EMPTY_REVIEW)
    saveReviewDraft(7, null)
    expect(readReviewDraft(7)).toEqual(EMPTY_REVIEW)
    expect(removePersonalData).not.toThrow()
  })
})
