'use client'

import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import { priceBefore } from '@/lib/cart/seen-price'
import type { BundleRow, CartRow } from '@/lib/cart/types'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useCart } from '@/stores/cart'
import { useCheckout, useIsValidated } from '@/stores/checkout'

import { Amount } from './amount'
import { useCheckoutMoney } from './use-checkout-money'

/** What is being bought, row by row: picture, words, amount, price. `only`: products of this kind, nothing else. */
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
  const giftCards = useCheckout((state) => state.giftCardProducts)
  const cart = useCart((state) => state)
  const currency = useCheckout((state) => state.currency)
  const isPending = !useIsValidated()
  const money = useCheckoutMoney()
  // Whoever comes here past the cart is told here.
  const changeOf = (row: CartRow | BundleRow | undefined, notice: CheckoutLine['notice'] | undefined, unit: number) => {
    const before = row && notice === 'price_changed' ? priceBefore(row, unit, currency) : null
    return before === null
      ? null
      : intl.formatMessage({ id: 'cart.notice_price_changed' }, { before: money(before), now: money(unit) })
  }
  const rows = [
    ...products
      .filter((line) => only?.(line) ?? true)
      .map(({ productId, manufacturer, name, colour, size, image, amount, unit_price, total_price, notice }) => ({
        key: String(productId),
        name: `${manufacturer} ${name}`,
        facts: [colour, size].filter(Boolean).join(', '),
        image,
        amount,
        price: total_price,
        change: changeOf(
          cart.products.find((row) => String(row.productId) === String(productId)),
          notice,
          unit_price,
        ),
      })),
    ...(only ? [] : bundles).map(({ uid, name, amount, unit_price, total_price, products: members }) => ({
      key: uid,
      name,
      facts: members.map((member) => [member.name, member.size].filter(Boolean).join(' ')).join(' + '),
      image: members[0]?.image ?? null,
      amount,
      price: total_price,
      change: changeOf(
        cart.bundles.find((row) => row.uid === uid),
        members[0]?.notice,
        unit_price,
      ),
    })),
    ...(only ? [] : giftCards).map(({ uid, name, extra_data, template, total_price }) => ({
      key: uid,
      name,
      facts: [extra_data.giftcard_name, template?.name].filter(Boolean).join(', '),
      image: template?.image ?? null,
      amount: 1,
      price: total_price,
      change: null,
    })),
  ].filter(({ amount }) => amount > 0)
  return (
    <ul aria-label={intl.formatMessage({ id: 'checkout.lines' })} className="flex flex-col gap-3">
      {rows.map(({ key, name, facts, image, amount, price, change }) => (
        <li key={key} className="flex items-start gap-3">
          {withPictures &&
            (image ? (
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
            ))}
          <span className="min-w-0 flex-1 text-sm">
            <span className="block leading-tight font-semibold">
              <ProductName name={name} />
            </span>
            {facts && (
              <span className="block text-ink-muted">
                <ProductName name={facts} />
              </span>
            )}
            <span className="block text-ink-muted">
              {intl.formatMessage({ id: 'checkout.pieces' }, { count: amount })}
            </span>
            {change !== null && <span className="mt-1 block border-l-2 border-info pl-2">{change}</span>}
          </span>
          <Amount text={money(price)} isPending={isPending} className="text-sm" />
        </li>
      ))}
    </ul>
  )
}
