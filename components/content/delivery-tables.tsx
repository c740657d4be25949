import type { IntlShape } from 'react-intl'

import { Accordion, AccordionItem } from '@/components/ui/accordion'
import type { DeliveryPage } from '@/lib/contract/schemas/content'
import type { PriceFormat } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import { countryName, countryOf } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'

import { daysMessage } from './days-message'
import { DeliveryMethods } from './delivery-methods'

interface Props {
  market: Pick<Market, 'country' | 'language'>
  page: DeliveryPage
  format: PriceFormat
}

/** The methods of the visitor's own country: what the page is opened for. Nothing for a country without delivery. */
export function OwnDelivery({ market: { country, language }, page, format }: Props) {
  const intl = getIntl(language)
  const own = page.groups.find(({ countries }) => countries.includes(country))
  if (!own) return null
  const title = intl.formatMessage({ id: 'content.delivery_to' }, { country: countryName(country, language) })
  return (
    <section className="mb-10 flex flex-col gap-4" data-delivery-own>
      <h2 className="text-2xl">{title}</h2>
      <DeliveryMethods methods={own.methods} label={title} format={format} intl={intl} />
      <p className="max-w-text text-ink-muted">
        {intl.formatMessage({ id: 'content.delivery_packed' }, { days: daysMessage(intl, own.packed) })}
      </p>
    </section>
  )
}

/** Below the text: the other countries, and goods and countries with rules of their own. */
export function DeliveryTables({ market: { country, language }, page, format }: Props) {
  const intl = getIntl(language)
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `content.${id}` }, values)
  const others = page.groups
    .map((group) => ({ ...group, countries: group.countries.filter((code) => code !== country) }))
    .filter(({ countries }) => countries.length > 0)
  const titles = titlesOf(
    others.map(({ countries }) => countries),
    country,
    language,
    intl,
  )
  return (
    <div className="mt-12 flex flex-col gap-12" data-delivery-tables>
      <section className="flex flex-col gap-4">
        <h2 className="text-2xl">{word('delivery_abroad')}</h2>
        <Accordion>
          {others.map(({ countries, methods }, index) => {
            const names = namesOf(countries, language, intl)
            const title = titles[index] ?? names
            return (
              <AccordionItem key={countries.join()} title={<h3 className="text-lg">{title}</h3>}>
                {title !== names && <p className="mb-4 max-w-text text-ink-muted">{names}</p>}
                <DeliveryMethods methods={methods} label={title} format={format} intl={intl} />
              </AccordionItem>
            )
          })}
        </Accordion>
        <p className="max-w-text text-ink-muted">{word('delivery_packages')}</p>
      </section>
      <Limits page={page} language={language} intl={intl} />
    </div>
  )
}

const namesOf = (countries: readonly string[], language: Language, intl: IntlShape) =>
  intl.formatList(
    countries.map((code) => countryName(code, language)).sort((a, b) => a.localeCompare(b, language)),
    { type: 'conjunction' },
  )

/** So many countries are named; more of them are counted. */
const NAMED = 3

/** Short headings of groups of countries: their names, what they have in common, or the first of them and how many more there are. */
function titlesOf(groups: readonly (readonly string[])[], own: string, language: Language, intl: IntlShape): string[] {
  const inUnion = (codes: readonly string[]) => codes.every((code) => countryOf(code)?.isEu === true)
  const beyond = (codes: readonly string[]) => codes.every((code) => countryOf(code)?.isEu !== true)
  const isLarge = (codes: readonly string[]) => codes.length > NAMED
  const isOnly = (what: (codes: readonly string[]) => boolean) =>
    groups.filter((codes) => isLarge(codes) && what(codes)).length === 1
  const [oneInUnion, oneBeyond] = [isOnly(inUnion), isOnly(beyond)]
  const hasOwnUnion = countryOf(own)?.isEu === true
  return groups.map((codes) => {
    if (!isLarge(codes)) return namesOf(codes, language, intl)
    const count = codes.length
    if (oneInUnion && inUnion(codes))
      return intl.formatMessage({ id: hasOwnUnion ? 'content.delivery_other_eu' : 'content.delivery_eu' }, { count })
    if (oneBeyond && beyond(codes)) return intl.formatMessage({ id: 'content.delivery_world' }, { count })
    const names = codes.map((code) => countryName(code, language)).sort((a, b) => a.localeCompare(b, language))
    const first = names.slice(0, NAMED - 1).join(', ')
    return intl.formatMessage({ id: 'content.delivery_more' }, { names: first, count: count - NAMED + 1 })
  })
}

/** Kinds of goods that do not go everywhere, and countries and places without any delivery. */
function Limits({ page, language, intl }: { page: DeliveryPage; language: Language; intl: IntlShape }) {
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const rules = ({ only, except, methods }: DeliveryPage['goods'][number]) =>
    [
      only && word('content.delivery_goods_only', { countries: namesOf(only, language, intl) }),
      except.length > 0 && word('content.delivery_goods_not', { countries: namesOf(except, language, intl) }),
      methods && word('content.delivery_goods_methods', { methods: intl.formatList(methods, { type: 'conjunction' }) }),
    ].filter((rule) => typeof rule === 'string')
  return (
    <>
      {page.goods.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">{word('content.delivery_goods')}</h2>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {page.goods.map((goods) => (
              <li key={goods.name} className="border-t border-line pt-3">
                <span className="block font-semibold">{goods.name}</span>
                {rules(goods).map((rule) => (
                  <span key={rule} className="block">
                    {rule}
                  </span>
                ))}
                {goods.why && <span className="block text-ink-muted">{goods.why}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="flex max-w-text flex-col gap-3">
        <h2 className="text-2xl">{word('content.delivery_closed')}</h2>
        {page.closed.length > 0 && <p>{word('checkout.error_country_closed')}</p>}
        <p>{word('checkout.error_northern_ireland')}</p>
      </section>
    </>
  )
}
