'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { Link } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'

/** The title of a form or of what follows it; after a press it gets the focus, so that screen readers read it. */
export function FormStep({ title, isNew = false, children }: { title: string; isNew?: boolean; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children && <p className="mt-2 [overflow-wrap:anywhere] text-ink-muted">{children}</p>}
    </>
  )
}

/** What the details are used for, and how to write without script. */
export function FormNotes({ text, privacyHref }: { text: string; privacyHref: string | null }) {
  const intl = useIntl()
  const { contactEmail } = useMarket()
  return (
    <>
      <p className="text-sm text-ink-muted">
        {text}
        {privacyHref && (
          <Link href={privacyHref} className="link ml-1">
            {intl.formatMessage({ id: 'enquiry.privacy' })}
          </Link>
        )}
      </p>
      <noscript>
        <p className="font-semibold">{intl.formatMessage({ id: 'enquiry.noscript' }, { email: contactEmail })}</p>
      </noscript>
    </>
  )
}
