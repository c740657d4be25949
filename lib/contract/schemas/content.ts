import { z } from 'zod'

import { ARTICLE_SECTIONS } from '@/lib/market/tables/static-paths'

import { card } from './catalogue'
import { html, id, language, minor } from './common'

export const brandItem = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  modelCount: z.int(),
})
export const brand = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  title: z.string(),
  description: html,
  metaDescription: z.string(),
  promoImages: z.array(z.string()),
})

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
export const banners = z.object({
  imageBanners: z.array(imageBanner),
  dynamicPageBanners: z.array(imageBanner),
  textBanners: z.array(imageBanner),
})

/** What the delivery page says of methods, countries and goods. Amounts are cents of EUR. */
export const deliveryPage = z.object({
  /** Countries with equal terms. */
  groups: z.array(
    z.object({
      countries: z.array(z.string()),
      /** Working days until goods in stock are packed, such as `1-3`. */
      packed: z.string(),
      methods: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          price: minor,
          free_from: minor.nullable(),
          /** Working days from the order to the arrival of goods in stock, such as `2-6`. */
          arrives_in: z.string(),
          is_green: z.boolean(),
          /** Only for some postal codes. */
          some_places: z.boolean(),
        }),
      ),
    }),
  ),
  /** Countries to which nothing is delivered. */
  closed: z.array(z.string()),
  /** Kinds of goods that do not go everywhere: to some countries only, not to others, by some methods only. */
  goods: z.array(
    z.object({
      name: z.string(),
      why: z.string().nullable(),
      only: z.array(z.string()).nullable(),
      except: z.array(z.string()),
      methods: z.array(z.string()).nullable(),
    }),
  ),
})
export type DeliveryPage = z.infer<typeof deliveryPage>

const slugs = z.partialRecord(language, z.string())
/** A page for links to it; `slug` is its whole path. */
const pageLink = z.object({
  slug: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  image: z.string().nullable(),
})
export const staticPage = z.object({
  id,
  title: z.string(),
  content: html,
  metaDescription: z.string(),
  slugs,
  image: z.string().nullable().default(null),
  /** The page one level above in the path, and the pages one level below. */
  parent: pageLink.nullable().default(null),
  children: z.array(pageLink).default([]),
})
export const campaign = z.object({
  id,
  title: z.string(),
  content: html,
  metaDescription: z.string(),
  image: z.string().nullable(),
  slugs,
  /** ISO time. */
  ends: z.string().nullable(),
  /** Its products are those with a club price. */
  isClub: z.boolean(),
})

const authorLink = z.object({ key: z.string(), slug: z.string(), name: z.string() })
export const articleLink = pageLink.extend({
  section: z.enum(ARTICLE_SECTIONS),
  author: authorLink.nullable(),
  /** ISO time. */
  published: z.string(),
})
export const article = articleLink.extend({ content: html, modified: z.string(), slugs })
export const author = pageLink.extend({ key: z.string(), content: html, slugs, articles: z.int() })

/** A product that can be rented: its card, and cents of EUR with VAT for the first day and as a deposit. */
export const rental = z.object({ card, day: z.int().min(0), deposit: z.int().min(0) })

export interface Tab {
  title: string
  slug: string
  content: string
  tabs: Tab[]
}
export const tab: z.ZodType<Tab> = z.lazy(() =>
  z.object({ title: z.string(), slug: z.string(), content: html, tabs: z.array(tab) }),
)
export const tabPage = z.object({ id, title: z.string(), metaDescription: z.string(), tabs: z.array(tab), slugs })

/** A content page of any kind but an author's, for its preview; `isPublic`: shoppers see it by now. */
export const previewedPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('static'), isPublic: z.boolean(), page: staticPage }),
  z.object({ kind: z.literal('tabs'), isPublic: z.boolean(), page: tabPage }),
  z.object({ kind: z.literal('article'), isPublic: z.boolean(), page: article }),
  z.object({ kind: z.literal('campaign'), isPublic: z.boolean(), page: campaign }),
])

export type Brand = z.infer<typeof brand>
export type BrandItem = z.infer<typeof brandItem>
export type Banners = z.infer<typeof banners>
export type StaticPage = z.infer<typeof staticPage>
export type TabPage = z.infer<typeof tabPage>
export type PreviewedPage = z.infer<typeof previewedPage>
export type Campaign = z.infer<typeof campaign>
export type Article = z.infer<typeof article>
export type ArticleLink = z.infer<typeof articleLink>
export type Author = z.infer<typeof author>
export type Rental = z.infer<typeof rental>
