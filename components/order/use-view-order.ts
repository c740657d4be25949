'use client'

import { type FormEvent, useState } from 'react'

import { isEmail } from '@/lib/contract/email'
import type { Order } from '@/lib/contract/schemas/checkout'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'

const NUMBER = /^.{4,30}$/
const CODE = /^\d{4}\s?\d{4}$/

export interface Asked {
  readonly number: string
  readonly email: string
}

/** The messages of fields that are not filled in correctly. */
interface Problems {
  readonly number?: string
  readonly email?: string
}

/** A wrong, a used and an unknown code have the same message, so that nobody can find out who has ordered. */
function failureId({ code, isRetryable }: ShopError): string {
  if (code === 'TOO_MANY_REQUESTS') return 'order.view_too_many'
  return isRetryable ? 'order.unreachable_title' : 'order.view_wrong_code'
}

const fieldOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

const problemsOf = ({ number, email }: Asked): Problems => ({
  ...(!NUMBER.test(number) && { number: 'order.view_number_missing' }),
  ...(!isEmail(email) && { email: 'order.view_email_missing' }),
})

/** The form that has a one-time code sent to the order's e-mail address. */
export function useCodeRequest(onSent: (asked: Asked) => void) {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const asked = { number: fieldOf(data, 'number'), email: fieldOf(data, 'email') }
    const found = problemsOf(asked)
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
  return { problems, failure, busy, submit }
}

/** The form that opens the order with its code, or has another code sent. */
export function useCodeEntry(asked: Asked, onOpen: (order: Order, access: string) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isSentAgain, setSentAgain] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const code = fieldOf(new FormData(event.currentTarget), 'code')
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
  const sendAgain = async () => {
    setFailure(null)
    setSentAgain(false)
    setSending(true)
    const result = await lazyApi.call('viewOrder', { body: { ...asked } })
    setSending(false)
    if (result.ok) setSentAgain(true)
    else setFailure(failureId(result.error))
  }
  return { problem, failure, busy, submit, isSending, isSentAgain, sendAgain }
}
