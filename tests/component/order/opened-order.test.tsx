import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'

import { accessOf } from '@/components/order/use-order'
import { removePersonalData } from '@/lib/browser/storage'

const ACCESS = 'x'.repeat(43)
const PAGE = '/en/order/payment_ok/W-1/'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  Cookies.remove('so.opened', { path: PAGE })
  window.history.replaceState(null, '', '/')
})

it('the secret comes with the cookie of the redirect, once, and stays in this tab for a reload', () => {
  window.history.replaceState(null, '', PAGE)
  Cookies.set('so.opened', `W-1~${ACCESS}`, { path: PAGE })
  expect(accessOf('W-2')).toBeNull()
  expect(accessOf('W-1')).toBe(ACCESS)
  expect(document.cookie).not.toContain('so.opened')
  expect(accessOf('W-1')).toBe(ACCESS)
  expect(accessOf('W-2')).toBeNull()
})

it('after a navigation within the pages the address loses it, and keeps what else it has', () => {
  window.history.replaceState({ of: 'next' }, '', `${PAGE}?access=${ACCESS}&a=1`)
  expect(accessOf('W-1')).toBe(ACCESS)
  expect(window.location.pathname + window.location.search).toBe(`${PAGE}?a=1`)
  expect(window.history.state).toEqual({ of: 'next' })
  expect(accessOf('W-1')).toBe(ACCESS)
})

it('where nothing can be stored the address keeps it', () => {
  window.history.replaceState(null, '', `${PAGE}?access=${ACCESS}`)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect([accessOf('W-1'), accessOf('W-1'), window.location.search]).toEqual([ACCESS, ACCESS, `?access=${ACCESS}`])
})

it('the order that this browser placed last needs nothing else, and logging out forgets all of them', () => {
  window.history.replaceState(null, '', `${PAGE}?access=${ACCESS}`)
  accessOf('W-1')
  localStorage.setItem('so.order', JSON.stringify({ number: 'W-9', access: ACCESS, cartKey: 'k', ordered: {} }))
  expect(accessOf('W-9')).toBe(ACCESS)
  removePersonalData()
  expect([accessOf('W-1'), accessOf('W-9')]).toEqual([null, null])
})
