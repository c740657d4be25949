// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { STORED } from '@/lib/browser/storage'
import { NO_CHOICES, type SkiChoice } from '@/lib/catalog/ski/choice'
import type { CompatibleProducts } from '@/lib/contract/schemas/ski'
import { refusal, type Result, success } from '@/lib/shop-api/result'
import { createSkiWizard, readSkiWizard, type SkiWizardDeps } from '@/stores/ski-wizard'

const choice = (variantId: number): SkiChoice => ({
  variantId,
  modelId: 1,
  name: 'Skarvind Ski',
  image: 'a.svg',
  slug: 'skarvind/ski',
})
const answer = (more: Partial<CompatibleProducts> = {}): Result<CompatibleProducts> =>
  success({
    compatibleWithSkis: [],
    compatibleWithBindings: [],
    compatibleWithBoots: [],
    prices: { regular: 500, discount: null },
    ...more,
  })

let open: ReturnType<typeof createSkiWizard>[] = []
function wizard(call: SkiWizardDeps['call'] = () => Promise.resolve(answer())) {
  const spy = vi.fn(call)
  const made = createSkiWizard({ call: spy, taxAreaId: () => 1 })
  open.push(made)
  return { ...made, call: spy, state: () => made.store.getState() }
}

afterEach(() => {
  open.forEach(({ stop }) => stop())
  open = []
  localStorage.clear()
})

describe('B3.06 the wizard’s state', () => {
  it('holds a choice for each group, the lists and the prices, is enabled by a choice and kept in local storage', async () => {
    const first = wizard(() =>
      Promise.resolve(answer({ compatibleWithSkis: [201], prices: { regular: 500, discount: 440 } })),
    )
    await first.choose('alpine', 'skis', choice(101))
    expect(first.state().alpine).toMatchObject({
      isEnabled: true,
      skis: choice(101),
      bindings: null,
      boots: null,
      lists: { withSkis: [201], withBindings: null, withBoots: null },
      prices: { active: 440, regular: 500, discount: 440 },
    })
    expect(first.state().nordic.isEnabled).toBe(false)
    const second = wizard()
    second.hydrate()
    expect(second.state().alpine).toEqual(first.state().alpine)
  })

  it('B3.06 B4.02 asks with every choice, and each list is that of its group', async () => {
    const { choose, call, state } = wizard(() =>
      Promise.resolve(answer({ compatibleWithSkis: [1], compatibleWithBindings: [2], compatibleWithBoots: [3] })),
    )
    await choose('alpine', 'skis', choice(101))
    await choose('alpine', 'bindings', choice(201))
    await choose('alpine', 'boots', choice(301))
    expect(call).toHaveBeenLastCalledWith({
      tax_area: 1,
      ski_type: 'laskettelu',
      ski_id: 101,
      binding_id: 201,
      boot_id: 301,
    })
    expect(state().alpine.lists).toEqual({ withSkis: [1], withBindings: [2], withBoots: [3] })
  })

  it('mends what is stored: whatever lies there becomes a wizard', () => {
    const stored = {
      alpine: {
        isEnabled: true,
        skis: choice(101),
        bindings: { variantId: 'x' },
        lists: { withSkis: [1, 'b', -3] },
        prices: { regular: 7, discount: 'no' },
        skier: { weight: '70', level: 9 },
      },
      nordic: 'gone',
    }
    const { alpine, nordic } = readSkiWizard(stored)
    expect(alpine).toMatchObject({
      skis: choice(101),
      bindings: null,
      lists: { withSkis: [1] },
      prices: { active: 7, regular: 7, discount: null },
      skier: { weight: '70', level: '' },
    })
    expect(nordic.isEnabled).toBe(false)
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Object.keys(readSkiWizard(value).alpine).sort()).toEqual([
          'bindings',
          'boots',
          'isEnabled',
          'lists',
          'prices',
          'skier',
          'skis',
        ])
      }),
    )
    localStorage.setItem(STORED.skiWizard.key, '{broken')
    const made = wizard()
    made.hydrate()
    expect(made.state().alpine.skis).toBeNull()
  })

  it('begins anew after the package went into the cart', async () => {
    const { choose, setSkier, reset, state } = wizard()
    await choose('nordic', 'boots', choice(301))
    setSkier('nordic', { weight: '70' })
    reset('nordic')
    expect(state().nordic).toMatchObject({ isEnabled: false, boots: null, skier: { weight: '' } })
  })
})

describe('B4.02 asking what fits', () => {
  it('B7.06 is marked as loading meanwhile and asks for all that is chosen', async () => {
    let finish: (result: Result<CompatibleProducts>) => void = () => undefined
    const { choose, call, state } = wizard(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    const done = choose('nordic', 'bindings', choice(201))
    expect(state().loading).toEqual({ alpine: 'idle', nordic: 'loading' })
    expect(call).toHaveBeenCalledWith({ tax_area: 1, ski_type: 'murto', binding_id: 201 })
    finish(answer())
    await done
    expect(state().loading.nordic).toBe('idle')
  })

  it('an answer to an older question is dropped', async () => {
    const finish: ((result: Result<CompatibleProducts>) => void)[] = []
    const { choose, state } = wizard(
      () =>
        new Promise((resolve) => {
          finish.push(resolve)
        }),
    )
    const first = choose('alpine', 'skis', choice(101))
    const second = choose('alpine', 'skis', choice(102))
    finish[1]?.(answer({ compatibleWithSkis: [2] }))
    finish[0]?.(answer({ compatibleWithSkis: [1] }))
    await Promise.all([first, second])
    expect(state().alpine.lists.withSkis).toEqual([2])
  })

  it('a product that is no longer sold leaves the package, the rest stays', async () => {
    const { choose, state } = wizard(({ ski_id }) =>
      Promise.resolve(
        ski_id === 101 ? refusal(404, { error: { code: 'NOT_FOUND', message: '', field: 'ski_id' } }) : answer(),
      ),
    )
    await choose('alpine', 'boots', choice(301))
    await choose('alpine', 'skis', choice(101))
    expect(state().alpine).toMatchObject({ skis: null, boots: choice(301) })
    expect(state().loading.alpine).toBe('idle')
  })

  it('a failure keeps the choices, accuses nobody and can be tried again', async () => {
    let isDown = true
    const { choose, refresh, state } = wizard(() => Promise.resolve(isDown ? refusal(503, null) : answer()))
    await choose('alpine', 'skis', choice(101))
    expect(state()).toMatchObject({
      loading: { alpine: 'failed' },
      alpine: { skis: choice(101), lists: { withSkis: null } },
    })
    isDown = false
    await refresh('alpine')
    expect(state().loading.alpine).toBe('idle')
  })

  it('asks nothing when nothing is chosen', async () => {
    const { choose, call, state } = wizard()
    await choose('alpine', 'skis', null)
    expect(call).not.toHaveBeenCalled()
    expect(state().alpine).toMatchObject({ isEnabled: false, prices: { active: null } })
  })
})

describe('B2.30 entering the page', () => {
  it('an address with choices wins, whole, over what was remembered; one without leaves it', async () => {
    const { choose, enter, leave, state } = wizard()
    await choose('alpine', 'skis', choice(101))
    await choose('alpine', 'boots', choice(301))
    await enter('alpine', NO_CHOICES)
    expect(state()).toMatchObject({ entered: 'alpine', alpine: { skis: choice(101), boots: choice(301) } })
    await enter('alpine', { ...NO_CHOICES, skis: choice(102) })
    expect(state().alpine).toMatchObject({ skis: choice(102), boots: null })
    leave()
    expect(state().entered).toBeNull()
  })
})
