'use client'

import { Suspense, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { amountRules, availableNote } from '@/lib/cart/rows'
import { missingAmount } from '@/lib/cart/thresholds'
import { LIMITS } from '@/lib/cart/types'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket, usePrice } from '@/lib/intl/market-context'
import type { Currency } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { cartStore } from '@/stores/cart'
import { checkout, useCheckout } from '@/stores/checkout'
import { authStore } from '@/stores/auth'
import { takeMarket } from '@/stores/market'
import { trackAdded } from '@/stores/tracking'

import { imagesOf } from './panel-model'
import { trackedOf } from './tracked'
import { useShownPrice } from './price-block'
import { useProduct } from './product-context'

interface AddedDialogProps {
  variantId: number
  onClose: () => void
}

/** What was put into the cart, and where to go from here (spec 3 §4 "Added-to-cart modal"). */
export default function AddedDialog(props: AddedDialogProps) {
  return (
    <Suspense>
      <LazyIntl areas={['cart']}>
        <Added {...props} />
      </LazyIntl>
    </Suspense>
  )
}

function cartAmount(variantId: number): number {
  return cartStore.getState().products.find(({ productId }) => String(productId) === String(variantId))?.amount ?? 1
}

/** Validates the cart while the dialog is open, and once more when it closes with another amount. */
function useValidation(): void {
  const market = useMarket()
  useEffect(() => {
    takeMarket(market)
    const stop = checkout.start('cart')
    return () => {
      stop()
      if (checkout.store.getState().isDue) void checkout.validateNow()
    }
  }, [market])
}

function Added({ variantId, onClose }: AddedDialogProps) {
  const intl = useIntl()
  const { routes, language } = useMarket()
  const { panel, selection, selected } = useProduct()
  const price = useShownPrice()
  const format = usePrice()
  const [amount, setAmount] = useState(() => cartAmount(variantId))
  const line = useCheckout((state) => state.products.find(({ productId }) => String(productId) === String(variantId)))
  const isValidated = useCheckout(({ status }) => status === 'VALIDATED')
  const missing = useCheckout((state) => missingAmount(state.thresholds.delivery, state.productsPrice))
  const currency = useCheckout((state) => state.currency)
  useValidation()
  const market = useMarket()
  const [event] = useState(() => ({ ...trackedOf(panel, market, price), variantId }))
  useEffect(() => trackAdded(event, authStore.getState().user.id, routes.checkout), [event, routes.checkout])

  const rules = line ? amountRules(line) : null
  const max = rules?.max ?? null
  const available = availableNote(amount, max)
  const close = () => {
    cartStore.getState().setAmount(variantId, amount)
    onClose()
  }
  const [image] = imagesOf(panel, selection.color)
  const choices = [selected.variant?.colour, selection.size, selected.variant?.product_type?.title].filter(Boolean).join(' · ')
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Dialog
      open onClose={close} title={word('cart.added_title')} closeLabel={word('common.close')} before={<Icon name="check-circle" className="text-success" />}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={close}>{word('cart.added_close')}</Button>
          <ButtonLink href={routes.checkout} iconAfter="arrow-right" onClick={close}>{word('cart.added_continue')}</ButtonLink>
        </div>
      }
    >
      <div className="flex gap-4">
        {image && <Picture path={image.path} alt="" width={96} height={96} sizes="96px" className="aspect-square w-24 shrink-0 self-start rounded-card bg-surface-2 object-cover" />}
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="eyebrow">{panel.brand.name}</p>
          <p className="font-semibold"><ProductName name={panel.name} /></p>
          {choices && <p className="text-sm text-ink-muted">{choices}</p>}
          {price !== null && <p className="font-bold">{format(price)}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <QuantityStepper
              value={amount} onChange={setAmount} max={max ?? LIMITS.amount} disabled={rules?.isLocked}
              labels={{ quantity: word('cart.added_amount'), less: word('cart.added_less'), more: word('cart.added_more') }}
            />
            {available !== null && <p className="text-sm text-ink-muted"><FormattedMessage id="cart.added_available" values={{ count: available }} /></p>}
          </div>
          {(line?.notice === 'sold_out' || line?.notice === 'gone') && <p role="alert" className="text-sm text-sale">{word('cart.added_sold_out')}</p>}
        </div>
      </div>
      {/* It keeps its place until the server has answered: a button that moves under the finger is missed. */}
      {(missing !== null || !isValidated) && (
        <p className={cx('mt-5 flex items-center gap-2 border-t border-line pt-4 text-sm text-ink-muted', !isValidated && 'invisible')}>
          <Icon name="truck" />
          {missing === null || missing === 0 ? word('cart.added_free') : (
            <FormattedMessage id="cart.added_missing" values={{ amount: formatPrice(missing, currency as Currency, language) }} />
          )}
        </p>
      )}
    </Dialog>
  )
}
