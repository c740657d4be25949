import type { IntlShape } from 'react-intl'

import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { cx } from '@/components/ui/cx'
import type { DeliveryPage } from '@/lib/contract/schemas/content'
import type { PriceFormat } from '@/lib/intl/price'
import { getIntl } from '@/lib/intl/server'
import { countryName } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'

import { daysMessage } from './days-message'

/** In the column of limits: a method that is never free, or always. */
const NEVER = '–'

/** On phones the limit stands below the price instead of in a column of its own. */
const FREE_FROM = 2
const ONLY_WIDE = 'max-sm:hidden'
const PRICE_CELL =
  'tabular py-2 pr-4 max-sm:after:block max-sm:after:text-ink-muted max-sm:after:content-[attr(data-limit)]'

type Group = DeliveryPage['groups'][number]

interface Props {
  market: Pick<Market, 'country' | 'language'>
  page: DeliveryPage
  format: PriceFormat
}

/** Methods, prices and days for the shopper's country, then for the others; goods and countries with rules of their own. */
export function DeliveryTables({ market: { country, language }, page, format }: Props) {
  const intl = getIntl(language)
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `content.${id}` }, values)
  const own = page.groups.find(({ countries }) => countries.includes(country))
  const others = page.groups
    .map((group) => ({ ...group, countries: group.countries.filter((code) => code !== country) }))
    .filter(({ countries }) => countries.length > 0)
  return (
    <div className="mt-12 flex flex-col gap-12" data-delivery-tables>
      {own && (
        <section className="flex flex-col gap-3">
          <h2 className="text-2xl">{word('delivery_to', { country: countryName(country, language) })}</h2>
          <p className="max-w-text">{word('delivery_packed', { days: daysMessage(intl, own.packed) })}</p>
          <MethodTable
            label={word('delivery_to', { country: countryName(country, language) })}
            group={own}
            format={format}
            intl={intl}
          />
        </section>
      )}
      <Limits page={page} language={language} intl={intl} />
      <section className="flex flex-col gap-6">
        <h2 className="text-2xl">{word('delivery_abroad')}</h2>
        <p className="max-w-text">{word('delivery_packages')}</p>
        <Accordion className="max-w-[48rem]">
          {others.map((group) => {
            const names = namesOf(group.countries, language, intl)
            return (
              <AccordionItem key={group.countries.join()} title={<h3 className="text-base">{names}</h3>}>
                <MethodTable label={names} group={group} format={format} intl={intl} />
              </AccordionItem>
            )
          })}
        </Accordion>
      </section>
    </div>
  )
}

const namesOf = (countries: readonly string[], language: Language, intl: IntlShape) =>
  intl.formatList(
    countries.map((code) => countryName(code, language)).sort((a, b) => a.localeCompare(b, language)),
    { type: 'conjunction' },
  )

interface MethodTableProps {
  /** Tells the tables apart for those who go from region to region. */
  label: string
  group: Group
  format: PriceFormat
  intl: IntlShape
}

function MethodTable({ label, group, format, intl }: MethodTableProps) {
  const word = (id: string) => intl.formatMessage({ id })
  const heads = ['method', 'price', 'free_from', 'days'].map((name) => word(`content.delivery_${name}`))
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full max-w-[48rem] border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={cx('py-2 pr-4 font-semibold', index === FREE_FROM && ONLY_WIDE)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.methods.map(({ id, name, price, free_from: freeFrom, arrives_in: days, some_places: isLocal }) => (
            <tr key={id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                {name}
                {isLocal && <span className="block text-ink-muted">{word('product.some_places')}</span>}
              </th>
              <td
                className={PRICE_CELL}
                data-limit={freeFrom === null ? undefined : `${heads[FREE_FROM]} ${format(freeFrom, 'amount')}`}
              >
                {price === 0 ? word('product.free') : format(price, 'delivery')}
              </td>
              <td className={cx('tabular py-2 pr-4', ONLY_WIDE)}>
                {freeFrom === null ? NEVER : format(freeFrom, 'amount')}
              </td>
              <td className="tabular py-2">{daysMessage(intl, days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
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
        <section className="flex flex-col gap-3">
          <h2 className="text-2xl">{word('content.delivery_goods')}</h2>
          <ul className="flex max-w-text flex-col gap-3">
            {page.goods.map((goods) => (
              <li key={goods.name}>
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
