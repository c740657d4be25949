'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { LazyIntl } from '@/lib/intl/lazy'
import { api } from '@/lib/shop-api/browser'
import { authStore, setReviewVote, useAuth, waitForAuth } from '@/stores/auth'

import { ReviewItem } from './review-item'
import { type FirstWish, type ReviewSort, voteAt } from './wish'

interface ReviewBoardProps {
  modelId: number
  sort: ReviewSort
  wish: FirstWish
  /** What is shown until the first answer. */
  still: ReactNode
}

/** The reviews, alive: pages of ten by date, votes or stars, and votes that count at once (spec 3 §4 "Reviews", "Sorting", "Vote"). */
export default function ReviewBoard(props: ReviewBoardProps) {
  return (
    <LazyIntl areas={['review']}>
      <Board {...props} />
    </LazyIntl>
  )
}

interface Shown {
  readonly sort: ReviewSort
  readonly reviews: readonly Review[]
  /** Pages that are shown, and that there are. */
  readonly page: number
  readonly pages: number
}

/** The counts as they are once a vote has changed from one to another. */
function recount(review: Review, before: boolean | null, after: boolean | null): Review {
  const up = review.votes_up + Number(after === true) - Number(before === true)
  const down = review.votes_down + Number(after === false) - Number(before === false)
  return { ...review, votes_up: up, votes_down: down, votes_total: up - down }
}

function Board({ modelId, sort, wish, still }: ReviewBoardProps) {
  const intl = useIntl()
  const votes = useAuth(({ user }) => user.voteReviews)
  const [shown, setShown] = useState<Shown | null>(null)
  const [status, setStatus] = useState<'PENDING' | 'DONE' | 'FAILED'>('PENDING')
  const [voting, setVoting] = useState<number | null>(null)
  const asked = useRef(0)
  const mine = (id: number) => votes.find((voted) => voted.id === id)?.vote ?? null

  const load = async (wanted: number, from: Shown | null) => {
    const turn = ++asked.current
    let next = from
    // A further page is wanted at first: the one before it is drawn again with it.
    for (let page = (from?.page ?? 0) + 1; page <= wanted; page += 1) {
      const result = await api.call('productReviews', { query: { model_id: modelId, page, sort } })
      if (turn !== asked.current) return false
      if (!result.ok) {
        console.error('The reviews could not be loaded.', result.error.code)
        setStatus('FAILED')
        return false
      }
      const { results, max_pages: pages } = result.data
      const known: readonly Review[] = next?.reviews ?? []
      // Reviews that came in between shift the pages: each is shown once.
      next = {
        sort,
        page,
        pages,
        reviews: [...known, ...results.filter(({ id }) => known.every((review) => review.id !== id))],
      }
    }
    setShown(next)
    setStatus('DONE')
    return true
  }

  const vote = async (id: number, way: boolean) => {
    // Before anything is waited for: a second press must not take the first one back.
    setVoting(id)
    await waitForAuth()
    if (!authStore.getState().user.isAuthenticated) {
      setVoting(null)
      toast(intl.formatMessage({ id: 'review.login_to_vote' }), { tone: 'warning', duration: PRODUCT_TOAST_MS })
      return
    }
    const before = authStore.getState().user.voteReviews.find((voted) => voted.id === id)?.vote ?? null
    const after = before === way ? null : way
    const change = (renew: (review: Review) => Review) =>
      setShown(
        (now) => now && { ...now, reviews: now.reviews.map((review) => (review.id === id ? renew(review) : review)) },
      )
    setReviewVote(id, after)
    change((review) => recount(review, before, after))
    const result = await api.call('reviewVotes', {
      body: {
        review_id: id,
        review_vote: after === null ? 'null' : after ? 'up' : 'down',
        customer_id: authStore.getState().user.id,
      },
    })
    if (result.ok) change((review) => ({ ...review, ...result.data }))
    else {
      setReviewVote(id, before)
      change((review) => recount(review, after, before))
      const isOwn = result.error.code === 'FORBIDDEN'
      toast(intl.formatMessage({ id: isOwn ? 'review.vote_own' : 'review.vote_failed' }), {
        tone: isOwn ? 'warning' : 'error',
        duration: PRODUCT_TOAST_MS,
      })
    }
    setVoting(null)
  }

  const begin = async () => {
    const isFirst = asked.current === 0
    const isLoaded = await load(isFirst && wish.kind === 'more' ? 2 : 1, null)
    if (isLoaded && isFirst && wish.kind === 'vote') await vote(wish.id, wish.vote)
  }
  const beginRef = useRef(begin)
  useEffect(() => {
    beginRef.current = begin
  })
  useEffect(() => {
    void beginRef.current()
  }, [sort])

  const more = () => {
    setStatus('PENDING')
    void load((shown?.page ?? 0) + 1, shown)
  }
  // Another order was chosen: what is shown stands until it comes.
  const isPending = status === 'PENDING' || (status === 'DONE' && shown?.sort !== sort)

  return (
    <div
      onClick={(event) => {
        const pressed = voteAt(event.target)
        if (pressed && voting === null) void vote(pressed.id, pressed.vote)
      }}
    >
      <div aria-live="polite" aria-busy={isPending}>
        {shown
          ? shown.reviews.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                vote={mine(review.id)}
                isVoting={voting === review.id}
                intl={intl}
              />
            ))
          : still}
      </div>
      {status === 'FAILED' && (
        <p role="alert" className="mt-4 text-sm text-sale">
          <FormattedMessage id="review.failed" />
        </p>
      )}
      {((shown && shown.page < shown.pages) || status === 'FAILED') && (
        <Button variant="secondary" className="mt-6" busy={isPending} onClick={() => more()}>
          <FormattedMessage id={status === 'FAILED' ? 'review.again' : 'review.more'} />
        </Button>
      )}
    </div>
  )
}
