/** Writes content pages: from Markdown or HTML, sanitised; invalidates every page that shows them (spec 2 §2, §5). */
import { and, eq } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { type CampaignProducts, type PageTab, pages } from '@/lib/backend/domain/schema/content'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import type { Language } from '@/lib/market/languages'
import type { ArticleSection } from '@/lib/market/tables/static-paths'

import { type ContentFormat, contentHtml } from '@/lib/backend/domain/texts/markdown'

import { settleVersions } from './page-versions'

interface PageText {
  readonly title: string
  readonly text: string
  readonly format: ContentFormat
}

export interface TabSource extends PageText {
  readonly slug: string
  readonly tabs?: readonly TabSource[]
}

export interface PageSource extends PageText {
  /** The same page in all languages, such as `terms`. */
  readonly key: string
  readonly language: Language
  /** Path without slashes at its ends. */
  readonly slug: string
  readonly metaDescription?: string
  /** A page with tabs has no text of its own. */
  readonly tabs?: readonly TabSource[]
  /** The kind of page, if it is not a page of text. */
  readonly as?: SpecialPage
  /** Path in the image service. */
  readonly image?: string | null
}

/** A campaign with its products and time, an article of Life outdoors, or an author. */
export type SpecialPage =
  | {
      readonly kind: 'campaign'
      readonly goods: CampaignProducts
      readonly startsAt: Date | null
      readonly endsAt: Date | null
    }
  | {
      readonly kind: 'article'
      readonly section: ArticleSection
      readonly author: string | null
      readonly startsAt: Date | null
    }
  | { readonly kind: 'author' }

const NOTHING_SPECIAL = { section: null, author: null, goods: null, startsAt: null, endsAt: null }

const SLUG = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

function storedTabs(tabs: readonly TabSource[], toHtml: typeof contentHtml): PageTab[] {
  return tabs.map(({ title, slug, text, format, tabs: nested }) => ({
    title,
    slug,
    content: toHtml(text, format),
    ...(nested?.length && { tabs: storedTabs(nested, toHtml) }),
  }))
}

/** The row of a page. Throws RangeError for an invalid slug. */
export function pageRow(
  { key, language, slug, title, text, format, metaDescription = '', tabs = [], as, image = null }: PageSource,
  toHtml = contentHtml,
) {
  for (const name of [slug, ...tabs.map((tab) => tab.slug)])
    if (!SLUG.test(name))
      throw new RangeError(`"${name}" is no address: small letters, digits and hyphens, parts with slashes between.`)
  return {
    key,
    language,
    slug,
    title,
    metaDescription,
    kind: tabs.length > 0 ? ('tabs' as const) : ('static' as const),
    image,
    ...NOTHING_SPECIAL,
    ...as,
    contentHtml: tabs.length > 0 ? '' : toHtml(text, format),
    tabs: tabs.length > 0 ? storedTabs(tabs, toHtml) : null,
  }
}

/** Creates or updates a page, found by key and language. Throws like `pageRow`; the database rejects a path that another page has. */
export async function writePage(source: PageSource): Promise<void> {
  const { key, language, slug } = source
  const row = { ...pageRow(source), updatedAt: new Date() }
  await withTx(
    async (tx) => {
      const before = await tx
        .select({ language: pages.language, slug: pages.slug })
        .from(pages)
        .where(eq(pages.key, key))
      const [known] = await tx
        .update(pages)
        .set(row)
        .where(and(eq(pages.key, key), eq(pages.language, language)))
        .returning({ id: pages.id })
      if (known) await settleVersions(tx, known.id)
      else await tx.insert(pages).values(row)
      const isKnown = before.some((page) => page.language === language && page.slug === slug)
      invalidateTags(tx, [
        ...changeTags.page([...before, { language, slug }]),
        ...(isKnown ? [] : changeTags.pageAddress()),
      ])
    },
    { name: 'content.write-page' },
  )
}
