'use client'

import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { isEmptyCart } from '@/lib/cart/rows'
import { refusedField } from '@/lib/checkout/fields'
import { useMarket } from '@/lib/intl/market-context'
import type { CheckoutSetup } from '@/lib/pages/checkout-setup'
import { useAuth } from '@/stores/auth'
import { useCart } from '@/stores/cart'
import { useCheckout, useIsValidated } from '@/stores/checkout'

import { Amount } from './amount'
import { BlockedRows } from './blocked-rows'
import { CartSkeleton } from './cart-skeleton'
import { Codes } from './codes'
import { ConnectionProblem } from './connection-problem'
import { ContactSection } from './contact-section'
import { DeliverySection } from './delivery-section'
import { EmptyCart } from './empty-cart'
import { CheckoutErrors } from './error-summary'
import { CheckoutFormProvider, useCheckoutFormState } from './form-context'
import { FreeDelivery } from './free-delivery'
import { OrderErrorNote } from './order-error'
import { OwnOrder, useFindOwnOrder } from './own-order'
import { PaymentSection } from './payment-section'
import { ReviewSection } from './review-section'
import { Steps } from './steps'
import { SummaryLines } from './summary-lines'
import { TotalAnnouncer, TotalsList } from './totals-list'
import { useCheckoutMoney } from './use-checkout-money'
import { useCheckoutSession, useIsFirstAnswerDue } from './use-checkout-session'
import { usePlaceOrder } from './use-place-order'

const OrderFor = lazy(() => import('./order-for'))

/** Delivery and payment: one linear form, with the order beside it (desktop) or in a collapsed summary above it (phone). */
export function PaymentView({ setup }: { setup: CheckoutSetup }) {
  const isReady = useCheckoutSession('checkout')
  const isFirstAnswerDue = useIsFirstAnswerDue()
  const isEmpty = useCart(isEmptyCart)
  const isForAnother = useAuth(({ user, admin }) => user.isAdminUser && admin.selectedCustomer !== null)
  useFindOwnOrder()
  if (!isReady || (isFirstAnswerDue && !isEmpty)) return <CartSkeleton />
  if (isEmpty)
    return (
      <>
        <OwnOrder place="payment" />
        <EmptyCart />
      </>
    )
  return (
    <>
      <OwnOrder place="payment" />
      <Steps current={2} />
      {isForAnother && (
        <Suspense>
          <div className="mt-6">
            <OrderFor />
          </div>
        </Suspense>
      )}
      <PhoneSummary />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-24">
        <CheckoutFormProvider>
          <OrderForm setup={setup} />
        </CheckoutFormProvider>
        <WideSummary />
      </div>
      <TotalAnnouncer />
    </>
  )
}

/** Beside the form: the rows scroll, so that the total below them stays visible. */
function WideSummary() {
  const intl = useIntl()
  return (
    <aside
      aria-labelledby="checkout-summary"
      className="hidden lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:block lg:self-start"
    >
      <div className="flex max-h-[max(34rem,calc(100dvh-var(--header-height)-3rem))] flex-col gap-4 rounded-card border border-line bg-surface p-6">
        <SummaryHeading id="checkout-summary" />
        <div
          tabIndex={0}
          role="group"
          aria-label={intl.formatMessage({ id: 'checkout.lines' })}
          className="-mx-2 min-h-24 flex-auto overflow-y-auto px-2"
        >
          <SummaryLines withPictures />
        </div>
        <div className="flex shrink-0 flex-col gap-4">
          <FreeDelivery />
          <Codes prefix="wide" />
          <TotalsList />
        </div>
      </div>
    </aside>
  )
}

function SummaryHeading({ id }: { id: string }) {
  const intl = useIntl()
  const { routes } = useMarket()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 id={id} className="text-xl">
        {intl.formatMessage({ id: 'checkout.summary' })}
      </h2>
      <Link href={routes.checkout} className="link inline-block py-1 text-sm text-brand">
        {intl.formatMessage({ id: 'checkout.edit_cart' })}
      </Link>
    </div>
  )
}

