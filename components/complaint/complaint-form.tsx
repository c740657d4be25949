'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { useHydrated } from '@/components/ui/use-hydrated'
import { usePictures } from '@/stores/complaint-pictures'

import { ContactSection } from './contact-section'
import { ComplaintErrors } from './error-summary'
import { OrderSection } from './order-section'
import { PicturesSection } from './pictures-section'
import { ProductSection } from './product-section'
import { useComplaintSetup } from './setup'
import { type Failure, useComplaintSubmit } from './use-complaint-submit'

const FAILURE_TEXT: Readonly<Record<Failure, string>> = {
  failed: 'complaint.failed_text',
  refused: 'complaint.refused_text',
  too_many: 'complaint.too_many_text',
}

/** The form. `onDone` is called with the number of the complaint. */
export function ComplaintForm({ onDone }: { onDone: (number: string) => void }) {
  const isHydrated = useHydrated()
  const { attempts, failure, isBusy, share, submit } = useComplaintSubmit(onDone)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])
  return (
    <form
      method="post"
      noValidate
      aria-labelledby="complaint-title"
      className="flex min-w-0 flex-col gap-7 [&_:is(input,select,textarea,a,button)]:scroll-mt-28"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {/* The summary is shown after the first attempt to send, not while the shopper is still typing. */}
      {attempts > 0 && <ComplaintErrors ref={summary} />}
      <fieldset disabled={!isHydrated} className="contents">
        <legend className="sr-only">
          <FormattedMessage id="complaint.title" />
        </legend>
        <OrderSection />
        <ProductSection />
        <PicturesSection />
        <ContactSection />
      </fieldset>
      <SendSection failure={failure} isBusy={isBusy} share={share} />
    </form>
  )
}

interface SendSectionProps {
  failure: Failure | null
  isBusy: boolean
  /** How much of the pictures is uploaded, from 0 to 1. */
  share: number
}

/** The button that sends the form, and the reason of a failure above it. */
function SendSection({ failure, isBusy, share }: SendSectionProps) {
  const intl = useIntl()
  const { email } = useComplaintSetup()
  const hasPictures = usePictures(({ pictures }) => pictures.length > 0)
  const isPreparing = usePictures(({ preparing }) => preparing > 0)
  const isHydrated = useHydrated()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) note.current?.focus()
  }, [failure])
  return (
    <div className="flex flex-col gap-4 border-t border-ink pt-5 sm:pl-16">
      <div ref={note} tabIndex={-1} className="outline-none empty:hidden">
        {failure && (
          <ErrorState title={intl.formatMessage({ id: 'complaint.failed_title' })}>
            {intl.formatMessage({ id: FAILURE_TEXT[failure] }, { email })}
          </ErrorState>
        )}
      </div>
      {isBusy && hasPictures && <Progress share={share} />}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        size="lg"
        busy={isBusy}
        aria-disabled={!isHydrated || isPreparing || undefined}
        className="self-start max-sm:w-full"
      >
        {intl.formatMessage({ id: failure ? 'complaint.retry' : 'complaint.submit' })}
      </Button>
      <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'complaint.rights' })}</p>
    </div>
  )
}

/** How much of the pictures is uploaded. */
function Progress({ share }: { share: number }) {
  const intl = useIntl()
  const percent = Math.floor(share * 100)
  const label = intl.formatMessage({ id: 'complaint.progress' }, { percent })
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={label}
        className="meter-track h-2 overflow-hidden rounded-chip bg-surface-2"
      >
        <div className="meter h-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden="true" className="text-sm text-ink-muted">
        {label}
      </p>
    </div>
  )
}
