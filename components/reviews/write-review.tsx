'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { charactersLeft } from '@/components/ui/characters-left'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { Input, Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import { FIT_VALUES } from '@/lib/catalog/review-fit'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'
import { authStore, useAuth, waitForAuth } from '@/stores/auth'
import { readReviewDraft, type ReviewDraft, saveReviewDraft } from '@/stores/review-draft'

const MAX_COMMENT = 5000
const NAME = { min: 2, max: 40 }

interface WriteReviewProps {
  modelId: number
  name: string
  sizes: readonly string[]
  onClose: () => void
}

/** A review by a customer who bought the product. */
export default function WriteReview(props: WriteReviewProps) {
  return (
    <LazyIntl areas={['common', 'review']}>
      <ReviewDialog {...props} />
    </LazyIntl>
  )
}

const FAILURES: Partial<Record<string, string>> = {
  FORBIDDEN: 'review.not_bought',
  CONFLICT: 'review.written_already',
  UNAUTHENTICATED: 'review.login_needed',
}

function ReviewDialog({ modelId, name, sizes, onClose }: WriteReviewProps) {
  const intl = useIntl()
  const isLoading = useAuth((auth) => auth.isLoading)
  const isCustomer = useAuth(({ user }) => user.isAuthenticated)
  useEffect(() => {
    void waitForAuth()
  }, [])
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="review.title" values={{ name }} />}
      closeLabel={word('common.close')}
    >
      {isCustomer ? <ReviewForm modelId={modelId} sizes={sizes} onClose={onClose} /> : !isLoading && <LoginFirst />}
    </Dialog>
  )
}

function LoginFirst() {
  const { routes } = useMarket()
  const next = `${window.location.pathname}${window.location.search}#reviews`
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <FormattedMessage id="review.login_needed" />
      </p>
      <ButtonLink href={`${routes['accounts/login']}?next=${encodeURIComponent(next)}`}>
        <FormattedMessage id="review.login" />
      </ButtonLink>
    </div>
  )
}

function ReviewForm({ modelId, sizes, onClose }: Omit<WriteReviewProps, 'name'>) {
  const intl = useIntl()
  const { language } = useMarket()
  const [draft, setDraft] = useState<ReviewDraft>(() => {
    const stored = readReviewDraft(modelId)
    return stored.visibleName ? stored : { ...stored, visibleName: authStore.getState().customer?.first_name ?? '' }
  })
  const [problems, setProblems] = useState<{ stars?: string; visibleName?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saveReviewDraft(modelId, next)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(draft.stars === 0 && { stars: word('review.stars_missing') }),
      ...(draft.visibleName.trim().length < NAME.min && { visibleName: word('review.name_missing') }),
    }
    setProblems(found)
    setFailure(null)
    if (found.stars ?? found.visibleName) {
      document.getElementById(found.stars ? 'review-star-1' : 'review-name')?.focus()
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
    if (!result.ok) return setFailure(word(FAILURES[result.error.code] ?? 'review.write_failed'))
    saveReviewDraft(modelId, null)
    toast(word('review.thanks'), { tone: 'success' })
    onClose()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <ErrorState title={failure} />}
      <fieldset aria-describedby={problems.stars && 'review-stars-error'}>
        <legend className="mb-1 text-sm font-semibold">{word('review.stars')}</legend>
        <div className="-ml-2 flex">
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              htmlFor={`review-star-${star}`}
              className="flex size-11 cursor-pointer items-center justify-center rounded-control text-star has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                id={`review-star-${star}`}
                type="radio"
                name="stars"
                value={star}
                checked={draft.stars === star}
                onChange={() => change({ stars: star })}
                className="sr-only"
              />
              <Icon name={star <= draft.stars ? 'star' : 'star-empty'} size={24} />
              <span className="sr-only">{intl.formatMessage({ id: 'review.stars_option' }, { stars: star })}</span>
            </label>
          ))}
        </div>
        {problems.stars && (
          <p id="review-stars-error" className="mt-1 flex items-start gap-1.5 text-sm text-sale">
            <Icon name="error" size={16} className="mt-0.5" />
            {problems.stars}
          </p>
        )}
      </fieldset>
      {sizes.length > 1 && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            id="review-size"
            label={word('review.size_bought')}
            value={draft.size}
            onChange={(event) => change({ size: event.target.value })}
          >
            <option value="">{word('review.no_answer')}</option>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
          <Select
            id="review-fit"
            label={word('review.fit')}
            value={draft.fit}
            onChange={(event) => change({ fit: event.target.value })}
          >
            <option value="">{word('review.no_answer')}</option>
            {FIT_VALUES.map((value) => (
              <option key={value} value={value}>
                {word(`review.fit_${value}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Textarea
        id="review-comment"
        label={word('review.comment')}
        rows={6}
        maxLength={MAX_COMMENT}
        value={draft.comment}
        hint={charactersLeft(draft.comment, MAX_COMMENT)}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <Input
        id="review-name"
        label={word('review.visible_name')}
        required
        maxLength={NAME.max}
        autoComplete="nickname"
        value={draft.visibleName}
        error={problems.visibleName}
        hint={charactersLeft(draft.visibleName, NAME.max)}
        onChange={(event) => change({ visibleName: event.target.value })}
      />
      <p className="text-sm text-ink-muted">{word('review.checked')}</p>
      <Button type="submit" size="lg" wide busy={busy}>
        {word('review.send')}
      </Button>
    </form>
  )
}
