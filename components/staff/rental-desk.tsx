'use client'

import { useState } from 'react'

import type { StaffRentalsQuery } from '@/lib/contract/schemas/rental'
import { useMarket } from '@/lib/intl/market-context'
import { RENTAL, RENTAL_STATES } from '@/lib/order/rental-machine'
import { useCall } from '@/lib/shop-api/use-call'

import { Desk, type DeskQuestion } from './desk'
import { DeskWaiting } from './desk-waiting'
import { RentalCase } from './rental-case'
import { StaffOnly } from './staff-only'

const WORDS = {
  find: 'staff.rentals_find',
  title: 'staff.rentals_title',
  count: 'staff.rentals_count',
  state: (state: StaffRentalsQuery['state']) => `staff.rentals_${state}`,
}

/** Rentals: what is handed over and taken back. The back end answers only staff. */
export function RentalDesk() {
  return (
    <StaffOnly waiting={<DeskWaiting />}>
      <Rentals />
    </StaffOnly>
  )
}

function Rentals() {
  const { language } = useMarket()
  const [asked, setAsked] = useState<DeskQuestion<StaffRentalsQuery['state']>>({
    state: RENTAL.initial,
    page: 1,
    number: '',
  })
  const { data, hasFailed, again } = useCall('staffRentals', { query: { ...asked, language } })
  return (
    <Desk
      states={RENTAL_STATES}
      asked={asked}
      setAsked={setAsked}
      again={again}
      words={WORDS}
      field="staff-rental"
      hasFailed={hasFailed}
      found={data ?? null}
    >
      {(data?.rentals ?? []).map((rental) => (
        <RentalCase key={rental.number} rental={rental} isOpen={asked.number !== ''} onMoved={again} />
      ))}
    </Desk>
  )
}
