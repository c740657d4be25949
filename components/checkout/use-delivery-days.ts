'use client'

import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { shippingDays } from '@/lib/catalog/shipping'

const RANGE = /^\s*\d+\s*(?:[-–]\s*\d+\s*)?$/

/** Returns a function that formats a delivery time: a range of business days; a text of the shop is not changed. */
export function useDeliveryDays(): (text: string) => string {
  const intl = useIntl()
  return useCallback(
    (text) => {
      const days = RANGE.test(text) ? shippingDays(text) : null
      if (days === null) return text
      if (days.start === days.end) return intl.formatMessage({ id: 'checkout.days_exact' }, { count: days.end })
      return intl.formatMessage({ id: 'checkout.days_range' }, { start: days.start, end: days.end })
    },
    [intl],
  )
}
