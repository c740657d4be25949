'use client'

import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { charactersLeft } from '@/components/ui/characters-left'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { Input, Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { FIT_VALUES } from '@/lib/catalog/review-fit'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { useAuth, waitForAuth } from '@/stores/auth'
import type { ReviewDraft } from '@/stores/review-draft'

import { NAME, NAME_FIELD, starField, useReviewForm } from './use-review-form'

const MAX_COMMENT = 5000

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
        <FormattedMessage id="review.login_first" /> <FormattedMessage id="review.login_needed" />
      </p>
      <ButtonLink href={`${routes['accounts/login']}?next=${encodeURIComponent(next)}`}>
        <FormattedMessage id="review.login" />
      </ButtonLink>
    </div>
  )
}

function ReviewForm({ modelId, sizes, onClose }: Omit<WriteReviewProps, 'name'>) {
  const intl = useIntl()
  const { draft, problems, failure, busy, change, submit } = useReviewForm(modelId, onClose)
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <ErrorState title={word(failure)} />}
      <StarChoice
        stars={draft.stars}
        problem={problems.stars && word(problems.stars)}
        onChoose={(stars) => change({ stars })}
      />
      {sizes.length > 1 && <SizeFields sizes={sizes} draft={draft} onChange={change} />}
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
        id={NAME_FIELD}
        label={word('review.visible_name')}
        required
        maxLength={NAME.max}
        autoComplete="nickname"
        value={draft.visibleName}
        error={problems.visibleName && word(problems.visibleName)}
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

interface StarChoiceProps {
  /** 0: none is chosen yet. */
  stars: number
  problem: string | undefined
  onChoose: (stars: number) => void
}

function StarChoice({ stars, problem, onChoose }: StarChoiceProps) {
  const intl = useIntl()
  return (
    <fieldset aria-describedby={problem && 'review-stars-error'}>
      <legend className="mb-1 text-sm font-semibold">{intl.formatMessage({ id: 'review.stars' })}</legend>
      <div className="-ml-2 flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            htmlFor={starField(star)}
            className="flex size-11 cursor-pointer items-center justify-center rounded-control text-star has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              id={starField(star)}
              type="radio"
              name="stars"
              value={star}
              checked={stars === star}
              onChange={() => onChoose(star)}
              className="sr-only"
            />
            <Icon name={star <= stars ? 'star' : 'star-empty'} size={24} />
            <span className="sr-only">{intl.formatMessage({ id: 'review.stars_option' }, { stars: star })}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id="review-stars-error" className="mt-1 flex items-start gap-1.5 text-sm text-sale">
          <Icon name="error" size={16} className="mt-0.5" />
          {problem}
        </p>
      )}
    </fieldset>
  )
}

interface SizeFieldsProps {
  sizes: readonly string[]
  draft: Pick<ReviewDraft, 'size' | 'fit'>
  onChange: (part: Partial<ReviewDraft>) => void
}

/** The size that was bought, and how it fits. */
function SizeFields({ sizes, draft, onChange }: SizeFieldsProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        id="review-size"
        label={word('review.size_bought')}
        value={draft.size}
        onChange={(event) => onChange({ size: event.target.value })}
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
        onChange={(event) => onChange({ fit: event.target.value })}
      >
        <option value="">{word('review.no_answer')}</option>
        {FIT_VALUES.map((value) => (
          <option key={value} value={value}>
            {word(`review.fit_${value}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
