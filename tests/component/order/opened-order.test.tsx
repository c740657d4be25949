import { afterEach, expect, it, vi } from 'vitest'

import { accessOf } from '@/components/order/use-order'
import { removePersonalData } from '@/lib/browser/storage'

const ACCESS = 'x'.repeat(43)
const PAGE = '/en/order/payment_ok/W-1/'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('issue 14: the address loses it and keeps what else it has; the tab keeps it for a reload, for this order', () => {
  window.history.replaceState({ of: 'next' }, '', `${PAGE}?a=1#access=${ACCESS}`)
  expect(accessOf('W-1')).toBe(ACCESS)
  expect(window.location.href).toMatch(/payment_ok\/W-1\/\?a=1$/)
  expect(window.history.state).toEqual({ of: 'next' })
  expect([accessOf('W-1'), accessOf('W-2')]).toEqual([ACCESS, null])
})

it('where nothing can be stored the address keeps it', () => {
  window.history.replaceState(null, '', `${PAGE}#access=${ACCESS}`)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect([accessOf('W-1'), accessOf('W-1'), window.location.hash]).toEqual([ACCESS, ACCESS, `#access=${ACCESS}`])
})

it('the order that this browser placed last needs nothing else, and logging out forgets all of them', () => {
  window.history.replaceState(null, '', `${PAGE}#access=${ACCESS}`)
  accessOf('W-1')
  localStorage.setItem('so.order', JSON.stringify({ number: 'W-9', access: ACCESS, cartKey: 'k', ordered: {} }))
  expect(accessOf('W-9')).toBe(ACCESS)
  removePersonalData()
  expect([accessOf('W-1'), accessOf('W-9')]).toEqual([null, null])
})
