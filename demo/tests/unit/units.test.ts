import { expect, it } from 'vitest'

import { unitIn } from '@/lib/market/units'
import { NUMBER_PROPERTIES } from '../../reference'

it('every unit of the demo catalogue has its Russian symbol', () => {
  const latin = NUMBER_PROPERTIES.map(({ unit }) => unitIn(unit, 'ru') ?? '').filter(
    (unit) => /[a-z]/i.test(unit) && unit !== '°C',
  )
  expect(latin).toEqual([])
})
