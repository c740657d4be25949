'use client'

import { useState } from 'react'

import type { TransferRequestsQuery } from '@/lib/contract/schemas/transfer'
import { useMarket } from '@/lib/intl/market-context'
import { TRANSFER, TRANSFER_STATES } from '@/lib/order/transfer-machine'
import { useCall } from '@/lib/shop-api/use-call'

import { Desk, type DeskQuestion } from './desk'
import { DeskWaiting } from './desk-waiting'
import { StaffOnly } from './staff-only'
import { TransferRow } from './transfer-row'

const WORDS = {
  find: 'staff.transfers_find',
  title: 'staff.transfers_title',
  count: 'staff.transfers_count',
  state: (state: TransferRequestsQuery['state']) => `staff.transfers_${state}`,
}

/** Transfer requests between stores. The back end answers only staff. */
export function TransferDesk() {
  return (
    <StaffOnly waiting={<DeskWaiting />}>
      <Transfers />
    </StaffOnly>
  )
}

function Transfers() {
  const { language } = useMarket()
  const [asked, setAsked] = useState<DeskQuestion<TransferRequestsQuery['state']>>({
    state: TRANSFER.initial,
    page: 1,
    number: '',
  })
  const { data, hasFailed, again } = useCall('transferRequests', { query: { ...asked, language } })
  return (
    <Desk
      states={TRANSFER_STATES}
      asked={asked}
      setAsked={setAsked}
      again={again}
      words={WORDS}
      field="staff-transfer"
      hasFailed={hasFailed}
      found={data ?? null}
    >
      {(data?.transfers ?? []).map((transfer) => (
        <TransferRow key={transfer.number} transfer={transfer} isOpen={asked.number !== ''} onMoved={again} />
      ))}
    </Desk>
  )
}
