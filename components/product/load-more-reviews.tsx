'use client'

import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '@/components/ui/button'

const MoreReviews = lazy(() => import('./more-reviews'))

/** The way to the reviews after the first page; they and their code come when they are wanted. */
export function LoadMoreReviews({ modelId, pages }: { modelId: number; pages: number }) {
  const [isAsked, setAsked] = useState(false)
  const button = (
    <Button variant="secondary" className="mt-6" busy={isAsked} onClick={() => setAsked(true)}>
      <FormattedMessage id="product.review_more" />
    </Button>
  )
  return isAsked ? <Suspense fallback={button}><MoreReviews modelId={modelId} pages={pages} /></Suspense> : button
}
