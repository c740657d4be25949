'use client'

import { createContext, type ReactNode, use, useMemo, useState } from 'react'

import type { FieldRules } from '@/lib/checkout/fields'
import { isSent } from '@/lib/checkout/totals'
import { useMarket } from '@/lib/intl/market-context'
import { customsData } from '@/lib/market/statutory'
import { useCheckout } from '@/stores/checkout'
import { setPaymentMethod, useCheckoutForm, usePaymentMethod } from '@/stores/checkout-form'

import { type FieldErrorState, useFieldErrors } from './use-field-errors'

interface CheckoutFormState extends FieldErrorState {
  readonly rules: FieldRules
  readonly paymentMethod: string
  readonly hasAcceptedCustoms: boolean
  readonly choosePayment: (id: string) => void
  readonly acceptCustoms: (isAccepted: boolean) => void
}

const CheckoutFormContext = createContext<CheckoutFormState | null>(null)

export function useCheckoutFormState(): CheckoutFormState {
  const state = use(CheckoutFormContext)
  if (!state) throw new Error('useCheckoutFormState() needs a CheckoutFormProvider above it.')
  return state
}

/** The validation rules of the fields for this cart and market. */
function useFieldRules(): FieldRules {
  const { country } = useMarket()
  const deliveryMethods = useCheckout((state) => state.deliveryMethods)
  const paymentMethods = useCheckout((state) => state.paymentMethods)
  const total = useCheckout((state) => state.totalPrice)
  const hasDelivery = useCheckout(isSent)
  const method = useCheckoutForm((form) => form.delivery_method)
  return useMemo(() => {
    const kind = deliveryMethods.find(({ id }) => id === method)?.kind
    return {
      country,
      deliveryMethods,
      paymentMethods,
      needsPayment: total > 0,
      needsAddress: hasDelivery && kind !== 'store',
      needsCustoms: hasDelivery && customsData(country) !== null,
    }
  }, [country, deliveryMethods, paymentMethods, total, hasDelivery, method])
}

/**
 * Stores the errors of the form, and the accepted duties, which are asked anew when the page is opened again. The way of paying is the
 * shopper's own choice in this tab: nothing else is ever preselected, and one that is no longer offered is not chosen.
 */
export function CheckoutFormProvider({ children }: { children: ReactNode }) {
  const rules = useFieldRules()
  const chosenPayment = usePaymentMethod()
  const isOffered = useCheckout(({ paymentMethods }) => paymentMethods.some(({ id }) => id === chosenPayment))
  const paymentMethod = isOffered ? chosenPayment : ''
  const [hasAcceptedCustoms, setAcceptedCustoms] = useState(false)
  const fields = useFieldErrors(rules, { paymentMethod, hasAcceptedCustoms })
  const state = useMemo(
    (): CheckoutFormState => ({
      ...fields,
      rules,
      paymentMethod,
      hasAcceptedCustoms,
      choosePayment: (id) => {
        setPaymentMethod(id)
        fields.setError('payment_method', null)
      },
      acceptCustoms: (isAccepted) => {
        setAcceptedCustoms(isAccepted)
        if (isAccepted) fields.setError('customs', null)
      },
    }),
    [fields, rules, paymentMethod, hasAcceptedCustoms],
  )
  return <CheckoutFormContext value={state}>{children}</CheckoutFormContext>
}
