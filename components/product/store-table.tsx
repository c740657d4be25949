'use client'

import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { availabilityRows } from '@/lib/catalog/availability'
import { type PanelStore, wholeStores } from '@/lib/catalog/panel/data'
import { LazyIntl } from '@/lib/intl/lazy'

import { useProduct } from './product-context'

interface StoreTableProps {
  stores: readonly PanelStore[]
  /** The address of the page about express pickup. */
  expressHref: string | null
  onClose: () => void
}

/** Every store with its stock of the chosen variant (spec 3 §4 "Availability table"). A press on a row opens its details, another press closes them. */
export default function StoreTable(props: StoreTableProps) {
  return (
    <LazyIntl areas={['panel']}>
      <Table {...props} />
    </LazyIntl>
  )
}

function Table({ stores, expressHref, onClose }: StoreTableProps) {
  const intl = useIntl()
  const { panel, selected } = useProduct()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const { variant } = selected
  if (!variant) return null
  const toggle = (id: number) =>
    setOpened((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  const choices = [variant.colour, variant.size?.name, variant.product_type?.title].filter(Boolean).join(' · ')
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="product.store_stock" />}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      <p className="mb-4 text-sm text-ink-muted">
        <span className="font-semibold text-ink">
          {panel.brand.name} {panel.name}
        </span>
        {choices && <span className="block">{choices}</span>}
      </p>
      <table className="tabular w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line-strong text-ink-muted">
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              <FormattedMessage id="panel.store" />
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              <FormattedMessage id="panel.stock" />
            </th>
          </tr>
        </thead>
        <tbody>
          {availabilityRows(variant, wholeStores(stores)).map(({ store: { id }, quantity }) => {
            const store = stores.find((one) => one.id === id)
            return (
              store && (
                <StoreRow
                  key={id}
                  store={store}
                  quantity={quantity}
                  expressHref={expressHref}
                  isOpen={opened.has(id)}
                  onToggle={() => toggle(id)}
                />
              )
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}

interface RowDetailsProps {
  store: PanelStore
  quantity: number
  expressHref: string | null
}

interface StoreRowProps extends RowDetailsProps {
  isOpen: boolean
  onToggle: () => void
}

function StoreRow({ store, quantity, expressHref, isOpen, onToggle }: StoreRowProps) {
  return (
    <tr
      data-selected={isOpen}
      className={cx('cursor-pointer border-b border-line hover:bg-surface-2', isOpen && 'bg-surface-2')}
      onClick={onToggle}
    >
      <th scope="row" className="px-2 py-1 text-left align-top font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          className={cx(
            'flex min-h-11 w-full items-center gap-2 text-left',
            quantity > 0 ? 'font-semibold' : 'text-ink-muted',
          )}
          onClick={(event) => {
            // Otherwise the row would be toggled a second time.
            event.stopPropagation()
            onToggle()
          }}
        >
          <Icon name="chevron-down" size={16} className={cx('shrink-0 transition-transform', isOpen && 'rotate-180')} />
          {store.name}
        </button>
        {isOpen && <RowDetails store={store} quantity={quantity} expressHref={expressHref} />}
      </th>
      <td
        className={cx(
          'px-2 py-3 text-right align-top whitespace-nowrap',
          quantity > 0 ? 'font-semibold text-success' : 'text-ink-muted',
        )}
      >
        <FormattedMessage id="panel.pieces" values={{ count: quantity }} />
      </td>
    </tr>
  )
}

/** The content of an open row: how the product can be picked up, and a link to the store's page. */
function RowDetails({ store, quantity, expressHref }: RowDetailsProps) {
  const how = quantity === 0 ? 'panel.pickup_ordered' : store.pikanouto ? 'panel.pickup_express' : 'panel.pickup_today'
  return (
    <div className="flex flex-col items-start gap-1 pb-3 pl-6">
      {store.nouto &&
        (how === 'panel.pickup_express' && expressHref ? (
          <Link
            href={expressHref}
            className="link inline-flex min-h-6 items-center"
            onClick={(event) => event.stopPropagation()}
          >
            <FormattedMessage id={how} />
          </Link>
        ) : (
          <p>
            <FormattedMessage id={how} />
          </p>
        ))}
      {!store.nouto && (
        <Badge>
          <FormattedMessage id="panel.no_pickup" />
        </Badge>
      )}
      {store.href && (
        <Link
          href={store.href}
          className="link inline-flex min-h-6 items-center"
          onClick={(event) => event.stopPropagation()}
        >
          <FormattedMessage id="panel.store_page" />
        </Link>
      )}
    </div>
  )
}
