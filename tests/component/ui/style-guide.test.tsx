// @vitest-environment jsdom
import { readFileSync } from 'node:fs'

import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { StyleGuide } from '@/components/style-guide/style-guide'
import { pixels, readScale, readTokens } from '@/components/style-guide/tokens'
import { ICON_NAMES } from '@/components/ui/icon-names'
import { dismissToast, toastStore } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { marketOf } from '@/lib/market/market'
import common from '@/locales/en/common.json'
import style from '@/locales/en/style.json'

import { WithRouter } from '../router'
import { stubDialogs } from './support'

const css = readFileSync('app/styles/theme.css', 'utf8')
const found = marketOf('en', 'fi', 'eur')
if (!found) throw new Error('The market is missing.')
const market = found

function open(): void {
  render(
    <WithRouter>
      <MarketProvider value={marketValue(market, 1)}>
        <IntlProvider locale="en-US" messages={common}>
          <StyleGuide market={market} currencyRate={1} css={css} pictures />
        </IntlProvider>
        <Toaster closeLabel="Close" />
      </MarketProvider>
    </WithRouter>,
  )
}

const section = (id: string) => within(document.getElementById(id) as HTMLElement)

beforeEach(stubDialogs)
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

describe('style guide', () => {
  it('P2.38 leads to each of its sections, and each has its heading', () => {
    open()
    const links = within(screen.getByRole('navigation', { name: style['style.contents'] })).getAllByRole('link')
    expect(links).toHaveLength(15)
    for (const link of links) {
      expect(document.querySelector(`${link.getAttribute('href')} h2`)?.textContent).toBe(link.textContent)
    }
  })

  it('shows every colour of the style sheet in both themes', () => {
    open()
    const tokens = Object.entries(readTokens(css))
    expect(tokens.length).toBeGreaterThan(15)
    for (const [name, { light, dark }] of tokens) {
      const item = section('colors').getByText(name).closest('li') as HTMLElement
      expect([...item.querySelectorAll('span')].map((chip) => chip.style.backgroundColor)).toEqual(
        [light, dark].map(rgb),
      )
      expect(item.textContent).toContain(light)
      expect(item.textContent).toContain(dark)
    }
    expect(section('colors').getByText('line-strong').closest('li')?.textContent).toMatch(/3\.\d : 1/)
    expect(section('colors').getByText('canvas').closest('li')?.textContent).not.toContain(' : 1')
  })

  it('shows the scales as the style sheet has them', () => {
    open()
    for (const [name, value] of readScale(css, 'text'))
      expect(section('type').getByText(`${name} · ${pixels(value)} px`)).toBeTruthy()
    for (const [name, value] of readScale(css, 'radius'))
      expect(section('space').getByText(`${name} · ${value}`)).toBeTruthy()
    expect(readScale(css, 'text').map(([name]) => name)).toEqual([
      'xs',
      'sm',
      'base',
      'lg',
      'xl',
      '2xl',
      '3xl',
      '4xl',
      '5xl',
    ])
    expect([pixels('0.875rem'), pixels('clamp(1.5rem, 1.34rem + 0.67vw, 1.875rem)'), pixels('4px')]).toEqual([
      '14',
      '24–30',
      '4px',
    ])
  })

  it('shows every icon of the sprite', () => {
    open()
    const ids = [...readFileSync('components/ui/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
      ([, id]) => id,
    )
    expect([...ICON_NAMES].sort()).toEqual(ids.sort())
    expect(
      section('icons')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...ICON_NAMES])
  })

  it('what has states takes them: disabled, busy, wrong, sold out', () => {
    open()
    const buttons = section('buttons').getAllByRole('button')
    expect(buttons.filter((button) => (button as HTMLButtonElement).disabled)).toHaveLength(5)
    expect(buttons.filter((button) => button.getAttribute('aria-busy') === 'true')).toHaveLength(4)
    expect(
      section('fields')
        .getAllByRole('textbox')
        .filter((field) => field.getAttribute('aria-invalid') === 'true'),
    ).toHaveLength(1)
    expect(section('choices').getByRole('button', { name: 'XL, sold out' })).toBeTruthy()
    expect(document.querySelectorAll('#prices s')).toHaveLength(2)
    expect(section('cards').getAllByRole('article')).toHaveLength(4)
  })

  it('what can be chosen is chosen', async () => {
    open()
    const choices = section('choices')
    await userEvent.click(choices.getByRole('button', { name: 'L' }))
    await userEvent.click(choices.getByRole('button', { name: style['style.color_fjord'] }))
    await userEvent.click(choices.getByRole('radio', { name: new RegExp(style['style.choice_home']) }))
    expect(
      choices
        .getAllByRole('button', { pressed: true })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Fjord', 'L'])
    expect((choices.getByRole('radio', { checked: true }) as HTMLInputElement).value).toBe('home')
  })

  it('brings windows, sheets and messages, one at a time', async () => {
    open()
    for (const name of [
      'dialog_sm',
      'dialog_md',
      'dialog_lg',
      'drawer_right',
      'drawer_left',
      'drawer_bottom',
    ] as const) {
      const title = style[`style.${name}`]
      await userEvent.click(section('overlays').getByRole('button', { name: title }))
      const [dialog, ...others] = document.querySelectorAll<HTMLElement>('dialog[open]')
      expect(dialog?.querySelector('h2')?.textContent).toBe(title)
      expect(others).toEqual([])
      await userEvent.click(within(dialog as HTMLElement).getByText('Close'))
      expect(document.querySelector('dialog[open]')).toBeNull()
    }
    await userEvent.click(section('overlays').getByRole('button', { name: style['style.toast_warning'] }))
    await act(async () => {
      await import('@/components/ui/toast-list')
    })
    expect((await within(screen.getByRole('status')).findByText(style['style.toast_warning'])).textContent).toBe(
      style['style.toast_warning'],
    )
  })
})

/** As browsers write a colour. */
function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}
