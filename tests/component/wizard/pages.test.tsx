import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import SportPage, { generateMetadata as sportMetadata } from '@/app/[market]/ski-wizard/[sport]/page'
import IndexPage, { generateMetadata as indexMetadata } from '@/app/[market]/ski-wizard/page'
import { LANGUAGES } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'

vi.mock('@/lib/shop-api/cached', () => ({
  addTags: () => undefined,
  getInitConfig: () => Promise.resolve({ currencyRate: 11 }),
}))
const { getSkiWizard, sold } = vi.hoisted(() => {
  const sold: Record<string, object> = {}
  return { sold, getSkiWizard: vi.fn((_market: unknown, name: string) => Promise.resolve(sold[name] ?? null)) }
})
vi.mock('@/lib/pages/ski-wizard', () => ({
  getSkiWizard,
  compatibilityOf: (_: unknown, __: unknown, ___: unknown, query: object) => Promise.resolve({ lists: query }),
}))
vi.mock('@/components/wizard/wizard-index', () => ({ WizardIndex: () => null }))
vi.mock('@/components/wizard/wizard-view', () => ({ SKI_SPORTS: ['alpine', 'nordic'], WizardView: () => null }))

const market = 'sv.se.sek'
const sport = (name: string, query: Record<string, string> = {}) =>
  sportMetadata({ params: Promise.resolve({ market, sport: name }), searchParams: Promise.resolve(query) })
/** The paths that a page names for its languages, by language. */
const named = ({ alternates }: Awaited<ReturnType<typeof sportMetadata>>) =>
  Object.fromEntries(LANGUAGES.map((code) => [code, new URL(String(alternates?.languages?.[code])).pathname]))
const own = (route: 'ski-wizard' | 'ski-wizard/sport', params = {}) =>
  Object.fromEntries(
    LANGUAGES.map((code) => [code, `${code === 'fi' ? '' : `/${code}`}${localizedPath(route, params, code)}`]),
  )

/** What a page gives to the part with this name. */
const given = (page: ReactElement, name: string) =>
  Children.toArray((page.props as { children?: ReactNode }).children).flatMap((part) =>
    isValidElement(part) && typeof part.type === 'function' && part.type.name === name ? [part.props] : [],
  )
const NOT_FOUND = { digest: expect.stringContaining(';404') as string }

afterEach(() => {
  for (const name of Object.keys(sold)) delete sold[name]
})

describe('P2.35 what stands on them', () => {
  it('the first page has the sports with packages, and is missing in a shop without any', async () => {
    const open = () => IndexPage({ params: Promise.resolve({ market }) })
    await expect(open()).rejects.toMatchObject(NOT_FOUND)
    sold['nordic'] = { products: 'nordic' }
    expect(given(await open(), 'WizardIndex')).toMatchObject([
      { sports: [{ sport: 'nordic', data: { products: 'nordic' } }] },
    ])
  })

  it('a sport has its wizard with the choices of the address; an unknown one, or one without packages, is missing', async () => {
    const open = (name: string) =>
      SportPage({ params: Promise.resolve({ market, sport: name }), searchParams: Promise.resolve({ ski: '5' }) })
    for (const name of ['snowboard', 'alpine']) await expect(open(name)).rejects.toMatchObject(NOT_FOUND)
    sold['alpine'] = { products: 'alpine' }
    expect(given(await open('alpine'), 'WizardView')).toMatchObject([
      { sport: 'alpine', data: { products: 'alpine' }, lists: { ski: '5' } },
    ])
  })
})

describe('P2.35 the pages of the ski wizard', () => {
  it.each(['alpine', 'nordic'])('%s names its own address in every language', async (name) => {
    const seen = await sport(name)
    expect(named(seen)).toEqual(own('ski-wizard/sport', { sport: name }))
    expect(seen.alternates?.canonical).toBe(seen.alternates?.languages?.sv)
    expect(seen.robots).toBeUndefined()
  })

  it('a package is no page of its own: with a choice in the address it is not indexed', async () => {
    const seen = await sport('alpine', { ski: '5' })
    expect(seen.robots).toEqual({ index: false, follow: true })
    expect(seen.alternates?.canonical).toBe((await sport('alpine')).alternates?.canonical)
  })

  it('the first page names its own address, and another sport has none', async () => {
    const seen = await indexMetadata({ params: Promise.resolve({ market }) })
    expect(named(seen)).toEqual(own('ski-wizard'))
    expect(await sport('snowboard')).toEqual({})
  })
})

it('B2.30 the wizard of a sport is asked for alpine and nordic only', async () => {
  const open = (name: string) =>
    SportPage({ params: Promise.resolve({ market, sport: name }), searchParams: Promise.resolve({}) })
  getSkiWizard.mockClear()
  // This shop sells no packages.
  for (const name of ['alpine', 'nordic', 'snowboard', 'Alpine'])
    await expect(open(name)).rejects.toMatchObject({ digest: expect.stringContaining('404') as string })
  expect(getSkiWizard.mock.calls.map(([, name]) => name)).toEqual(['alpine', 'nordic'])
})
