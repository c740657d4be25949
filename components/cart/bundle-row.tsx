'use client'

import { type IntlShape, useIntl } from 'react-intl'

import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import type { BundleItem, GiftCardItem } from '@/lib/cart/items'
import { bundleMax } from '@/lib/cart/rows'
import { cartStore } from '@/stores/cart'

import { AmountStepper, MAX_SHOWN } from './amount-stepper'
import { RowFrame } from './row-frame'
import { RowNotice } from './row-notice'
import { RowPrice } from './row-price'

type CardData = GiftCardItem['row']['extra_data']
type Bundle = NonNullable<BundleItem['bundle']>

/** The data of the skier for whom the package is mounted and adjusted. */
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

const setAmount = (row: BundleItem['row'], amount: number) => cartStore.getState().setBundleAmount(row.uid, amount)

/** A bundle in the cart with its members, which can only be bought together. */
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
  const [main] = bundle?.products ?? []
  return (
    <RowFrame
      id={`row-${row.uid}`}
      name={name}
      path={null}
      image={main?.image ?? null}
      facts={
        bundle && (
          <>
            <Members products={bundle.products} />
            {row.skier && <SkierText skier={row.skier} />}
          </>
        )
      }
      price={
        bundle ? (
          <BundlePrice bundle={bundle} amount={row.amount} isPending={isPending} />
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
            onTake={(amount) => setAmount(row, amount)}
            onRemove={() => onRemove(item)}
          />
        )
      }
      onRemove={() => onRemove(item)}
      onSave={onSave}
      controls={<BundleAmount item={item} name={name} />}
    />
  )
}

/** The products of a bundle, each with a link to its page. */
function Members({ products }: Pick<Bundle, 'products'>) {
  return (
    <ul className="flex flex-col gap-0.5">
      {products.map(({ productId, name, path, colour, size }) => (
        <li key={productId}>
          <Link path={path} className="inline-block py-0.5 text-ink hover:underline">
            {name}
          </Link>
          {(colour || size) && <span className="block">{[colour, size].filter(Boolean).join(', ')}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The price of a bundle, and the sum of its products' separate prices. */
function BundlePrice({ bundle, amount, isPending }: { bundle: Bundle; amount: number; isPending: boolean }) {
  const separate = bundle.products.reduce((sum, { unit_price: unit }) => sum + unit, 0)
  return <RowPrice line={{ ...bundle, separate_price: separate }} amount={amount} isPending={isPending} />
}

/** The amount of a bundle, and the available amount when the maximum is reached. */
function BundleAmount({ item: { row, bundle }, name }: { item: BundleItem; name: string }) {
  const intl = useIntl()
  const max = Math.min((bundle && bundleMax(bundle.products)) ?? MAX_SHOWN, MAX_SHOWN)
  return (
    <>
      <AmountStepper name={name} amount={row.amount} max={max} onChange={(amount) => setAmount(row, amount)} />
      {bundle && row.amount >= max && (
        <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'cart.available' }, { amount: max })}</p>
      )}
    </>
  )
}

/** How a gift card is sent: printed, to the buyer, or to the recipient, on a day. */
function sendingText(
  intl: IntlShape,
  { giftcard_email: email, giftcard_day: day }: CardData,
  isPrinted: boolean,
): string {
  if (isPrinted) return intl.formatMessage({ id: 'cart.gift_card_printed' })
  if (!email) return intl.formatMessage({ id: 'cart.gift_card_by_mail' })
  if (!day) return intl.formatMessage({ id: 'cart.gift_card_mailed' }, { email })
  const on = intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return intl.formatMessage({ id: 'cart.gift_card_mailed_on' }, { email, day: on })
}

/** A gift card in the cart; its value was chosen when it was added. */
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
          <p className="[overflow-wrap:anywhere]">{sendingText(intl, row.extra_data, card?.is_sent ?? false)}</p>
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
