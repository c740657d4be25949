import type { ComponentProps, ReactNode } from 'react'

import { cx } from './cx'
import { Icon } from './icon'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** At the end of the row, such as a count. */
  after?: ReactNode
  /** `radio` for one of a group with the same `name`. */
  kind?: 'checkbox' | 'radio'
}

/** A checkbox with its label; the whole row can be pressed. */
export function Checkbox({ label, after, kind = 'checkbox', className, ...rest }: CheckboxProps) {
  const round = kind === 'radio'
  return (
    <label
      className={cx(
        'group/tick flex min-h-11 cursor-pointer items-center gap-3 py-1.5 has-disabled:cursor-not-allowed has-disabled:text-ink-subtle',
        className,
      )}
    >
      <span className="relative flex size-5 shrink-0 items-center justify-center">
        <input
          {...rest}
          type={kind}
          className={cx(
            'tick peer size-5 appearance-none border border-line-strong bg-surface checked:border-brand checked:bg-brand group-hover/tick:border-ink disabled:border-line disabled:bg-surface-2',
            round ? 'rounded-chip' : 'rounded-control',
          )}
        />
        {round ? (
          <span
            aria-hidden="true"
            className="tick-mark pointer-events-none absolute size-2 scale-0 rounded-chip bg-on-fill transition-transform peer-checked:scale-100"
          />
        ) : (
          <Icon
            name="check"
            size={16}
            className="tick-mark pointer-events-none absolute text-on-fill opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {after && <span className="text-sm text-ink-subtle">{after}</span>}
    </label>
  )
}

/** A radio button; put its group into a fieldset with a legend. */
export function Radio(props: Omit<CheckboxProps, 'kind'>) {
  return <Checkbox {...props} kind="radio" />
}
