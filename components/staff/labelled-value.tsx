import type { ReactNode } from 'react'

/** A label and its value, with the line breaks of the value; nothing when the value is empty. */
export function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
