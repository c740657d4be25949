import { expect, it, vi } from 'vitest'

import { GET as robots } from '@/app/robots.txt/route'
import { getResources } from '@/lib/shop-api/cached'

vi.mock('@/lib/shop-api/cached', () => ({ getResources: vi.fn() }))

it('robots.txt closes the filters by property, and is there without them while the shop API does not answer', async () => {
  vi.mocked(getResources).mockResolvedValueOnce({ propertyFilters: [{ slug: 'vedenpitavyys' }] } as never)
  const answer = await robots()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toContain('vedenpitavyys=')
  vi.mocked(getResources).mockRejectedValueOnce(new Error('no answer'))
  const without = await robots()
  expect(without.status).toBe(200)
  const text = await without.text()
  expect(text).not.toContain('vedenpitavyys')
  expect(text).toContain('Sitemap: ')
})
