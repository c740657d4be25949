import type { ReactNode } from 'react'

import type { Market } from '@/lib/market/market'

import type { Area } from '@/lib/messages/areas'
import { MessagesProvider } from './messages-provider'
import { messagesOf } from './server'

/**
 * Provides the messages of some areas to the client components inside: useIntl() and FormattedMessage work there. A scope inside another
 * adds its areas to those of the outer one. The messages of each area that is listed here are sent with the page.
 */
export function IntlScope({
  market,
  areas,
  children,
}: {
  market: Pick<Market, 'language'>
  areas: readonly Area[]
  children: ReactNode
}) {
  return <MessagesProvider messages={messagesOf(market.language, areas)}>{children}</MessagesProvider>
}
