'use client'

import { useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { type CheckoutData, offeredMethods } from '@/lib/checkout/data'
import { fieldId } from '@/lib/checkout/fields'
import { isOrderable } from '@/lib/checkout/totals'
import { paymentMarks } from '@/lib/market/payment-methods'
import { checkout, useCheckout, useIsValidated } from '@/stores/checkout'

import { ChoiceGroup, choiceId } from './choice-group'
import { useCheckoutFormState } from './form-context'
import { StepSection } from './step-section'

const REASONS: Readonly<Record<string, string>> = {
  GIFT_CARD_PRODUCTS: 'checkout.reason_gift_cards',
  CARD_PRODUCTS: 'checkout.reason_card_products',
}

type PaymentMethod = CheckoutData['paymentMethods'][number]

/**
 * The payment methods in the server's order: credit comes last, and none is preselected. The invoice provider and the wallet are offered
 * only while the server allows them (spec 1 §5).
 */
export function PaymentSection() {
  const intl = useIntl()
  const methods = useCheckout((state) => state.paymentMethods)
  const showKlarna = useCheckout((state) => state.showKlarna)
  const showPaypalCheckout = useCheckout((state) => state.showPaypalCheckout)
  const reason = useCheckout((state) => state.reason)
  const isValidated = useIsValidated()
  const canOrder = useCheckout(isOrderable)
  const { rules } = useCheckoutFormState()
  const offered = offeredMethods({ paymentMethods: methods, showKlarna, showPaypalCheckout })
  const title = intl.formatMessage({ id: 'checkout.payment_title' })
  return (
    <StepSection id="checkout-payment" title={title}>
      {methods.length === 0 && !isValidated && <Skeleton className="h-64 w-full" />}
      {methods.length > 0 && !rules.needsPayment && canOrder && <NothingToPay />}
      {!rules.needsPayment && isValidated && !canOrder && (
        <p className="text-ink-muted">{intl.formatMessage({ id: 'checkout.payment_later' })}</p>
      )}
      {rules.needsPayment && reason !== null && (
        <p className="flex items-start gap-2 text-sm text-ink-muted">
          <Icon name="info" size={18} className="mt-0.5 text-info" />
          <span className="min-w-0">
            {intl.formatMessage({
              id: REASONS[reason] ?? 'checkout.reason_other',
            })}
          </span>
        </p>
      )}
      {rules.needsPayment && methods.length > 0 && (
        <ChoiceGroup name="payment_method" legend={title}>
          {offered.map((method, index) => (
            <MethodCard key={method.id} method={method} index={index} />
          ))}
        </ChoiceGroup>
      )}
    </StepSection>
  )
}

/** Why there is nothing to pay: gift cards cover the total, or it is a gift of a campaign. */
function NothingToPay() {
  const intl = useIntl()
  const hasGiftCards = useCheckout(({ giftCards }) => giftCards.length > 0)
  const isGift = useCheckout(({ giftCampaignName }) => giftCampaignName !== null)
  return (
    <p className="flex gap-2">
      <Icon name="gift" className="mt-0.5 text-success" />
      {intl.formatMessage({
        id: hasGiftCards
          ? 'checkout.nothing_to_pay'
          : isGift
            ? 'checkout.nothing_to_pay_gift'
            : 'checkout.nothing_to_pay_at_all',
      })}
    </p>
  )
}

/** The marks of a method whose name does not say them already. */
const unnamedMarks = (id: string, name: string) => paymentMarks(id).filter((mark) => !name.includes(mark))

/** One payment method; methods with credit are labelled. */
function MethodCard({ method, index }: { method: PaymentMethod; index: number }) {
  const intl = useIntl()
  const isUnavailable = useCheckout((state) => state.snippetError)
  const { errors, paymentMethod, choosePayment } = useCheckoutFormState()
  const { id, name, description, credit } = method
  const isChosen = id === paymentMethod
  const marks = unnamedMarks(id, name)
  const warning = isUnavailable && isChosen && (
    <Badge tone="warning">{intl.formatMessage({ id: 'checkout.payment_unavailable' })}</Badge>
  )
  return (
    <ChoiceCard
      id={choiceId('payment_method', index)}
      name="payment_method"
      value={id}
      isChosen={isChosen}
      isInvalid={errors.payment_method !== undefined}
      describedBy={errors.payment_method && `${fieldId('payment_method')}-error`}
      onChoose={() => {
        checkout.store.setState({ snippetError: false })
        choosePayment(id)
      }}
      title={name}
      badges={
        (marks.length > 0 || warning) && (
          <>
            {warning}
            {marks.map((mark) => (
              // The description names them, too.
              <span key={mark} translate="no" aria-hidden="true" className="payment-mark">
                {mark}
              </span>
            ))}
          </>
        )
      }
      after={
        credit === 'credit' ? <Badge tone="warning">{intl.formatMessage({ id: 'checkout.credit' })}</Badge> : undefined
      }
      description={
        credit === 'possible' ? `${description} ${intl.formatMessage({ id: 'checkout.credit_possible' })}` : description
      }
    />
  )
}
