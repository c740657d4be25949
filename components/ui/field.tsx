import type { ReactNode } from 'react'

import { Icon } from './icon'

export interface FieldProps {
  /** The control's id. The hint's is `{id}-hint` and the error's `{id}-error`; `describedBy` refers to both. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Text after the label, also read by screen readers, such as "optional". */
  mark?: ReactNode
  required?: boolean
  children: ReactNode
}

/** A control with its label above, its hint, and its error text below. */
export function Field({ id, label, hint, error, mark, required, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && <span aria-hidden="true" className="text-sale after:content-['_*']" />}
        {mark && <span className="font-normal text-ink-subtle"> {mark}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-sale">
          <Icon name="error" size={16} className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The `aria-describedby` and `aria-invalid` of a control inside a Field. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const
}
