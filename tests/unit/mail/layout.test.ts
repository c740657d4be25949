import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { contrast, readTokens } from '@/components/style-guide/tokens'
import { asHtml, MAIL_COLOURS } from '@/lib/backend/flows/mail/layout'

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

describe('P3.06 a mail in a light and in a dark theme', () => {
  const { page, surface, ink, muted, brand, onBrand } = MAIL_COLOURS
  const html = asHtml(
    'Order',
    [
      'Text',
      [['Label', 'Value']],
      { label: 'Open', link: 'https://shop.example/' },
      { label: 'Stop', link: 'https://shop.example/stop/', quiet: true },
    ],
    'fi',
  )

  it('has the colours of the shop', () => {
    const tokens = readTokens(readFileSync('app/styles/theme.css', 'utf8'))
    const names = { page: 'canvas', surface: 'surface', ink: 'ink', muted: 'ink-muted', line: 'line', brand: 'brand' }
    for (const [name, token] of Object.entries(names))
      expect([name, MAIL_COLOURS[name as keyof typeof names]]).toEqual([name, tokens[token]])
  })

  it.each(['light', 'dark'] as const)('can be read in the %s theme', (theme) => {
    for (const [front, back] of [
      [ink, page],
      [ink, surface],
      [muted, surface],
      [brand, surface],
      [onBrand, brand],
    ] as const)
      expect(contrast(front[theme], back[theme])).toBeGreaterThanOrEqual(4.5)
  })

  it('every coloured element has a rule for the dark theme, which wins over its inline style', () => {
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const dark = /@media\(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(styles)?.[1] ?? ''
    const coloured = [...html.matchAll(/<\w+ [^>]*style="[^"]*#[0-9a-f]{6}[^"]*"[^>]*>/g)].map(([tag]) => tag)
    expect(coloured).toHaveLength(7)
    for (const tag of coloured) {
      const name = /class="(\w+)"/.exec(tag)?.[1]
      expect(dark).toMatch(new RegExp(`\\.${name}\\{[^}]*!important\\}`))
    }
  })
})
