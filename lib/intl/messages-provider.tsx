'use client'

import { type ReactNode, use, useMemo } from 'react'
import { createIntl, createIntlCache, IntlContext, RawIntlProvider } from 'react-intl'

import { FALLBACK_LOCALE } from '@/lib/market/languages'
import type { Messages } from '@/lib/messages/areas'
import { useMarket } from './market-context'

/**
 * Formatters of numbers, plurals and messages, by locale and options. They are shared, because creating them for each scope, or on the
 * server for each page, is slow.
 */
const cache = createIntlCache()

/** The client half of IntlScope: react-intl with the outer scope's messages and these. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { locale } = useMarket()
  const outer = use(IntlContext)?.messages as Messages | undefined
  const intl = useMemo(
    () => createIntl({ locale, defaultLocale: FALLBACK_LOCALE, messages: { ...outer, ...messages } }, cache),
    [locale, outer, messages],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
