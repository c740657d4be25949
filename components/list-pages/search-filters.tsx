import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { SPACE } from '@/components/ui/space'
import type { Answer } from '@/lib/contract/calls'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { pathHref, searchHref } from '@/lib/seo/hrefs'

type Report = Answer<'search'>
type Filter = Report['filters'][number]

interface SearchFiltersProps {
  market: Market
  text: string
  report: Report
}

function labelOf({ language, currency: own }: Market, filter: Filter): string {
  const intl = getIntl(language)
  const { topic, target, name, amount, currency } = filter
  const message = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  if (name !== null) return topic === 'store' ? message('list.search_in_store', { store: name }) : name
  if (topic === 'colour') return intl.formatMessage({ id: `filter.color_${target}`, defaultMessage: target })
  if (topic === 'condition') return intl.formatMessage({ id: `filter.kind_${target}`, defaultMessage: target })
  if (topic === 'wearer') return message(`list.search_for_${target}`)
  if (topic === 'persons') return message('list.search_persons', { count: Number(target) })
  if (topic === 'size') return message('list.search_size', { size: target })
  if (amount === null) return message(`list.search_${target}`)
  const style = { style: 'currency', currency: (currency ?? own).toUpperCase(), maximumFractionDigits: 0 } as const
  return message(`list.search_${target}`, { price: intl.formatNumber(amount, style) })
}

/** What of the query became a filter, each with a link to the query without it; what the shop does not sell or have. */
export function SearchFilters({ market, text, report }: SearchFiltersProps) {
  const intl = getIntl(market.language)
  const message = (id: string) => intl.formatMessage({ id })
  const { filters } = report
  return (
    <>
      <Notice market={market} report={report} />
      {filters.length > 0 && (
        <ul aria-label={message('list.search_understood')} className="mb-6 flex flex-wrap items-center gap-2">
          {filters.map((filter) => (
            <li key={`${filter.topic} ${filter.target}`}>
              <SoftLink
                href={searchHref(market.language, filter.without)}
                rel="nofollow"
                className="inline-flex min-h-9 items-center gap-1.5 rounded-chip border border-line-strong bg-surface py-1 pr-2 pl-3 text-sm hover:border-ink"
              >
                <span className="sr-only">
                  {message('list.search_remove')}
                  {SPACE}
                </span>
                {labelOf(market, filter)}
                <Icon name="close" size={14} />
              </SoftLink>
            </li>
          ))}
          <li>
            <SoftLink
              href={searchHref(market.language, `"${text}"`)}
              rel="nofollow"
              className="link inline-flex min-h-9 items-center px-2 text-sm font-semibold"
            >
              {message('list.search_exact')}
            </SoftLink>
          </li>
        </ul>
      )}
    </>
  )
}

/** What the shop does not sell or have, and which condition no product meets. */
function Notice({ market, report: { filters, absent, ignored } }: Omit<SearchFiltersProps, 'text'>) {
  const intl = getIntl(market.language)
  const message = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const missed = filters.filter(({ isMissed }) => isMissed)
  if (absent.length + ignored.length + missed.length === 0) return null
  return (
    <div className="mb-6 flex flex-col gap-2 border-l-4 border-warning bg-surface-2 px-4 py-3" role="status">
      {absent.map(({ text: what, groups }) => (
        <p key={what}>
          {message(groups.length > 0 ? 'list.search_absent' : 'list.search_absent_brand', { what })}
          {groups.map(({ name, path }) => (
            <span key={path}>
              {SPACE}
              <SoftLink href={pathHref(market.language, path)} className="link">
                {name}
              </SoftLink>
            </span>
          ))}
        </p>
      ))}
      {ignored.length > 0 && <p>{message('list.search_ignored', { words: ignored.join(', ') })}</p>}
      {missed.length > 0 && (
        <p>{message('list.search_missed', { filters: missed.map((filter) => labelOf(market, filter)).join(', ') })}</p>
      )}
    </div>
  )
}
