import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { pageContext } from '@/stores/page-context'
import StaffBar, { adminHref } from '@/components/staff/staff-bar'
import { authStore, selectCustomer } from '@/stores/auth'
import { hiddenProductHref } from '@/stores/hidden-product'

import { show, stubDialogs } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: unknown }) => children }))

const missing = { ok: false, error: { code: 'NOT_FOUND', message: '', status: 404, isRetryable: false } }
const each = (slug: string) => ({ en: [slug], fi: [slug], sv: [slug], de: [slug], fr: [slug], ru: [slug] })
const routeSlugs = {
  staticPageSlugs: each('toimitustavat'),
  staticPageWithTabsSlugs: each('asiakaspalvelu'),
  navigationSlugs: { ...each('skiing'), sv: ['skidor'] },
  manufacturerSlugs: ['fjell'],
}
/** Answers of the shop by call; what is not named is not found. */
const answers = (found: Record<string, unknown>) =>
  call.mockImplementation((name: string) => {
    const all: Record<string, unknown> = { routeSlugs, ...found }
    return Promise.resolve(name in all ? { ok: true, data: all[name] } : missing)
  })
const asked = () => call.mock.calls.map(([name]) => name as string)

beforeEach(() => call.mockReset())
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

describe('admin data (spec 2 §2, §6)', () => {
  it('B2.05 a group’s page registers its route and product group id', async () => {
    answers({ productGroup: [{ id: 12 }] })
    expect(await pageContext('/sv/Skidor/alpint/', '/sv', 'sv')).toEqual({
      route: '/sv/Skidor/alpint/',
      productGroupId: 12,
      staticId: null,
    })
    expect(call).toHaveBeenCalledWith('productGroup', { query: { path: 'skidor/alpint', language: 'sv' } })
  })

  it('B2.25 a content page registers its route and static id, one with tabs as well', async () => {
    answers({ staticPage: { id: 7 } })
    expect(await pageContext('/toimitustavat/', '', 'fi')).toEqual({
      route: '/toimitustavat/',
      productGroupId: null,
      staticId: 7,
    })
    answers({ staticPageWithTabs: { id: 9 } })
    expect(await pageContext('/asiakaspalvelu/hoito/untuva/', '', 'fi')).toMatchObject({ staticId: 9 })
    expect(call).toHaveBeenLastCalledWith('staticPageWithTabs', { query: { slug: 'asiakaspalvelu', language: 'fi' } })
  })

  it('B2.05 B2.25 nothing is asked about pages that are neither a group nor content: the browser would log what is not found', async () => {
    answers({})
    for (const path of ['/ostoskori/', '/fjell/', '/fjell/storm/', '/haku/', '/staff/orders/']) {
      expect(await pageContext(path, '', 'fi')).toEqual({ route: path, productGroupId: null, staticId: null })
    }
    expect(new Set(asked())).toEqual(new Set(['routeSlugs']))
    call.mockReset()
    expect(await pageContext('/sv/', '/sv', 'sv')).toMatchObject({ productGroupId: null })
    expect(asked()).toEqual([])
  })

  it('P1.09 P6.03 B6.03 staff see which page this is, and can put the bar away', async () => {
    answers({ productGroup: [{ id: 12 }] })
    window.history.replaceState(null, '', '/en/skiing/')
    authStore.setState(({ user }) => ({
      user: { ...user, isStaffUser: true, username: 'till', adminUrl: 'https://admin.example/hallinta/' },
    }))
    show(<StaffBar />)
    await act(async () => undefined)
    expect(screen.getByRole('complementary').textContent).toContain('tillCategory 12/en/skiing/')
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'https://admin.example/hallinta/?route=%2Fen%2Fskiing%2F&productGroupId=12',
    )
    expect(authStore.getState().admin).toMatchObject({ route: '/en/skiing/', productGroupId: 12 })
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('B2.25 the bar names a content page and leads to it in the admin area', async () => {
    answers({ staticPage: { id: 7 } })
    window.history.replaceState(null, '', '/en/toimitustavat/')
    authStore.setState(({ user }) => ({
      user: { ...user, isStaffUser: true, username: 'till', adminUrl: 'https://admin.example/hallinta/' },
    }))
    show(<StaffBar />)
    await act(async () => undefined)
    expect(screen.getByRole('complementary').textContent).toContain('tillContent page 7/en/toimitustavat/')
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'https://admin.example/hallinta/?route=%2Fen%2Ftoimitustavat%2F&staticId=7',
    )
  })

  it('P3.14 a campaign’s page registers its campaign, the pages of a gift campaign the gift category', async () => {
    const giftCampaigns = {
      campaigns: [
        { id: 4, slug: 'summer' },
        { id: 5, slug: 'winter' },
      ],
    }
    answers({ campaign: { id: 31 }, staffGiftCampaigns: giftCampaigns })
    expect(await pageContext('/sv/kampanjer/skidrea/', '/sv', 'sv')).toMatchObject({ campaignId: 31, staticId: null })
    expect(call).toHaveBeenCalledWith('campaign', { query: { slug: 'kampanjer/skidrea', language: 'sv' } })
    expect(await pageContext('/lahjakampanjat/winter/', '', 'fi')).toMatchObject({ giftcategoryId: 5 })
    expect(await pageContext('/en/giftcampaigns/summer/fjell-storm/', '/en', 'en', true)).toMatchObject({
      giftcategoryId: 4,
    })
    expect(await pageContext('/en/giftcampaigns/none/', '/en', 'en')).toMatchObject({ giftcategoryId: null })
    expect(asked()).not.toContain('routeSlugs')
  })

  it('P3.14 the bar names a campaign and leads to it in the admin area', async () => {
    answers({ campaign: { id: 31 } })
    window.history.replaceState(null, '', '/en/campaigns/spring/')
    authStore.setState(({ user }) => ({
      user: { ...user, isStaffUser: true, username: 'till', adminUrl: 'https://admin.example/hallinta/' },
    }))
    show(<StaffBar />)
    await act(async () => undefined)
    expect(screen.getByRole('complementary').textContent).toContain('tillCampaign 31/en/campaigns/spring/')
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'https://admin.example/hallinta/?route=%2Fen%2Fcampaigns%2Fspring%2F&campaignId=31',
    )
  })

  it('P1.09 P2.43 P3.14 P6.03 the bar names model, gift category and selected customer, its link leads to them, and it forgets the page', async () => {
    answers({ staffGiftCampaigns: { campaigns: [{ id: 4, slug: 'summer' }] } })
    window.history.replaceState(null, '', '/en/giftcampaigns/summer/fjell-storm/')
    authStore.setState(({ user, admin }) => ({
      user: { ...user, isAdminUser: true, username: 'boss', adminUrl: 'https://admin.example/hallinta/' },
      admin: { ...admin, modelId: 1001 },
    }))
    act(() => selectCustomer(9))
    const { unmount } = show(<StaffBar />)
    await act(async () => undefined)
    const text = screen.getByRole('complementary').textContent
    for (const part of ['boss', 'Product 1001', 'Gift campaign 4', 'Ordering for customer 9'])
      expect(text).toContain(part)
    const { searchParams } = new URL(screen.getByRole('link').getAttribute('href') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      route: '/en/giftcampaigns/summer/fjell-storm/',
      modelId: '1001',
      giftcategoryId: '4',
      selectedCustomer: '9',
    })
    unmount()
    expect(authStore.getState().admin).toMatchObject({ route: null, giftcategoryId: null, selectedCustomer: 9 })
    act(() => {
      selectCustomer(null)
      authStore.setState(({ admin }) => ({ admin: { ...admin, modelId: null } }))
    })
  })

  it.each([
    ['', '/fjell/storm/', ''],
    ['/sv', '/sv/fjell/storm/', '?color=red'],
    ['/sv', '/sv/fjell/skiing/storm/', ''],
  ])(
    'D2.07 D6.03 the address of a product that is not public leads staff to it, prefix %j: %s',
    async (prefix, pathname, search) => {
      answers({ productModel: {} })
      const market = { language: 'sv', taxAreaId: 27 } as const
      const href = await hiddenProductHref({ pathname, search }, prefix, market)
      expect(new URL(href ?? '', 'https://shop.example')).toMatchObject({
        pathname,
        search: search === '' ? '?preview=1' : `${search}&preview=1`,
      })
      expect(call).toHaveBeenCalledWith(
        'productModel',
        { params: { slug: 'storm' }, query: { manufacturer: 'fjell', ...market } },
        { forceAuth: true },
      )
    },
  )

  it('D6.03 D5.02 nobody is led to a product that they may not see, nor twice', async () => {
    const market = { language: 'en', taxAreaId: 1 } as const
    answers({})
    expect(await hiddenProductHref({ pathname: '/en/fjell/storm/', search: '' }, '/en', market)).toBeNull()
    answers({ productModel: {} })
    call.mockClear()
    for (const [pathname, search] of [
      ['/en/fjell/storm/', '?preview=1'],
      ['/en/fjell/', ''],
    ] as const)
      expect(await hiddenProductHref({ pathname, search }, '/en', market)).toBeNull()
    expect(call).not.toHaveBeenCalled()
  })

  it('P2.43 P3.14 the admin area’s address names what is looked at and nothing else', () => {
    expect(
      adminHref('https://a.example/hallinta/', {
        ...authStore.getState().admin,
        route: '/x/',
        modelId: 5,
        productGroupId: null,
        staticId: null,
      }),
    ).toBe('https://a.example/hallinta/?route=%2Fx%2F&modelId=5')
  })

  it('D4.10 D6.03 B9.22 D1.01 D3.01 D9.04 P1.09 on a product they see every store’s stock, shelves as tooltips of the central warehouse, and which store is external', async () => {
    stubDialogs()
    answers({
      staffStock: {
        shelf_codes: ['A-1', 'B-2'],
        stores: [
          { id: 1, name: 'Helsinki', is_central: false, is_external: false },
          { id: 20, name: 'Warehouse', is_central: true, is_external: false },
          { id: 30, name: 'Makers', is_central: false, is_external: true },
        ],
        variants: [{ id: 5, name: 'Blue, M', sku: 'S-5', gtin: '6400000000005', is_blocked: true, stocks: { 20: 4 } }],
      },
    })
    authStore.setState(({ user, admin }) => ({
      user: { ...user, isStaffUser: true },
      admin: { ...admin, modelId: 1001 },
    }))
    show(<StaffBar />)
    fireEvent.click(await screen.findByRole('button', { name: 'Stock' }))
    await waitFor(() => expect(screen.getByRole('table')).toBeTruthy())
    const table = within(screen.getByRole('table'))
    expect(table.getByRole('columnheader', { name: /Warehouse/ }).title).toBe('A-1, B-2')
    expect(table.getByRole('columnheader', { name: /Helsinki/ }).title).toBe('')
    expect(table.getByRole('columnheader', { name: /Makers/ }).textContent).toContain('External stock')
    expect(table.getAllByRole('cell').map(({ textContent, title }) => [textContent, title])).toEqual([
      ['0', ''],
      ['4', 'A-1, B-2'],
      ['0', ''],
    ])
    expect(table.getByRole('rowheader').textContent).toBe('Blue, MBlockedS-5 · 6400000000005')
    // A product says itself which it is: nothing is asked about its address.
    expect(asked()).not.toContain('routeSlugs')
    expect(call).toHaveBeenCalledWith('staffStock', { query: { model_id: 1001, language: 'en' } }, expect.anything())
  })
})
