'use client'

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { LazyIntl } from '@/lib/intl/lazy'
import { useAuth } from '@/stores/auth'

import { type FirstAction, type ReviewSort, voteAt } from './first-action'
import { ReviewItem } from './review-item'
import { useReviewList } from './use-review-list'
import { useReviewVote } from './use-review-vote'

interface ReviewBoardProps {
  modelId: number
  sort: ReviewSort
  action: FirstAction
  /** The reviews that the server rendered; shown until the first load. */
  initial: ReactNode
}

/** The interactive reviews: pages of ten by date, votes or stars, and votes that count at once (spec 3 §4 "Reviews", "Sorting", "Vote"). */
export default function ReviewBoard(props: ReviewBoardProps) {
  return (
    <LazyIntl areas={['review']}>
      <Board {...props} />
    </LazyIntl>
  )
}

function Board({ modelId, sort, action, initial }: ReviewBoardProps) {
  const intl = useIntl()
  const votes = useAuth(({ user }) => user.voteReviews)
  const { list, isPending, isFailed, changeReview, loadMore } = useReviewList(modelId, sort, action.kind)
  const { votingId, vote } = useReviewVote(changeReview)
  const isLoaded = list !== null
  const castFirstVote = useEffectEvent(() => {
    if (action.kind === 'vote') void vote(action.id, action.vote)
  })
  useEffect(() => {
    if (isLoaded) castFirstVote()
  }, [isLoaded])
  const hasMore = list !== null && list.page < list.pages
  return (
    <div
      onClick={(event) => {
        const clicked = voteAt(event.target)
        if (clicked && votingId === null) void vote(clicked.id, clicked.vote)
      }}
    >
      <div aria-live="polite" aria-busy={isPending}>
        {list
          ? list.reviews.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                vote={votes.find((voted) => voted.id === review.id)?.vote ?? null}
                isVoting={votingId === review.id}
                intl={intl}
              />
            ))
          : initial}
      </div>
      {isFailed && (
        <p role="alert" className="mt-4 text-sm text-sale">
          <FormattedMessage id="review.failed" />
        </p>
      )}
      {(hasMore || isFailed) && (
        <Button variant="secondary" className="mt-6" busy={isPending} onClick={loadMore}>
          <FormattedMessage id={isFailed ? 'review.again' : 'review.more'} />
        </Button>
      )}
    </div>
  )
}
