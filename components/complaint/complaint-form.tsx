'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useMarket } from '@/lib/intl/market-context'
import { flagComplaint } from '@/stores/complaint'
import { usePictures } from '@/stores/complaint-pictures'
import { type Outcome, sendComplaint } from '@/stores/send-complaint'

import { ContactSection } from './contact-section'
import { ComplaintErrors } from './error-summary'
import { OrderSection } from './order-section'
import { PicturesSection } from './pictures-section'
import { ProductSection } from './product-section'
import { complaintRules, fieldId, useComplaintSetup } from './setup'

type Failure = Extract<Outcome['kind'], 'failed' | 'refused' | 'too_many'>

const FAILURE_TEXT: Readonly<Record<Failure, string>> = {
  failed: 'complaint.failed_text',
  refused: 'complaint.refused_text',
  too_many: 'complaint.too_many_text',
}

/** How far the pictures are on their way. */
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
        className="h-2 overflow-hidden rounded-chip bg-surface-2"
      >
        <div className="h-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden="true" className="text-sm text-ink-muted">
        {label}
      </p>
    </div>
  )
}

/** The form. `onDone` is told the number of the complaint. */
export function ComplaintForm({ onDone }: { onDone: (number: string) => void }) {
  const intl = useIntl()
  const setup = useComplaintSetup()
  const { country, currency, language } = useMarket()
  const hasPictures = usePictures(({ pictures }) => pictures.length > 0)
  const isPreparing = usePictures(({ preparing }) => preparing > 0)
  const isHydrated = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [share, setShare] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempts, setAttempts] = useState(0)
  /** The summary comes with the first attempt, not while somebody is still writing. */
  const [isSummaryShown, setIsSummaryShown] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])
  useEffect(() => {
    if (failure) note.current?.focus()
  }, [failure])

  const showProblems = () => {
    setIsSummaryShown(true)
    setAttempts((count) => count + 1)
  }
  const submit = async () => {
    if (isBusy || isPreparing) return
    const rules = complaintRules(setup)
    setFailure(null)
    if (Object.keys(flagComplaint(rules)).length > 0) return showProblems()
    setIsBusy(true)
    setShare(0)
    const outcome = await sendComplaint({ rules, country, currency, language, onProgress: setShare })
    setIsBusy(false)
    if (outcome.kind === 'done') return onDone(outcome.number)
    if (outcome.kind === 'fields') {
      flagComplaint(rules, outcome.problems)
      return showProblems()
    }
    if (outcome.kind === 'pictures') return document.getElementById(fieldId('pictures'))?.focus()
    setFailure(outcome.kind)
  }
  return (
    <form
      method="post"
      noValidate
      aria-labelledby="complaint-title"
      className="flex min-w-0 flex-col gap-10 [&_:is(input,select,textarea,a,button)]:scroll-mt-28"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isSummaryShown && <ComplaintErrors ref={summary} />}
      <fieldset disabled={!isHydrated} className="contents">
        <OrderSection />
        <ProductSection />
        <PicturesSection />
        <ContactSection />
      </fieldset>
      <div className="flex flex-col gap-4 border-t border-ink pt-5 sm:pl-16">
        <div ref={note} tabIndex={-1} className="outline-none empty:hidden">
          {failure && (
            <ErrorState title={intl.formatMessage({ id: 'complaint.failed_title' })}>
              {intl.formatMessage({ id: FAILURE_TEXT[failure] }, { email: setup.email })}
            </ErrorState>
          )}
        </div>
        {isBusy && hasPictures && <Progress share={share} />}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          size="lg"
          busy={isBusy}
          aria-disabled={!isHydrated || isPreparing || undefined}
          className="self-start"
        >
          {intl.formatMessage({ id: failure ? 'complaint.retry' : 'complaint.submit' })}
        </Button>
        <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'complaint.rights' })}</p>
      </div>
    </form>
  )
}
