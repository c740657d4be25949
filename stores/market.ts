import type { MarketValue } from '@/lib/intl/market-value'
import { countryName, countryOf, COUNTRY_TO_CURRENCY } from '@/lib/market/countries'
import { currencySymbol } from '@/lib/market/format'

import { configStore, resetConfig } from './config'

/** Sets the market of the page as the configuration of the code in the browser. The same market again changes nothing. */
export function applyMarket({ country, currency, language, currencyRate, taxAreaId, routes }: MarketValue): void {
  const klarnaConfirmPath = routes['checkout/klarna/confirm']
  const { deliveryCountryCode, currencyCode, languageCode, klarnaConfirmPath: path, status } = configStore.getState()
  const isSame =
    deliveryCountryCode === country &&
    currencyCode === currency &&
    languageCode === language &&
    path === klarnaConfirmPath
  if (status === 'DONE' && isSame) return
  resetConfig({
    status: 'DONE',
    languageCode: language,
    deliveryCountryCode: country,
    deliveryCountryName: countryName(country, language),
    currencyCode: currency,
    currencyFormat: `{amount} ${currencySymbol(currency, language)}`,
    currencyRate,
    taxAreaId,
    isEuMember: countryOf(country)?.isEu ?? false,
    countryToCurrencyCode: COUNTRY_TO_CURRENCY,
    klarnaConfirmPath,
  })
}
