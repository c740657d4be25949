'use client'

import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import type { CheckoutData } from '@/lib/checkout/data'
import { offeredChoice } from '@/lib/checkout/delivery-choice'
import { fieldId } from '@/lib/checkout/fields'
import { isSent } from '@/lib/checkout/totals'
import { useMarket } from '@/lib/intl/market-context'
import { dayRange } from '@/lib/market/day-range'
import { checkout, useCheckout, useIsValidated } from '@/stores/checkout'
import { setForm, useCheckoutForm } from '@/stores/checkout-form'

import { ChoiceGroup, choiceId } from './choice-group'
import { useCheckoutFormState } from './form-context'
import { Locations } from './locations'
import { StepSection } from './step-section'
import { useCheckoutMoney } from './use-checkout-money'
import { useDeliveryDays } from './use-delivery-days'

type DeliveryMethod = CheckoutData['deliveryMethods'][number]

function choose(id: string): void {
  setForm({ delivery_method: id, delivery_location: '' })
  // The cost depends on the choice, so the cart is validated without the delay that typing has.
  void checkout.validateNow()
}

/**
 * Keeps the chosen method valid: gift cards by e-mail have only one, which is chosen; a method that is not offered for products is removed.
 */
function useOfferedChoice(): void {
  const methods = useCheckout((state) => state.deliveryMethods)
  const sendsGoods = useCheckout(isSent)
  const isValidated = useIsValidated()
  const chosen = useCheckoutForm((form) => form.delivery_method)
  useEffect(() => {
    if (!isValidated) return
    const id = offeredChoice(methods, chosen, sendsGoods)
    if (id !== chosen) setForm({ delivery_method: id, delivery_location: '' })
  }, [isValidated, sendsGoods, methods, chosen])
}

/** The delivery methods; none is preselected. Gift cards are sent by e-mail and need no choice. */
export function DeliverySection() {
  const intl = useIntl()
  const methods = useCheckout((state) => state.deliveryMethods)
  const sendsGoods = useCheckout(isSent)
  const isValidated = useIsValidated()
  useOfferedChoice()
  const title = intl.formatMessage({ id: 'checkout.delivery_title' })
  return (
    <StepSection id="checkout-delivery" title={title}>
      {methods.length === 0 && !isValidated && <Skeleton className="h-64 w-full" />}
      {methods.length === 0 && isValidated && <p>{intl.formatMessage({ id: 'checkout.no_methods' })}</p>}
      {methods.length > 0 && !sendsGoods && (
        <p className="flex gap-2">
          <Icon name="mail" className="mt-0.5 text-ink-muted" />
          {intl.formatMessage({ id: 'checkout.by_mail' })}
        </p>
      )}
      {methods.length > 0 && sendsGoods && (
        <ChoiceGroup name="delivery_method" legend={title}>
          {methods.map((method, index) => (
            <MethodCard key={method.id} method={method} index={index} />
          ))}
        </ChoiceGroup>
      )}
      {sendsGoods && <ByPostcode />}
      {sendsGoods && <DeliveryExtras />}
    </StepSection>
  )
}

/** One delivery method with its price and days; when it is chosen, also its pickup points. */
function MethodCard({ method, index }: { method: DeliveryMethod; index: number }) {
  const intl = useIntl()
  const chosen = useCheckoutForm((form) => form.delivery_method)
  const { errors, setError } = useCheckoutFormState()
  const days = useDeliveryDays()
  const money = useCheckoutMoney()
  const { locale } = useMarket()
  const between = method.arrives_between
  return (
    <ChoiceCard
      id={choiceId('delivery_method', index)}
      name="delivery_method"
      value={method.id}
      isChosen={method.id === chosen}
      isInvalid={errors.delivery_method !== undefined}
      describedBy={errors.delivery_method && `${fieldId('delivery_method')}-error`}
      onChoose={() => {
        setError('delivery_location', null)
        setError('delivery_method', null)
        choose(method.id)
      }}
      title={method.name}
      after={method.price === 0 ? intl.formatMessage({ id: 'checkout.free' }) : money(method.price, 'delivery')}
      badges={
        <>
          <span className="inline-flex items-center gap-1.5 text-ink-muted">
            <Icon name="clock" size={16} />
            {days(method.arrives_in ?? `${method.min_days}-${method.max_days}`)}
          </span>
          {between && (
            <span className="inline-flex items-center gap-1.5 font-semibold">
              {intl.formatMessage(
                { id: method.kind === 'store' ? 'checkout.ready' : 'checkout.expected' },
                { time: dayRange(between.from, between.to, locale) },
              )}
            </span>
          )}
          {method.is_green && (
            <span className="inline-flex items-center gap-1.5 text-success">
              <Icon name="recycle" size={16} />
              {intl.formatMessage({ id: 'checkout.green' })}
            </span>
          )}
        </>
      }
      description={method.description}
    >
      {(method.needs_location ?? (method.locations.length > 0 || method.kind === 'store')) && (
        <Locations method={method} />
      )}
    </ChoiceCard>
  )
}

/**
 * Names the delivery methods that are offered only for some postal codes: not for this one, or perhaps for the one that is not filled in
 * yet.
 */
function ByPostcode() {
  const intl = useIntl()
  const methods = useCheckout((state) => state.postcodeMethods)
  const hasPostcode = useCheckoutForm((form) => form.postal_code.trim() !== '')
  const isValidated = useIsValidated()
  if (methods.length === 0 || !isValidated) return null
  const values = {
    methods: intl.formatList(
      methods.map(({ name }) => name),
      { type: 'conjunction' },
    ),
  }
  return (
    <p className="flex items-start gap-2 text-sm text-ink-muted">
      <Icon name="pin" size={18} className="mt-0.5" />
      <span className="min-w-0">
        {intl.formatMessage({ id: hasPostcode ? 'checkout.points_not_here' : 'checkout.points_near' }, values)}
      </span>
    </p>
  )
}

/** Options that cost money or change the delivery are off by default. */
function DeliveryExtras() {
  const intl = useIntl()
  const repackCost = useCheckout((state) => state.repackCost)
  const isRepack = useCheckout((state) => state.isRepackSelected)
  const isSplit = useCheckout((state) => state.isDeliverySplittingSelected)
  const mayChoose = useCheckout((state) => state.partDeliveryMode === 'ask')
  const hasSeveralTimes = useCheckout(
    ({ products, bundles }) =>
      new Set([...products, ...bundles.flatMap((bundle) => bundle.products)].map(({ shipping_time }) => shipping_time))
        .size > 1,
  )
  const money = useCheckoutMoney()
  const set = (options: Parameters<typeof checkout.setOptions>[0]) => {
    checkout.setOptions(options)
    void checkout.validateNow()
  }
  const offersSplit = mayChoose && (hasSeveralTimes || isSplit)
  if (repackCost === null && !offersSplit) return null
  return (
    <div className="flex flex-col">
      {repackCost !== null && (
        <Checkbox
          label={intl.formatMessage({ id: 'checkout.repack_ask' })}
          after={repackCost === 0 ? intl.formatMessage({ id: 'checkout.free' }) : money(repackCost, 'delivery')}
          checked={isRepack}
          onChange={(event) => set({ isRepackSelected: event.target.checked })}
        />
      )}
      {offersSplit && (
        <Checkbox
          label={intl.formatMessage({ id: 'checkout.split' })}
          checked={isSplit}
          onChange={(event) => set({ isDeliverySplittingSelected: event.target.checked })}
        />
      )}
    </div>
  )
}
