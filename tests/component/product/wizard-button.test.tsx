import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import WizardButton from '@/components/product/wizard-button'
import { skiWizard } from '@/stores/ski-wizard'

import { push } from '../router'
import { PATH, productModel, show, variant } from './support'

vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: () => new Promise(() => undefined) } }))

const HREF = '/en/ski-wizard/alpine/'
const chosen = (variantId: number) => ({ variantId, modelId: 9, name: 'Boot', slug: 'fjell/boot', image: '' })

beforeEach(() => {
  push.mockReset()
  skiWizard.reset('alpine')
})
afterEach(cleanup)

async function press(color: 'red' | null = null) {
  show(<WizardButton wizard={{ sport: 'alpine', group: 'skis', href: HREF }} />, {
    model: productModel({ products: [variant(11, color, null)] }),
  })
  await act(() => fireEvent.click(screen.getByRole('link')))
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
}

it('B2.30 D1.03 D2.09 D4.41 stores the product for its group and sport, and opens the group that is missing next', async () => {
  await press()
  expect(skiWizard.store.getState().alpine).toMatchObject({ skis: { variantId: 11 }, bindings: null, boots: null })
  expect(push).toHaveBeenCalledExactlyOnceWith(`${HREF}?group=bindings&skis=11`)
})

it('D4.41 opens the skier’s step when nothing is missing', async () => {
  void skiWizard.choose('alpine', 'bindings', chosen(21))
  void skiWizard.choose('alpine', 'boots', chosen(31))
  await press()
  expect(push).toHaveBeenCalledExactlyOnceWith(`${HREF}?group=skier&skis=11&bindings=21&boots=31`)
})

it('B3.06 D4.41 the choice has the product, its name with the brand, its address, and the picture of the colour', async () => {
  await press('red')
  const model = productModel()
  expect(skiWizard.store.getState().alpine.skis).toEqual({
    variantId: 11,
    modelId: model.id,
    name: `${model.manufacturer.name} ${model.name}`,
    slug: PATH,
    image: model.images[0]?.path,
  })
})
