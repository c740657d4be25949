'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { allowedAddress } from '@/components/checkout/redirect'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import type { Order } from '@/lib/contract/schemas/checkout'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'

import { OrderDetails, type StoreNames } from './order-details'

interface Problems {
  number?: string
  email?: string
}

const NUMBER = /^.{4,30}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** Wrong and unknown are told alike, so that nobody can find out who has ordered. */
function failureId({ code, isRetryable }: ShopError): string {
  if (code === 'TOO_MANY_REQUESTS') return 'order.view_too_many'
  return isRetryable ? 'order.unreachable_title' : 'order.view_not_found'
}

/** Finds an order by its number and the e-mail address that it was placed with; no log-in. */
export function ViewOrder({ storeNames, paymentOrigins }: { storeNames: StoreNames; paymentOrigins: readonly string[] }) {
  const intl = useIntl()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [order, setOrder] = useState<Order | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBusy = useRef(false)
  useEffect(() => {
    if (order) heading.current?.focus()
  }, [order])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const data = new FormData(event.currentTarget)
    const number = String(data.get('number') ?? '').trim()
    const email = String(data.get('email') ?? '').trim()
    const found: Problems = {
      ...(!NUMBER.test(number) && { number: 'order.view_number_missing' }),
      ...(!EMAIL.test(email) && { email: 'order.view_email_missing' }),
    }
    setProblems(found)
    setFailure(null)
    if (found.number || found.email) {
      document.getElementById(found.number ? 'order-number' : 'order-email')?.focus()
      return
    }
    isBusy.current = true
    setBusy(true)
    const result = await lazyApi.call('viewOrder', { body: { number, email } })
    isBusy.current = false
    setBusy(false)
    if (result.ok) setOrder(result.data)
    else setFailure(failureId(result.error))
  }
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)

  if (order) {
    const pay = order.payment_url && allowedAddress(order.payment_url, paymentOrigins)
    return (
      <div className="flex flex-col gap-10">
        <div className="flex flex-col items-start gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
            {text('order.view_title_known', { number: order.number })}
          </h1>
          <p className="text-lg text-ink-muted">{text(`order.status_${order.status}`)}</p>
          <div className="flex flex-wrap gap-3">
            {pay && (
              <a href={pay} className={buttonStyle()}>
                {text('order.pay')}
              </a>
            )}
            <Button variant="secondary" icon="search" onClick={() => setOrder(null)}>
              {text('order.view_another')}
            </Button>
          </div>
        </div>
        <OrderDetails order={order} storeNames={storeNames} withEvents />
      </div>
    )
  }
  return (
    <div className="mx-auto w-full max-w-form">
      <h1 className="text-4xl">{text('order.view_title')}</h1>
      <p className="mt-3 mb-8 text-ink-muted">{text('order.view_text')}</p>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          id="order-number" name="number" required maxLength={30} autoComplete="off" autoCapitalize="characters" spellCheck={false}
          label={text('order.number')} hint={text('order.view_number_hint')} error={problems.number && text(problems.number)}
        />
        <Input
          id="order-email" name="email" type="email" inputMode="email" autoComplete="email" required maxLength={254}
          label={text('order.view_email')} error={problems.email && text(problems.email)}
        />
        <Button type="submit" size="lg" wide busy={busy}>
          {text('order.view_submit')}
        </Button>
      </form>
    </div>
  )
}
