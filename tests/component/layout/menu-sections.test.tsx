import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { MenuSections } from '@/components/layout/menu-sections'
import { flagStore } from '@/stores/flags'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn(() => Promise.resolve({ ok: true, data: {} })) }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

afterEach(() => {
  cleanup()
  localStorage.clear()
  flagStore.setState({ values: {}, overrides: {} })
})

const sections = (isOn: boolean) => [
  {
    name: 'Service',
    links: [
      { name: 'Delivery', href: '/delivery/' },
      { name: 'Ski packages', href: '/ski-wizard/', flag: { name: 'ski_wizard', isOn } },
    ],
  },
]
const entry = () => screen.queryByRole('link', { name: 'Ski packages' })

describe('an entry behind a feature flag (spec 2 §5)', () => {
  it('B4.01 B5.08 is there when the shop says so, and when this browser overrides it', async () => {
    show(<MenuSections sections={sections(true)} accountName="" />)
    expect(entry()?.getAttribute('href')).toMatch(/^\/ski-wizard/)
    cleanup()
    show(<MenuSections sections={sections(false)} accountName="" />)
    expect(entry()).toBeNull()
    cleanup()
    localStorage.setItem('featureFlag_ski_wizard', 'true')
    show(<MenuSections sections={sections(false)} accountName="" />)
    await waitFor(() => expect(entry()).not.toBeNull())
    cleanup()
    localStorage.setItem('featureFlag_ski_wizard', 'false')
    show(<MenuSections sections={sections(true)} accountName="" />)
    await waitFor(() => expect(entry()).toBeNull())
    // B4.01 The settings are asked for once, however many entries depend on them.
    expect(call.mock.calls).toEqual([['settings', {}]])
  })

  it.each([
    ['1', true],
    ['true', false],
  ])('B5.08 featureFlag_ski_wizard=%s in the query overrides the shop: %s', async (value, isOn) => {
    window.history.replaceState(null, '', `/?featureFlag_ski_wizard=${value}`)
    show(<MenuSections sections={sections(!isOn)} accountName="" />)
    await waitFor(() => expect(entry() !== null).toBe(isOn))
    window.history.replaceState(null, '', '/')
  })
})
