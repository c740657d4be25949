import { Fragment, type ReactNode } from 'react'

/** Labels with their values; those without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 sm:gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="mb-3 min-w-0 last:mb-0 sm:mb-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
