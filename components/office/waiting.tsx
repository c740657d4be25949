import NextLink from 'next/link'

import type { OfficeEntity } from '@/lib/contract/schemas/office'
import { listPath, withQuery, writeFilter } from '@/lib/office/paths'
import { officeCall, officeIntl } from '@/lib/office/server'
import { WAITING_STEPS } from '@/lib/office/waiting'

/** Behind a number that was not counted to the end. */
const MORE = '+'

/** How many records wait for a step, each with the way to its list; nothing where none does. */
export async function Waiting({ entities }: { entities: readonly OfficeEntity[] }) {
  const intl = await officeIntl()
  const seen = WAITING_STEPS.filter(({ entity }) => entities.some(({ name }) => name === entity))
  const found = await Promise.all(
    seen.map(async ({ entity, status, text }) => {
      const filter = writeFilter({ status })
      const { total, isMore } = await officeCall('officeRecords', {
        params: { entity },
        query: { filter, size: '1' },
      })
      return { href: `${listPath(entity)}${withQuery({}, { filter })}`, text, total, isMore }
    }),
  )
  const waiting = found.filter(({ total }) => total > 0)
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="text-lg">
        {intl.formatMessage({ id: 'office.waiting' })}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {waiting.map(({ href, text, total, isMore }) => (
          <li key={text}>
            <NextLink
              prefetch={false}
              href={href}
              className="flex flex-col rounded-card border border-line bg-surface px-4 py-3 hover:border-ink"
            >
              <span className="tabular text-2xl font-semibold">
                {[intl.formatNumber(total), isMore ? MORE : ''].join('')}
              </span>
              <span>{intl.formatMessage({ id: text })}</span>
            </NextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
