import type { IntlShape } from 'react-intl'

import { buttonStyle } from '@/components/ui/button-style'
import { Rating } from '@/components/ui/rating'
import { starsOf } from '@/lib/catalog/rating'
import { mainFit } from '@/lib/catalog/review-fit'
import type { ProductModel, ReviewPage } from '@/lib/contract/schemas/catalogue'

import { ReviewItem } from './review-item'
import { ReviewShell, WriteReviewButton } from './review-shell'

/** The average of 0–10 as a number of 5 with one decimal, for the page and for structured data. */
export function averageStars(rating: number): number {
  return Math.round(Math.min(10, Math.max(0, rating)) * 5) / 10
}

type Intl = Pick<IntlShape, 'formatMessage' | 'formatDate' | 'formatNumber'>

interface ReviewsProps {
  model: Pick<ProductModel, 'id' | 'name' | 'rating' | 'rating_count'>
  /** The first page. */
  reviews: Pick<ReviewPage, 'results' | 'max_pages' | 'stars' | 'fit'>
  sizes: readonly string[]
  intl: Intl
}

const SORTS = ['date', 'votes', 'stars'] as const

/** So many of the first ten are open. */
const OPEN = 5

/** A summary of the reviews, and the first ten (spec 3 §4 "Reviews"): the reader's language first, then the newest. */
export function Reviews({ model, reviews, sizes, intl }: ReviewsProps) {
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <Summary model={model} reviews={reviews} sizes={sizes} intl={intl} />
      {reviews.results.length > 0 && (
        <ReviewShell
          modelId={model.id}
          pages={reviews.max_pages}
          count={model.rating_count}
          more={word('review.more')}
          sortLabel={word('review.sort')}
          sorts={SORTS.map((value) => ({ value, name: word(`review.sort_${value}`) }))}
        >
          <div data-static="reviews">
            {reviews.results.slice(0, OPEN).map((review) => (
              <ReviewItem key={review.id} review={review} intl={intl} />
            ))}
            {reviews.results.length > OPEN && (
              <details className="rest group/rest">
                <summary className={buttonStyle('secondary', undefined, false, 'mt-6 group-open/rest:hidden')}>
                  {word('review.more')}
                </summary>
                <div className="pt-5">
                  {reviews.results.slice(OPEN).map((review) => (
                    <ReviewItem key={review.id} review={review} intl={intl} />
                  ))}
                </div>
              </details>
            )}
          </div>
        </ReviewShell>
      )}
    </div>
  )
}

function Summary({ model, reviews: { stars, fit }, sizes, intl }: ReviewsProps) {
  const hasStars = stars.some((count) => count > 0)
  return (
    <div className="flex flex-col items-start gap-2">
      {hasStars && (
        <div data-static="review-summary" className="flex w-full flex-col items-start gap-2">
          <AverageRating rating={model.rating} intl={intl} />
          <StarTable stars={stars} intl={intl} />
          <FitFeedback fit={fit} intl={intl} />
        </div>
      )}
      {!hasStars && <p className="text-ink-muted">{intl.formatMessage({ id: 'review.none' })}</p>}
      <WriteReviewButton
        modelId={model.id}
        name={model.name}
        sizes={sizes}
        label={intl.formatMessage({ id: 'review.write' })}
      />
      <p className="mt-2 max-w-text text-sm text-ink-muted">{intl.formatMessage({ id: 'review.checked' })}</p>
      {hasStars && (
        <p className="max-w-text text-sm text-ink-muted">{intl.formatMessage({ id: 'review.translated' })}</p>
      )}
    </div>
  )
}

/** `rating`: 0–10. */
function AverageRating({ rating, intl }: { rating: number; intl: Intl }) {
  const average = averageStars(rating)
  return (
    <>
      <p className="text-5xl font-heading">{intl.formatNumber(average, { minimumFractionDigits: 1 })}</p>
      <Rating
        value={starsOf(rating)}
        size={20}
        label={intl.formatMessage({ id: 'product.stars' }, { stars: average })}
      />
    </>
  )
}

/** How many reviews gave five stars, four, and so on: as bars and as numbers. */
function StarTable({ stars, intl }: { stars: ReviewPage['stars']; intl: Intl }) {
  const total = stars.reduce((sum, count) => sum + count, 0)
  return (
    <table className="tabular mt-2 w-full max-w-64 text-sm text-ink-muted">
      <caption className="sr-only">{intl.formatMessage({ id: 'review.distribution' })}</caption>
      <tbody>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0
          return (
            <tr key={star}>
              <th scope="row" className="w-4 py-0.5 text-left font-normal">
                <span aria-hidden="true">{star}</span>
                <span className="sr-only">{intl.formatMessage({ id: 'product.stars' }, { stars: star })}</span>
              </th>
              <td className="px-2" aria-hidden="true">
                <span className="meter-track block h-1.5 overflow-hidden rounded-full bg-surface-2">
                  <span
                    className="meter block h-full rounded-full bg-star"
                    style={{ width: `${(count / total) * 100}%` }}
                  />
                </span>
              </td>
              <td className="w-8 text-right">{intl.formatNumber(count)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The most frequent answer about the size, with its share. */
function FitFeedback({ fit, intl }: { fit: ReviewPage['fit']; intl: Intl }) {
  const feedback = mainFit(fit)
  if (feedback === null) return null
  return (
    <p className="mt-2 text-sm">
      <span className="text-ink-muted">{intl.formatMessage({ id: 'review.fit' })}</span>
      <span className="block font-semibold">
        {intl.formatMessage(
          { id: 'review.fit_share' },
          { percent: feedback.percent, answer: intl.formatMessage({ id: `review.fit_${feedback.value}` }) },
        )}
      </span>
    </p>
  )
}
