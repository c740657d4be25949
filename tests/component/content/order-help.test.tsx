import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { OrderHelp } from '@/components/content/order-help'
import type { readConfig } from '@/lib/config/env'

import { show } from '../grid/support'

const { env } = vi.hoisted(() => ({ env: {} as Record<string, string> }))
vi.mock('@/lib/config/env', async (original) => {
  const real = await original<{ readConfig: typeof readConfig }>()
  return { ...real, config: () => real.readConfig({ SHOP_ORIGIN: 'https://shop.example', ...env }) }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete env['CONTACT_CHAT_URL']
})

/** What the help says at a moment in Finnish time. */
function help(moment: string, language: 'en' | 'fi' = 'en'): string {
  vi.setSystemTime(new Date(moment))
  const text = show(<OrderHelp language={language} />).container.textContent ?? ''
  cleanup()
  return text
}

it.each([
  ['before eight', '2026-11-20T07:59:00+02:00', 'Next on Friday, 11/20 from 8:00.'],
  ['from eight', '2026-11-20T08:00:00+02:00', 'We are here now, until 20:00.'],
  ['until eight in the evening', '2026-11-20T19:59:00+02:00', 'We are here now, until 20:00.'],
  ['after it', '2026-11-20T20:00:00+02:00', 'Next on Monday, 11/23 from 8:00.'],
  ['at a weekend', '2026-11-21T12:00:00+02:00', 'Next on Monday, 11/23 from 8:00.'],
  ['on public holidays', '2026-12-24T12:00:00+02:00', 'Next on Monday, 12/28 from 8:00.'],
  ['in summer time', '2026-06-18T19:59:00+03:00', 'We are here now, until 20:00.'],
  ['on Midsummer Eve', '2026-06-19T12:00:00+03:00', 'Next on Monday, 6/22 from 8:00.'],
])('D9.10 the order chat is open 8–20 on business days: %s', (_when, moment, text) => {
  const said = help(moment)
  expect(said).toContain('We answer on business days 8–20, Finnish time.')
  expect(said).toContain(text)
})

it('D9.10 a page that stays open follows the clock, and one from a cache too', () => {
  vi.setSystemTime(new Date('2026-11-20T19:59:30+02:00'))
  const { container } = show(<OrderHelp language="en" />)
  expect(container.textContent).toContain('until 20:00')
  act(() => vi.advanceTimersByTime(60_000))
  expect(container.textContent).toContain('Next on Monday, 11/23')
  vi.setSystemTime(new Date('2026-11-24T09:00:00+02:00'))
  act(() => vi.advanceTimersByTime(60_000))
  expect(container.textContent).toContain('until 20:00')
})

it('D9.10 leads to the chat of the shop, and without one to the page with the form', () => {
  show(<OrderHelp language="en" />)
  expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toContain('/en/ask')
  cleanup()
  env['CONTACT_CHAT_URL'] = 'https://chat.example/shop'
  show(<OrderHelp language="en" />)
  expect(screen.getByRole('link', { name: 'Order chat' }).getAttribute('href')).toBe('https://chat.example/shop')
})

it('D9.10 says so in the language of the page', () => {
  expect(help('2026-11-21T12:00:00+02:00', 'fi')).toContain('Seuraavan kerran maanantaina 23.11. klo 8 alkaen.')
})
