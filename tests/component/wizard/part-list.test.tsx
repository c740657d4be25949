/** The products of a group in the ski wizard, and what is said of those that do not fit. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { PartList } from '@/components/wizard/part-list'
import type { Wizard } from '@/components/wizard/use-wizard'
import { NO_LISTS, NO_PRICES } from '@/lib/catalog/ski/choice'
import { EMPTY_SKIER } from '@/lib/catalog/ski/skier'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { MarketProvider } from '@/lib/intl/market-context'
import common from '@/locales/en/common.json'
import grid from '@/locales/en/grid.json'
import wizardWords from '@/locales/en/wizard.json'

import { WithRouter } from '../router'
import { MARKET } from '../ui/support'

const INCOMPATIBLE = 'This product or size is incompatible with the selected products.'
const price = {
  active: 10_000,
  regular: 10_000,
  club: null,
  discount_value: null,
  discount_free: null,
  lowest_30_days: null,
}
const boot = (id: number, ...variants: number[]): SkiWizardProduct => ({
  id,
  group: 'boots',
  name: `Boot ${id}`,
  manufacturer: 'Fjell',
  path: `fjell/boot-${id}`,
  is_outlet: false,
  discounts_allowed: false,
  waist_width: null,
  technique: null,
  release_min: null,
  release_max: null,
  facts: [],
  colors: [],
  variants: variants.map((variant) => ({ id: variant, color: -1, size: `${variant}`, is_orderable: true, price })),
})
const skis = { variantId: 1, modelId: 1, name: 'Ski', image: '', slug: '' }
const skier = { weight: 72, height: 178, age: 34, shoe_size: 42.5, level: 'intermediate' } as const

function open(change: Partial<Wizard>) {
  const wizard: Wizard = {
    choices: { skis, bindings: null, boots: null },
    lists: { ...NO_LISTS, withSkis: [31, 33] },
    prices: NO_PRICES,
    loading: 'idle',
    wrong: [],
    draft: EMPTY_SKIER,
    skier,
    step: 'boots',
    hrefOf: (step) => `?group=${step}`,
    go: vi.fn(),
    choose: vi.fn(),
    ...change,
  }
  render(
    <WithRouter>
      <MarketProvider value={MARKET}>
        <IntlProvider locale="en-US" messages={{ ...common, ...grid, ...wizardWords }}>
          <PartList
            sport="alpine"
            group="boots"
            wizard={wizard}
            products={[boot(3, 31), boot(4, 32), boot(5, 33, 34)]}
            entry="ski-wizard/alpine"
          />
        </IntlProvider>
      </MarketProvider>
    </WithRouter>,
  )
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)

afterEach(cleanup)

describe('D5.06 the boots of a package', () => {
  it('B4.02 that are absent from the lists of what is chosen come on request, and say that they do not fit', () => {
    open({})
    expect(names()).toEqual(['FjellBoot 3', 'FjellBoot 5'])
    expect(screen.queryByText(INCOMPATIBLE)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 that does not fit' }))
    expect(names()).toEqual(['FjellBoot 3', 'FjellBoot 5', 'FjellBoot 4'])
    expect(row('Boot 4').getByText(INCOMPATIBLE)).toBeTruthy()
    expect([row('Boot 3').queryByText(INCOMPATIBLE), row('Boot 5').queryByText(INCOMPATIBLE)]).toEqual([null, null])
  })

  it('all fit while nothing is chosen, or while it is not known what fits', () => {
    for (const change of [
      { choices: { skis: null, bindings: null, boots: null } },
      { lists: NO_LISTS },
    ] satisfies Partial<Wizard>[]) {
      open(change)
      expect(names()).toHaveLength(3)
      expect(screen.queryByText(INCOMPATIBLE)).toBeNull()
      cleanup()
    }
  })

  it('ask to fill in the skier’s information until it is there', () => {
    open({ skier: null })
    expect(screen.getByRole('link', { name: 'Fill in the skier’s information' }).getAttribute('href')).toContain(
      '?group=skier',
    )
    cleanup()
    open({})
    expect(screen.queryByRole('link', { name: 'Fill in the skier’s information' })).toBeNull()
  })
})
