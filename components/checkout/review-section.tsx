'use client'

import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { charactersLeft } from '@/components/ui/characters-left'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { SPACE } from '@/components/ui/space'
import { arrivalTexts } from '@/lib/cart/arrival'
import { fieldId } from '@/lib/checkout/fields'
import { useMarket } from '@/lib/intl/market-context'
import { countryName } from '@/lib/market/countries'
import { formatPercent, formatPrice } from '@/lib/market/format'
import { customsData, orderButton, RETURN_DAYS } from '@/lib/market/statutory'
import { checkout, useCheckout } from '@/stores/checkout'

import { useCheckoutFormState } from './form-context'
import { StepSection } from './step-section'
import { SummaryLines } from './summary-lines'
import { TotalsList } from './totals-list'

const MAX_REQUEST = 1000

/**
 * The products and their cost, directly above the button whose text must state that ordering costs money (Directive 2011/83/EU Art. 8(2)).
 */
export function ReviewSection({ isBusy }: { isBusy: boolean }) {
  const intl = useIntl()
  const { language, country, routes } = useMarket()
  const page = (route: 'terms' | 'returns' | 'privacy') => (chunks: ReactNode) => (
    <Link href={routes[route]} target="_blank" className="link text-brand">
      {chunks}
    </Link>
  )
  return (
    <StepSection id="checkout-review" title={intl.formatMessage({ id: 'checkout.review_title' })}>
      <SpecialRequest />
      <Customs />
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
        <SummaryLines />
        <Arrivals />
        <p className="text-sm text-ink-muted">
          {intl.formatMessage(
            { id: 'checkout.terms' },
            { days: RETURN_DAYS, terms: page('terms'), returns: page('returns'), privacy: page('privacy') },
          )}
        </p>
        <TotalsList className="border-t border-line pt-4" />
        <Button type="submit" size="lg" wide busy={isBusy}>
          {orderButton(language, country).text}
        </Button>
        <p role="status" className="sr-only">
          {isBusy ? intl.formatMessage({ id: 'checkout.ordering' }) : ''}
        </p>
      </div>
    </StepSection>
  )
}

/** The delivery dates before ordering; the order stores them. */
function Arrivals() {
  const intl = useIntl()
  const { locale } = useMarket()
  const arrivals = useCheckout((state) => state.arrivals)
  const isFetched = useCheckout(({ deliveryMethods }) =>
    deliveryMethods.some(({ selected, kind }) => selected && kind === 'store'),
  )
  if (arrivals.length === 0) return null
  return (
    <div className="flex items-start gap-2">
      <Icon name={isFetched ? 'store' : 'truck'} className="mt-0.5 text-ink-muted" />
      <div className="min-w-0">
        {arrivalTexts(arrivals, locale).map((text) => (
          <p key={text}>
            {intl.formatMessage({ id: isFetched ? 'checkout.arrives_store' : 'checkout.arrives' })}
            {SPACE}
            <span className="font-semibold">{text}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** Stored in the component while typing, and in the checkout when the field loses focus, because each change makes a validation due. */
function SpecialRequest() {
  const intl = useIntl()
  const kept = useCheckout((state) => state.specialRequests)
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null && draft !== kept) checkout.setOptions({ specialRequests: draft })
    setDraft(null)
  }
  return (
    <Textarea
      id="checkout-special-request"
      label={intl.formatMessage({ id: 'checkout.special_request' })}
      mark={intl.formatMessage({ id: 'checkout.optional' })}
      rows={2}
      maxLength={MAX_REQUEST}
      hint={charactersLeft(draft ?? kept, MAX_REQUEST)}
      value={draft ?? kept}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
    />
  )
}

/** Outside the European Union the buyer pays taxes, duties and fees on arrival, and must accept that (spec 3 §9). */
function Customs() {
  const intl = useIntl()
  const { country, language } = useMarket()
  const { rules, errors, hasAcceptedCustoms, acceptCustoms } = useCheckoutFormState()
  const customs = customsData(country)
  const error = errors.customs
  if (!rules.needsCustoms || customs === null) return null
  const name = countryName(country, language)
  const fee = customs.fee && formatPrice(customs.fee.minor, customs.fee.currency, language)
  return (
    <div className="flex flex-col gap-2 border-l-2 border-warning pl-4">
      <p className="flex gap-2">
        <Icon name="globe" className="mt-0.5 text-warning" />
        <span className="min-w-0">
          {intl.formatMessage({ id: 'checkout.customs' }, { country: name })}
          {customs.vatPercent !== null && (
            <span className="block">
              {intl.formatMessage(
                { id: 'checkout.customs_vat' },
                { percent: formatPercent(customs.vatPercent, language) },
              )}
            </span>
          )}
          {fee && <span className="block">{intl.formatMessage({ id: 'checkout.customs_fee' }, { fee })}</span>}
        </span>
      </p>
      <Checkbox
        id={fieldId('customs')}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${fieldId('customs')}-error`}
        label={intl.formatMessage({ id: 'checkout.customs_accept' })}
        checked={hasAcceptedCustoms}
        onChange={(event) => acceptCustoms(event.target.checked)}
      />
      {error && (
        <p id={`${fieldId('customs')}-error`} className="flex items-start gap-1.5 text-sm text-sale">
          <Icon name="error" size={16} className="mt-0.5" />
          {intl.formatMessage({ id: error.id }, error.values)}
        </p>
      )}
    </div>
  )
}
