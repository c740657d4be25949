'use client'

import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'

import { useMarket } from '@/lib/intl/market-context'
import { customsFacts } from '@/lib/market/statutory'
import { useCheckout } from '@/stores/checkout'
import { formStore, useCheckoutForm } from '@/stores/checkout-form'

import { checkAll, checkField, type FieldName, type FieldRules, type Problems, type Wording } from './fields'
import { isPossiblePhone } from './phone'
import { hasGoods } from './totals'

interface CheckoutFormState {
  readonly rules: FieldRules
  readonly problems: Problems
  readonly paymentMethod: string
  readonly hasAcceptedCustoms: boolean
  /** Checks a field that was left. */
  readonly leave: (name: FieldName) => void
  /** Checks a field again while it is being mended; a field without a problem is left in peace. */
  readonly mend: (name: FieldName) => void
  /** Checks everything; gives the problems, none when the form is in order. */
  readonly checkForm: () => Problems
  /** Sets what is wrong with a field, such as what the server refused; null clears it. */
  readonly refuse: (name: FieldName, wording: Wording | null) => void
  readonly choosePayment: (id: string) => void
  readonly acceptCustoms: (isAccepted: boolean) => void
}

const CheckoutFormContext = createContext<CheckoutFormState | null>(null)

export function useCheckoutFormState(): CheckoutFormState {
  const state = use(CheckoutFormContext)
  if (!state) throw new Error('useCheckoutFormState() needs a CheckoutFormProvider above it.')
  return state
}

/** The rules of this cart and market for the form's fields. */
function useFieldRules(): FieldRules {
  const { country } = useMarket()
  const deliveryMethods = useCheckout((state) => state.deliveryMethods)
  const paymentMethods = useCheckout((state) => state.paymentMethods)
  const total = useCheckout((state) => state.totalPrice)
  const sendsGoods = useCheckout(hasGoods)
  const method = useCheckoutForm((form) => form.delivery_method)
  return useMemo(() => {
    const kind = deliveryMethods.find(({ id }) => id === method)?.kind
    return {
      country, deliveryMethods, paymentMethods, needsPayment: total > 0, needsAddress: sendsGoods && kind !== 'store',
      needsCustoms: sendsGoods && customsFacts(country) !== null,
    }
  }, [country, deliveryMethods, paymentMethods, total, sendsGoods, method])
}

/** Holds what is wrong with the form, and the two choices that no store keeps: nothing is preselected when the page is opened again. */
export function CheckoutFormProvider({ children }: { children: ReactNode }) {
  const rules = useFieldRules()
  const [problems, setProblems] = useState<Problems>({})
  const [paymentMethod, setPaymentMethod] = useState('')
  const [hasAcceptedCustoms, setAcceptedCustoms] = useState(false)
  /** A number that the library does not know as one. */
  const badPhone = useRef<string | null>(null)

  const set = useCallback((name: FieldName, wording: Wording | null) => {
    setProblems(({ [name]: _, ...others }) => (wording ? { ...others, [name]: wording } : others))
  }, [])

  const find = useCallback(
    (name: FieldName, choices: { paymentMethod: string; hasAcceptedCustoms: boolean }): Wording | null => {
      const form = formStore.getState()
      const found = checkField(name, { form, ...choices }, rules)
      return found ?? (name === 'phone' && badPhone.current === form.phone ? { id: 'checkout.invalid_phone' } : null)
    },
    [rules],
  )

  const leave = useCallback(
    (name: FieldName) => {
      const wording = find(name, { paymentMethod, hasAcceptedCustoms })
      set(name, wording)
      if (name !== 'phone' || wording) return
      const { phone } = formStore.getState()
      void isPossiblePhone(phone, rules.country).then((isPossible) => {
        if (isPossible || formStore.getState().phone !== phone) return
        badPhone.current = phone
        set('phone', { id: 'checkout.invalid_phone' })
      })
    },
    [find, set, rules.country, paymentMethod, hasAcceptedCustoms],
  )

  const state = useMemo(
    (): CheckoutFormState => ({
      rules, problems, paymentMethod, hasAcceptedCustoms, leave,
      mend: (name) => {
        if (problems[name]) set(name, find(name, { paymentMethod, hasAcceptedCustoms }))
      },
      checkForm: () => {
        const form = formStore.getState()
        const found = checkAll({ form, paymentMethod, hasAcceptedCustoms }, rules)
        const all = found.phone || badPhone.current !== form.phone ? found : { ...found, phone: { id: 'checkout.invalid_phone' } }
        setProblems(all)
        return all
      },
      refuse: set,
      choosePayment: (id) => {
        setPaymentMethod(id)
        set('payment_method', null)
      },
      acceptCustoms: (isAccepted) => {
        setAcceptedCustoms(isAccepted)
        if (isAccepted) set('customs', null)
      },
    }),
    [rules, problems, paymentMethod, hasAcceptedCustoms, leave, find, set],
  )
  return <CheckoutFormContext value={state}>{children}</CheckoutFormContext>
}
