import type { Metadata } from 'next'

import { Pages } from '@/components/office/pages'
import { LowStock } from '@/components/office/purchases/low-stock'
import { StoreFilter } from '@/components/office/purchases/store-filter'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.low-stock' }) }
}

/** Variants of which few are left, and the way to order more. */
export default async function OfficeLowStock({ searchParams }: Props) {
  const given = await searchParams
  const query: Record<string, string> = {}
  for (const name of ['store', 'page'] as const) {
    const value = given[name]
    if (typeof value === 'string' && value !== '') query[name] = value
  }
  const [intl, found] = await Promise.all([officeIntl(), officeCall('officeLowStock', { query })])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.low-stock' })}</h1>
      <p className="max-w-text text-ink-muted">{intl.formatMessage({ id: 'office.low_hint' })}</p>
      <StoreFilter stores={found.stores} chosen={query['store'] ?? ''} />
      <LowStock key={JSON.stringify(query)} found={found} />
      <Pages page={found.page} size={found.size} total={found.total} isMore={found.isMore} query={query} />
    </>
  )
}
