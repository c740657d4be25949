import { FoodFacts } from '@/components/goods/food-facts'
import { type DetailsRow, detailsRows, shownProperties } from '@/lib/catalog/properties'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { getIntl } from '@/lib/intl/server'
import { addressIn } from '@/lib/market/address-in'
import { countryName } from '@/lib/market/countries'
import type { Market } from '@/lib/market/market'
import { unbroken } from '@/lib/market/unbroken'

import { DetailsTable } from './details-table'

/** The country of origin: a code of two letters is replaced by the country's name, another text is not changed. */
function origin(value: string, market: Market): string {
  return /^[A-Za-z]{2}$/.test(value) ? countryName(value.toLowerCase(), market.language) : value
}

/** Whether there is anything to show; goods of a plain product file have nothing. */
export function hasDetails({ model_properties: properties, manufacturer, ...model }: ProductModel): boolean {
  const facts = [model.fibre, model.care, model.country_of_origin, model.modelnumber, model.food, manufacturer.maker]
  return shownProperties(properties).length > 0 || facts.some(Boolean)
}

/**
 * Properties, fibre, care, origin, and the responsible company (spec 3 §5; the law requires manufacturer and responsible person to be shown
 * before purchase).
 */
export function Details({ market, model }: { market: Market; model: ProductModel }) {
  const intl = getIntl(market.language)
  const word = (id: string) => intl.formatMessage({ id })
  const own = detailsRows(model.model_properties, { hasFibre: Boolean(model.fibre) })
  const facts: [string, string | null | undefined][] = [
    ['product.fibre', model.fibre],
    ['product.care', model.care],
    ['product.origin', model.country_of_origin && origin(model.country_of_origin, market)],
    ['product.model_number', model.modelnumber],
  ]
  const rows: DetailsRow[] = [
    ...own,
    ...facts.flatMap(([id, value]) => (value ? [{ name: word(id), value: unbroken(value) }] : [])),
  ]
  const { maker } = model.manufacturer
  return (
    <div className="flex flex-col gap-6">
      {rows.length > 0 && <DetailsTable rows={rows} label={word('product.details')} />}
      {model.food && <FoodFacts food={model.food} language={market.language} intl={intl} />}
      {maker && (
        <address className="text-sm text-ink-muted not-italic">
          <span className="font-semibold text-ink">{word('product.maker')}</span>
          <span className="block">{maker.name}</span>
          <span className="block">{addressIn(maker.address, market.language)}</span>
          <a className="link" href={`mailto:${maker.email}`}>
            {maker.email}
          </a>
          {maker.euResponsible && (
            <>
              <span className="mt-3 block font-semibold text-ink">{word('product.eu_responsible')}</span>
              <span className="block">{addressIn(maker.euResponsible, market.language)}</span>
            </>
          )}
        </address>
      )}
    </div>
  )
}
