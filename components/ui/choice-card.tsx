import type { ReactNode } from 'react'

import { cx } from './cx'

export interface ChoiceCardProps {
  id: string
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  title: ReactNode
  /** At the right edge, such as the price. */
  after?: ReactNode
  description?: ReactNode
  badges?: ReactNode
  /** Shown while chosen. */
  children?: ReactNode
  isInvalid?: boolean
  describedBy?: string | undefined
}

/** One option of a group as a card; its whole header can be pressed. */
export function ChoiceCard({
  id,
  name,
  value,
  isChosen,
  onChoose,
  title,
  after,
  description,
  badges,
  children,
  isInvalid,
  describedBy,
}: ChoiceCardProps) {
  return (
    <div
      className={cx(
        'rounded-card border bg-surface transition-colors',
        isChosen ? 'border-brand ring-1 ring-brand' : isInvalid ? 'border-sale' : 'border-line-strong hover:border-ink',
      )}
    >
      <label htmlFor={id} className="flex cursor-pointer gap-3 p-4">
        <span className="relative mt-0.5 flex size-5 shrink-0 items-center justify-center">
          <input
            id={id}
            type="radio"
            name={name}
            value={value}
            checked={isChosen}
            onChange={onChoose}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            className="tick peer size-5 appearance-none rounded-chip border border-line-strong bg-surface checked:border-brand checked:bg-brand"
          />
          <span
            aria-hidden="true"
            className="tick-mark pointer-events-none absolute size-2 scale-0 rounded-chip bg-on-fill peer-checked:scale-100"
          />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-semibold">{title}</span>
            {after && <span className="shrink-0 font-semibold">{after}</span>}
          </span>
          {badges && <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">{badges}</span>}
          {description && <span className="mt-1 block text-sm text-ink-muted">{description}</span>}
        </span>
      </label>
      {isChosen && children && <div className="border-t border-line p-4 sm:pl-12">{children}</div>}
    </div>
  )
}
