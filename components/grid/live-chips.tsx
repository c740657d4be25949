'use client'

import { useIntl } from 'react-intl'

import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import type { OpenList } from '@/lib/shop-api/lists-browser'

import { chipsOf } from '@/lib/catalog/list/filter-chips'
import { FilterChips } from './filter-chips'
import type { GridSource } from '@/lib/catalog/list/grid-data'

interface LiveChipsProps {
  list: OpenList
  source: GridSource
  onRemove: (id: string) => void
  onClear: () => void
}

/** The active filters after the shopper has changed one. Loads the filters' messages. */
export default function LiveChips(props: LiveChipsProps) {
  return (
    <LazyIntl areas={['filter']}>
      <Chips {...props} />
    </LazyIntl>
  )
}

function Chips({ list: { index, state }, source, ...actions }: LiveChipsProps) {
  const intl = useIntl()
  const { currency } = useMarket()
  return <FilterChips {...actions} chips={chipsOf(intl, state, index.facets, source.defaultSort, currency)} />
}
