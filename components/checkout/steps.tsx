'use client'

import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'

type Step = 1 | 2 | 3

/** The steps of the checkout; earlier steps are links. */
export function Steps({ current, isLocked = false }: { current: Step; isLocked?: boolean }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const steps = [
    { step: 1, name: intl.formatMessage({ id: 'checkout.step_cart' }), href: routes.checkout },
    { step: 2, name: intl.formatMessage({ id: 'checkout.step_payment' }), href: routes['checkout/payment'] },
    { step: 3, name: intl.formatMessage({ id: 'checkout.step_done' }), href: null },
  ]
  return (
    <nav aria-label={intl.formatMessage({ id: 'checkout.steps' })}>
      <ol className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm sm:gap-x-6">
        {steps.map(({ step, name, href }) => {
          const isDone = step < current
          const content = (
            <>
              <span
                aria-hidden="true"
                className={cx(
                  'inline-flex size-6 items-center justify-center rounded-chip border text-xs font-bold',
                  step === current
                    ? 'border-brand bg-brand text-on-fill'
                    : isDone
                      ? 'border-brand text-brand'
                      : 'border-line-strong text-ink-subtle',
                )}
              >
                {isDone ? <Icon name="check" size={14} /> : step}
              </span>
              <span className={step === current ? undefined : 'max-sm:sr-only'}>{name}</span>
            </>
          )
          const look = cx(
            'inline-flex min-h-9 items-center gap-2 max-sm:min-w-6',
            step === current ? 'font-semibold text-ink' : 'text-ink-muted',
          )
          return (
            <li key={step} aria-current={step === current ? 'step' : undefined}>
              {isDone && href && !isLocked ? (
                <Link href={href} className={cx(look, 'hover:text-ink hover:underline')}>
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
