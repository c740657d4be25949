'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { Answer } from '@/lib/contract/calls'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { BASE_CURRENCY } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { shopTimeZone } from '@/lib/market/shop-time'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

type Balance = Answer<'giftCardBalance'>

/** What is left on a gift card, by its code; `isPart`: the page around it has a heading and says what this is. */
export default function GiftCardBalance({ isPart = false }: { readonly isPart?: boolean }) {
  return <LazyIntl areas={['balance']}>{isPart ? <Form /> : <Section />}</LazyIntl>
}

function Section() {
  const intl = useIntl()
  return (
    <section aria-labelledby="gift-balance" className="border-t border-line pt-8">
      <h2 id="gift-balance" className="mb-2 text-2xl">
        {intl.formatMessage({ id: 'balance.title' })}
      </h2>
      <Form />
    </section>
  )
}

function Form() {
  const intl = useIntl()
  const [problem, setProblem] = useState<string | null>(null)
  const [balance, setBalance] = useState<Balance | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  const refuse = (id: string) => {
    setProblem(id)
    document.getElementById('balance-code')?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setProblem(null)
    setBalance(null)
    if (code === '') return refuse('balance.missing')
    setBusy(true)
    const result = await lazyApi.call('giftCardBalance', { body: { code } })
    setBusy(false)
    if (result.ok) setBalance(result.data)
    else if (result.error.status === 404) refuse('balance.unknown')
    else refuse(result.error.code === 'TOO_MANY_REQUESTS' ? 'balance.too_many' : 'balance.unreachable')
  }
  return (
    <>
      <p className="mb-4 max-w-text text-ink-muted">{text('balance.text')}</p>
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
        <Input
          id="balance-code"
          name="code"
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={text('balance.code')}
          error={problem && text(problem)}
        />
        <Button type="submit" variant="secondary" className="self-start" busy={busy}>
          {text('balance.show')}
        </Button>
      </form>
      <p role="status" className="mt-3 font-semibold">
        {balance && <BalanceText balance={balance} />}
      </p>
    </>
  )
}

function BalanceText({ balance }: { balance: Balance }) {
  const intl = useIntl()
  const { language, locale } = useMarket()
  const { balance_eur: cents, expires_at: expires, is_expired: isExpired } = balance
  const amount = formatPrice(cents, BASE_CURRENCY, language)
  const date =
    expires &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: shopTimeZone() }).format(new Date(expires))
  if (isExpired) return intl.formatMessage({ id: 'balance.expired' }, { date })
  return date
    ? intl.formatMessage({ id: 'balance.left_until' }, { amount, date })
    : intl.formatMessage({ id: 'balance.left' }, { amount })
}
