'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { toast } from '@/components/ui/toast'

/** Changes the state of an order or a transfer request and reports the result. `onDone` reloads the list: another employee may have changed it first. `result`: what the change led to, where the list does not show it. */
export function useOrderTransition(onDone: () => void) {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const change = async (number: string, work: () => Promise<{ ok: boolean }>, result = '') => {
    setBusy(true)
    const { ok } = await work()
    setBusy(false)
    const text = intl.formatMessage({ id: ok ? 'staff.orders_done' : 'staff.orders_not_done' }, { number })
    toast(ok && result !== '' ? `${text}. ${result}` : text, { tone: ok ? 'success' : 'error' })
    onDone()
  }
  return { isBusy, change }
}
