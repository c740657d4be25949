'use client'

import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { fieldId } from '@/lib/checkout/fields'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { checkout, useCheckout, useIsValidated } from '@/stores/checkout'
import { setForm, useCheckoutForm } from '@/stores/checkout-form'

import { useCheckoutFormState } from './form-context'

type Method = CheckoutAnswer['delivery_methods'][number]

/** The choice of a store or of a carrier's pickup point near the postal code; a store is shown with the time when the order is ready. */
export function Locations({ method }: { method: Method }) {
  const intl = useIntl()
  const chosen = useCheckoutForm((form) => form.delivery_location)
  const postcode = useCheckoutForm((form) => form.postal_code.trim())
  const isPending = !useIsValidated()
  const { errors, checkOnLeave, setError } = useCheckoutFormState()
  const error = errors.delivery_location
  const location = method.locations.find(({ id }) => id === chosen)
  const isStore = method.kind === 'store'
  const none = isStore
    ? intl.formatMessage({ id: 'checkout.no_locations' })
    : intl.formatMessage({ id: postcode === '' ? 'checkout.points_need_postcode' : 'checkout.no_points' }, { postcode })
  const hint = ({ address, ready, hours }: Method['locations'][number]) =>
    isStore
      ? `${address}. ${intl.formatMessage({ id: 'checkout.ready' }, { time: ready })}`
      : `${address}. ${hours || intl.formatMessage({ id: 'checkout.point_always' })}`
  return (
    <div className="flex flex-col gap-3">
      {isStore && <ExpressPickup />}
      {method.locations.length === 0 ? (
        !isPending && (
          <p role="status" className="text-sm">
            {none}
          </p>
        )
      ) : (
        <Select
          id={fieldId('delivery_location')}
          name="delivery_location"
          label={intl.formatMessage({ id: 'checkout.location' })}
          required
          value={location ? chosen : ''}
          error={error && intl.formatMessage({ id: error.id }, error.values)}
          hint={location && hint(location)}
          onBlur={() => checkOnLeave('delivery_location')}
          onChange={(event) => {
            setForm({ delivery_location: event.target.value })
            setError('delivery_location', null)
          }}
        >
          <option value="">{intl.formatMessage({ id: 'checkout.location_choose' })}</option>
          {method.locations.map(({ id, name, ready, address }) => (
            <option key={id} value={id}>
              {isStore
                ? intl.formatMessage({ id: 'checkout.location_option' }, { name, time: ready })
                : intl.formatMessage({ id: 'checkout.point_option' }, { name, address })}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

/** Pickup within hours, from a store that has all products (spec 3 §9). */
function ExpressPickup() {
  const intl = useIntl()
  const isExpress = useCheckout((state) => state.isPikanoutoSelected)
  return (
    <div>
      <Checkbox
        label={intl.formatMessage({ id: 'checkout.express_pickup' })}
        aria-describedby="checkout-express-rule"
        checked={isExpress}
        onChange={(event) => {
          setForm({ delivery_location: '' })
          checkout.setOptions({ isPikanoutoSelected: event.target.checked })
          void checkout.validateNow()
        }}
      />
      <p id="checkout-express-rule" className="text-sm text-ink-muted">
        {intl.formatMessage({ id: 'checkout.express_rule' })}
      </p>
    </div>
  )
}
