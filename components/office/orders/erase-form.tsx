'use client'

import NextLink from 'next/link'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { controlStyle } from '@/components/ui/control-style'
import { Icon } from '@/components/ui/icon'
import { officePost } from '@/lib/office/browser'
import { listPath, recordPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'

/** The id of what says why it was refused. */
const FAULT = 'erase-fault'

interface EraseFormProps {
  customer: number
  email: string
}

/** The erasure itself: nothing takes it back, so the address is typed to be sure. Afterwards there is no page of the customer any more. */
export function EraseForm({ customer, email }: EraseFormProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    setBusy(true)
    const result = await officePost(`/api/office/customers/${customer}/erasure/`, {
      email: typed,
      ...(reason !== '' && { reason }),
    })
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    setDone(result.ok)
  }
  if (isDone) return <Erased />
  return (
    <form
      onSubmit={(event) => void erase(event)}
      className="flex max-w-text flex-col gap-4 rounded-card border border-warning bg-surface p-4 lg:p-6"
    >
      <h2 className="text-lg">{word('customer_erase')}</h2>
      <p>{word('erase_sure')}</p>
      <TypedAddress email={email} value={typed} onType={setTyped} />
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{word('erase_reason')}</span>
        <input name="reason" maxLength={500} className={controlStyle} />
      </label>
      <p id={FAULT} role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={isBusy} disabled={!isSame(typed, email)}>
          {word('erase_do')}
        </Button>
        <NextLink
          prefetch={false}
          href={recordPath('customers', String(customer))}
          className={buttonStyle('secondary')}
        >
          {word('erase_back')}
        </NextLink>
      </div>
    </form>
  )
}

interface TypedAddressProps {
  email: string
  value: string
  onType: (text: string) => void
}

function TypedAddress({ email, value, onType }: TypedAddressProps) {
  const intl = useIntl()
  return (
    <label className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.erase_type' }, { email })}</span>
      <input
        type="email"
        required
        autoComplete="off"
        spellCheck={false}
        aria-describedby={FAULT}
        className={controlStyle}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  )
}

/** Addresses do not differ by capitals. */
const isSame = (left: string, right: string) => left.trim().toLowerCase() === right.toLowerCase()

function Erased() {
  const intl = useIntl()
  return (
    <div role="status" className="flex max-w-text flex-col gap-3 rounded-card border border-line bg-surface p-4 lg:p-6">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="check" size={18} />
        {intl.formatMessage({ id: 'office.erase_done' })}
      </p>
      <p>{intl.formatMessage({ id: 'office.erase_done_next' })}</p>
      <NextLink
        prefetch={false}
        href={listPath('customers')}
        className={buttonStyle('secondary', 'sm', false, 'self-start')}
      >
        {intl.formatMessage({ id: 'office.entity_customers' })}
      </NextLink>
    </div>
  )
}
