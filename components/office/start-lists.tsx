import NextLink from 'next/link'

import type { OfficeEntity, OfficeView } from '@/lib/contract/schemas/office'
import { listPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'
import type { WorkPage } from '@/lib/office/work'

import { AREAS } from './areas'
import { DeskLink } from './desk-link'

const CARD =
  'flex h-full min-h-14 flex-col justify-center rounded-card border border-line bg-surface px-4 py-3 hover:border-ink'

/** The lists that a person keeps, and those of every area. */
export async function StartLists({
  entities,
  views,
}: {
  entities: readonly OfficeEntity[]
  views: readonly OfficeView[]
}) {
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
        {AREAS.map((area) => (
          <Area key={area} area={area} entities={entities.filter((entity) => entity.area === area)} />
        ))}
      </section>
    </>
  )
}

async function Area({ area, entities }: { area: string; entities: readonly OfficeEntity[] }) {
  const intl = await officeIntl()
  if (entities.length === 0) return null
  return (
    <>
      <h3 className="pt-2 text-ink-muted text-sm">{intl.formatMessage({ id: `office.area_${area}` })}</h3>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {entities.map(({ name }) => (
          <li key={name}>
            <NextLink prefetch={false} className={CARD} href={listPath(name)}>
              <span className="font-semibold">{intl.formatMessage({ id: `office.entity_${name}` })}</span>
            </NextLink>
          </li>
        ))}
      </ul>
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
