'use client'

import { useIntl } from 'react-intl'

import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'

import { chipsOf } from './applied-filters'
import { FilterChips } from './filter-chips'
import type { GridSource } from './grid-data'
import type { Engine } from './use-grid'

interface LiveChipsProps {
  engine: Engine
  source: GridSource
  onRemove: (id: string) => void
  onClear: () => void
}

/** The chips once the shopper has changed a filter; they bring the filters' own words. */
export default function LiveChips(props: LiveChipsProps) {
  return (
    <LazyIntl areas={['filter']}>
      <Chips {...props} />
    </LazyIntl>
  )
}

function Chips({ engine: { index, state }, source, ...actions }: LiveChipsProps) {
  const intl = useIntl()
  const { currency } = useMarket()
  return <FilterChips {...actions} chips={chipsOf(intl, state, index.facets, source.defaultSort, currency)} />
}
