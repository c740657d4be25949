'use client'

import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import { type SummaryRow, summaryRows } from '@/lib/checkout/summary-rows'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useCart } from '@/stores/cart'
import { useCheckout, useIsValidated } from '@/stores/checkout'

import { Amount } from './amount'
import { useCheckoutMoney } from './use-checkout-money'

/** The rows of the cart: picture, text, amount, price. `only`: products of this kind only. */
export function SummaryLines({
  withPictures = false,
  only,
}: {
  withPictures?: boolean
  only?: (line: CheckoutLine) => boolean
}) {
  const intl = useIntl()
  const products = useCheckout((state) => state.products)
  const bundles = useCheckout((state) => state.bundles)
  const giftCardProducts = useCheckout((state) => state.giftCardProducts)
  const currency = useCheckout((state) => state.currency)
  const cart = useCart((state) => state)
  return (
    <ul aria-label={intl.formatMessage({ id: 'checkout.lines' })} className="flex flex-col gap-3">
      {summaryRows({ products, bundles, giftCardProducts, currency }, cart, only).map((row) => (
        <li key={row.key} className="flex items-start gap-3">
          {withPictures && <RowPicture image={row.image} />}
          <RowText row={row} />
        </li>
      ))}
    </ul>
  )
}

function RowPicture({ image }: Pick<SummaryRow, 'image'>) {
  return image ? (
    <Picture
      path={image}
      alt=""
      width={96}
      height={96}
      sizes="56px"
      className="aspect-square w-14 shrink-0 rounded-control object-cover"
    />
  ) : (
    <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-surface-2 text-ink-subtle">
      <Icon name="gift" size={24} />
    </span>
  )
}

/** Text and price. Shows a changed price also to a shopper who has not opened the cart. */
function RowText({ row: { name, facts, amount, price, change } }: { row: SummaryRow }) {
  const intl = useIntl()
  const isPending = !useIsValidated()
  const money = useCheckoutMoney()
  return (
    <>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block leading-tight font-semibold">
          <ProductName name={name} />
        </span>
        {facts && (
          <span className="block text-ink-muted">
            <ProductName name={facts} />
          </span>
        )}
        <span className="block text-ink-muted">{intl.formatMessage({ id: 'checkout.pieces' }, { count: amount })}</span>
        {change && (
          <span className="mt-1 block border-l-2 border-info pl-2">
            {intl.formatMessage(
              { id: 'cart.notice_price_changed' },
              { before: money(change.before), now: money(change.now) },
            )}
          </span>
        )}
      </span>
      <Amount text={money(price)} isPending={isPending} className="text-sm" />
    </>
  )
}
