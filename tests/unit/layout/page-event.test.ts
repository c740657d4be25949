import { isValidElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { GridCard } from '@/lib/catalog/list/grid-card'
import { marketOf } from '@/lib/market/market'

const settings = { gtmId: 'GTM-X1' as string | null }
vi.mock('@/lib/config/env', () => ({ config: () => settings }))
vi.mock('@/lib/shop-api/cached', () => ({ getInitConfig: () => Promise.resolve({ currencyRate: 2 }) }))

const { PageEvent } = await import('@/components/layout/page-event')
const market = marketOf('en', 'fi', 'eur')!
const cards = Array.from({ length: 9 }, (_, id) => ({
  id,
  name: `N${id}`,
  manufacturer: 'B',
  price: [1000 + id, 0, 0, 0, 0] as GridCard['price'],
}))

/** What a page says; null when it says nothing. */
async function said(
  page: Parameters<typeof PageEvent>[0]['page'],
): Promise<{ page: string; impressions?: { id: number; price: number }[] } | null> {
  const element = await PageEvent({ market, page, cards })
  if (!isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(element)) return null
  return JSON.parse(element.props.dangerouslySetInnerHTML.__html) as { page: string }
}

beforeEach(() => {
  settings.gtmId = 'GTM-X1'
})

describe('what a page says of itself', () => {
  it('P9.13 a category its first 3 products, in the market’s currency', async () => {
    expect((await said('category'))?.impressions).toEqual(
      [0, 1, 2].map((id) => ({ id, name: `N${id}`, brand: 'B', price: ((1000 + id) * 2) / 100 })),
    )
  })

  it('P9.14 a search its first 5', async () => {
    expect((await said('search'))?.impressions?.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
  })

  it('P2.45 a campaign its first 3, other pages only what they are; without a tag manager nothing', async () => {
    expect((await said('campaign'))?.impressions).toHaveLength(3)
    expect(await said('front')).toEqual({ page: 'front' })
    settings.gtmId = null
    expect(await said('category')).toBeNull()
  })
})
