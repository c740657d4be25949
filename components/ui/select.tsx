import type { ComponentProps, ReactNode } from 'react'

import { controlStyle } from './control-style'
import { cx } from './cx'
import { describedBy, Field } from './field'
import { Icon } from './icon'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Only screen readers get the label. */
  hideLabel?: boolean
}

/** The platform's own select, because it supports every keyboard, phone and screen reader. Options are passed as children. */
export function Select({ id, label, hint, error, hideLabel, className, children, ...rest }: SelectProps) {
  const control = (
    <span className="relative block">
      <select
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        className={cx(controlStyle, 'appearance-none pr-10', className)}
      >
        {children}
      </select>
      <Icon name="chevron-down" size={18} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
    </span>
  )
  if (hideLabel) {
    return (
      <label className="block">
        <span className="sr-only">{label}</span>
        {control}
      </label>
    )
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} required={rest.required}>
      {control}
    </Field>
  )
}
