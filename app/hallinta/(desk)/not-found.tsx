import NextLink from 'next/link'

import { OFFICE_ROOT } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

/** Next's own page of this kind has styles in its markup, which the policy of the back office refuses. */
export default async function OfficeNotFound() {
  const intl = await officeIntl()
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.not_found' })}</h1>
      <p className="mt-2 mb-4 text-ink-muted">{intl.formatMessage({ id: 'office.not_found_text' })}</p>
      <NextLink prefetch={false} href={OFFICE_ROOT} className="link">
        {intl.formatMessage({ id: 'office.not_found_link' })}
      </NextLink>
    </>
  )
}
