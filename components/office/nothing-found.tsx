'use client'

import { useIntl } from 'react-intl'

/** Below a field that finds records, so that an empty list is not taken for one that still loads. */
export function NothingFound({ isShown }: { isShown: boolean }) {
  const intl = useIntl()
  return (
    <p role="status" className="text-ink-muted text-xs empty:hidden">
      {isShown ? intl.formatMessage({ id: 'office.nothing_found' }) : null}
    </p>
  )
}
