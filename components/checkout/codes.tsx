'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'
import { LIMITS } from '@/lib/cart/types'
import { cartStore, useCart } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { type Message, onNotice } from '@/stores/notices'

/**
 * Adds a code to the cart and validates it. Returns the server's message when the code was refused, otherwise null. A code stays in the
 * cart only when the answer contains it (spec 1 §5).
 */
async function apply(code: string): Promise<Message | null> {
  const heard: Message[] = []
  const stop = onNotice((_kind, message) => heard.push(message))
  cartStore.getState().addCode(code)
  await checkout.validateNow({ id: 'checkout.code_taken', values: { code } })
  stop()
  const { status } = checkout.store.getState()
  if (status === 'ERROR') return { id: 'checkout.code_failed' }
  const isKept = cartStore.getState().codes.some((kept) => kept.toLowerCase() === code.toLowerCase())
  if (isKept) return null
  const said = heard.find(({ values }) => String(values?.code).toLowerCase() === code.toLowerCase())
  return said ?? { id: 'checkout.error_code_unknown', values: { code } }
}

/** Discount codes and gift cards. The codes of the cart are always shown; the field for another one is opened on demand. */
export function Codes({ prefix }: { prefix: string }) {
  const intl = useIntl()
  return (
    <div>
      <AppliedCodes />
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-brand">
          <Icon name="plus" size={18} className="group-open:hidden" />
          <Icon name="minus" size={18} className="hidden group-open:block" />
          {intl.formatMessage({ id: 'checkout.code_add' })}
        </summary>
        <CodeForm inputId={`${prefix}-code`} />
      </details>
    </div>
  )
}

/** The codes of the cart; each can be removed. */
function AppliedCodes() {
  const intl = useIntl()
  const listId = useId()
  const codes = useCart((cart) => cart.codes)
  const remove = (code: string) => {
    cartStore.getState().removeCode(code)
    void checkout.validateNow({ id: 'checkout.code_removed', values: { code } })
  }
  if (codes.length === 0) return null
  return (
    <ul aria-label={intl.formatMessage({ id: 'checkout.codes' })} id={listId} className="mb-1 flex flex-col">
      {codes.map((code) => (
        <li key={code} className="flex min-h-11 items-center gap-2">
          <Icon name="gift" size={18} className="text-success" />
          <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{code}</span>
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'checkout.code_remove' }, { code })}
            onClick={() => remove(code)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The field for another code. A refused code stays in it. */
function CodeForm({ inputId }: { inputId: string }) {
  const intl = useIntl()
  const [error, setError] = useState<Message | null>(null)
  const [busy, setBusy] = useState(false)
  const [draft, setDraft] = useState('')
  const isBusy = useRef(false)
  // The field has the error as its description, so it is read aloud with it.
  useEffect(() => {
    if (error) document.getElementById(inputId)?.focus()
  }, [error, inputId])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    const code = draft.trim().slice(0, LIMITS.codeLength)
    if (code === '') return setError({ id: 'checkout.code_missing' })
    isBusy.current = true
    setBusy(true)
    setError(null)
    const refusal = await apply(code)
    isBusy.current = false
    setBusy(false)
    setError(refusal)
    if (!refusal) setDraft('')
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-1 pb-2">
      <Input
        id={inputId}
        label={intl.formatMessage({ id: 'checkout.code' })}
        hint={intl.formatMessage({ id: 'checkout.code_hint' })}
        error={error && intl.formatMessage({ id: error.id }, error.values)}
        value={draft}
        maxLength={LIMITS.codeLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {intl.formatMessage({ id: 'checkout.code_apply' })}
      </Button>
    </form>
  )
}
