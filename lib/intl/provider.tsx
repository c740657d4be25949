import type { ReactNode } from 'react'

import type { Market } from '@/lib/market/market'

import type { Area } from '@/lib/messages/areas'
import { MessagesProvider } from './messages-provider'
import { messagesOf } from './server'

/**
 * Makes the messages of some areas known to the client components inside: useIntl() and FormattedMessage work there.
 * A scope inside another adds its areas to those of the outer one. Each area that is named here is sent with the page.
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
