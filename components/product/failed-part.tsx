'use client'

import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'

/** The error code of details that could not be loaded (spec 3 §8). */
const FAILED = 2664

/** Shows one toast when a part of the page could not be loaded. */
export function FailedPart() {
  const intl = useIntl()
  useEffect(() => {
    toast(intl.formatMessage({ id: 'common.unexpected_error' }, { code: FAILED }), {
      tone: 'error',
      duration: PRODUCT_TOAST_MS,
    })
  }, [intl])
  return null
}
