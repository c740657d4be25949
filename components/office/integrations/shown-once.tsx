'use client'

import NextLink from 'next/link'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { buttonStyle } from '@/components/ui/button-style'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'

interface ShownOnceProps {
  label: string
  value: string
  /** Where it goes on. */
  href: string
}

/** A secret that the shop shows once: selected at once, so that it can be copied. */
export function ShownOnce({ label, value, href }: ShownOnceProps) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <section className="flex max-w-text flex-col gap-3 rounded-card border border-warning bg-surface p-4 lg:p-6">
      <p role="status" className="font-semibold">
        {intl.formatMessage({ id: 'office.shown_once' })}
      </p>
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{label}</span>
        <input ref={field} readOnly value={value} className={cx(controlStyle, 'font-mono text-sm')} />
      </label>
      <NextLink prefetch={false} href={href} className={buttonStyle('secondary', 'md', false, 'self-start')}>
        {intl.formatMessage({ id: 'office.shown_once_kept' })}
      </NextLink>
    </section>
  )
}
