import { getIntl } from '@/lib/intl/server'
import { countryName } from '@/lib/market/countries'
import type { Market } from '@/lib/market/market'

/**
 * Says that a link has chosen the country and the currency, with the way back. Part of every page, because a page is the same for all
 * visitors of its market; the script before the first paint shows it where the address chooses a market.
 */
export function VisitLine({ market: { language, country, currency } }: { market: Market }) {
  const intl = getIntl(language)
  return (
    <div data-static="visit-line" className="visit-line border-b border-line bg-surface-2">
      <p className="page-x flex flex-wrap items-center gap-x-4 py-1 text-sm">
        {intl.formatMessage(
          { id: 'layout.visit_market' },
          { country: countryName(country, language), currency: currency.toUpperCase() },
        )}
        <button type="button" data-visit-back="" className="link inline-flex min-h-9 items-center font-semibold">
          {intl.formatMessage({ id: 'layout.visit_back' })}
        </button>
      </p>
    </div>
  )
}
