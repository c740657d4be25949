import { z } from 'zod'

import { html, id, language, path, queryInt, slug } from './common'

const byLanguage = z.strictObject({ language })

export const brandItem = z.object({ id, slug: z.string(), name: z.string(), logo: z.string().nullable(), modelCount: z.int() })
export const brands = { query: byLanguage, answer: z.array(brandItem) }
export const brand = {
  query: z.strictObject({ slug, language }),
  answer: z.object({
    id, slug: z.string(), name: z.string(), logo: z.string().nullable(), title: z.string(), description: html, metaDescription: z.string(), promoImages: z.array(z.string()),
  }),
}

const imageBanner = z.object({
  id, title: z.string(), heading: z.string(), image: z.string().nullable(), url: z.string(), buttonText: z.string(), subText: z.string(), cropPoint: z.string().nullable(),
})
export const banners = {
  query: byLanguage,
  answer: z.object({ imageBanners: z.array(imageBanner), dynamicPageBanners: z.array(imageBanner), textBanners: z.array(imageBanner) }),
}

export const keywordPopup = { query: z.strictObject({ id: queryInt(id) }), answer: z.object({ text: z.string(), url: z.string().nullable() }) }
export const keywordPopups = { query: byLanguage, answer: z.array(z.object({ id, keyword: z.string() })) }

/** Asks with a path of any language; answers where the same thing lives in each. */
export const translatedPaths = { query: z.strictObject({ path }), answer: z.array(z.object({ path: z.string(), languageCode: language })) }

export const staticPage = {
  query: z.strictObject({ slug: path, language }),
  answer: z.object({ id, title: z.string(), content: html, metaDescription: z.string(), slugs: z.partialRecord(language, z.string()) }),
}
export interface Tab { title: string; slug: string; content: string; tabs: Tab[] }
export const tab: z.ZodType<Tab> = z.lazy(() => z.object({ title: z.string(), slug: z.string(), content: html, tabs: z.array(tab) }))
export const staticPageWithTabs = {
  query: z.strictObject({ slug, language }),
  answer: z.object({ id, title: z.string(), metaDescription: z.string(), tabs: z.array(tab), slugs: z.partialRecord(language, z.string()) }),
}

/** Everything that may be listed in a sitemap, in pages of 5,000. */
export const sitemap = {
  query: z.strictObject({ type: z.enum(['products', 'groups', 'brands', 'pages']), page: queryInt(z.int().min(1).max(10_000)).default(1) }),
  answer: z.object({
    pages: z.int(),
    entries: z.array(z.object({ paths: z.partialRecord(language, z.string()), modified: z.string(), images: z.array(z.string()) })),
  }),
}

export const errorBeacon = { query: z.strictObject({ err: z.string().min(1).max(2000) }), answer: z.object({ ok: z.literal(true) }) }

export type Brand = z.infer<typeof brand.answer>
export type BrandItem = z.infer<typeof brandItem>
export type Banners = z.infer<typeof banners.answer>
export type StaticPage = z.infer<typeof staticPage.answer>
export type TabPage = z.infer<typeof staticPageWithTabs.answer>
