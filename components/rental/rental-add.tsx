'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { MAX_RENTAL_LINES } from '@/lib/contract/limits/rental'
import { useRental } from '@/stores/rental'

/** The heading of the booking; it gets the focus when something was added. */
export const BOOKING_ID = 'rental-booking'

/** Adds a product to the booking below the list, and goes there. */
export function RentalAdd({ id, name }: { id: number; name: string }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const { rows, add } = useRental()
  const press = () => {
    add({ id, name })
    const heading = document.getElementById(BOOKING_ID)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <Button
      className="mt-4 self-start"
      aria-label={intl.formatMessage({ id: 'rental.book_named' }, { name })}
      disabled={!isHydrated || rows.length >= MAX_RENTAL_LINES}
      onClick={press}
    >
      {intl.formatMessage({ id: 'rental.book_this' })}
    </Button>
  )
}
