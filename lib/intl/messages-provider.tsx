'use client'

import { type ReactNode, use, useMemo } from 'react'
import { IntlContext, IntlProvider } from 'react-intl'

import type { Messages } from './areas'
import { useMarket } from './market-context'

/** The client half of IntlScope: an IntlProvider with the outer scope's messages and these. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { locale } = useMarket()
  const outer = use(IntlContext)?.messages as Messages | undefined
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return (
    <IntlProvider locale={locale} defaultLocale="en-US" messages={all}>
      {children}
    </IntlProvider>
  )
}
