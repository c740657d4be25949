/** The first page of the ski wizard and the page of a sport: where they lead. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { WizardIndex } from '@/components/wizard/wizard-index'
import { WizardView } from '@/components/wizard/wizard-view'
import { NO_LISTS, NO_PRICES } from '@/lib/catalog/ski/choice'
import type { SkiWizardAnswer } from '@/lib/contract/schemas/ski'
import { marketOf } from '@/lib/market/market'

import { show } from '../ui/support'

const { Wizard } = vi.hoisted(() => ({ Wizard: vi.fn((_: object) => null) }))
vi.mock('@/components/wizard/wizard', () => ({ Wizard, default: Wizard }))

const found = marketOf('sv', 'se', 'sek')
if (!found) throw new Error('no market')
const market = found
const data: SkiWizardAnswer = {
  bundle: { id: 9, name: 'Package', description: '', discount_percent: 10 },
  products: [],
}
const linksOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href')?.replace(/\/?$/, '/'))

afterEach(cleanup)

it('B2.30 the first page leads to the wizard of each sport with packages', () => {
  show(<WizardIndex market={market} sports={[{ sport: 'nordic', data }]} />)
  // The first one is the crumb of the front page.
  const [, ...links] = linksOf(screen.getAllByRole('link'))
  expect(links).toEqual(['/sv/skidguiden/nordic/'])
})

it('B2.30 B4.02 the page of a sport leads to both, marks its own, and has its wizard at its own address', () => {
  const fit = { ...NO_LISTS, withSkis: [7] }
  const cost = { ...NO_PRICES, regular: 500, active: 500 }
  show(<WizardView market={market} sport="nordic" data={data} lists={fit} prices={cost} />)
  const links = within(screen.getByRole('navigation', { name: 'Gren' })).getAllByRole('link')
  expect(linksOf(links)).toEqual(['/sv/skidguiden/alpine/', '/sv/skidguiden/nordic/'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
  expect(Wizard.mock.lastCall?.[0]).toMatchObject({
    ...{ sport: 'nordic', base: '/sv/skidguiden/nordic/', data, lists: fit, prices: cost },
    entry: 'skidguiden/nordic',
  })
})
