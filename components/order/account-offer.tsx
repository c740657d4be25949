'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { useAuth } from '@/stores/auth'

/** Splits a name into first name and last name (its last word). */
function namesOf(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/)
  const last = words.pop() ?? ''
  return { first_name: words.join(' ') || last, last_name: last }
}

/**
 * For guests, after ordering: creates an account by one press, because all its data except a password is known. A link in a mail confirms
 * it.
 */
export function AccountOffer({ order }: { order: Pick<Order, 'email' | 'name'> }) {
  const intl = useIntl()
  const { country, language } = useMarket()
  const isGuest = useAuth(({ isLoading, user }) => !isLoading && !user.isAuthenticated)
  const [state, setState] = useState<'asked' | 'busy' | 'sent' | 'failed'>('asked')
  if (!isGuest || order.email === '') return null
  const create = async () => {
    setState('busy')
    const body = {
      email: order.email,
      ...namesOf(order.name),
      is_club: false,
      company: '',
      vat_number: '',
      country_code: country,
      language_code: language,
    }
    const { ok } = await lazyApi.call('register', { body })
    setState(ok ? 'sent' : 'failed')
  }
  const text = (id: string) => intl.formatMessage({ id }, { email: order.email })
  return (
    <section
      aria-labelledby="order-account"
      className="flex max-w-text flex-col items-start gap-4 rounded-card border border-line bg-surface p-6"
    >
      <h2 id="order-account" className="text-2xl">
        {text('order.account_title')}
      </h2>
      <p className="text-ink-muted [overflow-wrap:anywhere]">{text('order.account_text')}</p>
      {state !== 'sent' && (
        <Button variant="secondary" busy={state === 'busy'} onClick={() => void create()}>
          {text('order.account_create')}
        </Button>
      )}
      <p role="status" className="font-semibold empty:hidden [overflow-wrap:anywhere]">
        {state === 'sent' ? text('order.account_sent') : state === 'failed' ? text('order.account_failed') : ''}
      </p>
    </section>
  )
}
