'use client'

import { Suspense } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket, usePrice } from '@/lib/intl/market-context'

import { useProduct } from './product-context'

interface Props {
  /** Whole euros. */
  value: number
  name: string
  onClose: () => void
}

/** A gift card was put into the cart. Each card is a row of its own, so there is no amount to change. */
export default function GiftCardAddedDialog(props: Props) {
  return (
    <Suspense>
      <LazyIntl areas={['cart']}>
        <Added {...props} />
      </LazyIntl>
    </Suspense>
  )
}

function Added({ value, name, onClose }: Props) {
  const intl = useIntl()
  const format = usePrice()
  const { routes } = useMarket()
  const { panel } = useProduct()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Dialog
      open onClose={onClose} title={word('cart.added_title')} closeLabel={word('common.close')} before={<Icon name="check-circle" className="text-success" />}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>{word('cart.added_close')}</Button>
          <ButtonLink href={routes.checkout} iconAfter="arrow-right">{word('cart.added_continue')}</ButtonLink>
        </div>
      }
    >
      <p className="font-semibold">{panel.name}</p>
      {name && <p className="text-ink-muted">{name}</p>}
      <p className="text-2xl font-bold">{format(value * 100)}</p>
    </Dialog>
  )
}
