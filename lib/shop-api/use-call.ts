'use client'

/**
 * Server data of the pages that show it for one person: an account's orders, the staff's desks. Asked for while it is shown, forgotten when it
 * is not. Product, group and brand pages get along without it: what they need after load is in the stores.
 */
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'

import type { Answer, CallName } from '@/lib/contract/calls'

import { api } from './browser'
import type { CallInput } from './request'

/**
 * Personal data stays nowhere after it was shown, so that the next one at the same screen cannot see it. The transport tries again by itself.
 * `always`: a browser that believes to be offline is told of a failure instead of waiting for ever.
 */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, gcTime: 0, networkMode: 'always', refetchOnWindowFocus: false } },
})

export interface Called<T> {
  /** Null while nothing has come. */
  readonly data: T | null
  /** Has the last asking failed? What came before it is still there. */
  readonly hasFailed: boolean
  /** Asks again; what is shown stands until the answer is here. */
  readonly again: () => void
}

/**
 * Makes a call of the shop API and gives its answer; another input is another question, whose first answer is waited for unless `keeps` says
 * that the one before it stands meanwhile. `everyMs`: asked again so often.
 */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { everyMs, keeps = false }: { everyMs?: number; keeps?: boolean } = {},
): Called<Answer<N>> {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [name, input],
      queryFn: async ({ signal }) => {
        const result = await api.call(name, input, { signal })
        if (!result.ok) throw new Error(result.error.code)
        return result.data
      },
      ...(everyMs !== undefined && { refetchInterval: everyMs }),
      ...(keeps && { placeholderData: keepPreviousData }),
    },
    client,
  )
  return { data: (data as Answer<N> | undefined) ?? null, hasFailed: isError, again: () => void refetch() }
}
