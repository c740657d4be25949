/**
 * Versions of pages that are planned for later (decisions/back-office.md "Planned versions of pages"). A version changes some texts of its
 * page; the others follow the page, and the version before it, until it is published.
 */
import { isDeepStrictEqual } from 'node:util'

import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { pages, type PageTexts, pageVersions } from '@/lib/backend/domain/schema/content'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { VERSION_TEXTS, type VersionText } from '@/lib/contract/page-versions'

import { cutPath } from './picture-cut'

type Reader = Pick<Tx, 'select'>

const COLUMNS = {
  title: pages.title,
  metaDescription: pages.metaDescription,
  image: pages.image,
  contentHtml: pages.contentHtml,
  tabs: pages.tabs,
}

const plain = (value: unknown) => (value === '' || value === undefined ? null : value)

/** No text is the same as an empty one. */
const isSame = (left: unknown, right: unknown): boolean => isDeepStrictEqual(plain(left), plain(right))

const differing = (left: PageTexts, right: PageTexts): VersionText[] =>
  VERSION_TEXTS.filter((name) => !isSame(left[name], right[name]))

export const textsOf = ({ title, metaDescription, image, contentHtml, tabs }: PageTexts): PageTexts => ({
  title,
  metaDescription,
  image,
  contentHtml,
  tabs,
})

/** `texts` with those that are named taken from `others`. */
function withTexts(texts: PageTexts, others: PageTexts, names: readonly VersionText[]): PageTexts {
  return { ...textsOf(texts), ...Object.fromEntries(names.map((name) => [name, others[name]])) }
}

interface Version extends PageTexts {
  readonly base: PageTexts
}

/** The texts that the version itself changes. */
export const ownTexts = (version: Version): VersionText[] => differing(version, version.base)

/** Of these the ones before which something else stands now than when they were written. */
export const changedSince = (version: Version, before: PageTexts): VersionText[] =>
  ownTexts(version).filter((name) => !isSame(version.base[name], before[name]))

/** The version on top of what stands before it now. `written`: texts that somebody has just written for exactly that. */
function settled(version: Version, before: PageTexts, written: readonly VersionText[]): Version {
  const others = ownTexts(version).filter((name) => !written.includes(name))
  const own = [...others, ...written.filter((name) => !isSame(version[name], before[name]))]
  return { ...withTexts(before, version, own), base: withTexts(before, version.base, others) }
}

/** Of versions that are still to be published. */
export const isToCome = inArray(pageVersions.state, ['planned', 'overdue'])

/** Planned versions of a page, in the order in which they are published. */
export function plannedVersions(reader: Reader, pageId: number) {
  return reader
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), isToCome))
    .orderBy(asc(pageVersions.startsAt), asc(pageVersions.id))
}

/** The texts of a page, which nobody else changes until the end of the transaction; undefined without the page. */
export async function lockedTexts(tx: Tx, pageId: number): Promise<PageTexts | undefined> {
  const [page] = await tx.select(COLUMNS).from(pages).where(eq(pages.id, pageId)).for('no key update')
  return page
}

export async function presentTexts(reader: Reader, pageId: number): Promise<PageTexts | undefined> {
  const [page] = await reader.select(COLUMNS).from(pages).where(eq(pages.id, pageId))
  return page
}

/** The texts of a page with the part of its picture that a page shows. */
export type ShownTexts = PageTexts

/** A version of a page as shoppers will see it; undefined when the page has no such version. */
export async function shownVersion(reader: Reader, id: number, pageId: number): Promise<ShownTexts | undefined> {
  const { title, metaDescription, contentHtml, tabs } = pageVersions
  const [version] = await reader
    .select({
      title,
      metaDescription,
      contentHtml,
      tabs,
      image: sql<string | null>`nullif(${cutPath('page_versions.image', 'banner')}, '')`,
    })
    .from(pageVersions)
    .where(and(eq(pageVersions.id, id), eq(pageVersions.pageId, pageId)))
  return version
}

interface Settling {
  /** A version that is about to be removed. */
  readonly without?: number
  /** A version of which somebody has just written some texts, knowing what stands before them. */
  readonly written?: { readonly id: number; readonly texts: readonly VersionText[] }
}

/**
 * Brings the planned versions of a page up to date after a change of the page, or of one of them: what a version does not change becomes what
 * the page, or the version before it, has. What the page refused is tried again at once, since the reason may be gone.
 */
export async function settleVersions(tx: Tx, pageId: number, { without, written }: Settling = {}): Promise<void> {
  const page = await lockedTexts(tx, pageId)
  if (!page) return
  let before: PageTexts = page
  for (const version of await plannedVersions(tx, pageId).for('update')) {
    if (version.id === without) continue
    const { base, ...texts } = settled(version, before, version.id === written?.id ? written.texts : [])
    if (differing(texts, version).length > 0 || differing(base, version.base).length > 0)
      await tx
        .update(pageVersions)
        .set({ ...texts, base })
        .where(eq(pageVersions.id, version.id))
    before = texts
  }
  await tx
    .update(pageVersions)
    .set({ tries: 0, tryAt: null })
    .where(and(eq(pageVersions.pageId, pageId), isNotNull(pageVersions.tryAt)))
}
