'use client'

import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'
import { authStore } from '@/stores/auth'

/** The error code shown with an unexpected failure (spec 3 §8). */
const FAILED = 6302
const FIELD = 'notify-email'

/** Requests the reminder for a variant that is sold out (spec 3 §4 "Back-in-stock notifier"). */
export default function NotifyForm(props: { variantId: number }) {
  return (
    <LazyIntl areas={['notify']}>
      <Form {...props} />
    </LazyIntl>
  )
}

/** State of the form and its submission. The e-mail address of a logged-in customer is filled in. */
function useStockNotice(variantId: number) {
  const intl = useIntl()
  const { language } = useMarket()
  const [email, setEmail] = useState(() => authStore.getState().user.email ?? '')
  const [problem, setProblem] = useState<string | undefined>()
  const [isDone, setDone] = useState(false)
  const [busy, setBusy] = useState(false)

  const refuse = (id: string) => {
    setProblem(intl.formatMessage({ id }))
    document.getElementById(FIELD)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setDone(false)
    setProblem(undefined)
    if (email.trim() === '') return refuse('notify.email_missing')
    setBusy(true)
    const result = await api.call('stockNotice', {
      body: { email: email.trim(), product_id: variantId, lang_code: language },
    })
    setBusy(false)
    if (result.ok) {
      setEmail('')
      setDone(true)
    } else if (result.error.status === 400)
      refuse(result.error.field === 'email' ? 'notify.email_wrong' : 'notify.not_needed')
    else if (result.error.status === 429) refuse('notify.too_often')
    else
      toast(intl.formatMessage({ id: 'common.unexpected_error' }, { code: FAILED }), {
        tone: 'error',
        duration: PRODUCT_TOAST_MS,
      })
  }
  return { email, setEmail, problem, isDone, busy, submit }
}

function Form({ variantId }: { variantId: number }) {
  const intl = useIntl()
  const { email, setEmail, problem, isDone, busy, submit } = useStockNotice(variantId)
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-2 flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <Input
        id={FIELD}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        label={word('notify.email')}
        value={email}
        error={problem}
        hint={word('notify.hint')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="secondary" icon="bell" busy={busy}>
        {word('notify.send')}
      </Button>
      <p role="status" className="-mt-3 text-sm text-success not-empty:mt-0">
        {isDone && <FormattedMessage id="notify.thanks" />}
      </p>
    </form>
  )
}
