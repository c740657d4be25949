import type { IntlShape } from 'react-intl'

import { Rating } from '@/components/ui/rating'
import { starsOf } from '@/lib/catalog/card'
import type { ProductModel, Review } from '@/lib/contract/schemas/catalogue'

import { LoadMoreReviews } from './load-more-reviews'
import { ReviewItem } from './review-item'

/** The average of 0–10 as a number of 5 with one decimal, as it is written and told to search engines. */
export function averageStars(rating: number): number {
  return Math.round(Math.min(10, Math.max(0, rating)) * 5) / 10
}

interface ReviewsProps {
  model: Pick<ProductModel, 'id' | 'rating' | 'rating_count'>
  reviews: readonly Review[]
  /** Pages of ten. */
  pages: number
  intl: Pick<IntlShape, 'formatMessage' | 'formatDate' | 'formatNumber'>
}

/** Average and the first ten reviews, newest first; more on request (spec 3 §4 "Reviews"). */
export function Reviews({ model, reviews, pages, intl }: ReviewsProps) {
  const average = averageStars(model.rating)
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="flex flex-col items-start gap-2">
        <p className="text-5xl font-heading">{intl.formatNumber(average, { minimumFractionDigits: 1 })}</p>
        <Rating value={starsOf(model.rating)} size={20} label={intl.formatMessage({ id: 'product.stars' }, { stars: average })} />
        <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'product.review_translated' })}</p>
      </div>
      <div>
        {reviews.map((review) => <ReviewItem key={review.id} review={review} intl={intl} />)}
        {pages > 1 && <LoadMoreReviews modelId={model.id} pages={pages} />}
      </div>
    </div>
  )
}
