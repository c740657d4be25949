'use client'

import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { DESCRIPTION_LIMITS, trimDescription } from '@/lib/catalog/meta'

const TextDialog = lazy(() => import('./text-dialog'))

/**
 * A description cut to 300 characters on phones and to `desktop` characters elsewhere, with the complete text in a dialog (spec 2 §2). The
 * HTML contains both versions, so that the layout does not shift when the width is known.
 */
export function TrimmedText({
  title,
  text,
  html,
  desktop,
}: {
  title: string
  text: string
  html: string
  desktop: number
}) {
  const [isOpen, setOpen] = useState(false)
  const long = trimDescription(text, desktop)
  const short = trimDescription(text, DESCRIPTION_LIMITS.mobile)
  if (text === '') return null
  return (
    <div className="max-w-text text-ink-muted">
      <p className="md:hidden">{short.text}</p>
      <p className="hidden md:block">{long.text}</p>
      {short.isTrimmed && (
        <button
          type="button"
          className={`link mt-2 min-h-6 font-semibold text-ink ${long.isTrimmed ? '' : 'md:hidden'}`}
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        >
          <FormattedMessage id="grid.read_more" />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <TextDialog title={title} html={html} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
