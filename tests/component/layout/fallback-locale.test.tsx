import { act, cleanup, render, screen } from '@testing-library/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'

import { LazyIntl } from '@/lib/intl/lazy'
import { MarketProvider } from '@/lib/intl/market-context'
import { getIntl } from '@/lib/messages/all'

import { MARKET } from '../ui/support'

const { readArea, text } = vi.hoisted(() => ({
  readArea: vi.fn(),
  text: (value: string) => [{ type: 0 as const, value }],
}))
vi.mock('@/lib/intl/message-files', () => ({ readArea }))
vi.mock('@/locales/compiled/server.mjs', () => ({
  default: {
    ...Object.fromEntries(['fi', 'sv', 'de', 'fr', 'ru'].map((language) => [language, { 'common.a': text(language) }])),
    en: { 'common.a': text('en'), 'common.only_here': text('only in English') },
  },
}))
afterEach(cleanup)

function Words() {
  const { locale, defaultLocale } = useIntl()
  return (
    <output>
      <FormattedMessage id="common.a" /> {locale} {defaultLocale}
    </output>
  )
}

it('P9.09 P2.51 in the browser the texts of en-US stand in for those that cannot be loaded', async () => {
  readArea.mockImplementation(async (language: string) => {
    if (language === 'fi') throw new TypeError('Failed to fetch')
    return { 'common.a': text(language) }
  })
  await act(
    async () =>
      void render(
        <MarketProvider value={{ ...MARKET, language: 'fi', locale: 'fi-FI' }}>
          <LazyIntl areas={['common']}>
            <Words />
          </LazyIntl>
        </MarketProvider>,
      ),
  )
  expect(screen.getByRole('status').textContent).toBe('en fi-FI en-US')
})

it('P9.09 on the server a text that a language lacks is that of en-US', () => {
  const intl = getIntl('fi')
  expect([intl.defaultLocale, intl.formatMessage({ id: 'common.a' })]).toEqual(['en-US', 'fi'])
  expect(intl.formatMessage({ id: 'common.only_here' })).toBe('only in English')
})
