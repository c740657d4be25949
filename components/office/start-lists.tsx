import NextLink from 'next/link'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficeView } from '@/lib/contract/schemas/office'
import { listPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'
import type { WorkPage } from '@/lib/office/work'

import { AREAS } from './areas'
import { DeskLink } from './desk-link'

const CARD =
  'flex h-full min-h-14 flex-col justify-center rounded-card border border-line bg-surface px-4 py-3 hover:border-ink'

interface StartListsProps {
  entities: readonly OfficeEntity[]
  /** Pages that are no list of records. */
  tools: Answer<'officeMe'>['tools']
  views: readonly OfficeView[]
}

/** The lists that a person keeps, and those of every area. */
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
          {intl.formatMessage({ id: 'office.lists' })}
        </h2>
        <div className="gap-3 sm:columns-2 xl:columns-3">
          {AREAS.map((area) => (
            <Area
              key={area}
              area={area}
              pages={[
                ...tools.filter((tool) => tool.area === area).map(({ name }) => [name, `office.${name}`] as const),
                ...entities
                  .filter((entity) => entity.area === area)
                  .map(({ name }) => [name, `office.entity_${name}`] as const),
              ]}
            />
          ))}
        </div>
      </section>
    </>
  )
}

interface AreaProps {
  area: string
  /** The last part of each address, and the id of its name. */
  pages: readonly (readonly [string, string])[]
}

async function Area({ area, pages }: AreaProps) {
  const intl = await officeIntl()
  if (pages.length === 0) return null
  return (
    <div className="mb-3 break-inside-avoid rounded-card border border-line bg-surface p-4">
      <h3 className="font-semibold">{intl.formatMessage({ id: `office.area_${area}` })}</h3>
      <ul className="mt-2 gap-x-4 sm:columns-2">
        {pages.map(([path, id]) => (
          <li key={path} className="break-inside-avoid">
            <NextLink
              prefetch={false}
              className="flex min-h-9 items-center [overflow-wrap:anywhere] hover:underline"
              href={listPath(path)}
            >
              {intl.formatMessage({ id })}
            </NextLink>
          </li>
        ))}
      </ul>
    </div>
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
