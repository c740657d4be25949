'use client'

/**
 * Server data of pages for one person: the orders of an account, the desks of staff. Fetched while it is shown, and removed from memory
 * afterwards. Product, group and brand pages do not use this: their data after load is in the stores.
 */
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'

import type { Answer, ShopCallName } from '@/lib/contract/calls'

import { api } from './browser'
import type { CallInput } from './request'

/**
 * Personal data is not cached after it was shown, so that the next person at the same screen cannot see it. No retries here, because the
 * transport retries. `always`: a browser that reports to be offline gets an error instead of waiting forever.
 */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, gcTime: 0, networkMode: 'always', refetchOnWindowFocus: false } },
})

export interface Called<T> {
  /** Null before the first response. */
  readonly data: T | null
  /** True when the last fetch failed; the data of the fetch before is still returned. */
  readonly hasFailed: boolean
  /** Fetches again; the old data is returned until the response arrives. */
  readonly again: () => void
}

/**
 * Makes a call of the shop API and returns its data. For a new input `data` is null until its first response, unless `keepsPrevious` is
 * set: then the data of the input before is returned meanwhile. `everyMs`: interval for fetching again.
 */
export function useCall<N extends ShopCallName>(
  name: N,
  input: CallInput<N>,
  { everyMs, keepsPrevious = false }: { everyMs?: number; keepsPrevious?: boolean } = {},
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
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
    },
    client,
  )
  return { data: (data as Answer<N> | undefined) ?? null, hasFailed: isError, again: () => void refetch() }
}
