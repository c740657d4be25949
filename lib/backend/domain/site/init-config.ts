/** The configuration of a market (spec 1 §7). */
import { eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { currencyRates } from '@/lib/backend/domain/schema/catalogue'
import type { InitConfig } from '@/lib/contract/schemas/config'
import { countryName, countryOf, COUNTRY_TO_CURRENCY, DEFAULT_COUNTRY } from '@/lib/market/countries'
import { BASE_CURRENCY, type Currency, CURRENCY_TABLE, isCurrency } from '@/lib/market/currencies'
import { currencySymbol } from '@/lib/market/format'

/** Units of a currency for one EUR: the stored rate, else the table's default. */
async function currencyRate(currency: Currency): Promise<number> {
  if (currency === BASE_CURRENCY) return 1
  const [row] = await db()
    .select({ rate: currencyRates.rate })
    .from(currencyRates)
    .where(eq(currencyRates.currency, currency))
  return row?.rate ?? CURRENCY_TABLE[currency].defaultRate
}

/** The configuration of a delivery country and a currency; unknown ones are replaced by fi and eur (spec 1 §5). */
export async function initConfig(countryCode: string, currencyCode: string): Promise<InitConfig> {
  const country = countryOf(countryCode) ?? countryOf(DEFAULT_COUNTRY)
  if (!country) throw new Error('The default delivery country is missing.')
  const currency = isCurrency(currencyCode) ? currencyCode : BASE_CURRENCY
  return {
    currencyFormat: `{amount} ${currencySymbol(currency, 'fi')}`,
    currencyRate: await currencyRate(currency),
    deliveryCountryName: countryName(country.code, 'en'),
    taxAreaId: country.taxAreaId,
    isEuMember: country.isEu,
  }
}

/** The delivery country and currency of a country code from the CDN or the IP address; nulls if the shop does not deliver there. */
export function localeOfCountry(code: string | null): { country_code: string | null; currency: string | null } {
  const country = code === null ? null : countryOf(code.toLowerCase())
  return {
    country_code: country?.code ?? null,
    currency: country ? (COUNTRY_TO_CURRENCY[country.code] ?? BASE_CURRENCY) : null,
  }
}
