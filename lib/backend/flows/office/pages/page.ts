/** What the back office shows of a content page besides its fields: its languages, when it is public, where its links lead. */
import { and, asc, eq } from 'drizzle-orm'

import { plannedArticle } from '@/lib/backend/domain/content/articles'
import { plannedCampaign } from '@/lib/backend/domain/content/campaigns'
import { shownVersion } from '@/lib/backend/domain/content/page-versions'
import { plannedPage, plannedTabs } from '@/lib/backend/domain/content/pages'
import { pages, type PageTab } from '@/lib/backend/domain/schema/content'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { PreviewedPage } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'

import { type Actor, requireRead } from '../actor'
import { entityNamed } from '../registry'
import { linksIn, type PageLink } from './links'
import { versionsOf } from './versions'

async function pageById(id: number, actor: Actor) {
  requireRead(actor, entityNamed('pages'))
  const [row] = await db().select().from(pages).where(eq(pages.id, id))
  if (!row) throw new ApiError('NOT_FOUND', 'There is no such page.')
  return row
}

const htmlOf = (tabs: readonly PageTab[]): string =>
  tabs.map(({ content, tabs: below }) => content + htmlOf(below ?? [])).join('')

interface PageState {
  readonly language: string
  readonly canPreview: boolean
  readonly isCampaign: boolean
  readonly hasTabs: boolean
  readonly languages: { language: string; id: number; title: string }[]
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly state: 'live' | 'planned' | 'ended'
  readonly links: PageLink[]
  readonly versions: Awaited<ReturnType<typeof versionsOf>>
}

/** Throws FORBIDDEN, NOT_FOUND. */
export async function pageState(id: number, actor: Actor): Promise<PageState> {
  const row = await pageById(id, actor)
  const [languages, links, versions] = await Promise.all([
    db()
      .select({ language: pages.language, id: pages.id, title: pages.title })
      .from(pages)
      .where(eq(pages.key, row.key))
      .orderBy(asc(pages.language)),
    linksIn(row.contentHtml + htmlOf(row.tabs ?? []), row.language as Language),
    versionsOf(id),
  ])
  return {
    language: row.language,
    canPreview: row.kind !== 'author',
    isCampaign: row.kind === 'campaign',
    hasTabs: row.kind === 'tabs',
    languages,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    state: stateOf(row),
    links,
    versions,
  }
}

function stateOf({ startsAt, endsAt }: Pick<typeof pages.$inferSelect, 'startsAt' | 'endsAt'>): PageState['state'] {
  const now = Date.now()
  if (endsAt !== null && endsAt.getTime() <= now) return 'ended'
  return startsAt !== null && startsAt.getTime() > now ? 'planned' : 'live'
}

/** The texts of a planned version. Throws NOT_FOUND for one of another page. */
async function versionTexts(
  page: Pick<typeof pages.$inferSelect, 'id' | 'language'>,
  version: number,
  language: Language,
) {
  const texts = page.language === language ? await shownVersion(db(), version, page.id) : undefined
  if (!texts) throw new ApiError('NOT_FOUND', 'There is no such version of the page in the language.')
  return texts
}

interface Previewed {
  readonly id: number
  readonly language: Language
  /** A planned version of the page. */
  readonly version?: number | undefined
}

/** A page in a language as shoppers will see it. Throws FORBIDDEN, NOT_FOUND. */
export async function previewOf({ id, language, version }: Previewed, actor: Actor): Promise<PreviewedPage> {
  const page = await pageById(id, actor)
  const { key } = page
  const texts = version === undefined ? undefined : await versionTexts(page, version, language)
  const [row] = await db()
    .select({ kind: pages.kind, startsAt: pages.startsAt, endsAt: pages.endsAt })
    .from(pages)
    .where(and(eq(pages.key, key), eq(pages.language, language)))
  const isPublic = row !== undefined && stateOf(row) === 'live'
  switch (row?.kind) {
    case 'static':
      return { kind: row.kind, isPublic, page: await plannedPage(key, language, texts) }
    case 'tabs':
      return { kind: row.kind, isPublic, page: await plannedTabs(key, language, texts) }
    case 'article':
      return { kind: row.kind, isPublic, page: await plannedArticle(key, language, texts) }
    case 'campaign':
      return { kind: row.kind, isPublic, page: await plannedCampaign(key, language, texts) }
    default:
      throw new ApiError('NOT_FOUND', 'There is no preview of this page in the language.')
  }
}
