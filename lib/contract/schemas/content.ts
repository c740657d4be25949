import { z } from 'zod'

import { ARTICLE_SECTIONS } from '@/lib/market/tables/static-paths'

import { card } from './catalogue'
import { html, id, language, path, queryInt, slug } from './common'

const byLanguage = z.strictObject({ language })

export const brandItem = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  modelCount: z.int(),
})
export const brands = { query: byLanguage, answer: z.array(brandItem) }
export const brand = {
  query: z.strictObject({ slug, language }),
  answer: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    title: z.string(),
    description: html,
    metaDescription: z.string(),
    promoImages: z.array(z.string()),
  }),
}

const imageBanner = z.object({
  id,
  title: z.string(),
  heading: z.string(),
  image: z.string().nullable(),
  url: z.string(),
  buttonText: z.string(),
  subText: z.string(),
  cropPoint: z.string().nullable(),
})
export const banners = {
  query: byLanguage,
  answer: z.object({
    imageBanners: z.array(imageBanner),
    dynamicPageBanners: z.array(imageBanner),
    textBanners: z.array(imageBanner),
  }),
}

export const keywordPopup = {
  query: z.strictObject({ id: queryInt(id) }),
  answer: z.object({ text: z.string(), url: z.string().nullable() }),
}
export const keywordPopups = { query: byLanguage, answer: z.array(z.object({ id, keyword: z.string() })) }

/** Asks with a path of any language; answers where the same thing lives in each. */
export const translatedPaths = {
  query: z.strictObject({ path }),
  answer: z.array(z.object({ path: z.string(), languageCode: language })),
}

const slugs = z.partialRecord(language, z.string())
/** A page as what leads to it names it; `slug` is its whole path. */
const pageLink = z.object({
  slug: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  image: z.string().nullable(),
})

export const staticPage = {
  query: z.strictObject({ slug: path, language }),
  answer: z.object({
    id,
    title: z.string(),
    content: html,
    metaDescription: z.string(),
    slugs,
    image: z.string().nullable().default(null),
    /** The page one step above it in its path, and those one step below. */
    parent: pageLink.nullable().default(null),
    children: z.array(pageLink).default([]),
  }),
}

/** A campaign by its whole path; 404 before it begins, when it is over, and for one that never was. Its goods are the list with the source `Campaign`. */
export const campaign = {
  query: z.strictObject({ slug: path, language }),
  answer: z.object({
    id,
    title: z.string(),
    content: html,
    metaDescription: z.string(),
    image: z.string().nullable(),
    slugs,
    /** ISO time. */
    ends: z.string().nullable(),
    /** Its goods are those that members pay less for. */
    isClub: z.boolean(),
  }),
}

const author = z.object({ key: z.string(), slug: z.string(), name: z.string() })
const articleLink = pageLink.extend({
  section: z.enum(ARTICLE_SECTIONS),
  author: author.nullable(),
  /** ISO time. */
  published: z.string(),
})
/** What has come out in Life outdoors, newest first; of one part, or by one author. */
export const articles = {
  query: z.strictObject({
    language,
    section: z.enum(ARTICLE_SECTIONS).optional(),
    author: z.string().min(1).max(100).optional(),
    count: queryInt(z.int().min(1).max(200)).default(200),
  }),
  answer: z.array(articleLink),
}
export const article = {
  query: z.strictObject({ slug: path, language }),
  answer: articleLink.extend({ content: html, modified: z.string(), slugs }),
}
/** Who writes in Life outdoors: the shop's own counters and workshops. */
export const authors = {
  query: byLanguage,
  answer: z.array(pageLink.extend({ key: z.string(), content: html, slugs, articles: z.int() })),
}

/** What can be rented: the product's card, and cents of EUR with VAT for the first day and as a deposit. */
export const rentals = {
  query: z.strictObject({ language, taxAreaId: queryInt(z.int().min(1).max(999)) }),
  answer: z.array(z.object({ card, day: z.int().min(0), deposit: z.int().min(0) })),
}
export interface Tab {
  title: string
  slug: string
  content: string
  tabs: Tab[]
}
export const tab: z.ZodType<Tab> = z.lazy(() =>
  z.object({ title: z.string(), slug: z.string(), content: html, tabs: z.array(tab) }),
)
export const staticPageWithTabs = {
  query: z.strictObject({ slug, language }),
  answer: z.object({ id, title: z.string(), metaDescription: z.string(), tabs: z.array(tab), slugs }),
}

/** Everything that may be listed in a sitemap, in pages of 5,000. */
export const sitemap = {
  query: z.strictObject({
    type: z.enum(['products', 'groups', 'brands', 'pages']),
    page: queryInt(z.int().min(1).max(10_000)).default(1),
  }),
  answer: z.object({
    pages: z.int(),
    entries: z.array(
      z.object({ paths: z.partialRecord(language, z.string()), modified: z.string(), images: z.array(z.string()) }),
    ),
  }),
}

export const errorBeacon = {
  query: z.strictObject({ err: z.string().min(1).max(2000) }),
  answer: z.object({ ok: z.literal(true) }),
}

export type Brand = z.infer<typeof brand.answer>
export type BrandItem = z.infer<typeof brandItem>
export type Banners = z.infer<typeof banners.answer>
export type StaticPage = z.infer<typeof staticPage.answer>
export type TabPage = z.infer<typeof staticPageWithTabs.answer>
export type Campaign = z.infer<typeof campaign.answer>
export type Article = z.infer<typeof article.answer>
export type ArticleLink = z.infer<typeof articleLink>
export type Author = z.infer<typeof authors.answer>[number]
export type Rental = z.infer<typeof rentals.answer>[number]
