'use client'

import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { StepSection } from '@/components/checkout/step-section'
import { valuesOf } from '@/lib/complaint/fields'
import { goesByPost } from '@/lib/complaint/rules'
import { useAuth } from '@/stores/auth'
import { complaintStore, setComplaint, useComplaint } from '@/stores/complaint'

import { TextField } from './fields'
import { complaintRules, useComplaintSetup } from './setup'

/** Fills fields that are still empty with the account's data. */
function useCustomerData(): void {
  const customer = useAuth((auth) => auth.customer)
  const postcode = useAuth(({ user }) => user.postcode)
  const setup = useComplaintSetup()
  useEffect(() => {
    if (!customer) return
    const { form } = complaintStore.getState()
    const known = {
      customerName: `${customer.first_name} ${customer.last_name}`.trim(),
      email: customer.email,
      phone: customer.phone,
      address: customer.address,
      postNumber: postcode,
      city: customer.city,
    }
    const empty = Object.entries(known).filter(
      ([name, value]) => value && form[name as keyof typeof known].value === '',
    )
    if (empty.length > 0) setComplaint(Object.fromEntries(empty), complaintRules(setup))
  }, [customer, postcode, setup])
}

/** The sender. The address is needed only when the product is returned by post. */
export function ContactSection() {
  const intl = useIntl()
  const setup = useComplaintSetup()
  useCustomerData()
  const needsAddress = useComplaint((form) => goesByPost(valuesOf(form), setup))
  const text = (id: string) => intl.formatMessage({ id })
  const optional = needsAddress ? undefined : text('complaint.optional')
  return (
    <StepSection id="complaint-contact" number={4} title={text('complaint.contact_title')}>
      <TextField name="customerName" required autoComplete="name" label={text('complaint.name')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          spellCheck={false}
          label={text('complaint.email')}
          hint={text('complaint.email_hint')}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          mark={text('complaint.optional')}
          label={text('complaint.phone')}
        />
      </div>
      <TextField
        name="address"
        required={needsAddress}
        mark={optional}
        autoComplete="address-line1"
        label={text('complaint.address')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <TextField
          name="postNumber"
          required={needsAddress}
          mark={optional}
          autoComplete="postal-code"
          autoCapitalize="characters"
          label={text('complaint.post_number')}
        />
        <TextField
          name="city"
          required={needsAddress}
          mark={optional}
          autoComplete="address-level2"
          label={text('complaint.city')}
        />
      </div>
    </StepSection>
  )
}
