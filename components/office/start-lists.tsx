import NextLink from 'next/link'

import { buttonStyle } from '@/components/ui/button-style'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficeView } from '@/lib/contract/schemas/office'
import { listPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'
import type { WorkPage } from '@/lib/office/work'

import { DeskLink } from './desk-link'

const CARD =
  'flex h-full min-h-14 flex-col justify-center rounded-card border border-line bg-surface px-4 py-3 hover:border-ink'

interface StartListsProps {
  entities: readonly OfficeEntity[]
  /** Pages that are no list of records. */
  tools: Answer<'officeMe'>['tools']
  views: readonly OfficeView[]
}

/** What is opened most in a day's work, in this order. */
const OFTEN = [
  'orders',
  'customers',
  'products',
  'low-stock',
  'purchases',
  'count',
  'campaigns',
  'pages',
  'discount-codes',
  'settings',
]
/** More would be the menu again. */
const MOST = 8

/** The last part of each address, and the id of its name. */
function pagesOften({ entities, tools }: Pick<StartListsProps, 'entities' | 'tools'>) {
  const ids = new Map([
    ...tools.map(({ name }) => [name, `office.${name}`] as const),
    ...entities.map(({ name }) => [name, `office.entity_${name}`] as const),
  ])
  const known = OFTEN.flatMap((name) => {
    const id = ids.get(name)
    return id === undefined ? [] : [{ path: name, id }]
  })
  return known.slice(0, MOST)
}

/** The lists that a person keeps, and the few that are opened most; the menu has all of them. */
export async function StartLists({ entities, tools, views }: StartListsProps) {
  const intl = await officeIntl()
  return (
    <>
      {views.length === 0 ? null : (
        <section aria-labelledby="views" className="flex flex-col gap-3">
          <h2 id="views" className="text-lg">
            {intl.formatMessage({ id: 'office.views' })}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {views.map((view) => (
              <li key={view.id}>
                <NextLink prefetch={false} className={CARD} href={`${listPath(view.entity)}?${view.query}`}>
                  <span className="font-semibold">{view.name}</span>
                  <span className="text-ink-muted">{intl.formatMessage({ id: `office.entity_${view.entity}` })}</span>
                </NextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lists" className="flex flex-col gap-3">
        <h2 id="lists" className="text-lg">
          {intl.formatMessage({ id: 'office.start_lists' })}
        </h2>
        <p className="text-ink-muted">{intl.formatMessage({ id: 'office.start_lists_note' })}</p>
        <ul className="flex flex-wrap gap-2">
          {pagesOften({ entities, tools }).map(({ path, id }) => (
            <li key={path}>
              <NextLink prefetch={false} className={buttonStyle('secondary', 'sm')} href={listPath(path)}>
                {intl.formatMessage({ id })}
              </NextLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What is done with customers, in the shop: an order by phone, packing, returns, rentals, complaints. */
export async function StartWork({ work, email }: { work: readonly WorkPage[]; email: string }) {
  const intl = await officeIntl()
  if (work.length === 0) return null
  return (
    <section aria-labelledby="work" className="flex flex-col gap-3">
      <h2 id="work" className="text-lg">
        {intl.formatMessage({ id: 'office.area_work' })}
      </h2>
      <p className="text-ink-muted">{intl.formatMessage({ id: 'office.area_work_note' })}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {work.map(({ href, name, note }) => (
          <li key={href}>
            <DeskLink href={href} email={email} className={CARD}>
              <span className="font-semibold">{name}</span>
              {note === null ? null : <span className="text-ink-muted text-sm">{note}</span>}
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
