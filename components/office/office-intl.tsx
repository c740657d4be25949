'use client'

import { type ReactNode, useMemo } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'

import { FALLBACK_LOCALE, type Language, localeOf } from '@/lib/market/languages'
import type { Messages } from '@/lib/messages/areas'

/** The texts of the back office for its parts in the browser. */
export function OfficeIntl({
  language,
  messages,
  children,
}: {
  language: Language
  messages: Messages
  children: ReactNode
}) {
  const intl = useMemo(
    () => createIntl({ locale: localeOf(language), defaultLocale: FALLBACK_LOCALE, messages }),
    [language, messages],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
