import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { CampaignPreview } from '@/components/office/campaign-preview'
import { CountDifferences } from '@/components/office/count-differences'

import { show, startOver } from './support'

beforeEach(startOver)
afterEach(cleanup)

const right = (container: HTMLElement, part: 'thead th' | 'tbody td') =>
  [...container.querySelectorAll(part)]
    .filter(({ className }) => className.includes('text-end'))
    .map(({ textContent }) => textContent)

it('numbers of a count stand right, below their names', () => {
  const line = { variant: 1, title: 'Cap', code: 'C-1', shelves: ['A1'], counted: 3, expected: 5, difference: -2 }
  const { container } = show(<CountDifferences result={{ lines: [line], unknown: [], isSaved: false }} />)
  expect(right(container, 'thead th')).toEqual(['Counted', 'Expected', 'Difference'])
  expect(right(container, 'tbody td')).toEqual(['3', '5', '-2'])
})

it('amounts of a price campaign stand right, below their names', () => {
  const row = {
    ...{ variant: 1, title: 'Cap', sku: 'C-1', area: 1, present: 10_000, next: 7_990, lowest30: 9_000, percent: 20 },
    ...{ warnings: [], isLeftOut: false },
  }
  const preview = { rows: [row], total: 1, leftOut: 0, warnings: {} }
  const { container } = show(<CampaignPreview preview={preview} page={1} onPage={() => undefined} />)
  expect(right(container, 'thead th')).toHaveLength(4)
  expect(right(container, 'tbody td')).toEqual(['€100.00', '€79.90', '€90.00', '-20%'])
})
