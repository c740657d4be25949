/** Brands, banners, content pages, campaigns and articles. */
import { z } from 'zod'

import { ARTICLE_SECTIONS } from '@/lib/market/tables/static-paths'

import { defineCalls } from './call'
import { id, language, path, queryInt, slug } from '../schemas/common'
import {
  article,
  articleLink,
  author,
  banners,
  brand,
  brandItem,
  campaign,
  deliveryPage,
  staticPage,
  tabPage,
} from '../schemas/content'

const byLanguage = z.strictObject({ language })

export const contentCalls = defineCalls('Content', {
  brands: {
    method: 'GET',
    path: '/api/brands/',
    access: 'public',
    sharedSeconds: 60,
    query: byLanguage,
    answer: z.array(brandItem),
  },
  brand: {
    method: 'GET',
    path: '/api/brand/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ slug, language }),
    answer: brand,
  },
  banners: {
    method: 'GET',
    path: '/api/banners/',
    access: 'public',
    sharedSeconds: 60,
    query: byLanguage,
    answer: banners,
  },
  keywordPopup: {
    method: 'GET',
    path: '/api/keyword-popup/',
    access: 'public',
    sharedSeconds: 300,
    query: z.strictObject({ id: queryInt(id) }),
    answer: z.object({ text: z.string(), url: z.string().nullable() }),
  },
  keywordPopups: {
    method: 'GET',
    path: '/api/keyword-popups/',
    access: 'public',
    sharedSeconds: 300,
    query: byLanguage,
    answer: z.array(z.object({ id, keyword: z.string() })),
  },
  /** Methods, prices and days of delivery for every country, for the delivery page. */
  deliveryPage: {
    method: 'GET',
    path: '/api/delivery/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ language }),
    answer: deliveryPage,
  },
  staticPage: {
    method: 'GET',
    path: '/api/static-page/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ slug: path, language }),
    answer: staticPage,
  },
  staticPageWithTabs: {
    method: 'GET',
    path: '/api/static-page-with-tabs/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ slug, language }),
    answer: tabPage,
  },
  /** A campaign by its whole path; 404 before it begins, after it ended, and for an unknown one. Its products are the list with the source `Campaign`. */
  campaign: {
    method: 'GET',
    path: '/api/campaign/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ slug: path, language }),
    answer: campaign,
  },
  /** Published articles of Life outdoors, newest first; of one section, or by one author. */
  articles: {
    method: 'GET',
    path: '/api/articles/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({
      language,
      section: z.enum(ARTICLE_SECTIONS).optional(),
      author: z.string().min(1).max(100).optional(),
      count: queryInt(z.int().min(1).max(200)).default(200),
    }),
    answer: z.array(articleLink),
  },
  article: {
    method: 'GET',
    path: '/api/article/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ slug: path, language }),
    answer: article,
  },
  /** Authors of Life outdoors: the shop's own departments. */
  authors: {
    method: 'GET',
    path: '/api/authors/',
    access: 'public',
    sharedSeconds: 60,
    query: byLanguage,
    answer: z.array(author),
  },
})
