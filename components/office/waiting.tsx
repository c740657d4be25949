import NextLink from 'next/link'
import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import type { OfficeWaiting } from '@/lib/contract/schemas/office-waiting'
import { officeIntl, officeNow } from '@/lib/office/server'
import { IS_FAULT, type Place, placeOf, WAITING_GROUPS } from '@/lib/office/waiting'
import { deskHref } from '@/lib/office/work'

import { DeskLink } from './desk-link'
import { moneyText } from './show-value'

/** Behind a number that was not counted to the end. */
const MORE = '+'

type Waits = OfficeWaiting['waiting'][number]

/** How much waits for the person, each with the way to it. What does not wait is not there. */
export async function Waiting({ waiting, email }: { waiting: OfficeWaiting['waiting']; email: string }) {
  const intl = await officeIntl()
  const some = waiting.filter(({ count }) => count > 0)
  const groups = Object.entries(WAITING_GROUPS).map(([group, names]) => ({
    group,
    waits: some.filter(({ name }) => names.some((one) => one === name)),
  }))
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="text-lg">
        {intl.formatMessage({ id: 'office.waiting' })}
      </h2>
      {some.length === 0 ? (
        <p className="text-ink-muted">{intl.formatMessage({ id: 'office.waiting_nothing' })}</p>
      ) : null}
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {groups.map(({ group, waits }) =>
          waits.length === 0 ? null : (
            <div key={group} className="flex flex-col gap-2">
              <h3 className="text-ink-muted text-sm">{intl.formatMessage({ id: `office.waiting_of_${group}` })}</h3>
              <ul className="flex flex-1 flex-wrap gap-3">
                {waits.map((one) => (
                  <li key={one.name} className="w-44">
                    <Tile waits={one} email={email} />
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </section>
  )
}

async function Tile({ waits: { name, count, isMore }, email }: { waits: Waits; email: string }) {
  const [intl, now] = await Promise.all([officeIntl(), officeNow()])
  return (
    <Way
      place={placeOf(name, now)}
      email={email}
      className={cx(
        'flex h-full flex-col rounded-card border bg-surface px-4 py-3 hover:border-ink',
        IS_FAULT.has(name) ? 'border-warning' : 'border-line',
      )}
    >
      <span className="font-semibold tabular text-2xl">{[intl.formatNumber(count), isMore ? MORE : ''].join('')}</span>
      <span>{intl.formatMessage({ id: `office.waiting_${name}` }, { count })}</span>
    </Way>
  )
}

interface WayProps {
  place: Place
  email: string
  className: string
  children: ReactNode
}

async function Way({ place, children, ...props }: WayProps) {
  if ('desk' in place)
    return (
      <DeskLink href={await deskHref(place.desk)} {...props}>
        {children}
      </DeskLink>
    )
  return (
    <NextLink prefetch={false} href={place.list} className={props.className}>
      {children}
    </NextLink>
  )
}

/** What was sold today and this week, beside the day and the week before. */
export async function Sales({ sales }: { sales: NonNullable<OfficeWaiting['sales']> }) {
  const intl = await officeIntl()
  const parts = [
    ['today', sales.today, 'yesterday', sales.yesterday],
    ['week', sales.week, 'week_before', sales.weekBefore],
  ] as const
  return (
    <section aria-labelledby="sales" className="flex flex-col gap-3">
      <h2 id="sales" className="text-lg">
        {intl.formatMessage({ id: 'office.sales' })}
      </h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        {parts.map(([name, now, nameBefore, before]) => (
          <div key={name} className="flex flex-col rounded-card border border-line bg-surface px-4 py-3">
            <dt className="text-ink-muted text-sm">{intl.formatMessage({ id: `office.sales_${name}` })}</dt>
            <dd className="flex flex-col">
              <span className="font-semibold tabular text-2xl">{moneyText(intl, now.eur, 'eur')}</span>
              <span>{intl.formatMessage({ id: 'office.sales_orders' }, { count: now.orders })}</span>
              <span className="text-ink-muted text-sm">
                {intl.formatMessage(
                  { id: `office.sales_${nameBefore}` },
                  { sum: moneyText(intl, before.eur, 'eur'), count: before.orders },
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.sales_hint' })}</p>
    </section>
  )
}
