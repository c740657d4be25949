'use client'

import { useIntl } from 'react-intl'

import { useMarket } from '@/lib/intl/market-context'
import { BUSINESS_ID_EXAMPLES } from '@/lib/market/business-id-examples'

import { TextField } from './text-field'

/** Data of a company or organisation, and the address of its invoice. */
export default function CompanyFields() {
  const intl = useIntl()
  const { country } = useMarket()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const optional = text('checkout.optional')
  const example = BUSINESS_ID_EXAMPLES[country]
  return (
    <div className="flex flex-col gap-5">
      <TextField name="company" autoComplete="organization" required maxLength={200} label={text('checkout.company')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="business_id"
          autoComplete="off"
          maxLength={30}
          spellCheck={false}
          label={text('checkout.business_id')}
          mark={optional}
          hint={example && text('checkout.for_example', { example })}
        />
        <TextField
          name="vat_number"
          autoComplete="off"
          maxLength={30}
          spellCheck={false}
          autoCapitalize="characters"
          label={text('checkout.vat_number')}
          mark={optional}
        />
        <TextField
          name="einvoice_address"
          autoComplete="off"
          maxLength={50}
          spellCheck={false}
          label={text('checkout.einvoice_address')}
          mark={optional}
          hint={text('checkout.einvoice_address_hint')}
        />
        <TextField
          name="einvoice_operator"
          autoComplete="off"
          maxLength={30}
          spellCheck={false}
          autoCapitalize="characters"
          label={text('checkout.einvoice_operator')}
          mark={optional}
          hint={text('checkout.einvoice_operator_hint')}
        />
      </div>
      <TextField
        name="reference"
        autoComplete="off"
        maxLength={100}
        label={text('checkout.reference')}
        mark={optional}
        hint={text('checkout.reference_hint')}
      />
    </div>
  )
}
