import type { IntlShape } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Rating } from '@/components/ui/rating'
import { starsOf } from '@/lib/catalog/card'
import { reviewDigest } from '@/lib/catalog/meta'
import type { Review } from '@/lib/contract/schemas/catalogue'

const FIT = new Set([2, 4, 6, 8, 10])

/** One review (spec 3 §4). Without hooks, so that the first ones cost the browser nothing; `intl` is the server's or the page's. */
export function ReviewItem({ review, intl }: { review: Review; intl: Pick<IntlShape, 'formatMessage' | 'formatDate'> }) {
  const digest = reviewDigest(review.comment)
  const stars = starsOf(review.rating)
  return (
    <article className="flex flex-col gap-2 border-b border-line py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={stars} label={intl.formatMessage({ id: 'product.stars' }, { stars })} />
        <span className="font-semibold">{review.visible_name}</span>
        <time dateTime={review.created} className="text-sm text-ink-muted">
          {intl.formatDate(review.created, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'Europe/Helsinki' })}
        </time>
        {review.is_verified && (
          <Badge tone="success">
            <Icon name="check" size={12} className="mr-1" />
            {intl.formatMessage({ id: 'product.review_verified' })}
          </Badge>
        )}
      </div>
      {(review.size || review.size_feedback) && (
        <p className="text-sm text-ink-muted">
          {[
            review.size && intl.formatMessage({ id: 'product.review_size' }, { size: review.size }),
            review.size_feedback && FIT.has(review.size_feedback) && intl.formatMessage({ id: `product.fit_${review.size_feedback}` }),
          ].filter(Boolean).join(' · ')}
        </p>
      )}
      {digest && !digest.isTrimmed && <p lang={review.language} className="max-w-text whitespace-pre-line">{digest.text}</p>}
      {digest?.isTrimmed && (
        <details className="group/review max-w-text">
          <summary className="cursor-pointer">
            <span lang={review.language} className="mr-1.5 group-open/review:hidden">{digest.text}</span>
            <span className="link font-semibold group-open/review:hidden">{intl.formatMessage({ id: 'product.read_more' })}</span>
            <span className="link hidden text-sm group-open/review:inline">{intl.formatMessage({ id: 'product.read_less' })}</span>
          </summary>
          <p lang={review.language} className="whitespace-pre-line">{review.comment.trim()}</p>
        </details>
      )}
    </article>
  )
}
