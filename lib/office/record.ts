import 'server-only'

/** What the pages of one record have in common: whether the person may see its kind, the record, its history. */
import { notFound } from 'next/navigation'

import { officeCall, officeLanguage, officeMe } from './server'

/** The address of a record that is being made. */
export const NEW = 'new'

/** The kind of record of a page. A 404 for who may not see it, and at `new` for who makes none. */
export async function entityFor(name: string, id: string) {
  const entity = (await officeMe()).entities.find((known) => known.name === name) ?? notFound()
  if (id === NEW && !entity.canCreate) notFound()
  return entity
}

/** A record and its history, in the person's language. */
export async function recordOf(entity: string, id: string) {
  const language = await officeLanguage()
  const [record, { changes }] = await Promise.all([
    officeCall('officeRecord', { params: { entity, record: id }, query: { language } }),
    officeCall('officeChanges', { query: { entity, record: id } }),
  ])
  return { record, changes }
}