/** On phones only the total stays visible; the rest is collapsed. */
function PhoneSummary() {
  const intl = useIntl()
  const isPending = !useIsValidated()
  const total = useCheckout((state) => state.totalPrice)
  const money = useCheckoutMoney()
  return (
    <details className="group sticky top-[var(--header-height)] z-20 -mx-4 mt-4 border-y border-line bg-surface px-4 sm:-mx-6 sm:px-6 lg:hidden">
      <summary className="flex min-h-13 items-center gap-2 font-semibold">
        <Icon name="cart" />
        <span className="min-w-0 flex-1">{intl.formatMessage({ id: 'checkout.summary' })}</span>
        <Amount text={money(total)} isPending={isPending} className="font-bold" />
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="-mx-1 flex max-h-[60dvh] flex-col gap-4 overflow-y-auto border-t border-line px-1 py-4">
        <SummaryLines withPictures />
        <FreeDelivery />
        <Codes prefix="phone" />
        <TotalsList />
      </div>
    </details>
  )
}

function OrderForm({ setup }: { setup: CheckoutSetup }) {
  const { errors, checkForm, paymentMethod, setError } = useCheckoutFormState()
  const { isBusy, error, order, dismiss } = usePlaceOrder(setup.paymentOrigins)
  const [attempts, setAttempts] = useState(0)
  /** The summary lists the errors of the last attempt; corrected errors are removed from it. */
  const [isSummaryShown, setIsSummaryShown] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])
  useEffect(() => {
    if (error) note.current?.focus()
  }, [error])

  const showSummary = () => {
    setIsSummaryShown(true)
    setAttempts((count) => count + 1)
  }
  const submit = async () => {
    if (isBusy) return
    if (Object.keys(checkForm()).length > 0) return showSummary()
    setIsSummaryShown(false)
    const failure = await order(paymentMethod)
    const field = failure?.kind === 'field' ? refusedField(failure.path) : null
    if (field === null) return
    setError(field, { id: REFUSED[field] ?? 'checkout.refused_field' })
    showSummary()
  }
  return (
    <form
      noValidate
      // The scroll margin keeps a focused control below the header and the collapsed summary.
      className="flex min-w-0 flex-col gap-10 [&_:is(input,select,textarea,a,button)]:scroll-mt-36 lg:[&_:is(input,select,textarea,a,button)]:scroll-mt-28"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ConnectionProblem />
      <BlockedRows />
      <CheckoutErrors ref={summary} errors={isSummaryShown ? errors : {}} />
      <ContactSection locale={setup.locale} />
      <DeliverySection />
      <PaymentSection />
      <div ref={note} tabIndex={-1} className="scroll-mt-36 outline-none empty:hidden">
        {error && !(error.kind === 'field' && refusedField(error.path)) && (
          <OrderErrorNote error={error} onRetry={() => void submit()} onDismiss={dismiss} phone={setup.phone} />
        )}
      </div>
      <ReviewSection isBusy={isBusy} />
    </form>
  )
}

/** The message of a field that the server refused. */
const REFUSED: Readonly<Partial<Record<string, string>>> = {
  email: 'checkout.invalid_email',
  phone: 'checkout.invalid_phone',
  delivery_method: 'checkout.missing_delivery_method',
  delivery_location: 'checkout.location_not_found',
  payment_method: 'checkout.missing_payment_method',
  address: 'checkout.missing_address',
  city: 'checkout.missing_city',
  postal_code: 'checkout.missing_postal_code',
  first_name: 'checkout.missing_first_name',
  last_name: 'checkout.missing_last_name',
  company: 'checkout.missing_company',
  business_id: 'checkout.invalid_business_id',
  vat_number: 'checkout.invalid_vat_number',
  einvoice_address: 'checkout.invalid_einvoice_address',
  einvoice_operator: 'checkout.invalid_einvoice_operator',
}
