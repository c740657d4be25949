import NextLink from 'next/link'

import { buttonStyle } from '@/components/ui/button-style'
import { withQuery } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

interface PagesProps {
  page: number
  size: number
  total: number
  /** There are more, which are not counted. */
  isMore?: boolean
  query: Readonly<Record<string, string>>
}

/** How many records there are, which of them are shown, and the ways to the others. */
export async function Pages({ page, size, total, isMore = false, query }: PagesProps) {
  const intl = await officeIntl()
  const last = Math.max(Math.ceil(total / size), 1)
  const to = (number: number) => withQuery(query, { page: number <= 1 ? null : String(number) }) || '?'
  const link = (number: number, id: string) => (
    <NextLink prefetch={false} href={to(number)} className={buttonStyle('secondary', 'sm')}>
      {intl.formatMessage({ id })}
    </NextLink>
  )
  return (
    <nav aria-label={intl.formatMessage({ id: 'office.pages' })} className="flex flex-wrap items-center gap-3">
      <p className="text-ink-muted">
        {intl.formatMessage(
          { id: isMore ? 'office.shown_more' : 'office.shown' },
          { from: total === 0 ? 0 : (page - 1) * size + 1, to: Math.min(page * size, total), total },
        )}
      </p>
      {page > 2 ? link(1, 'office.first') : null}
      {page > 1 ? link(page - 1, 'office.previous') : null}
      {page < last ? link(page + 1, 'office.next') : null}
      {page < last - 1 && !isMore ? link(last, 'office.last') : null}
    </nav>
  )
}
