import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ProductName } from '@/components/ui/product-name'

const kept = (name: string) => {
  const { container } = render(<ProductName name={name} />)
  expect(container.textContent).toBe(name)
  return [...container.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent)
}

describe('ProductName', () => {
  it.each([
    ['Tuike 400 -otsalamppu', ['Tuike 400', '-o']],
    ['Lähde-teräspullo 0,75 l', ['0,75 l']],
    ['Газовый баллон 230 г', ['баллон 230 г']],
    ['Norrsken 3 -tunneliteltta', ['Norrsken 3', '-t']],
    ['Мембранная куртка Kuru Pro 3L б/у, размер L', ['Pro 3L', 'б/у', 'размер L']],
    ['Trekkingrucksack 65', ['65']],
    ['Rast 28', ['Rast 28']],
    ['Bagage 90-liter', []],
    ['Siima-tuulitakki', []],
    ['Kuru 3 lager', ['Kuru 3']],
  ])('keeps together what must not break in %s, and its text as it is', (name, parts) => {
    expect(kept(name)).toEqual(parts)
  })
})
