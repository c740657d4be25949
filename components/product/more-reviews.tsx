'use client'

import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { api } from '@/lib/shop-api/browser'

import { ReviewItem } from './review-item'

/** Reviews from the second page on, a page at each press; a button remains while pages do. */
export default function MoreReviews({ modelId, pages }: { modelId: number; pages: number }) {
  const intl = useIntl()
  const [reviews, setReviews] = useState<readonly Review[]>([])
  const [page, setPage] = useState(1)
  const [status, setStatus] = useState<'PENDING' | 'DONE' | 'FAILED'>('PENDING')
  const list = useRef<HTMLDivElement>(null)
  const isStarted = useRef(false)

  const load = async () => {
    setStatus('PENDING')
    const result = await api.call('productReviews', { query: { model_id: modelId, page: page + 1 } })
    if (!result.ok) return setStatus('FAILED')
    const { results } = result.data
    // Reviews that came in between shift the pages: each is shown once.
    setReviews((shown) => [...shown, ...results.filter(({ id }) => shown.every((review) => review.id !== id))])
    setPage(page + 1)
    setStatus('DONE')
  }
  const loadRef = useRef(load)
  useEffect(() => { loadRef.current = load })
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void loadRef.current()
  }, [])

  return (
    <>
      <div ref={list} aria-live="polite" className="pt-5">
        {reviews.map((review) => <ReviewItem key={review.id} review={review} intl={intl} />)}
      </div>
      {status === 'FAILED' && <p role="alert" className="mt-4 text-sm text-sale"><FormattedMessage id="product.review_failed" /></p>}
      {page < pages && (
        <Button variant="secondary" className="mt-6" busy={status === 'PENDING'} onClick={() => void load()}>
          <FormattedMessage id="product.review_more" />
        </Button>
      )}
    </>
  )
}
