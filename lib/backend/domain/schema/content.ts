/** Texts and settings: pages, banners, keywords, redirects, settings. */
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'

import type { PictureUse } from '@/lib/contract/pictures/uses'
import type { Season } from '@/lib/market/season'

import type { ArticleSection } from '@/lib/market/tables/static-paths'

import { models } from './catalogue'
import type { Localized } from './types'

export interface PageTab {
  title: string
  slug: string
  content: string
  tabs?: PageTab[]
}

/** The products of a campaign: these models in this order, or everything with a club price. */
export type CampaignProducts = { readonly models: readonly number[] } | { readonly club: true }

export const pages = pgTable(
  'pages',
  {
    id: serial().primaryKey(),
    /** The same page in all languages, e.g. `terms`. */
    key: text().notNull(),
    language: text().notNull(),
    slug: text().notNull(),
    kind: text().$type<'static' | 'tabs' | 'campaign' | 'article' | 'author'>().notNull().default('static'),
    title: text().notNull(),
    metaDescription: text().notNull().default(''),
    /** Sanitised when written and when rendered. */
    contentHtml: text().notNull().default(''),
    tabs: jsonb().$type<PageTab[]>(),
    /** A scene of the image service, above the page and on links to it. */
    image: text(),
    /** Of an article: its section of Life outdoors. */
    section: text().$type<ArticleSection>(),
    /** Of an article: the key of its author's page. */
    author: text(),
    /** Of a campaign. */
    goods: jsonb().$type<CampaignProducts>(),
    /** When an article is published or a campaign begins; before that the page does not exist. */
    startsAt: timestamp({ withTimezone: true }),
    /** When a campaign ends; from then on its page does not exist. */
    endsAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('pages_slug').on(t.language, t.slug), unique('pages_key').on(t.key, t.language)],
)

/** What a planned version of a page can change. */
export interface PageTexts {
  readonly title: string
  readonly metaDescription: string
  readonly image: string | null
  readonly contentHtml: string
  readonly tabs: PageTab[] | null
}

/** As a call of the back office refuses a change: what a sentence is chosen by. */
export interface VersionRefusal {
  readonly code: string
  readonly field: string | null
  readonly reason: string | null
}

/** Texts that a page will have from a moment on. Until then shoppers see the page as it is. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: serial().primaryKey(),
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Overdue: its moment has passed, and its page refuses it. */
    state: text().$type<'planned' | 'overdue' | 'published'>().notNull().default('planned'),
    /** Why its page refuses it. */
    refusal: jsonb().$type<VersionRefusal>(),
    /** How often its page has refused it since somebody last changed one of them, and when it is tried again; null: at once. */
    tries: integer().notNull().default(0),
    tryAt: timestamp({ withTimezone: true }),
    title: text().notNull(),
    metaDescription: text().notNull().default(''),
    image: text(),
    contentHtml: text().notNull().default(''),
    tabs: jsonb().$type<PageTab[]>(),
    /**
     * What stood before each text when somebody last wrote it here. A text that equals its base is not changed by the version: it follows the
     * page.
     */
    base: jsonb().$type<PageTexts>().notNull(),
  },
  (t) => [index('page_versions_page').on(t.pageId), index('page_versions_due').on(t.state, t.startsAt)],
)

/** Products for rent, and their price; cents of EUR with VAT. */
export const rentalRates = pgTable('rental_rates', {
  modelId: integer()
    .primaryKey()
    .references(() => models.id, { onDelete: 'cascade' }),
  dayEur: integer().notNull(),
  depositEur: integer().notNull(),
  /** Days between the return and the next collection: drying, waxing, washing. */
  serviceDays: integer().notNull().default(1),
  sortOrder: integer().notNull().default(0),
})

/** A part of a picture as a file of its own. Places and sizes are shares of the whole picture, from 0 to 1. */
export interface PictureCut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Path in the image service. */
  readonly path: string
}

/** Uploaded pictures. Others name them by their path; a file is never changed, so that pages that were rendered before keep their pictures. */
export const pictures = pgTable('pictures', {
  id: serial().primaryKey(),
  path: text().notNull().unique(),
  /** The name of the file that was uploaded, or a better one that somebody gave. */
  name: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  /** A use without a cut shows the whole picture. */
  cuts: jsonb().$type<Partial<Record<PictureUse, PictureCut>>>().notNull().default({}),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const banners = pgTable('banners', {
  id: serial().primaryKey(),
  kind: text().$type<'image' | 'dynamic' | 'text'>().notNull(),
  titles: jsonb().$type<Localized>().notNull(),
  headings: jsonb().$type<Localized>().notNull().default({}),
  image: text(),
  urls: jsonb().$type<Localized>().notNull(),
  buttonTexts: jsonb().$type<Localized>().notNull().default({}),
  /** colour or colour/textcolour */
  subText: text().notNull().default(''),
  cropPoint: text(),
  languages: text().array(),
  /** Only shown in these seasons of the shop; null: always. */
  seasons: text().$type<Season>().array(),
  sortOrder: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
})

export const keywords = pgTable('keywords', {
  id: serial().primaryKey(),
  language: text().notNull(),
  keyword: text().notNull(),
  popupText: text().notNull(),
  url: text(),
})

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})

export const redirects = pgTable('redirects', {
  path: text().primaryKey(),
  target: text().notNull(),
})
