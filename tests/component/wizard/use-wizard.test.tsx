import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useWizard } from '@/components/wizard/use-wizard'
import type { SkiGroup } from '@/lib/catalog/ski/compatibility'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { NO_LISTS, NO_PRICES } from '@/lib/catalog/ski/choice'
import { skiWizard } from '@/stores/ski-wizard'

import { show } from '../ui/support'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))
const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

const BASE = '/en/ski-wizard/alpine/'
const product = (group: SkiGroup, id: number): SkiWizardProduct => ({
  id,
  group,
  name: group,
  manufacturer: 'Fjell',
  path: `fjell/${group}`,
  is_outlet: false,
  discounts_allowed: true,
  waist_width: null,
  technique: null,
  release_min: null,
  release_max: null,
  facts: [],
  colors: [],
  variants: [
    {
      id: id * 100 + 1,
      color: -1,
      size: null,
      price: { active: 100, regular: 100, club: null, discount_value: null, discount_free: null, lowest_30_days: null },
      is_orderable: true,
    },
  ],
})
const choice = { variantId: 101, modelId: 1, name: 'Ridge', image: '', slug: 'fjell/skis' }
const PRODUCTS = [product('skis', 1), product('bindings', 2), product('boots', 3)]

function Step() {
  const { step, wrong, choices, choose } = useWizard({
    sport: 'alpine',
    products: PRODUCTS,
    base: BASE,
    lists: NO_LISTS,
    prices: NO_PRICES,
  })
  return (
    <>
      <p data-testid="step">{step}</p>
      <p data-testid="wrong">{wrong.join()}</p>
      <p data-testid="chosen">{choices.skis?.name}</p>
      <button type="button" onClick={() => choose('skis', choice)} />
    </>
  )
}

beforeEach(() => call.mockReset().mockResolvedValue({ ok: false, error: { code: 'TIMEOUT' } }))

afterEach(() => {
  cleanup()
  skiWizard.reset('alpine')
})

describe('B1.01 B2.30 the part of the wizard that an address opens', () => {
  it.each([
    ['', 'skis'],
    ['?skis=101', 'bindings'],
    ['?skis=101&bindings=201', 'boots'],
    ['?bindings=201&boots=301', 'skis'],
    ['?skis=101&bindings=201&boots=301', 'skier'],
    ['?group=boots', 'boots'],
    ['?group=skier&skis=101', 'skier'],
    ['?group=skis&skis=101&bindings=201&boots=301', 'skis'],
    ['?group=poles&skis=101', 'bindings'],
  ])('%s: %s', async (query, step) => {
    window.history.replaceState(null, '', BASE + query)
    show(<Step />)
    expect(screen.getByTestId('step').textContent).toBe(step)
    // The same after the stored choices were read.
    await act(() => Promise.resolve())
    expect(screen.getByTestId('step').textContent).toBe(step)
  })
})

it('P2.35 B4.02 a chosen part is kept, asked about, named in the address, and leads to the next part', async () => {
  window.history.replaceState(null, '', BASE)
  show(<Step />)
  await act(() => Promise.resolve())
  expect(screen.getByTestId('chosen').textContent).toBe('')
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(skiWizard.store.getState().alpine.skis).toEqual(choice)
  expect(screen.getByTestId('chosen').textContent).toBe('Ridge')
  expect(call).toHaveBeenLastCalledWith('compatibleProducts', {
    query: expect.objectContaining({ ski_id: 101 }) as object,
  })
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ skis: '101', group: 'bindings' })
})

it('B4.02 flags a choice that is absent from the list of another choice', async () => {
  const data = { compatibleWithSkis: [], compatibleWithBindings: [101], compatibleWithBoots: [] }
  call.mockResolvedValue({ ok: true, data: { ...data, prices: { regular: 200, discount: null } } })
  window.history.replaceState(null, '', `${BASE}?skis=101&bindings=201`)
  show(<Step />)
  await waitFor(() => expect(screen.getByTestId('wrong').textContent).toBe('bindings'))
})
