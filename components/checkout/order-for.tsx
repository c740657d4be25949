'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { SPACE } from '@/components/ui/space'
import type { FoundCustomer } from '@/lib/contract/schemas/customer'
import { useMarket } from '@/lib/intl/market-context'
import { useCall } from '@/lib/shop-api/use-call'
import { selectCustomer, useAuth } from '@/stores/auth'
import { replaceForm } from '@/stores/checkout-form'

const MIN_LENGTH = 2

interface OrderForProps {
  /** Another one can be chosen here. */
  canSearch?: boolean
  /** The search is open: nothing else is to be done on the page. */
  isOpen?: boolean
}

/** For administrators: the customer for whom the order is placed (spec 1 §6). */
export default function OrderFor({ canSearch = false, isOpen = false }: OrderForProps) {
  const selected = useAuth(({ admin }) => admin.selectedCustomer)
  if (selected !== null) return <Selected id={selected} />
  return canSearch ? <Search isOpen={isOpen} /> : null
}

/** Who is selected, from the server: the browser stores only the id. */
function Selected({ id }: { id: number }) {
  const intl = useIntl()
  const { country } = useMarket()
  const { data, hasFailed } = useCall('staffCustomers', { query: { id: String(id) } })
  const [customer] = data?.customers ?? []
  const isGone = data !== null && !customer
  const end = () => {
    selectCustomer(null)
    replaceForm(null, country)
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-info py-1 pl-3">
      <p className="min-w-0" role="status">
        {isGone || hasFailed
          ? intl.formatMessage({ id: isGone ? 'checkout.staff_customer_gone' : 'checkout.staff_customer_id' }, { id })
          : customer && (
              <>
                {intl.formatMessage({ id: 'checkout.staff_customer_for' })}
                {SPACE}
                <CustomerName customer={customer} />
              </>
            )}
      </p>
      <Button size="sm" variant="secondary" onClick={end}>
        {intl.formatMessage({ id: 'checkout.staff_customer_end' })}
      </Button>
    </div>
  )
}

function CustomerName({ customer }: { customer: FoundCustomer }) {
  const intl = useIntl()
  const { first_name, last_name, email, organisation, company, is_club: isClub } = customer
  return (
    <>
      <span className="font-semibold">{[first_name, last_name].filter(Boolean).join(' ') || email}</span>
      {[first_name || last_name ? email : null, organisation ?? company].filter(Boolean).map((text) => `, ${text}`)}
      {isClub && (
        <Badge tone="club" className="ml-2">
          {intl.formatMessage({ id: 'checkout.staff_customer_club' })}
        </Badge>
      )}
    </>
  )
}

function Search({ isOpen }: { isOpen: boolean }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  return (
    <details open={isOpen} className="mb-6 border-y border-line">
      <summary className="flex min-h-11 items-center font-semibold">{text('checkout.staff_customer')}</summary>
      <form role="search" className="flex max-w-form flex-wrap items-end gap-3 pb-4" onSubmit={submit}>
        <div className="min-w-0 flex-1">
          <Input
            id="order-for"
            type="search"
            label={text('checkout.staff_customer_search')}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          {text('checkout.staff_customer_find')}
        </Button>
      </form>
      {asked.length >= MIN_LENGTH && <Found q={asked} />}
    </details>
  )
}

function Found({ q }: { q: string }) {
  const intl = useIntl()
  const { country } = useMarket()
  const { data, hasFailed } = useCall('staffCustomers', { query: { q } })
  if (hasFailed || data?.customers.length === 0)
    return (
      <p role="status" className="pb-4 text-sm">
        {intl.formatMessage({ id: hasFailed ? 'checkout.staff_customer_failed' : 'checkout.staff_customer_none' })}
      </p>
    )
  const choose = (customer: FoundCustomer) => {
    replaceForm(customer, country)
    selectCustomer(customer.id)
  }
  return (
    <ul className="flex flex-col gap-2 pb-4">
      {data?.customers.map((customer) => (
        <li key={customer.id}>
          <button type="button" className="link min-h-9 text-left text-brand" onClick={() => choose(customer)}>
            <CustomerName customer={customer} />
          </button>
        </li>
      ))}
    </ul>
  )
}
