'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { allowedAddress } from '@/lib/browser/redirect'
import type { Order } from '@/lib/contract/schemas/checkout'
import { statusId } from '@/lib/order/status-id'
import type { OrderSetup } from '@/lib/pages/order-setup'

import { OrderActions } from './order-actions'
import { OrderDetails } from './order-details'
import { ReturnsList } from './returns-list'
import { type Asked, useCodeEntry, useCodeRequest } from './use-view-order'

type Step =
  | { readonly name: 'ask' }
  /** The code was sent, if number and e-mail address belong to the same order. */
  | { readonly name: 'code'; readonly asked: Asked }
  | { readonly name: 'open'; readonly order: Order; readonly access: string }

/** Finds an order without an account: its number and e-mail address bring a one-time code, and the code opens it (spec 1 §2). */
export function ViewOrder({ setup }: { setup: OrderSetup }) {
  const [step, setStep] = useState<Step>({ name: 'ask' })
  if (step.name === 'open') {
    return (
      <OpenOrder
        order={step.order}
        access={step.access}
        setup={setup}
        onChange={(order) => setStep({ ...step, order })}
        onAnother={() => setStep({ name: 'ask' })}
      />
    )
  }
  return (
    <div className="w-full max-w-form">
      {step.name === 'ask' ? (
        <AskForm onSent={(asked) => setStep({ name: 'code', asked })} />
      ) : (
        <CodeForm
          asked={step.asked}
          onOpen={(order, access) => setStep({ name: 'open', order, access })}
          onBack={() => setStep({ name: 'ask' })}
        />
      )}
    </div>
  )
}

function AskForm({ onSent }: { onSent: (asked: Asked) => void }) {
  const intl = useIntl()
  const { problems, failure, busy, submit } = useCodeRequest(onSent)
  const isHydrated = useHydrated()
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <h1 className="text-4xl">{text('order.view_title')}</h1>
      <p className="mt-3 mb-8 text-ink-muted">{text('order.view_text')}</p>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          id="order-number"
          name="number"
          required
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={!isHydrated}
          label={text('order.number')}
          hint={text('order.view_number_hint')}
          error={problems.number && text(problems.number)}
        />
        <Input
          id="order-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          disabled={!isHydrated}
          label={text('order.view_email')}
          error={problems.email && text(problems.email)}
        />
        <Button type="submit" size="lg" wide busy={busy} disabled={!isHydrated}>
          {text('order.view_send_code')}
        </Button>
      </form>
    </>
  )
}

interface CodeFormProps {
  asked: Asked
  onOpen: (order: Order, access: string) => void
  onBack: () => void
}

function CodeForm({ asked, onOpen, onBack }: CodeFormProps) {
  const intl = useIntl()
  const { problem, failure, busy, submit, isSending, isSentAgain, sendAgain } = useCodeEntry(asked, onOpen)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  useEffect(() => document.getElementById('order-code')?.focus(), [])
  return (
    <>
      <h1 className="text-4xl">{text('order.view_code_title')}</h1>
      <p className="mt-3 mb-8 text-ink-muted">
        {text('order.view_code_text', { number: asked.number, email: asked.email })}
      </p>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          id="order-code"
          name="code"
          required
          maxLength={9}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="text-xl tracking-widest"
          label={text('order.view_code')}
          error={problem && text(problem)}
        />
        <Button type="submit" size="lg" wide busy={busy}>
          {text('order.view_submit')}
        </Button>
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" busy={isSending} onClick={sendAgain}>
            {text('order.view_code_again')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {text('order.view_code_back')}
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-muted">
          {isSentAgain && text('order.view_code_sent_again')}
        </p>
      </form>
    </>
  )
}

interface OpenOrderProps {
  order: Order
  access: string
  setup: OrderSetup
  onChange: (order: Order) => void
  onAnother: () => void
}

function OpenOrder({ order, access, setup, onChange, onAnother }: OpenOrderProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const pay = order.payment_url && allowedAddress(order.payment_url, setup.paymentOrigins)
  const reference = { number: order.number, access }
  return (
    <div className="flex flex-col gap-10" data-open-order>
      <div className="flex flex-col items-start gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {text('order.view_title_known', { number: order.number })}
        </h1>
        <p className="text-lg text-ink-muted">{text(statusId(order))}</p>
        <div className="flex flex-wrap gap-3">
          {pay && (
            <a href={pay} className={buttonStyle()}>
              {text('order.pay')}
            </a>
          )}
          <Button variant="secondary" icon="search" onClick={onAnother}>
            {text('order.view_another')}
          </Button>
        </div>
        <OrderActions order={order} reference={reference} setup={setup} onChange={onChange} />
      </div>
      <ReturnsList order={order} reference={reference} onChange={onChange} />
      <OrderDetails order={order} storeNames={setup.storeNames} withEvents />
    </div>
  )
}
