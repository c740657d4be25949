'use client'

import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { onPlainClick } from '@/components/ui/plain-click'
import { SKI_STEPS, type SkiStep } from '@/lib/catalog/ski/choice'

import type { Wizard } from './use-wizard'

/** The parts of a package, in any order: each is a link, with a check mark when it is chosen. */
export function Steps({ wizard }: { wizard: Wizard }) {
  const intl = useIntl()
  const isDone = (step: SkiStep) => (step === 'skier' ? wizard.skier !== null : wizard.choices[step] !== null)
  return (
    <nav aria-label={intl.formatMessage({ id: 'wizard.steps' })}>
      <ol className="grid grid-cols-4 border-b border-line">
        {SKI_STEPS.map((step, index) => {
          const isCurrent = step === wizard.step
          const name = intl.formatMessage({ id: `wizard.${step}` })
          return (
            <li key={step}>
              <Link
                href={wizard.hrefOf(step)}
                scroll={false}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={(event) => onPlainClick(event, () => wizard.go(step))}
                aria-label={isDone(step) ? intl.formatMessage({ id: 'wizard.step_done' }, { step: name }) : undefined}
                className={cx(
                  '-mb-px flex min-h-14 flex-col items-center justify-center gap-1 border-b-2 px-1 py-2 text-center text-sm leading-tight font-semibold sm:flex-row sm:gap-2 sm:text-base',
                  isCurrent ? 'border-ink text-ink' : 'unmarked border-transparent text-ink-muted hover:text-ink',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cx(
                    'inline-flex size-6 shrink-0 items-center justify-center rounded-chip border text-xs tabular',
                    isDone(step)
                      ? 'border-brand bg-brand text-on-fill'
                      : isCurrent
                        ? 'border-ink'
                        : 'border-line-strong',
                  )}
                >
                  {isDone(step) ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className="max-w-full hyphens-auto">{name}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
