'use client'

import { useState } from 'react'

import type { StaffOrdersQuery } from '@/lib/contract/schemas/order'
import { STAFF_ORDER_LISTS } from '@/lib/order/order-machine'
import { useCall } from '@/lib/shop-api/use-call'

import { Desk, type DeskQuestion } from './desk'
import { DeskWaiting } from './desk-waiting'
import { OrderRow, type StoreChoice } from './order-row'
import { PriceApprovals } from './price-approvals'
import { StaffOnly } from './staff-only'

/** Of an order, as the shop makes them. */
const ORDER_NUMBER = /^W-[0-9A-Z]{8}$/

const WORDS = {
  find: 'staff.orders_find',
  title: 'staff.orders_title',
  count: 'staff.orders_count',
  state: (state: StaffOrdersQuery['state']) => `staff.orders_${state}`,
}

/** Orders to pack, send and take back. The back end answers only staff. */
export function OrderDesk({ stores }: { stores: readonly StoreChoice[] }) {
  return (
    <StaffOnly waiting={<DeskWaiting />}>
      <PriceApprovals />
      <Orders stores={stores} />
    </StaffOnly>
  )
}

/** The order that a link of the back office asks for, by its number after `#`. Only a browser draws the desk, once it knows who is there. */
const linkedNumber = () => (typeof window === 'undefined' ? '' : window.location.hash.slice(1))

function Orders({ stores }: { stores: readonly StoreChoice[] }) {
  const [asked, setAsked] = useState<DeskQuestion<StaffOrdersQuery['state']>>(() => ({
    state: STAFF_ORDER_LISTS[0],
    page: 1,
    number: ORDER_NUMBER.test(linkedNumber()) ? linkedNumber() : '',
  }))
  const { data, hasFailed, again } = useCall('staffOrders', { query: asked })
  return (
    <Desk
      states={STAFF_ORDER_LISTS}
      asked={asked}
      setAsked={setAsked}
      again={again}
      words={WORDS}
      field="staff-order"
      length={{ min: 2, max: 100 }}
      hasFailed={hasFailed}
      found={data ?? null}
    >
      {(data?.orders ?? []).map((order) => (
        <OrderRow
          key={order.number}
          order={order}
          stores={stores}
          isOpen={asked.number !== '' && data?.total === 1}
          onMoved={again}
        />
      ))}
    </Desk>
  )
}
