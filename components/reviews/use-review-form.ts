'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { toast } from '@/components/ui/toast'
import { FIT_VALUES } from '@/lib/catalog/review-fit'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'
import { authStore } from '@/stores/auth'
import { readReviewDraft, type ReviewDraft, saveReviewDraft } from '@/stores/review-draft'

/** Ids of the fields that get the focus when they are not filled in. */
export const NAME_FIELD = 'review-name'
export const starField = (star: number) => `review-star-${star}`

/** Lengths of the visible name. */
export const NAME = { min: 2, max: 40 }

/** Messages by the code of the error that the call answers with. */
const FAILURES: Partial<Record<string, string>> = {
  FORBIDDEN: 'review.not_bought',
  CONFLICT: 'review.written_already',
  UNAUTHENTICATED: 'review.login_first',
}

/** The id of a message for each field that is not filled in. */
interface Problems {
  readonly stars?: string
  readonly visibleName?: string
}

function problemsOf({ stars, visibleName }: ReviewDraft): Problems {
  return {
    ...(stars === 0 && { stars: 'review.stars_missing' }),
    ...(visibleName.trim().length < NAME.min && { visibleName: 'review.name_missing' }),
  }
}

/** The stored draft; without a name it begins with the customer's first name. */
function firstDraft(modelId: number): ReviewDraft {
  const stored = readReviewDraft(modelId)
  return stored.visibleName ? stored : { ...stored, visibleName: authStore.getState().customer?.first_name ?? '' }
}

/** State of the form and its submission. The draft is stored at every change. `failure` and `problems` are ids of messages. */
export function useReviewForm(modelId: number, onSent: () => void) {
  const intl = useIntl()
  const { language } = useMarket()
  const [draft, setDraft] = useState(() => firstDraft(modelId))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saveReviewDraft(modelId, next)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft)
    setProblems(found)
    setFailure(null)
    if (found.stars ?? found.visibleName) {
      document.getElementById(found.stars ? starField(1) : NAME_FIELD)?.focus()
      return
    }
    setBusy(true)
    const result = await api.call('writeReview', {
      body: {
        model_id: modelId,
        rating: draft.stars * 2,
        comment: draft.comment,
        visible_name: draft.visibleName,
        language,
        size_feedback: FIT_VALUES.find((value) => String(value) === draft.fit) ?? null,
        size: draft.size || null,
      },
    })
    setBusy(false)
    if (!result.ok) return setFailure(FAILURES[result.error.code] ?? 'review.write_failed')
    saveReviewDraft(modelId, null)
    toast(intl.formatMessage({ id: 'review.thanks' }), { tone: 'success' })
    onSent()
  }

  return { draft, problems, failure, busy, change, submit }
}
