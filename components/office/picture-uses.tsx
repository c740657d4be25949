import NextLink from 'next/link'

import type { Answer } from '@/lib/contract/calls'
import { recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { named } from './marks'

/** The records that show a picture. */
export async function PictureUses({ uses }: Answer<'officePictureUses'>) {
  const intl = await officeIntl()
  return (
    <section aria-labelledby="uses" className="flex flex-col gap-3">
      <h2 id="uses" className="text-lg">
        {intl.formatMessage({ id: 'office.uses' })}
      </h2>
      {uses.length === 0 ? <p className="text-ink-muted">{intl.formatMessage({ id: 'office.uses_none' })}</p> : null}
      <ul className="flex flex-col gap-1">
        {uses.map(({ entity, id, title, field }) => (
          <li key={`${entity} ${id} ${field}`}>
            <NextLink prefetch={false} className="underline" href={recordPath(entity, id)}>
              {named(intl.formatMessage({ id: `office.entity_${entity}` }), title)}
            </NextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
