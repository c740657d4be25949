import { expect, it } from 'vitest'

import { SWEEPS } from '@/lib/backend/domain/jobs/sweeps'
import en from '@/locales/en/staff.json'

it('every work that comes round has a name on the page of the shop’s status', () => {
  expect(Object.keys(SWEEPS).filter((name) => !(`staff.job_${name.replaceAll('-', '_')}` in en))).toEqual([])
})
