'use client'

import { useIntl } from 'react-intl'

import { QuantityStepper } from '@/components/ui/quantity-stepper'

/** The stepper has room for three digits. */
export const MAX_SHOWN = 999

interface AmountStepperProps {
  /** Of the row, for the accessible names of the buttons. */
  name: string
  amount: number
  /** How many can be bought. The row may have more than that already, until its shopper has been told. */
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
