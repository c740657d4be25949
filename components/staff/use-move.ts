'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { toast } from '@/components/ui/toast'

/** Moves something on a desk, one thing at a time, and says how it went. Another may have been quicker: then the list shows what is. */
export function useMove(onMoved: () => void) {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const move = async (number: string, work: () => Promise<{ ok: boolean }>) => {
    setBusy(true)
    const { ok } = await work()
    setBusy(false)
    toast(intl.formatMessage({ id: ok ? 'staff.orders_done' : 'staff.orders_not_done' }, { number }), {
      tone: ok ? 'success' : 'error',
    })
    onMoved()
  }
  return { isBusy, move }
}
