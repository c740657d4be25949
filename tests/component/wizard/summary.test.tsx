import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Summary } from '@/components/wizard/summary'
import type { Wizard } from '@/components/wizard/use-wizard'
import { NO_LISTS, NO_PRICES } from '@/lib/catalog/ski/choice'
import { EMPTY_SKIER } from '@/lib/catalog/ski/skier'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { MarketProvider } from '@/lib/intl/market-context'
import grid from '@/locales/en/grid.json'
import wizardWords from '@/locales/en/wizard.json'
import { toastStore } from '@/components/ui/toast'
import { cartStore } from '@/stores/cart'

import { push, WithRouter } from '../router'
import { MARKET } from '../ui/support'

const choice = (variantId: number) => ({
  variantId,
  modelId: variantId,
  name: `Part ${variantId}`,
  image: '',
  slug: '',
})
const skier = { weight: 72, height: 178, age: 34, shoe_size: 42.5, level: 'intermediate' } as const

const ski = (undeliverable?: true): SkiWizardProduct => ({
  id: 1,
  group: 'skis',
  name: 'Ski',
  manufacturer: 'Fjell',
  path: 'fjell/ski',
  is_outlet: false,
  discounts_allowed: false,
  ...(undeliverable && { undeliverable }),
  waist_width: 88,
  technique: null,
  release_min: null,
  release_max: null,
  facts: [],
  colors: [],
  variants: [
    {
      id: 1,
      color: -1,
      size: null,
      is_orderable: true,
      price: { active: 1, regular: 1, club: null, discount_value: null, discount_free: null, lowest_30_days: null },
    },
  ],
})

function open(change: Partial<Wizard>, products: SkiWizardProduct[] = []) {
  const wizard: Wizard = {
    choices: { skis: choice(1), bindings: choice(2), boots: choice(3) },
    lists: NO_LISTS,
    prices: NO_PRICES,
    loading: 'idle',
    wrong: [],
    draft: EMPTY_SKIER,
    skier,
    step: 'skier',
    hrefOf: (step) => `?group=${step}`,
    go: vi.fn(),
    choose: vi.fn(),
    ...change,
  }
  const onSkierMissing = vi.fn()
  render(
    <WithRouter>
      <MarketProvider value={MARKET}>
        <IntlProvider locale="en-US" messages={{ ...grid, ...wizardWords }}>
          <Summary
            sport="alpine"
            wizard={wizard}
            data={{ bundle: { id: 9, name: 'Package', description: '', discount_percent: 10 }, products }}
            base="/en/ski-wizard/alpine/"
            onSkierMissing={onSkierMissing}
          />
        </IntlProvider>
      </MarketProvider>
    </WithRouter>,
  )
  return { wizard, onSkierMissing }
}
const add = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add package to cart' }))
  })
const bundles = () => cartStore.getState().bundles.map(({ uid: _uid, ...bundle }) => bundle)

beforeEach(() => {
  cartStore.getState().clear()
  push.mockReset()
})
afterEach(cleanup)

describe('D5.06 the package of the ski wizard', () => {
  it('D4.14 is not sold where its skis are not sent to, and says which part it is', async () => {
    open({}, [ski(true)])
    expect(screen.getByText('Not delivered to: Finland')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add package to cart' }).hasAttribute('disabled')).toBe(true)
    await add()
    expect(bundles()).toEqual([])
    cleanup()
    open({}, [ski()])
    expect(screen.queryByText(/Not delivered/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Add package to cart' }).hasAttribute('disabled')).toBe(false)
  })

  it('B4.02 B7.06 has the package price beside that of its parts where there is a discount, else the sum; neither before it is known', () => {
    const shown = (change: Partial<Wizard>) => {
      open(change)
      const parts = [document.querySelector('s'), document.querySelector('[data-price]')]
      const texts = [...parts.map((part) => part?.textContent), screen.getByRole('status').textContent]
      cleanup()
      return texts
    }
    const prices = { regular: 100_000, discount: 90_000, active: 90_000 }
    expect(shown({ prices }).slice(0, 2)).toEqual(['€1,000', '€900'])
    expect(shown({ prices: { regular: 100_000, discount: null, active: 100_000 } }).slice(0, 2)).toEqual([
      undefined,
      '€1,000',
    ])
    expect(shown({ prices, loading: 'loading' })).toEqual([undefined, undefined, 'Checking what fits'])
    expect(shown({ prices, loading: 'failed' })).toEqual([
      undefined,
      undefined,
      'We could not check what fits.Try again',
    ])
  })

  it('goes into the cart with the skier', async () => {
    open({})
    await add()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/en/checkout/'))
    expect(bundles()).toEqual([
      {
        id: 9,
        amount: 1,
        mainProduct: { productId: 1 },
        secondaryProducts: [{ productId: 2 }, { productId: 3 }],
        skier,
      },
    ])
  })

  it('asks for the skier’s information first', async () => {
    const { onSkierMissing } = open({ skier: null })
    expect(screen.getByRole('link', { name: 'Fill in the skier’s information' })).toBeTruthy()
    await add()
    expect(onSkierMissing).toHaveBeenCalledOnce()
    expect(bundles()).toEqual([])
  })

  it('B4.02 B4.04 is not added while a part does not fit the others, which the part says', async () => {
    open({ wrong: ['bindings'] })
    expect(screen.getByText('This product or size is incompatible with the selected products.')).toBeTruthy()
    await add()
    expect(toastStore.get()).toMatchObject([{ tone: 'warning', duration: 10_000 }])
    expect(bundles()).toEqual([])
    expect(push).not.toHaveBeenCalled()
  })
})
