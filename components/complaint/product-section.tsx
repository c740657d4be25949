'use client'

import { useIntl } from 'react-intl'

import { StepSection } from '@/components/checkout/step-section'
import { Checkbox } from '@/components/ui/checkbox'
import { storeChange, WEB_CHANNEL, withChannelPrefix } from '@/lib/complaint/fields'
import { useMarket } from '@/lib/intl/market-context'
import { currencySymbol } from '@/lib/market/format'
import { complaintStore, leaveComplaintField, setComplaint, useComplaint } from '@/stores/complaint'

import { LongField, SelectField, TextField, UsedField } from './fields'
import { complaintRules, useComplaintSetup } from './setup'

/** A typed amount in hundredths; null when it is not a number. */
function hundredths(text: string): number | null {
  return /^\d{1,8}(?:[.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null
}

/** The order's discount, when it is known: subtracted from the price or not. */
function DiscountField() {
  const intl = useIntl()
  const setup = useComplaintSetup()
  const { currency, language } = useMarket()
  const discount = useComplaint((form) => form.unitDiscount.value)
  const isTakenOff = useComplaint((form) => form.calculatedDiscount.value)
  const toggle = (calculatedDiscount: boolean) => {
    const { price } = complaintStore.getState().form
    const [paid, off] = [hundredths(price.value), hundredths(discount)]
    const decimal = price.value.includes(',') || discount.includes(',') ? ',' : '.'
    const changed =
      paid === null || off === null
        ? price.value
        : (Math.max(0, paid + (calculatedDiscount ? -off : off)) / 100).toFixed(2).replace('.', decimal)
    setComplaint({ calculatedDiscount, price: changed }, complaintRules(setup))
  }
  if (discount === '') return null
  return (
    <Checkbox
      name="calculatedDiscount"
      checked={isTakenOff}
      onChange={(event) => toggle(event.target.checked)}
      label={intl.formatMessage(
        { id: 'complaint.discount' },
        { amount: `${discount} ${currencySymbol(currency, language)}` },
      )}
    />
  )
}

/** The size, or a checkbox for products without one. */
function SizeField() {
  const intl = useIntl()
  const setup = useComplaintSetup()
  const noSize = useComplaint((form) => form.noSize)
  return (
    <div>
      <TextField
        name="size"
        required={!noSize}
        disabled={noSize}
        autoComplete="off"
        label={intl.formatMessage({ id: 'complaint.size' })}
      />
      <Checkbox
        name="noSize"
        checked={noSize}
        label={intl.formatMessage({ id: 'complaint.no_size' })}
        onChange={({ target: { checked } }) =>
          setComplaint(checked ? { noSize: true, size: '' } : { noSize: false }, complaintRules(setup))
        }
      />
    </div>
  )
}

/** What was bought, where and when, and what the defect is. */
export function ProductSection() {
  const intl = useIntl()
  const setup = useComplaintSetup()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <StepSection id="complaint-product" number={2} title={text('complaint.product_title')}>
      <p className="text-sm text-ink-muted">{text('complaint.required_note')}</p>
      <PurchaseFields />
      <ProductFields />
      <LongField name="complaint" label={text('complaint.complaint')} hint={text('complaint.complaint_hint')} />
      <SelectField
        name="targetStore"
        label={text('complaint.target_store')}
        hint={text('complaint.target_hint')}
        options={[
          { value: setup.webStore, text: text('complaint.target_post') },
          ...setup.stores.map(({ slug, name }) => ({
            value: slug,
            text: text('complaint.target_bring', { store: name }),
          })),
        ]}
      />
    </StepSection>
  )
}

/** Where and when it was bought: for the web store an order number, for other stores a receipt. */
function PurchaseFields() {
  const intl = useIntl()
  const setup = useComplaintSetup()
  const isWeb = useComplaint((form) => form.salesChannel === WEB_CHANNEL)
  const hasStore = useComplaint((form) => form.store.value !== '')
  const text = (id: string) => intl.formatMessage({ id })
  const completeNumber = () => {
    const { value } = complaintStore.getState().form.orderNumber
    setComplaint({ orderNumber: withChannelPrefix(value) }, complaintRules(setup))
    leaveComplaintField('orderNumber', complaintRules(setup))
  }
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          name="store"
          label={text('complaint.store')}
          onChoose={(store) => setComplaint(storeChange(store, setup.webStore), complaintRules(setup))}
          options={[
            { value: setup.webStore, text: text('complaint.web_store') },
            ...setup.stores.map(({ slug, name }) => ({ value: slug, text: name })),
          ]}
        />
        <TextField name="timeOfPurchase" type="date" required label={text('complaint.time')} />
      </div>
      {isWeb && (
        <div onBlur={completeNumber}>
          <TextField
            name="orderNumber"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            label={text('complaint.order_number')}
            hint={text('complaint.order_number_hint')}
          />
        </div>
      )}
      {!isWeb && hasStore && (
        <TextField
          name="receipt"
          autoComplete="off"
          label={text('complaint.receipt')}
          mark={text('complaint.optional')}
          hint={text('complaint.receipt_hint')}
        />
      )}
    </>
  )
}

/** The product, its price and whether it has been used. */
function ProductFields() {
  const intl = useIntl()
  const { currency, language } = useMarket()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="manufacturer" required autoComplete="off" label={text('complaint.manufacturer')} />
        <TextField name="model" required autoComplete="off" label={text('complaint.model')} />
        <TextField name="color" autoComplete="off" label={text('complaint.color')} mark={text('complaint.optional')} />
        <SizeField />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <TextField
            name="price"
            inputMode="decimal"
            autoComplete="off"
            label={text('complaint.price', { currency: currencySymbol(currency, language) })}
            mark={text('complaint.optional')}
          />
          <DiscountField />
        </div>
        <UsedField />
      </div>
    </>
  )
}
