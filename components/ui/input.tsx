import type { ComponentProps, ReactNode } from 'react'

import { controlStyle } from './control-style'
import { cx } from './cx'
import { describedBy, Field } from './field'

export interface InputProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  mark?: ReactNode
}

/** A text field with its label, hint and error. `required` is shown and reported to assistive technology. */
export function Input({ id, label, hint, error, mark, className, type = 'text', ...rest }: InputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} mark={mark} required={rest.required}>
      <input
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        type={type}
        className={cx(controlStyle, className)}
      />
    </Field>
  )
}

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'children'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  mark?: ReactNode
}

/** The same for several lines. */
export function Textarea({ id, label, hint, error, mark, className, rows = 4, ...rest }: TextareaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} mark={mark} required={rest.required}>
      <textarea
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={rows}
        className={cx(controlStyle, className)}
      />
    </Field>
  )
}
