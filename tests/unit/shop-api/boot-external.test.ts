import { expect, it, vi } from 'vitest'

import { refreshRouteSlugs } from '@/lib/shop-api/boot-external'
import { LANGUAGES } from '@/lib/market/languages'
import { published } from '@/lib/process/state.mjs'

const slugs = () => published('routeSlugs')
const lists = (slugs: string[]) => Object.fromEntries(LANGUAGES.map((language) => [language, slugs]))
const host =
  (brands: string[]): typeof fetch =>
  async (input) => {
    const body = String(input).includes('route-slugs')
      ? {
          staticPageSlugs: lists(['terms']),
          staticPageWithTabsSlugs: lists([]),
          navigationSlugs: lists(['clothing']),
          manufacturerSlugs: brands,
        }
      : {
          colors: [],
          manufacturers: [],
          productGroups: [],
          propertyFilters: [
            { slug: 'weight', name: 'Weight', unit: 'g', kind: 'range' },
            { slug: 'type', name: 'Type', unit: null, kind: 'checkbox' },
          ],
          propertyTypes: [],
          stores: [],
          taxRates: [],
          sizes: [],
        }
    return new Response(JSON.stringify(body))
  }

it('takes the lists from the other host, and keeps them while it does not answer', async () => {
  expect(await refreshRouteSlugs('https://api.example', host(['kallio']))).toBe(true)
  expect(slugs()?.sv).toEqual({
    staticPageSlugs: ['terms'],
    staticPageWithTabsSlugs: [],
    navigationSlugs: ['clothing'],
    manufacturerSlugs: ['kallio'],
    filterSlugs: ['weight', 'p-type'],
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await refreshRouteSlugs('https://api.example', async () => new Response('', { status: 503 }))).toBe(false)
  expect(slugs()?.sv?.manufacturerSlugs).toEqual(['kallio'])
})
