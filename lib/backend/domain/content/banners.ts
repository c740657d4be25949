/** Banners of a language (spec 3 §3 "Banner"); links to the shop's own host become relative. */
import { and, arrayContains, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'

import { pick } from '@/lib/backend/domain/texts/localized'
import { seasonOf } from '@/lib/market/season'
import { db } from '@/lib/backend/platform/database/pool'
import { banners } from '@/lib/backend/domain/schema/content'
import type { Banners } from '@/lib/contract/schemas/content'
import type { Language } from '@/lib/market/languages'

import { cutPath } from './picture-cut'
import { relativeUrl } from '@/lib/backend/domain/texts/sanitize'

type Item = Banners['imageBanners'][number]

/** Several links are on separate lines, paired with the button texts. Anything except a web URL or a path is dropped. */
function cleanUrls(urls: string): string {
  return urls
    .split('\n')
    .map((url) => (/^(https?:\/\/|\/(?!\/))/i.test(url.trim()) ? relativeUrl(url.trim()) : ''))
    .join('\n')
}

/** Active banners of the season by kind, in their order. */
export async function allBanners(language: Language, now: Date = new Date()): Promise<Banners> {
  const isShown = (list: typeof banners.languages | typeof banners.seasons, value: string) =>
    or(isNull(list), arrayContains(list, [value]))
  const rows = await db()
    .select({ ...getTableColumns(banners), image: sql<string | null>`${cutPath('banners.image', 'banner')}` })
    .from(banners)
    .where(
      and(eq(banners.isActive, true), isShown(banners.languages, language), isShown(banners.seasons, seasonOf(now))),
    )
    .orderBy(asc(banners.sortOrder), asc(banners.id))
  const ofKind = (kind: (typeof rows)[number]['kind']): Item[] =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({
        id: row.id,
        title: pick(row.titles, language),
        heading: pick(row.headings, language),
        image: row.image,
        url: cleanUrls(pick(row.urls, language)),
        buttonText: pick(row.buttonTexts, language),
        subText: row.subText,
        cropPoint: row.cropPoint,
      }))
  return { imageBanners: ofKind('image'), dynamicPageBanners: ofKind('dynamic'), textBanners: ofKind('text') }
}
