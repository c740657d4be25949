'use client'

import { type KeyboardEvent, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { StepSection } from '@/components/checkout/step-section'
import { Button } from '@/components/ui/button'
import { ChoiceCard } from '@/components/ui/choice-card'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Picture } from '@/components/ui/picture'
import { Select } from '@/components/ui/select'
import { valuesOf } from '@/lib/complaint/fields'
import { prefill } from '@/lib/complaint/prefill'
import { isEmail } from '@/lib/contract/email'
import type { ComplaintOrder } from '@/lib/contract/schemas/complaint'
import { useMarket } from '@/lib/intl/market-context'
import { type Currency, isCurrency, minorPerUnit } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { shopTimeZone } from '@/lib/market/shop-time'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'
import { useAuth } from '@/stores/auth'
import { complaintStore, setComplaint, useComplaint } from '@/stores/complaint'

import { complaintRules, useComplaintSetup } from './setup'

const currencyOf = ({ currency }: ComplaintOrder): Currency => (isCurrency(currency) ? currency : 'eur')

/** Returns a function that fills the form from an order and one of its rows. */
function useFill() {
  const setup = useComplaintSetup()
  const { locale } = useMarket()
  return (order: ComplaintOrder, rowId: number | null) => {
    const row = order.rows.find((candidate) => candidate.row_id === rowId) ?? null
    const decimal =
      new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
    const filled = prefill(
      valuesOf(complaintStore.getState().form),
      {
        orderNumber: order.order_number,
        salesChannel: order.sales_channel,
        orderDate: order.order_date,
        customerName: order.customer_name,
        email: order.email,
        phone: order.phone,
        address: order.address,
        postalCode: order.postal_code,
        city: order.city,
      },
      row && {
        rowId: row.row_id,
        manufacturer: row.manufacturer,
        model: row.model,
        color: row.color,
        size: row.size,
        unitPrice: row.unit_price,
        unitDiscount: row.unit_discount,
      },
      { webStore: setup.webStore, perUnit: minorPerUnit(currencyOf(order)), decimal },
    )
    setComplaint(filled, complaintRules(setup))
  }
}

