import 'server-only'

import type { Article, ArticleLink } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { getArticles } from '@/lib/shop-api/cached'

/** Number of articles suggested below an article. */
const NEXT = 3

/** What is suggested below an article: those of the same section first. */
export async function nextArticles(market: Market, article: Article): Promise<ArticleLink[]> {
  const others = (await getArticles(market)).filter(({ slug }) => slug !== article.slug)
  return [
    ...others.filter(({ section }) => section === article.section),
    ...others.filter(({ section }) => section !== article.section),
  ].slice(0, NEXT)
}
