'use client'

import { useIntl } from 'react-intl'

import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { useMarket } from '@/lib/intl/market-context'
import type { ReorderResult } from '@/stores/reorder'

/** The result of a reorder: the number of units added to the cart, and the rows that are no longer sold. */
export function ReorderNote({ result }: { result: ReorderResult }) {
  const intl = useIntl()
  const { routes } = useMarket()
  if (!result.ok) return <ErrorState title={intl.formatMessage({ id: 'order.unreachable_title' })} />
  return (
    <div role="status" className="flex gap-3 rounded-card border border-line-strong bg-surface p-4">
      <Icon
        name={result.added > 0 ? 'check-circle' : 'info'}
        size={24}
        className={result.added > 0 ? 'text-success' : 'text-info'}
      />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{intl.formatMessage({ id: 'order.reorder_done' }, { count: result.added })}</p>
        {result.missing.length > 0 && (
          <>
            <p>{intl.formatMessage({ id: 'order.reorder_missing' })}</p>
            <ul className="list-disc pl-5 text-ink-muted">
              {result.missing.map(({ name, colour, size, asked, available }, index) => (
                <li key={index}>
                  {[name, colour, size, intl.formatMessage({ id: 'order.reorder_left' }, { available, asked })]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              ))}
            </ul>
          </>
        )}
        {result.added > 0 && (
          <ButtonLink href={routes.checkout} size="sm" className="self-start">
            {intl.formatMessage({ id: 'order.to_cart' })}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
