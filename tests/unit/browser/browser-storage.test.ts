// @vitest-environment jsdom
/** The list of what is stored in a browser: complete, explained in every language, and the only way to write. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { FLAG_PREFIX } from '@/lib/contract/general-settings'
import { KEPT_NAMES } from '@/lib/contract/limits/retention'
import { STORED } from '@/lib/browser/storage'
import { BROWSER_STORAGE, STORED_NAMES, storageRow } from '@/lib/market/browser-storage'
import { COOKIES, LANGUAGES } from '@/lib/market/languages'

import { storedNameOf } from '../../support/stored-name'

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['so.consent', '_ga', '_ga_X1', '_fbp']) document.cookie = `${name}=; path=/; max-age=0`
}
const load = async () => {
  vi.resetModules()
  return { ...(await import('@/stores/consent')), ...(await import('@/stores/preferences')) }
}
beforeEach(clear)

describe('issue 15 what is stored in a browser', () => {
  it('is one list: every cookie, every entry of the two storages and the overrides of flags', () => {
    const cookies = STORED_NAMES.map(storageRow).filter(({ area }) => area === 'cookie')
    for (const key of Object.values(COOKIES)) expect(cookies.map((row) => row.key)).toContain(key)
    const keys = STORED_NAMES.map((name) => storageRow(name).key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { area, key, need } of Object.values(STORED)) {
      const name = storedNameOf(area, key)
      expect(name && storageRow(name).need, key).toBe(need)
    }
    expect(storedNameOf('local', `${FLAG_PREFIX}x`)).toBe('flags')
    expect(storedNameOf('cookie', '__Host-so.device.12')).toBe('device')
    expect(storedNameOf('local', 'so.cart2')).toBeUndefined()
    expect(storedNameOf('session', 'so.cart')).toBeUndefined()
  })

  it('is written by no other code', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'lib', 'stores'], {
      encoding: 'utf8',
    }).split('\n')
    const writers = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /document\.cookie\s*=|Cookies\.(?:set|remove)|indexedDB|\bcaches\.open/.test(readFileSync(file, 'utf8')),
    )
    expect(writers).toEqual(['lib/shop-api/own-cookies.ts', 'lib/shop-api/visitor.ts'])
  })

  it('has its purpose in every language, as has what the shop keeps itself', () => {
    for (const language of LANGUAGES) {
      const texts = JSON.parse(readFileSync(`locales/${language}/legal.json`, 'utf8')) as Record<string, string>
      const wanted = [
        ...STORED_NAMES.map((name) => `store_${name}`),
        ...KEPT_NAMES.map((name) => `keep_${name}`),
        ...['necessary', 'functional', 'marketing'].map((need) => `need_${need}`),
      ]
      expect(wanted.filter((id) => !texts[`legal.${id}`])).toEqual([])
    }
  })

  it('B3.09 a product that is opened is stored only after the visitor has allowed it, and forgotten when the visitor refuses', async () => {
    const { viewProduct, preferenceStore, setPostcode, writeConsent } = await load()
    viewProduct({ id: 5, path: 'fjell/thing' })
    setPostcode('33100')
    expect(preferenceStore.getState().viewedProducts).toHaveLength(1)
    const stored = () => Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('thing'))
    expect(stored()).toEqual([])
    writeConsent([])
    viewProduct({ id: 6, path: 'fjell/thing-6' })
    expect(stored()).toEqual([])
    writeConsent(['functional'])
    expect(stored()).toEqual([BROWSER_STORAGE.history.key])
    const { preferenceStore: reloaded, hydratePreferences, writeConsent: answer } = await load()
    hydratePreferences()
    expect(reloaded.getState().viewedProducts.map(({ id }) => id)).toEqual([6, 5])
    answer([])
    expect(Object.keys(localStorage)).toEqual([BROWSER_STORAGE.preferences.key])
  })

  it('a refusal also removes the cookies that services have written', async () => {
    const { writeConsent } = await load()
    for (const name of ['_ga', '_ga_X1', '_fbp']) document.cookie = `${name}=1; path=/`
    writeConsent(['marketing'])
    expect(document.cookie).toContain('_ga_X1')
    writeConsent(['functional'])
    expect(document.cookie).toBe('so.consent=functional')
  })
})
