/** Calls about pages, pictures and articles. */
import { article, articles, authors } from '@/lib/backend/domain/content/articles'
import { allBanners } from '@/lib/backend/domain/content/banners'
import { brandList, brandPage } from '@/lib/backend/domain/content/brands'
import { campaign } from '@/lib/backend/domain/content/campaigns'
import { keywordList, keywordPopup } from '@/lib/backend/domain/content/keywords'
import { staticPage, staticPageWithTabs } from '@/lib/backend/domain/content/pages'
import { deliveryPage } from '@/lib/backend/domain/delivery/delivery-page'
import type { contentCalls } from '@/lib/contract/calls/content'

import type { Handlers } from './types'

export const contentHandlers: Handlers<typeof contentCalls> = {
  brands: () => brandList(),
  brand: ({ query }) => brandPage(query.slug, query.language),
  banners: ({ query }) => allBanners(query.language),
  keywordPopup: ({ query }) => keywordPopup(query.id),
  keywordPopups: ({ query }) => keywordList(query.language),
  deliveryPage: ({ query }) => deliveryPage(query.language),
  staticPage: ({ query }) => staticPage(query.slug, query.language),
  staticPageWithTabs: ({ query }) => staticPageWithTabs(query.slug, query.language),
  campaign: ({ query }) => campaign(query.slug, query.language),
  articles: ({ query }) => articles(query),
  article: ({ query }) => article(query.slug, query.language),
  authors: ({ query }) => authors(query.language),
}