/** The rows of the found order; the chosen row fills the form. */
function OrderRows({ order }: { order: ComplaintOrder }) {
  const intl = useIntl()
  const { language } = useMarket()
  const fill = useFill()
  const chosen = useComplaint((form) => form.rowId.value)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{intl.formatMessage({ id: 'complaint.rows' })}</legend>
      {order.rows.map((row) => {
        const price = formatPrice(row.unit_price - row.unit_discount, currencyOf(order), language)
        return (
          <ChoiceCard
            key={row.row_id}
            id={`complaint-row-${row.row_id}`}
            name="complaint-row"
            value={String(row.row_id)}
            isChosen={chosen === String(row.row_id)}
            onChoose={() => fill(order, row.row_id)}
            title={
              <span className="flex items-center gap-3">
                {row.image && (
                  <Picture
                    path={row.image}
                    alt=""
                    width={64}
                    height={64}
                    sizes="64px"
                    className="size-16 shrink-0 rounded-control bg-surface-2 object-contain"
                  />
                )}
                <span className="min-w-0">
                  {row.manufacturer} {row.model}
                  <span className="block text-sm font-normal text-ink-muted">
                    {[
                      row.color,
                      row.size,
                      intl.formatMessage({ id: 'complaint.row_pieces' }, { count: row.quantity, price }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </span>
            }
          />
        )
      })}
    </fieldset>
  )
}

/** A wrong number and an unknown order give the same message, so that nobody can find out who has ordered. */
function failureId({ code, isRetryable }: ShopError): string {
  if (code === 'TOO_MANY_REQUESTS') return 'complaint.look_up_too_many'
  return isRetryable ? 'complaint.look_up_failed' : 'complaint.look_up_not_found'
}

interface LookUpProblems {
  readonly number?: string
  readonly email?: string
}

/** Finds an order. The problems of the fields and the failure are ids of messages. */
function useLookUp(onFound: (order: ComplaintOrder) => void) {
  const [problems, setProblems] = useState<LookUpProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const find = async (number: string, email: string) => {
    const wrong: LookUpProblems = {
      ...(number.length < 4 && { number: 'complaint.look_up_number_missing' }),
      ...(!isEmail(email) && { email: 'complaint.invalid_email' }),
    }
    setProblems(wrong)
    setFailure(null)
    const [first] = Object.keys(wrong)
    if (first) return document.getElementById(`complaint-look-up-${first}`)?.focus()
    setBusy(true)
    const result = await lazyApi.call('complaintOrder', { body: { number, email } })
    setBusy(false)
    if (result.ok) onFound(result.data)
    else setFailure(failureId(result.error))
  }
  return { problems, failure, busy, find }
}

/**
 * The form by which guests find their order, by number and e-mail address. Not a form element, because the complaint's form is around it.
 */
function LookUp({ onFound }: { onFound: (order: ComplaintOrder) => void }) {
  const intl = useIntl()
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const { problems, failure, busy, find } = useLookUp(onFound)
  const text = (id: string | undefined) => id && intl.formatMessage({ id })
  const submit = () => void find(number.trim(), email.trim())
  /** Enter finds the order instead of sending the complaint. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      {failure && <ErrorState title={text(failure)} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Input
          id="complaint-look-up-number"
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={number}
          onKeyDown={onKeyDown}
          label={text('complaint.look_up_number')}
          error={text(problems.number)}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Input
          id="complaint-look-up-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onKeyDown={onKeyDown}
          label={text('complaint.look_up_email')}
          error={text(problems.email)}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div>
        <Button variant="secondary" icon="search" busy={busy} onClick={submit}>
          {text('complaint.look_up')}
        </Button>
      </div>
    </div>
  )
}

/** The orders of the customer; null while they are loading, and when loading failed. */
function useMyOrders(isKnown: boolean): readonly ComplaintOrder[] | null {
  const [orders, setOrders] = useState<readonly ComplaintOrder[] | null>(null)
  useEffect(() => {
    if (!isKnown) return
    const controller = new AbortController()
    void lazyApi.call('complaintOrders', {}, { signal: controller.signal }).then((result) => {
      if (result.ok && !controller.signal.aborted) setOrders(result.data.orders)
    })
    return () => controller.abort()
  }, [isKnown])
  return isKnown ? orders : null
}

/** The order from which the form is filled: a customer chooses one of their orders, a guest finds one by number and e-mail address. */
export function OrderSection() {
  const intl = useIntl()
  const { language } = useMarket()
  const isKnown = useAuth(({ user }) => user.isAuthenticated)
  const mine = useMyOrders(isKnown)
  const [order, setOrder] = useState<ComplaintOrder | null>(null)
  const fill = useFill()
  const choose = (found: ComplaintOrder) => {
    setOrder(found)
    const [only] = found.rows
    fill(found, found.rows.length === 1 && only ? only.row_id : null)
  }
  const hasOrders = mine !== null && mine.length > 0
  const day = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: shopTimeZone() }).format(new Date(iso))
  return (
    <StepSection id="complaint-order" number={1} title={intl.formatMessage({ id: 'complaint.order_title' })}>
      <p className="text-ink-muted">
        {intl.formatMessage({ id: hasOrders ? 'complaint.order_text_known' : 'complaint.order_text' })}
      </p>
      {hasOrders ? (
        <Select
          id="complaint-my-orders"
          label={intl.formatMessage({ id: 'complaint.my_orders' })}
          value={order?.order_number ?? ''}
          onChange={(event) => {
            const found = mine.find(({ order_number: number }) => number === event.target.value)
            if (found) choose(found)
          }}
        >
          <option value="">{intl.formatMessage({ id: 'complaint.choose' })}</option>
          {mine.map(({ order_number: number, order_date: date }) => (
            <option key={number} value={number}>
              {intl.formatMessage({ id: 'complaint.order_option' }, { number, date: day(date) })}
            </option>
          ))}
        </Select>
      ) : (
        <LookUp onFound={choose} />
      )}
      {order && order.rows.length > 0 && <OrderRows order={order} />}
      <p role="status" className="flex items-start gap-2 text-sm text-success empty:hidden">
        {order && <Icon name="check-circle" size={18} className="mt-0.5 shrink-0" />}
        {order && intl.formatMessage({ id: 'complaint.filled' }, { number: order.order_number })}
      </p>
    </StepSection>
  )
}
