import type { IntlShape } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import { starsOf } from '@/lib/catalog/rating'
import { reviewDigest } from '@/lib/catalog/meta'
import { FIT_VALUES } from '@/lib/catalog/review-fit'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { shopTimeZone } from '@/lib/market/shop-time'

const PICTURE = 96

type ReviewIntl = Pick<IntlShape, 'formatMessage' | 'formatDate'>

interface ReviewItemProps {
  review: Review
  /** The visitor's own vote: up, down or none. */
  vote?: boolean | null
  /** A vote is being sent: the buttons are disabled. */
  isVoting?: boolean
  intl: ReviewIntl
}

/**
 * One review (spec 3 §4). It has no hooks, so that the first reviews need no script in the browser; `intl` is the server's or the page's.
 */
export function ReviewItem({ review, vote = null, isVoting = false, intl }: ReviewItemProps) {
  return (
    <article className="flex flex-col gap-2 border-b border-line py-5 first:pt-0">
      <Heading review={review} intl={intl} />
      <SizeAnswers review={review} intl={intl} />
      <Comment review={review} intl={intl} />
      <Pictures review={review} intl={intl} />
      <Votes review={review} vote={vote} isVoting={isVoting} intl={intl} />
    </article>
  )
}

interface PartProps {
  review: Review
  intl: ReviewIntl
}

/** Stars, name, day, and whether the reviewer bought the product. */
function Heading({ review, intl }: PartProps) {
  const stars = starsOf(review.rating)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Rating value={stars} label={intl.formatMessage({ id: 'product.stars' }, { stars })} />
      <span className="font-semibold">{review.visible_name}</span>
      <time dateTime={review.created} className="text-sm text-ink-muted">
        {intl.formatDate(review.created, {
          day: 'numeric',
          month: 'numeric',
          year: 'numeric',
          timeZone: shopTimeZone(),
        })}
      </time>
      {review.is_verified && (
        <Badge tone="success">
          <Icon name="check" size={12} className="mr-1" />
          {intl.formatMessage({ id: 'review.verified' })}
        </Badge>
      )}
    </div>
  )
}

/** The size that was bought, and how it fits. */
function SizeAnswers({ review, intl }: PartProps) {
  if (!review.size && !review.size_feedback) return null
  return (
    <p className="text-sm text-ink-muted">
      {[
        review.size && intl.formatMessage({ id: 'review.size' }, { size: review.size }),
        FIT_VALUES.some((value) => value === review.size_feedback) &&
          intl.formatMessage({ id: `review.fit_${review.size_feedback}` }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

/** The text; a long one is shortened until it is opened. */
function Comment({ review, intl }: PartProps) {
  const digest = reviewDigest(review.comment)
  if (!digest) return null
  if (!digest.isTrimmed) {
    return (
      <p lang={review.language} className="max-w-text whitespace-pre-line">
        {digest.text}
      </p>
    )
  }
  return (
    <details className="group/review max-w-text">
      <summary className="cursor-pointer">
        <span lang={review.language} className="mr-1.5 group-open/review:hidden">
          {digest.text}
        </span>
        <span className="link font-semibold group-open/review:hidden">
          {intl.formatMessage({ id: 'review.read_more' })}
        </span>
        <span className="link hidden text-sm group-open/review:inline">
          {intl.formatMessage({ id: 'review.read_less' })}
        </span>
      </summary>
      <p lang={review.language} className="whitespace-pre-line">
        {review.comment.trim()}
      </p>
    </details>
  )
}

function Pictures({ review, intl }: PartProps) {
  if (review.images.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {review.images.map(({ url }, index) => (
        <li key={url}>
          <Picture
            path={url}
            alt={intl.formatMessage({ id: 'review.picture' }, { number: index + 1, name: review.visible_name })}
            width={PICTURE}
            height={PICTURE}
            sizes="96px"
            className="size-24 rounded-control object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

/** The buttons have no handlers: one listener around all reviews reads from their data attributes what is voted on. */
function Votes({ review, vote, isVoting, intl }: Required<ReviewItemProps>) {
  return (
    <p className="-ml-2 flex flex-wrap items-center gap-1 text-sm text-ink-muted scripted">
      {([true, false] as const).map((way) => {
        const isMine = vote === way
        const count = way ? review.votes_up : review.votes_down
        return (
          <button
            key={String(way)}
            type="button"
            data-review={review.id}
            data-vote={way ? 'up' : 'down'}
            aria-pressed={isMine}
            disabled={isVoting}
            className={cx(
              'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:text-ink disabled:opacity-60',
              isMine && 'font-semibold text-brand',
            )}
          >
            <Icon name={way ? 'thumb-up' : 'thumb-down'} size={18} />
            <span className="sr-only">
              {intl.formatMessage({ id: way ? 'review.vote_up' : 'review.vote_down' }, { name: review.visible_name })}
            </span>
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{intl.formatMessage({ id: 'review.votes' }, { count })}</span>
          </button>
        )
      })}
    </p>
  )
}
