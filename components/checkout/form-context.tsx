'use client'

import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'

import { useMarket } from '@/lib/intl/market-context'
import { customsFacts } from '@/lib/market/statutory'
import { useCheckout } from '@/stores/checkout'
import { formStore, useCheckoutForm } from '@/stores/checkout-form'

import { isCompanyNumber, isPossibleNumber } from './company-numbers'
import { checkAll, checkField, type FieldName, type FieldRules, type Problems, type Wording } from './fields'
import { isPossiblePhone } from './phone'
import { isSent } from './totals'

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

/** Fields that a library checks once they are left. */
const NUMBERS = ['phone', 'business_id', 'vat_number', 'einvoice_address', 'einvoice_operator'] as const
type NumberField = (typeof NUMBERS)[number]
const isNumber = (name: FieldName): name is NumberField => NUMBERS.some((field) => field === name)
const isPossible = (name: NumberField, text: string, country: string) =>
  isCompanyNumber(name) ? isPossibleNumber(name, text, country) : isPossiblePhone(text, country)

/** The rules of this cart and market for the form's fields. */
function useFieldRules(): FieldRules {
  const { country } = useMarket()
  const deliveryMethods = useCheckout((state) => state.deliveryMethods)
  const paymentMethods = useCheckout((state) => state.paymentMethods)
  const total = useCheckout((state) => state.totalPrice)
  const sendsGoods = useCheckout(isSent)
  const method = useCheckoutForm((form) => form.delivery_method)
  return useMemo(() => {
    const kind = deliveryMethods.find(({ id }) => id === method)?.kind
    return {
      country,
      deliveryMethods,
      paymentMethods,
      needsPayment: total > 0,
      needsAddress: sendsGoods && kind !== 'store',
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
  /** Numbers that their library does not know as such, by field. */
  const bad = useRef<Partial<Record<FieldName, string>>>({})

  const set = useCallback((name: FieldName, wording: Wording | null) => {
    setProblems(({ [name]: _, ...others }) => (wording ? { ...others, [name]: wording } : others))
  }, [])

  const find = useCallback(
    (name: FieldName, choices: { paymentMethod: string; hasAcceptedCustoms: boolean }): Wording | null => {
      const form = formStore.getState()
      const found = checkField(name, { form, ...choices }, rules)
      return found ?? (isNumber(name) && bad.current[name] === form[name] ? { id: `checkout.invalid_${name}` } : null)
    },
    [rules],
  )

  const leave = useCallback(
    (name: FieldName) => {
      const wording = find(name, { paymentMethod, hasAcceptedCustoms })
      set(name, wording)
      if (!isNumber(name) || wording) return
      const { [name]: text } = formStore.getState()
      if (text.trim() === '') return
      void isPossible(name, text, rules.country).then((isGood) => {
        if (isGood || formStore.getState()[name] !== text) return
        bad.current[name] = text
        set(name, { id: `checkout.invalid_${name}` })
      })
    },
    [find, set, rules.country, paymentMethod, hasAcceptedCustoms],
  )

  const state = useMemo(
    (): CheckoutFormState => ({
      rules,
      problems,
      paymentMethod,
      hasAcceptedCustoms,
      leave,
      mend: (name) => {
        if (problems[name]) set(name, find(name, { paymentMethod, hasAcceptedCustoms }))
      },
      checkForm: () => {
        const form = formStore.getState()
        const found = checkAll({ form, paymentMethod, hasAcceptedCustoms }, rules)
        const refused = NUMBERS.filter((name) => form[name] !== '' && bad.current[name] === form[name]).map(
          (name) => [name, { id: `checkout.invalid_${name}` }] as const,
        )
        const all = { ...Object.fromEntries(refused), ...found }
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
