'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Review } from '@/lib/contract/schemas/catalogue'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'

import type { FirstAction, ReviewSort } from './first-action'

interface ReviewList {
  readonly sort: ReviewSort
  readonly reviews: readonly Review[]
  /** The last page that is shown, and the number of pages. */
  readonly page: number
  readonly pages: number
}

/** Adds a page to a list. Reviews that were written meanwhile shift the pages: each review is shown once. */
function withPage(
  list: ReviewList | null,
  page: number,
  sort: ReviewSort,
  results: Review[],
  pages: number,
): ReviewList {
  const known = list?.reviews ?? []
  const added = results.filter(({ id }) => known.every((review) => review.id !== id))
  return { sort, page, pages, reviews: [...known, ...added] }
}

/** The reviews of a model in an order, page by page. */
export function useReviewList(modelId: number, sort: ReviewSort, firstAction: FirstAction['kind']) {
  const { language } = useMarket()
  const [list, setList] = useState<ReviewList | null>(null)
  const [status, setStatus] = useState<'PENDING' | 'DONE' | 'FAILED'>('PENDING')
  const requests = useRef(0)

  /** Loads the pages after those of `from`, up to `last`, unless another load starts meanwhile. */
  const load = async (last: number, from: ReviewList | null): Promise<void> => {
    const request = ++requests.current
    let next = from
    for (let page = (from?.page ?? 0) + 1; page <= last; page += 1) {
      const result = await api.call('productReviews', {
        // As the server did: by date, what the reader understands comes first.
        query: { model_id: modelId, page, sort, ...(sort === 'date' && { language }) },
      })
      if (request !== requests.current) return
      if (!result.ok) {
        console.error('The reviews could not be loaded.', result.error.code)
        return setStatus('FAILED')
      }
      next = withPage(next, page, sort, result.data.results, result.data.max_pages)
    }
    setList(next)
    setStatus('DONE')
  }

  const begin = useEffectEvent(() => {
    const isFirst = requests.current === 0
    // The server has rendered the first page: when "more" is the first action, it is loaded together with the second.
    void load(isFirst && firstAction === 'more' ? 2 : 1, null)
  })
  useEffect(() => begin(), [sort])

  const changeReview = useCallback(
    (id: number, change: (review: Review) => Review) =>
      setList(
        (now) => now && { ...now, reviews: now.reviews.map((review) => (review.id === id ? change(review) : review)) },
      ),
    [],
  )
  return {
    list,
    isFailed: status === 'FAILED',
    // After a change of the order the current list stays until the new one is loaded.
    isPending: status === 'PENDING' || (status === 'DONE' && list?.sort !== sort),
    changeReview,
    loadMore: () => {
      setStatus('PENDING')
      void load((list?.page ?? 0) + 1, list)
    },
  }
}
