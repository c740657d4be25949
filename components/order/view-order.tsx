'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { allowedAddress } from '@/lib/browser/redirect'
import { isEmail } from '@/lib/contract/email'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { OrderSetup } from '@/lib/pages/order-setup'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'

import { OrderActions } from './order-actions'
import { OrderDetails } from './order-details'
import { statusId } from './order-status'
import { ReturnsList } from './returns-list'

const NUMBER = /^.{4,30}$/
const CODE = /^\d{4}\s?\d{4}$/

interface Asked {
  readonly number: string
  readonly email: string
}

type Step =
  | { readonly name: 'ask' }
  /** The code is on its way, if the two belong together. */
  | { readonly name: 'code'; readonly asked: Asked }
  | { readonly name: 'open'; readonly order: Order; readonly access: string }

/** Wrong, used up and unknown are told alike, so that nobody can find out who has ordered. */
function failureId({ code, isRetryable }: ShopError): string {
  if (code === 'TOO_MANY_REQUESTS') return 'order.view_too_many'
  return isRetryable ? 'order.unreachable_title' : 'order.view_wrong_code'
}

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
    <div className="mx-auto w-full max-w-form">
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
  const [problems, setProblems] = useState<{ number?: string; email?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isHydrated = useHydrated()
  const text = (id: string) => intl.formatMessage({ id })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const asked = { number: String(data.get('number') ?? '').trim(), email: String(data.get('email') ?? '').trim() }
    const found = {
      ...(!NUMBER.test(asked.number) && { number: 'order.view_number_missing' }),
      ...(!isEmail(asked.email) && { email: 'order.view_email_missing' }),
    }
    setProblems(found)
    setFailure(null)
    if (found.number || found.email) {
      document.getElementById(found.number ? 'order-number' : 'order-email')?.focus()
      return
    }
    setBusy(true)
    const result = await lazyApi.call('viewOrder', { body: asked })
    setBusy(false)
    if (result.ok) onSent(asked)
    else setFailure(failureId(result.error))
  }
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

function CodeForm({
  asked,
  onOpen,
  onBack,
}: {
  asked: Asked
  onOpen: (order: Order, access: string) => void
  onBack: () => void
}) {
  const intl = useIntl()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isAgain, setAgain] = useState(false)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  useEffect(() => document.getElementById('order-code')?.focus(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    const isCode = CODE.test(code)
    setProblem(isCode ? null : 'order.view_code_missing')
    setFailure(null)
    if (!isCode) {
      document.getElementById('order-code')?.focus()
      return
    }
    setBusy(true)
    const result = await lazyApi.call('viewOrderCode', { body: { ...asked, code } })
    setBusy(false)
    if (result.ok) onOpen(result.data.order, result.data.access)
    else setFailure(failureId(result.error))
  }
  const again = async () => {
    setFailure(null)
    const result = await lazyApi.call('viewOrder', { body: { ...asked } })
    if (result.ok) setAgain(true)
    else setFailure(failureId(result.error))
  }
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
          <Button variant="quiet" onClick={again}>
            {text('order.view_code_again')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {text('order.view_code_back')}
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-muted">
          {isAgain && text('order.view_code_sent_again')}
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
    <div className="flex flex-col gap-10">
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
