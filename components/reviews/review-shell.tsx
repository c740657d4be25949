'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'

import { type FirstWish, type ReviewSort, voteAt } from './wish'

/*
 * The first reviews are drawn by the server and stay as they are until somebody wants something of them; sorts, further pages, votes and
 * the form come then.
 */
const ReviewBoard = lazy(() => import('./review-board'))
const WriteReview = lazy(() => import('./write-review'))

interface ReviewShellProps {
  modelId: number
  /** Pages of ten. */
  pages: number
  count: number
  more: string
  sortLabel: string
  sorts: readonly { readonly value: ReviewSort; readonly name: string }[]
  children: ReactNode
}

const SORT_FROM = 2

export function ReviewShell({ modelId, pages, count, more, sortLabel, sorts, children }: ReviewShellProps) {
  const [wish, setWish] = useState<FirstWish | null>(null)
  const [sort, setSort] = useState<ReviewSort>('date')
  const press = (event: MouseEvent) => {
    const vote = wish ? null : voteAt(event.target)
    if (vote) setWish({ kind: 'vote', ...vote })
  }
  const still = (
    <>
      {children}
      {pages > 1 && (
        <Button
          variant="secondary"
          className="mt-6 scripted"
          busy={wish !== null}
          onClick={() => setWish({ kind: 'more' })}
        >
          {more}
        </Button>
      )}
    </>
  )
  return (
    <div>
      {count >= SORT_FROM && (
        <div className="mb-4 max-w-64 scripted">
          <Select
            id="review-sort"
            label={sortLabel}
            hideLabel
            value={sort}
            onChange={(event) => {
              setSort(event.target.value as ReviewSort)
              if (!wish) setWish({ kind: 'sort' })
            }}
          >
            {sorts.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div onClick={press}>
        {wish ? (
          <Suspense fallback={still}>
            <ReviewBoard modelId={modelId} sort={sort} wish={wish} still={still} />
          </Suspense>
        ) : (
          still
        )}
      </div>
    </div>
  )
}

/** Opens the form. */
export function WriteReviewButton({
  modelId,
  name,
  sizes,
  label,
}: {
  modelId: number
  name: string
  sizes: readonly string[]
  label: string
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className="mt-2 scripted"
        icon="edit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <WriteReview modelId={modelId} name={name} sizes={sizes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
