'use client'

import { useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { MoveTransferRequest, TransferRequests } from '@/lib/contract/schemas/transfer'
import { shopTimeZone } from '@/lib/market/shop-time'
import {
  CANCELLED_TRANSFER,
  isRequestedTransfer,
  mayCancelTransfer,
  nextTransferState,
} from '@/lib/order/transfer-machine'
import { api } from '@/lib/shop-api/browser'

import { ConfirmButton } from './confirm-button'
import { useOrderTransition } from './use-order-transition'

interface TransferRowProps {
  transfer: TransferRequests['transfers'][number]
  /** Open, because staff have searched for this one. */
  isOpen: boolean
  /** Called after a change, so that the list is loaded again. */
  onMoved: () => void
}

/** One transfer request: products, stores, customer, and the next step. */
export function TransferRow({ transfer, isOpen, onMoved }: TransferRowProps) {
  const { number, status, is_reserved: isReserved, created_by: by, lines } = transfer
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onMoved)
  const word = (id: string) => intl.formatMessage({ id })
  const next = nextTransferState(status)
  const step = (to: MoveTransferRequest['status']) =>
    void change(number, () => api.call('moveTransferRequest', { body: { number, status: to } }))
  return (
    <AccordionItem {...(isOpen && { open: true })} title={<TransferTitle transfer={transfer} />}>
      <div className="flex flex-col gap-6">
        <ul className="border-t border-line">
          {lines.map(({ variant_id: variant, name, colour, size, from, quantity }) => (
            <li key={`${variant}@${from}`} className="border-b border-line py-2 [overflow-wrap:anywhere]">
              {[`${quantity} × ${name}`, colour, size].filter(Boolean).join(', ')}
              <span className="block text-sm text-ink-muted">
                {intl.formatMessage({ id: 'staff.transfers_from' }, { store: from })}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-ink-muted">
          {[
            isRequestedTransfer(status) && word(isReserved ? 'staff.transfers_reserved' : 'staff.transfers_unreserved'),
            by !== '' && intl.formatMessage({ id: 'staff.transfers_by' }, { email: by }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {next && (
          <div className="flex flex-wrap gap-3">
            <Button busy={isBusy} onClick={() => step(next)}>
              {word(`staff.transfers_to_${next}`)}
            </Button>
            {mayCancelTransfer(status) && (
              <ConfirmButton
                label={word('staff.transfers_to_cancelled')}
                number={number}
                isBusy={isBusy}
                onConfirm={() => step(CANCELLED_TRANSFER)}
              />
            )}
          </div>
        )}
      </div>
    </AccordionItem>
  )
}

function TransferTitle({
  transfer: { number, status, created, to, is_high_priority: isUrgent },
}: Pick<TransferRowProps, 'transfer'>) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
      <span className="tabular">{number}</span>
      <span className="font-normal [overflow-wrap:anywhere]">
        {intl.formatMessage({ id: 'staff.transfers_to' }, { store: to })}
      </span>
      <span className="text-sm font-normal text-ink-muted">
        {intl.formatDate(created, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() })}
      </span>
      {isUrgent && <Badge tone="warning">{word('staff.transfers_urgent')}</Badge>}
      <Badge tone="neutral">{word(`staff.transfers_is_${status}`)}</Badge>
    </span>
  )
}
