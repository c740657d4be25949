'use client'

import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { pickFrom, shortRows, TRANSFER_MESSAGE } from '@/lib/cart/transfer'
import { cartStore, useCart } from '@/stores/cart'
import { checkout, useCheckout } from '@/stores/checkout'

import { type Stores, useStores } from './use-stores'

const set = checkout.setOptions

/** Modes for staff: post delivery, card checkout, a transfer between stores (spec 1 §4 "Transfer requests"). */
export default function StaffModes() {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const state = useCheckout((now) => now)
  return (
    <details className="mb-6 border-y border-line" open={state.transferRequest || undefined}>
      <summary className="flex min-h-11 items-center font-semibold">{text('checkout.staff_title')}</summary>
      <div className="flex flex-col gap-1 pb-4">
        <Checkbox
          label={text('checkout.staff_post_delivery')}
          checked={state.postDelivery}
          onChange={(event) => set({ postDelivery: event.target.checked })}
        />
        <Checkbox
          label={text('checkout.staff_card_only')}
          checked={state.cardCheckoutMode}
          onChange={(event) => set({ cardCheckoutMode: event.target.checked })}
        />
        <div className="my-2 max-w-form">
          <Input
            id="giosg-chatter"
            label={text('checkout.staff_chat')}
            maxLength={100}
            autoComplete="off"
            value={state.giosgChatter ?? ''}
            onChange={(event) => set({ giosgChatter: event.target.value || null })}
          />
        </div>
        <Checkbox
          label={text('checkout.staff_transfer')}
          checked={state.transferRequest}
          onChange={(event) =>
            set({
              transferRequest: event.target.checked,
              transferRequestFrom: event.target.checked ? [] : null,
              transferRequestTo: null,
            })
          }
        />
        {state.transferRequest && <Transfer from={state.transferRequestFrom ?? []} to={state.transferRequestTo} />}
      </div>
    </details>
  )
}

interface TransferProps {
  /** The stores that send the products. */
  from: readonly number[]
  to: number | null
}

/** Source and target of a transfer, and how many units of each row are sent from which store. */
function Transfer({ from, to }: TransferProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const stores = useStores()
  const isReserving = useCheckout((state) => state.transferrequest_reserve_quantity)
  const isUrgent = useCheckout((state) => state.transferrequest_high_priority)
  return (
    <div className="flex flex-col gap-4 border-l-2 border-line pl-4">
      <TransferRoute stores={stores} from={from} to={to} />
      <TransferAmounts sources={stores.filter(({ id }) => from.includes(id))} from={from} />
      <Checkbox
        label={text('checkout.staff_reserve')}
        checked={isReserving}
        onChange={(event) => set({ transferrequest_reserve_quantity: event.target.checked })}
      />
      <Checkbox
        label={text('checkout.staff_priority')}
        checked={isUrgent}
        onChange={(event) => set({ transferrequest_high_priority: event.target.checked })}
      />
    </div>
  )
}

/** A store cannot be source and target at the same time: the target is one of the other stores. */
function TransferRoute({ stores, from, to }: TransferProps & { stores: Stores }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <fieldset>
        <legend className="text-sm font-semibold">{text('checkout.staff_transfer_from')}</legend>
        {stores.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={from.includes(id)}
            onChange={(event) =>
              set({ transferRequestFrom: event.target.checked ? [...from, id] : from.filter((store) => store !== id) })
            }
          />
        ))}
      </fieldset>
      <Select
        id="transfer-to"
        label={text('checkout.staff_transfer_to')}
        value={to ?? ''}
        onChange={(event) => set({ transferRequestTo: event.target.value === '' ? null : Number(event.target.value) })}
      >
        <option value="">{text('checkout.staff_transfer_choose')}</option>
        {stores
          .filter(({ id }) => !from.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
    </>
  )
}

/** How many units of each row are sent from which store, and which rows have too few. `sources`: the stores of `from`. */
function TransferAmounts({ sources, from }: { sources: Stores; from: readonly number[] }) {
  const intl = useIntl()
  const rows = useCart(({ products }) => products)
  const lines = useCheckout(({ products }) => products)
  const nameOf = (productId: number | string) =>
    lines.find((line) => String(line.productId) === String(productId))?.name ?? String(productId)
  const short = shortRows(rows, from)
  // Finnish on every page, because it is for staff (spec 1 §4).
  const warning = `${TRANSFER_MESSAGE} (${short.map(nameOf).join(', ')})`
  return (
    <>
      {rows.flatMap((row) =>
        sources.map(({ id, name }) => (
          <Input
            key={`${row.productId}-${id}`}
            id={`transfer-${row.productId}-${id}`}
            type="number"
            min={0}
            inputMode="numeric"
            label={intl.formatMessage(
              { id: 'checkout.staff_transfer_amount' },
              { name: nameOf(row.productId), store: name },
            )}
            value={row.transferAmounts?.[String(id)] ?? 0}
            onChange={(event) =>
              cartStore
                .getState()
                .updateRow(row.productId, (old) => pickFrom(old, id, Number(event.target.value), from))
            }
          />
        )),
      )}
      {sources.length > 0 && short.length > 0 && (
        <p role="alert" lang="fi" className="text-sm text-sale">
          {warning}
        </p>
      )}
    </>
  )
}
