'use client'

import type { Ref } from 'react'

import { Icon } from './icon'

export interface FieldProblem {
  /** Id of the field's element. */
  readonly field: string
  readonly text: string
}

/** The remaining errors of a form, each a link to its field; hidden when there are none. Focus it when the form could not be sent. */
export function ErrorSummary({
  title,
  problems,
  ref,
}: {
  title: string
  problems: readonly FieldProblem[]
  ref: Ref<HTMLDivElement>
}) {
  return (
    <div
      ref={ref}
      role={problems.length > 0 ? 'alert' : undefined}
      tabIndex={-1}
      className={problems.length > 0 ? 'scroll-mt-32 rounded-card border border-sale/40 bg-surface p-4' : 'hidden'}
    >
      <h2 className="flex items-start gap-2 text-lg">
        <Icon name="error" size={24} className="text-sale" />
        {title}
      </h2>
      <ul className="mt-2 flex list-disc flex-col pl-12">
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="link -mt-1 inline-block py-1 align-top"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(field)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
