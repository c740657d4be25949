'use client'

import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { checkout, useCheckout, useIsValidated } from '@/stores/checkout'
import { setForm, useCheckoutForm } from '@/stores/checkout-form'

import { ChoiceGroup, choiceId } from './choice-group'
import { useDeliveryDays } from './delivery-days'
import { fieldId } from './fields'
import { useCheckoutFormState } from './form-context'
import { StepSection } from './step-section'
import { hasGoods } from './totals'
import { useCheckoutMoney } from './use-money'

type Method = CheckoutAnswer['delivery_methods'][number]

function choose(id: string): void {
  setForm({ delivery_method: id, delivery_location: '' })
  // The cost belongs to the choice: it is not waited for like typing.
  void checkout.validateNow()
}

/** How the goods travel: none is chosen for the shopper. Gift cards go by e-mail and need no choice. */
export function DeliverySection() {
  const intl = useIntl()
  const methods = useCheckout((state) => state.deliveryMethods)
  const sendsGoods = useCheckout(hasGoods)
  const isValidated = useIsValidated()
  const chosen = useCheckoutForm((form) => form.delivery_method)
  const { problems, refuse } = useCheckoutFormState()
  const days = useDeliveryDays()
  const money = useCheckoutMoney()
  const isOffered = methods.some(({ id }) => id === chosen)

  useEffect(() => {
    if (!isValidated) return
    if (!sendsGoods) {
      const byMail = methods.find(({ kind, price }) => kind !== 'store' && price === 0)
      if (!isOffered && byMail) setForm({ delivery_method: byMail.id, delivery_location: '' })
    } else if (chosen !== '' && !isOffered) {
      // Another country, another carrier: the old choice means nothing now.
      setForm({ delivery_method: '', delivery_location: '' })
    }
  }, [isValidated, sendsGoods, methods, isOffered, chosen])

  const title = intl.formatMessage({ id: 'checkout.delivery_title' })
  return (
    <StepSection id="checkout-delivery" number={2} title={title}>
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
            <ChoiceCard
              key={method.id}
              id={choiceId('delivery_method', index)}
              name="delivery_method"
              value={method.id}
              isChosen={method.id === chosen}
              isInvalid={problems.delivery_method !== undefined}
              describedBy={problems.delivery_method && `${fieldId('delivery_method')}-error`}
              onChoose={() => {
                refuse('delivery_location', null)
                refuse('delivery_method', null)
                choose(method.id)
              }}
              title={method.name}
              after={method.price === 0 ? intl.formatMessage({ id: 'checkout.free' }) : money(method.price)}
              badges={
                <>
                  <span className="inline-flex items-center gap-1.5 text-ink-muted">
                    <Icon name="clock" size={16} />
                    {days(`${method.min_days}-${method.max_days}`)}
                  </span>
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
              {(method.locations.length > 0 || method.kind === 'store') && <Locations method={method} />}
            </ChoiceCard>
          ))}
        </ChoiceGroup>
      )}
      {sendsGoods && <DeliveryExtras />}
    </StepSection>
  )
}

/** The store or locker where it is fetched, with the time from which it waits there. */
function Locations({ method }: { method: Method }) {
  const intl = useIntl()
  const chosen = useCheckoutForm((form) => form.delivery_location)
  const isExpress = useCheckout((state) => state.isPikanoutoSelected)
  const isPending = !useIsValidated()
  const { problems, leave, refuse } = useCheckoutFormState()
  const problem = problems.delivery_location
  const location = method.locations.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-col gap-3">
      {method.kind === 'store' && (
        <Checkbox
          label={intl.formatMessage({ id: 'checkout.express_pickup' })}
          checked={isExpress}
          onChange={(event) => {
            setForm({ delivery_location: '' })
            checkout.setOptions({ isPikanoutoSelected: event.target.checked })
            void checkout.validateNow()
          }}
        />
      )}
      {method.locations.length === 0 ? (
        !isPending && <p className="text-sm">{intl.formatMessage({ id: 'checkout.no_locations' })}</p>
      ) : (
        <Select
          id={fieldId('delivery_location')}
          name="delivery_location"
          label={intl.formatMessage({ id: 'checkout.location' })}
          required
          value={location ? chosen : ''}
          error={problem && intl.formatMessage({ id: problem.id }, problem.values)}
          hint={location && `${location.address}. ${intl.formatMessage({ id: 'checkout.ready' }, { time: location.ready })}`}
          onBlur={() => leave('delivery_location')}
          onChange={(event) => {
            setForm({ delivery_location: event.target.value })
            refuse('delivery_location', null)
          }}
        >
          <option value="">{intl.formatMessage({ id: 'checkout.location_choose' })}</option>
          {method.locations.map(({ id, name, ready }) => (
            <option key={id} value={id}>
              {intl.formatMessage({ id: 'checkout.location_option' }, { name, time: ready })}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

/** What costs or changes something is off until it is asked for. */
function DeliveryExtras() {
  const intl = useIntl()
  const repackCost = useCheckout((state) => state.repackCost)
  const isRepack = useCheckout((state) => state.isRepackSelected)
  const isSplit = useCheckout((state) => state.isDeliverySplittingSelected)
  const hasSeveralTimes = useCheckout(({ products }) => new Set(products.map(({ shipping_time }) => shipping_time)).size > 1)
  const money = useCheckoutMoney()
  const set = (options: Parameters<typeof checkout.setOptions>[0]) => {
    checkout.setOptions(options)
    void checkout.validateNow()
  }
  if (repackCost === null && !hasSeveralTimes && !isSplit) return null
  return (
    <div className="flex flex-col">
      {repackCost !== null && (
        <Checkbox
          label={intl.formatMessage({ id: 'checkout.repack_ask' })}
          after={repackCost === 0 ? intl.formatMessage({ id: 'checkout.free' }) : money(repackCost)}
          checked={isRepack}
          onChange={(event) => set({ isRepackSelected: event.target.checked })}
        />
      )}
      {(hasSeveralTimes || isSplit) && (
        <Checkbox
          label={intl.formatMessage({ id: 'checkout.split' })}
          checked={isSplit}
          onChange={(event) => set({ isDeliverySplittingSelected: event.target.checked })}
        />
      )}
    </div>
  )
}
