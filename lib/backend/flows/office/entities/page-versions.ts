/** Versions of pages that are planned for later. They are made on the page of a page (../pages/versions.ts) and changed like any record. */
import { eq, ilike, sql } from 'drizzle-orm'

import { settleVersions } from '@/lib/backend/domain/content/page-versions'
import { pageVersions } from '@/lib/backend/domain/schema/content'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import { isVersionText } from '@/lib/contract/page-versions'

import { pageTabs } from './content'
import type { Changed, Entity, Values } from './entity'
import { like } from './like'

const isPublished = (values: Values | null) => values?.['state'] === 'published'

const over = () =>
  new ApiError('CONFLICT', 'The version is published already.', { details: { reason: 'version_published' } })

const hasPassed = () =>
  new ApiError('BAD_REQUEST', 'The moment has passed.', { field: 'startsAt', details: { reason: 'past' } })

/** Throws CONFLICT for what is published already, BAD_REQUEST for a moment that has passed. */
async function checkVersion(_tx: Tx, { before, after, paths }: Changed): Promise<void> {
  if (isPublished(before)) throw over()
  const isMoved = before === null || paths.includes('startsAt')
  if (isMoved && Date.parse(String(after?.['startsAt'])) <= Date.now()) throw hasPassed()
}

/** A version that is moved waits for its new moment. */
const replan = (tx: Tx, id: string) =>
  tx
    .update(pageVersions)
    .set({ state: 'planned', refusal: null })
    .where(eq(pageVersions.id, Number(id)))

async function followVersion(tx: Tx, { id, before, after, paths }: Changed): Promise<void> {
  if (after === null && isPublished(before)) throw over()
  const page = Number((after ?? before)?.['pageId'])
  if (after === null) return settleVersions(tx, page, { without: Number(id) })
  if (paths.includes('startsAt')) await replan(tx, id)
  // Of a new one its base says what each text was written for.
  const texts = before === null ? [] : paths.filter(isVersionText)
  return settleVersions(tx, page, { written: { id: Number(id), texts } })
}

export const versionEntity: Entity = {
  name: 'page-versions',
  area: 'content',
  read: 'office.content.read',
  change: 'office.content.write',
  canRemove: true,
  table: pageVersions,
  key: [pageVersions.id],
  title: () => sql`${pageVersions.title}`,
  sort: '-startsAt',
  search: (text) => ilike(pageVersions.title, like(text)),
  columns: ['title', 'startsAt', 'state', 'pageId'],
  fields: {
    startsAt: { kind: 'moment', column: pageVersions.startsAt, isRequired: true, isFilter: true },
    state: {
      kind: 'choice',
      column: pageVersions.state,
      options: ['planned', 'overdue', 'published'],
      isReadOnly: true,
      isFilter: true,
    },
    pageId: {
      kind: 'reference',
      column: pageVersions.pageId,
      to: 'pages',
      isRequired: true,
      isGivenOnce: true,
      isLinked: true,
      isFilter: true,
    },
    title: { kind: 'text', column: pageVersions.title, isRequired: true },
    metaDescription: { kind: 'lines', column: pageVersions.metaDescription },
    image: { kind: 'picture', column: pageVersions.image },
    contentHtml: { kind: 'html', column: pageVersions.contentHtml, section: 'texts' },
    tabs: { kind: 'json', column: pageVersions.tabs, section: 'texts', schema: pageTabs },
    base: { kind: 'json', column: pageVersions.base, isReadOnly: true, isInternal: true },
  },
  check: checkVersion,
  follow: followVersion,
}
