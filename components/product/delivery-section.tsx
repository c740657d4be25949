import type { IntlShape } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

import type { DeliveryOption } from './panel-facts'

interface DeliverySectionProps {
  intl: Pick<IntlShape, 'formatMessage'>
  methods: readonly DeliveryOption[]
  format: (minorEur: number) => string
  isBlocked: boolean
  countryName: string
  isReturnable: boolean
  hrefs: { delivery: string; returns: string }
}

/** How it comes, what that costs, and how it goes back. */
export function DeliverySection({ intl, methods, format, isBlocked, countryName, isReturnable, hrefs }: DeliverySectionProps) {
  const word = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const terms = ({ minDays, maxDays, freeFrom }: Pick<DeliveryOption, 'minDays' | 'maxDays' | 'freeFrom'>) => [
    word(minDays === maxDays ? 'product.days_exact' : 'product.days', { start: minDays, end: maxDays }),
    ...(freeFrom === null ? [] : [word('product.free_from', { threshold: format(freeFrom) })]),
  ].join(' · ')
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:gap-16">
      <div>
        <h3 className="mb-3 text-lg">{word('product.delivery_to', { country: countryName })}</h3>
        {isBlocked && <p className="font-semibold">{word('product.not_shipped_to', { country: countryName })}</p>}
        {methods.length > 0 && (
          <ul className="divide-y divide-line border-y border-line text-sm">
            {methods.map(({ id, name, price, isGreen, ...method }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
                <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {name}
                  {isGreen && (
                    <span className="inline-flex items-center gap-1 text-xs font-normal text-success">
                      <Icon name="recycle" size={14} />
                      {word('product.delivery_green')}
                    </span>
                  )}
                </span>
                <span className="font-semibold">{price === 0 ? word('product.free') : format(price)}</span>
                <span className="w-full text-ink-muted">{terms(method)}</span>
              </li>
            ))}
          </ul>
        )}
        <Link href={hrefs.delivery} className="link mt-3 inline-flex min-h-11 items-center text-sm font-semibold">{word('product.delivery_more')}</Link>
      </div>
      <div>
        <h3 className="mb-3 text-lg">{word('product.returns')}</h3>
        <p className="max-w-text">{word(isReturnable ? 'product.returns_text' : 'product.returns_none')}</p>
        <Link href={hrefs.returns} className="link mt-3 inline-flex min-h-11 items-center text-sm font-semibold">{word('product.returns_more')}</Link>
      </div>
    </div>
  )
}
