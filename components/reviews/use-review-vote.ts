'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { api } from '@/lib/shop-api/browser'
import { authStore, setReviewVote, waitForAuth } from '@/stores/auth'

/** The counts of a review after a vote has changed. */
function recount(review: Review, before: boolean | null, after: boolean | null): Review {
  const up = review.votes_up + Number(after === true) - Number(before === true)
  const down = review.votes_down + Number(after === false) - Number(before === false)
  return { ...review, votes_up: up, votes_down: down, votes_total: up - down }
}

/** Voting on reviews: the vote is shown at once and undone when the server rejects it. `votingId`: the review of the running call. */
export function useReviewVote(changeReview: (id: number, change: (review: Review) => Review) => void) {
  const intl = useIntl()
  const [votingId, setVotingId] = useState<number | null>(null)
  const warn = (id: string, tone: 'warning' | 'error') =>
    toast(intl.formatMessage({ id }), { tone, duration: PRODUCT_TOAST_MS })

  const send = async (id: number, isUp: boolean) => {
    const { user } = authStore.getState()
    const before = user.voteReviews.find((voted) => voted.id === id)?.vote ?? null
    const after = before === isUp ? null : isUp
    setReviewVote(id, after)
    changeReview(id, (review) => recount(review, before, after))
    const result = await api.call('reviewVotes', {
      body: { review_id: id, review_vote: after === null ? 'null' : after ? 'up' : 'down', customer_id: user.id },
    })
    if (result.ok) return changeReview(id, (review) => ({ ...review, ...result.data }))
    setReviewVote(id, before)
    changeReview(id, (review) => recount(review, after, before))
    if (result.error.code === 'FORBIDDEN') warn('review.vote_own', 'warning')
    // The log-in has ended since the page was opened.
    else if (result.error.code === 'UNAUTHENTICATED') warn('review.login_first', 'warning')
    else warn('review.vote_failed', 'error')
  }

  const vote = async (id: number, isUp: boolean) => {
    // Set before the first await, so that a second click does not undo the first vote.
    setVotingId(id)
    await waitForAuth()
    if (authStore.getState().user.isAuthenticated) await send(id, isUp)
    else warn('review.login_to_vote', 'warning')
    setVotingId(null)
  }
  return { votingId, vote }
}
