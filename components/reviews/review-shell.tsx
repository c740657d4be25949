'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'

import { type FirstAction, type ReviewSort, voteAt } from './first-action'

/*
 * The server renders the first reviews. The code for sorting, further pages, votes and the form is loaded on the visitor's first action.
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
  const [action, setAction] = useState<FirstAction | null>(null)
  const [sort, setSort] = useState<ReviewSort>('date')
  const onClick = (event: MouseEvent) => {
    const vote = action ? null : voteAt(event.target)
    if (vote) setAction({ kind: 'vote', ...vote })
  }
  const initial = (
    // Further pages follow when the first is open as a whole.
    <div className="group/first">
      {children}
      {pages > 1 && (
        <Button
          variant="secondary"
          className="mt-6 scripted group-has-[.rest:not([open])]/first:hidden"
          busy={action !== null}
          onClick={() => setAction({ kind: 'more' })}
        >
          {more}
        </Button>
      )}
    </div>
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
              if (!action) setAction({ kind: 'sort' })
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
      <div onClick={onClick}>
        {action ? (
          <Suspense fallback={initial}>
            <ReviewBoard modelId={modelId} sort={sort} action={action} initial={initial} />
          </Suspense>
        ) : (
          initial
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
