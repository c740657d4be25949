'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'

interface RowFrameProps {
  id: string
  name: string
  brand?: string | undefined
  /** Path of the product page; null when there is none. */
  path: string | null
  image: string | null
  /** Shown when there is no picture. */
  icon?: IconName
  /** Lines under the name: colour, size, delivery time. */
  facts?: ReactNode
  price: ReactNode
  notice?: ReactNode
  /** The amount and its messages. */
  controls: ReactNode
  onRemove: () => void
  /** Saves the row for later; undefined when it cannot be saved. */
  onSave?: (() => void) | undefined
}

/** One row of the cart: picture, text, price at the right edge, controls below. */
export function RowFrame({
  id,
  name,
  brand,
  path,
  image,
  icon = 'cart',
  facts,
  price,
  notice,
  controls,
  onRemove,
  onSave,
}: RowFrameProps) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className="relative grid grid-cols-[5rem_1fr] gap-x-4 border-t border-line py-6 outline-offset-4 sm:grid-cols-[8.5rem_1fr] sm:gap-x-6"
    >
      <RowPicture image={image} icon={icon} />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:justify-between">
          <div className="min-w-0">
            {brand && <p className="text-sm text-ink-muted">{brand}</p>}
            <RowTitle name={name} path={path} />
            {facts && <div className="mt-1 flex flex-col gap-0.5 text-sm text-ink-muted">{facts}</div>}
          </div>
          <div className="shrink-0 sm:max-w-[14rem] sm:text-right">{price}</div>
        </div>
        {notice}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
          {controls}
          <RowActions name={name} onRemove={onRemove} onSave={onSave} />
        </div>
      </div>
    </li>
  )
}

/** The title's link reaches over the picture: one link with a name instead of a second one without. */
const OVER_PICTURE = 'after:absolute after:top-6 after:left-0 after:size-20 sm:after:size-34'

function RowPicture({ image, icon }: { image: string | null; icon: IconName }) {
  return image ? (
    <Picture
      path={image}
      alt=""
      width={160}
      height={160}
      sizes="(min-width: 35rem) 136px, 88px"
      className="aspect-square w-full self-start rounded-control object-cover"
    />
  ) : (
    <span className="flex aspect-square w-full items-center justify-center self-start rounded-control bg-surface-2 text-ink-subtle">
      <Icon name={icon} size={32} />
    </span>
  )
}

function RowTitle({ name, path }: { name: string; path: string | null }) {
  return (
    <h3 className="text-lg leading-tight">
      {path ? (
        <Link path={path} className={cx('inline-block py-0.5 hover:underline', OVER_PICTURE)}>
          <ProductName name={name} />
        </Link>
      ) : (
        <ProductName name={name} />
      )}
    </h3>
  )
}

/** What can be done with a whole row, at its end. */
function RowActions({ name, onRemove, onSave }: Pick<RowFrameProps, 'name' | 'onRemove' | 'onSave'>) {
  const intl = useIntl()
  return (
    <div className="ml-auto flex flex-wrap justify-end">
      {onSave && (
        <RowAction
          icon="clock"
          label={intl.formatMessage({ id: 'cart.save_row' }, { name })}
          className="hover:text-ink"
          onClick={onSave}
        >
          {intl.formatMessage({ id: 'cart.save_for_later' })}
        </RowAction>
      )}
      <RowAction
        icon="trash"
        label={intl.formatMessage({ id: 'cart.remove' }, { name })}
        className="-mr-1.5 hover:text-sale"
        onClick={onRemove}
      >
        {intl.formatMessage({ id: 'cart.remove_row' })}
      </RowAction>
    </div>
  )
}

interface RowActionProps {
  icon: IconName
  /** Accessible name: the action and the name of the row. */
  label: string
  className: string
  onClick: () => void
  children: ReactNode
}

function RowAction({ icon, label, className, onClick, children }: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 text-sm text-ink-muted',
        className,
      )}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
      {children}
    </button>
  )
}
