import { describe, expect, it } from 'vitest'

import { asHtml } from '@/lib/backend/flows/mail/layout'

const cellOf = (value: string) =>
  new RegExp(`<td[^>]*style="([^"]*)"[^>]*>${value}</td>`).exec(asHtml('Order', [[['Delivered to', value]]], 'en'))?.[1]

describe('P3.06 the table of a mail', () => {
  it('keeps amounts, numbers and days on one line, and breaks what a telephone has no room for', () => {
    for (const value of ['1 234,50 €', 'W-4F7K2M9Q', '24.–26.11.', '23 ноября 2026 г.'])
      expect(cellOf(value)).toContain('white-space:nowrap')
    const address = 'Helsinki Kalasatama, Vanhan Teurastamon kuja 7, 00580 Helsinki'
    expect(cellOf(address)).not.toContain('nowrap')
    expect(cellOf(address)).toContain('overflow-wrap:anywhere')
  })
})
