'use client'

import { useIntl } from 'react-intl'

import { QuantityStepper } from '@/components/ui/quantity-stepper'

/** The stepper has room for three digits. */
export const MAX_SHOWN = 999

interface AmountStepperProps {
  /** The row's name, for the accessible names of the buttons. */
  name: string
  amount: number
  /** The available amount. The row may have more until the shopper has changed it. */
  max: number
  onChange: (amount: number) => void
}

/** The amount of a row. */
export function AmountStepper({ name, amount, max, onChange }: AmountStepperProps) {
  const intl = useIntl()
  return (
    <QuantityStepper
      value={amount}
      max={Math.max(amount, Math.min(max, MAX_SHOWN))}
      onChange={onChange}
      labels={{
        quantity: intl.formatMessage({ id: 'cart.amount_of' }, { name }),
        less: intl.formatMessage({ id: 'cart.less' }, { name }),
        more: intl.formatMessage({ id: 'cart.more' }, { name }),
      }}
    />
  )
}
