'use client'

import { useIntl } from 'react-intl'

import { Link } from '@/components/ui/link'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { Skeleton } from '@/components/ui/skeleton'
import type { BundleItem, GiftCardItem } from '@/lib/cart/items'
import { cartStore } from '@/stores/cart'

import { RowFrame } from './row-frame'
import { RowNotice } from './row-notice'
import { RowPrice } from './row-price'

/** Who will ski on the package: what it is mounted and set for. */
function SkierText({
  skier: { weight, height, age, shoe_size: shoe, level },
}: {
  skier: NonNullable<BundleItem['row']['skier']>
}) {
  const intl = useIntl()
  const facts = [
    intl.formatMessage({ id: 'cart.skier' }, { weight, height, age, shoe }),
    intl.formatMessage({ id: `cart.skier_level_${level}` }),
  ]
  return <p className="mt-1">{facts.join(', ')}</p>
}

/** A bundle of the cart with its members; they are bought together or not at all. */
export function BundleRow({
  item,
  isPending,
  onRemove,
  onSave,
}: {
  item: BundleItem
  isPending: boolean
  onRemove: (item: BundleItem) => void
  onSave: () => void
}) {
  const intl = useIntl()
  const { row, bundle, notice, change } = item
  const name = bundle?.name ?? intl.formatMessage({ id: 'cart.bundle' })
  const setAmount = (amount: number) => cartStore.getState().setBundleAmount(row.uid, amount)
  const [main] = bundle?.products ?? []
  const max =
    bundle?.products.reduce((least, line) => Math.min(least, line.on_order ? 999 : (line.max_amount ?? 999)), 999) ??
    999
  const apart = bundle?.products.reduce((sum, { unit_price }) => sum + unit_price, 0)
  return (
    <RowFrame
      id={`row-${row.uid}`}
      name={name}
      path={null}
      image={main?.image ?? null}
      facts={
        bundle && (
          <>
            <ul className="flex flex-col gap-0.5">
              {bundle.products.map(({ productId, name: member, path, colour, size }) => (
                <li key={productId}>
                  <Link path={path} className="inline-block py-0.5 text-ink hover:underline">
                    {member}
                  </Link>
                  {(colour || size) && <span className="block">{[colour, size].filter(Boolean).join(', ')}</span>}
                </li>
              ))}
            </ul>
            {row.skier && <SkierText skier={row.skier} />}
          </>
        )
      }
      price={
        bundle ? (
          <RowPrice
            line={{ ...bundle, regular_price: apart ?? bundle.unit_price }}
            amount={row.amount}
            isPending={isPending}
          />
        ) : (
          <Skeleton className="h-6 w-20" />
        )
      }
      notice={
        notice && (
          <RowNotice
            rowKey={row.uid}
            notice={notice}
            change={change}
            available={bundle?.amount ?? 0}
            onTake={setAmount}
            onRemove={() => onRemove(item)}
          />
        )
      }
      onRemove={() => onRemove(item)}
      onSave={onSave}
      controls={
        <>
          <QuantityStepper
            value={row.amount}
            max={Math.max(row.amount, max)}
            onChange={setAmount}
            labels={{
              quantity: intl.formatMessage({ id: 'cart.amount_of' }, { name }),
              less: intl.formatMessage({ id: 'cart.less' }, { name }),
              more: intl.formatMessage({ id: 'cart.more' }, { name }),
            }}
          />
          {bundle && row.amount >= max && (
            <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'cart.available' }, { amount: max })}</p>
          )}
        </>
      }
    />
  )
}

/** A gift card of the cart; its worth was chosen when it was added. */
export function GiftCardRow({
  item,
  isPending,
  onRemove,
}: {
  item: GiftCardItem
  isPending: boolean
  onRemove: (item: GiftCardItem) => void
}) {
  const intl = useIntl()
  const { row, card, notice } = item
  const to = row.extra_data.giftcard_name
  return (
    <RowFrame
      id={`row-${row.uid}`}
      name={card?.name ?? intl.formatMessage({ id: 'cart.gift_card' })}
      path={null}
      image={card?.template?.image ?? null}
      icon="gift"
      facts={
        <>
          {to && <p>{intl.formatMessage({ id: 'cart.gift_card_to' }, { name: to })}</p>}
          {card?.template && <p>{intl.formatMessage({ id: 'cart.gift_card_design' }, { name: card.template.name })}</p>}
          <p>{intl.formatMessage({ id: card?.is_sent ? 'cart.gift_card_printed' : 'cart.gift_card_by_mail' })}</p>
        </>
      }
      price={
        card ? (
          <RowPrice
            line={{ unit_price: card.total_price, total_price: card.total_price }}
            amount={1}
            isPending={isPending}
          />
        ) : (
          notice === null && <Skeleton className="h-6 w-20" />
        )
      }
      notice={
        notice && (
          <RowNotice
            rowKey={row.uid}
            notice={notice}
            change={null}
            available={0}
            onTake={() => undefined}
            onRemove={() => onRemove(item)}
          />
        )
      }
      onRemove={() => onRemove(item)}
      controls={null}
    />
  )
}
