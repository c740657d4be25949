'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { useMarket } from '@/lib/intl/market-context'

/** The dialog that reports that something was added to the cart, with links to continue. It needs the messages of `cart`. */
export function AddedFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={word('cart.added_title')}
      closeLabel={word('common.close')}
      before={<Icon name="check-circle" className="text-success" />}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            {word('cart.added_close')}
          </Button>
          <ButtonLink href={routes.checkout} iconAfter="arrow-right" onClick={onClose}>
            {word('cart.added_continue')}
          </ButtonLink>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
