'use client'

import { useEffect, useState } from 'react'

import type { ReturnQuote } from '@/lib/contract/schemas/order'
import type { OrderReference } from '@/lib/order/reference'
import { refusalMessageId } from '@/lib/order/refusal'
import { requestLines, type ReturnChoice } from '@/lib/order/return-choice'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

interface QuoteState {
  /** The sums of the choice; null while they load, and for a choice without a refund. */
  readonly quote: ReturnQuote | null
  /** The message of a failure. */
  readonly failure: string | null
  /** Asks for the sums again. */
  readonly reload: () => void
}

/** The sums of a refund that was chosen and not registered yet. The shop computes them, because they depend on what is kept. */
export function useReturnQuote({ number, access }: OrderReference, choice: ReturnChoice): QuoteState {
  const { kind, method } = choice
  const asked =
    kind === 'refund' && Object.keys(choice.lines).length > 0 ? JSON.stringify([method, requestLines(choice)]) : null
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ asked: string; quote: ReturnQuote | null; failure: string | null } | null>(null)
  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    const [how, lines] = JSON.parse(asked) as [ReturnChoice['method'], ReturnType<typeof requestLines>]
    const body = { number, access, kind: 'refund' as const, method: how, lines }
    void lazyApi.call('quoteReturn', { body }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return
      setKnown({
        asked,
        quote: result.ok ? result.data : null,
        failure: result.ok ? null : refusalMessageId(result.error),
      })
    })
    return () => controller.abort()
  }, [number, access, asked, attempt])
  const reload = () => {
    setKnown(null)
    setAttempt((before) => before + 1)
  }
  const isCurrent = asked !== null && known?.asked === asked
  return { quote: isCurrent ? known.quote : null, failure: isCurrent ? known.failure : null, reload }
}
