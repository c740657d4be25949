/** The ski wizard of a sport as a whole: its steps, the part that is open, and the package beside it. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Wizard } from '@/components/wizard/wizard'
import { NO_LISTS, NO_PRICES } from '@/lib/catalog/ski/choice'
import type { SkiGroup } from '@/lib/catalog/ski/compatibility'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { MarketProvider } from '@/lib/intl/market-context'
import grid from '@/locales/en/grid.json'
import words from '@/locales/en/wizard.json'
import { skiWizard } from '@/stores/ski-wizard'

import { WithRouter } from '../router'
import { MARKET } from '../ui/support'

const { given } = vi.hoisted(() => ({ given: {} as Record<string, unknown> }))
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => ({ push: vi.fn() }),
}))
vi.mock('@/lib/shop-api/lazy-browser', () => ({
  lazyApi: { call: () => Promise.resolve({ ok: false, error: { code: 'TIMEOUT' } }) },
}))
vi.mock('@/components/wizard/part-list', () => ({
  PartList: ({ group, sport, products, entry }: Record<string, unknown>) => {
    given['list'] = { group, sport, products, entry }
    return null
  },
}))
vi.mock('@/components/wizard/skier-form', () => ({
  focusSkierField: () => undefined,
  SkierForm: () => <p>the skier’s form</p>,
}))
vi.mock('@/components/wizard/summary', () => ({
  PACKAGE_HEADING: 'package',
  usePackagePrices: () => null,
  Summary: ({ sport, data, base }: Record<string, unknown>) => {
    given['summary'] = { sport, data, base }
    return null
  },
}))

const BASE = '/en/ski-wizard/alpine/'
const products = (['skis', 'bindings', 'boots'] as const).map(
  (group: SkiGroup, at): SkiWizardProduct => ({
    ...{ id: at + 1, group, name: group, manufacturer: 'Fjell', path: `fjell/${group}`, is_outlet: false },
    ...{ discounts_allowed: true, waist_width: null, technique: null, release_min: null, release_max: null },
    ...{ facts: [], colors: [], variants: [] },
  }),
)
const data = { bundle: { id: 9, name: 'Package', description: '', discount_percent: 10 }, products }

function open(query: string) {
  window.history.replaceState(null, '', BASE + query)
  render(
    <WithRouter>
      <MarketProvider value={MARKET}>
        <IntlProvider locale="en-US" messages={{ ...grid, ...words }}>
          <Wizard
            sport="alpine"
            base={BASE}
            entry="ski-wizard/alpine"
            data={data}
            lists={NO_LISTS}
            prices={NO_PRICES}
          />
        </IntlProvider>
      </MarketProvider>
    </WithRouter>,
  )
}

beforeEach(() => {
  for (const name of Object.keys(given)) delete given[name]
})
afterEach(() => {
  cleanup()
  skiWizard.reset('alpine')
})

it.each([
  ['', 'skis'],
  ['?group=bindings', 'bindings'],
  ['?group=boots', 'boots'],
] as const)('B1.01 B2.30 with %j in its address the wizard offers %s, beside the package', (query, group) => {
  open(query)
  expect(given['list']).toEqual({ group, sport: 'alpine', products, entry: 'ski-wizard/alpine' })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words[`wizard.choose_${group}`])
  expect(screen.queryByText('the skier’s form')).toBeNull()
  expect(given['summary']).toEqual({ sport: 'alpine', data, base: BASE })
})

it('B1.01 B2.30 its steps are skis, bindings, boots and the skier, each with its address; the open one is marked', () => {
  open('?group=skier')
  expect(screen.getByText('the skier’s form')).toBeTruthy()
  expect(given['list']).toBeUndefined()
  const steps = within(screen.getByRole('navigation', { name: words['wizard.steps'] })).getAllByRole('link')
  expect(
    steps.map((step) => [
      new URLSearchParams(step.getAttribute('href')?.split('?')[1]).get('group'),
      step.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['skis', null],
    ['bindings', null],
    ['boots', null],
    ['skier', 'step'],
  ])
})
