'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { ReturnQuote } from '@/lib/contract/schemas/order'
import type { OrderReference } from '@/lib/order/reference'
import { emptyChoice, problemsOf, type ReturnChoice } from '@/lib/order/return-choice'
import { isClaimedFault, returnInstructionId, returnMethods } from '@/lib/order/returns'

import { ReturnFields } from './return-fields'
import { ReturnSums } from './return-sums'
import { useLongDate } from './use-long-date'
import { useReturn } from './use-return'
import { useReturnQuote } from './use-return-quote'

interface ReturnDialogProps {
  order: Order
  reference: OrderReference
  onClose: () => void
  onChange: (order: Order) => void
}

/** The form of a return: products, reasons, method, and refund or exchange (spec 1 §9, spec 3 §9). */
export default function ReturnDialog({ order, reference, onClose, onChange }: ReturnDialogProps) {
  const intl = useIntl()
  const [choice, setChoice] = useState<ReturnChoice>(() => emptyChoice(returnMethods(order)[0] ?? 'store'))
  const [isSubmitted, setTried] = useState(false)
  const { options, busy, failure, registered, register } = useReturn(reference, onChange)
  const { quote, failure: quoteFailure, reload } = useReturnQuote(reference, choice)
  const form = useRef<HTMLFormElement>(null)
  const text = (id: string) => intl.formatMessage({ id })
  /** Registers the choice, but nothing before its sum was shown. A refused sum is asked for again. */
  const send = async () => {
    if (!hasRefund(choice)) return register(choice, null)
    if (quote ? !(await register(choice, quote.refund)) : quoteFailure !== null) reload()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (problemsOf(choice).size === 0) return void send()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      side="right"
      size="lg"
      title={text('order.return')}
      closeLabel={text('common.close')}
      footer={
        registered ? (
          <Button wide onClick={onClose}>
            {text('common.close')}
          </Button>
        ) : (
          <SubmitFooter order={order} choice={choice} quote={quote} busy={busy} disabled={options === null} />
        )
      }
    >
      {registered ? (
        <Registered known={registered} />
      ) : (
        <form id="return-form" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-8">
          {(failure ?? quoteFailure) && <ErrorState title={text(failure ?? quoteFailure ?? '')} />}
          <ReturnFields
            order={order}
            exchanges={options?.exchanges ?? []}
            isAbroad={options?.fee === 0}
            choice={choice}
            onChange={setChoice}
            isSubmitted={isSubmitted}
          />
        </form>
      )}
    </Dialog>
  )
}

/** True for a choice whose refund must be shown before it is registered. */
const hasRefund = ({ kind, lines }: ReturnChoice) => kind === 'refund' && Object.keys(lines).length > 0

interface SubmitFooterProps {
  order: Order
  choice: ReturnChoice
  quote: ReturnQuote | null
  busy: boolean
  disabled: boolean
}

/** The sums of the choice, and the button that registers it. */
function SubmitFooter({ order, choice, quote, busy, disabled }: SubmitFooterProps) {
  const intl = useIntl()
  const { kind, method, lines } = choice
  const reasons = Object.values(lines).map(({ reason }) => reason)
  return (
    <div className="flex flex-col gap-3">
      {hasRefund(choice) && <ReturnSums quote={quote} currency={order.currency} />}
      {isClaimedFault(kind, method, reasons) && (
        <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'order.return_claim' })}</p>
      )}
      <Button type="submit" form="return-form" size="lg" wide busy={busy} disabled={disabled}>
        {intl.formatMessage({ id: 'order.return_submit' })}
      </Button>
    </div>
  )
}

/** Shown after registration: the number of the return, and what to do with the parcel. */
function Registered({ known }: { known: Order['returns'][number] }) {
  const intl = useIntl()
  const longDate = useLongDate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <div className="flex flex-col gap-4">
      <Icon name="check-circle" size={48} className="text-success" />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {text('order.return_done', { number: known.number })}
      </h3>
      <p>{text(returnInstructionId(known), { number: known.number })}</p>
      <p>
        {known.reserved_until
          ? text('order.return_kept', { day: longDate(known.reserved_until) })
          : text('order.return_money')}
      </p>
      <p className="text-ink-muted">{text('order.return_mail')}</p>
    </div>
  )
}
