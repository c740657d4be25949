'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The title of a step and its text. A step that follows a press gets the focus, so that screen readers read it. */
export function StepHeading({
  title,
  isNew = false,
  children,
}: {
  title: ReactNode
  isNew?: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {title}
      </h1>
      <div className="mt-3 mb-8 [overflow-wrap:anywhere] text-ink-muted">{children}</div>
    </>
  )
}
