/** The locale configuration (spec 1 §3), for code in the browser that is not part of a page. Pages get the market from their route. */
import { createStore } from 'zustand/vanilla'

import type { InitConfig } from '@/lib/contract/schemas/config'
import { initConfigFallback, type Language } from '@/lib/market/languages'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { Result } from '@/lib/shop-api/result'

interface LocaleConfig {
  readonly status: 'UNSET' | 'PENDING' | 'DONE'
  readonly appVersion: string
  readonly blogApiPrefix: string
  readonly currencyCode: string
  readonly currencyFormat: string
  /** Units of the currency for one EUR. */
  readonly currencyRate: number
  readonly deliveryCountryCode: string
  readonly deliveryCountryName: string
  readonly geoIPCountryCode: string | null
  readonly languageCode: Language
  readonly taxAreaId: number
  readonly isEuMember: boolean
  readonly windowSize: { readonly width: number; readonly height: number } | null
  readonly searchEngine: string
  readonly productionHost: string
  readonly countryToCurrencyCode: Readonly<Record<string, string>>
  /** Complete address of the invoice provider's confirmation page in this language. */
  readonly klarnaConfirmPath: string
}

export const DEFAULT_CONFIG: LocaleConfig = {
  status: 'UNSET',
  appVersion: '',
  blogApiPrefix: '',
  currencyCode: 'eur',
  currencyFormat: '{amount} €',
  currencyRate: 1,
  deliveryCountryCode: 'fi',
  deliveryCountryName: '',
  geoIPCountryCode: null,
  languageCode: 'fi',
  taxAreaId: 1,
  isEuMember: true,
  windowSize: null,
  searchEngine: 'shop',
  productionHost: '',
  countryToCurrencyCode: {},
  klarnaConfirmPath: '/checkout/klarna/confirm/',
}

export const configStore = createStore<LocaleConfig>()(() => DEFAULT_CONFIG)

/** Sets part of the configuration. When the status is DONE, only the window's size and the visitor's location can change. */
export function setConfig(values: Partial<LocaleConfig>): void {
  configStore.setState((config) => {
    if (config.status !== 'DONE') return values
    const { windowSize = config.windowSize, geoIPCountryCode = config.geoIPCountryCode } = values
    return { windowSize, geoIPCountryCode }
  })
}

/** Sets a new market that the shopper has chosen. `setConfig` would ignore it. */
export function resetConfig(values: Partial<LocaleConfig>): void {
  configStore.setState({ ...DEFAULT_CONFIG, ...values })
}

type FetchInitConfig = (country: string, currency: string) => Promise<Result<InitConfig>>

function fetchFromApi(country: string, currency: string): Promise<Result<InitConfig>> {
  return lazyApi.call('initConfig', { query: { 'delivery-country-code': country, 'currency-code': currency } })
}

/**
 * Requests the configuration of a country and currency from the server; after a failure once more. Then the status is DONE. A second
 * failure is logged, the status stays PENDING, and country and currency fall back by language (spec 1 §8).
 */
export async function loadConfig(
  country: string,
  currency: string,
  fetchInitConfig: FetchInitConfig = fetchFromApi,
): Promise<void> {
  if (configStore.getState().status === 'DONE') return
  setConfig({ status: 'PENDING', deliveryCountryCode: country, currencyCode: currency })
  let result = await fetchInitConfig(country, currency)
  if (!result.ok) result = await fetchInitConfig(country, currency)
  if (result.ok) return setConfig({ ...result.data, status: 'DONE' })
  console.error('init-config failed:', result.error.code, result.error.message)
  const place = initConfigFallback(configStore.getState().languageCode)
  setConfig({ status: 'PENDING', deliveryCountryCode: place.country, currencyCode: place.currency })
}
