import type { MarketValue } from '@/lib/intl/market-value'

import { configStore } from './config'

/**
 * Sets the market of the page as the configuration of the code in the browser. The same market again changes nothing, and a fallback market
 * does not replace one that was confirmed.
 */
export function applyMarket({ country, currency, language, taxAreaId, routes, isFallback }: MarketValue): void {
  const klarnaConfirmPath = routes['checkout/klarna/confirm']
  const { deliveryCountryCode, currencyCode, languageCode, klarnaConfirmPath: path, status } = configStore.getState()
  const isSame =
    deliveryCountryCode === country &&
    currencyCode === currency &&
    languageCode === language &&
    path === klarnaConfirmPath
  if (status === 'DONE' && (isSame || isFallback)) return
  configStore.setState({
    status: isFallback ? 'PENDING' : 'DONE',
    languageCode: language,
    deliveryCountryCode: country,
    currencyCode: currency,
    taxAreaId,
    klarnaConfirmPath,
  })
}
