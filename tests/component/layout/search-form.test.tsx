import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SearchForm } from '@/components/layout/search-form'

import { show } from '../ui/support'

const { call, push } = vi.hoisted(() => ({ call: vi.fn(), push: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => window.location.pathname }))

const LABELS = { search: 'Search', placeholder: 'Search gear', submit: 'Search now' }
const FOUND = {
  queries: ['Shell jackets'],
  groups: [{ name: 'Jackets', path: 'clothing/jackets' }],
  brands: [{ name: 'Vaaru', slug: 'vaaru' }],
  products: [
    { id: 1, name: 'Kuru shell jacket', manufacturer: 'Vaaru', path: 'vaaru/kuru', image: 'a.svg', active: 37_900 },
    { id: 2427, name: 'Gift card', manufacturer: 'Polku', path: 'polku/gift-card', image: 'a.svg', active: null },
  ],
}

beforeEach(() => {
  call.mockResolvedValue({ ok: true, data: FOUND })
  push.mockReset()
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

async function type(text: string) {
  show(<SearchForm labels={LABELS} />)
  const field = screen.getByRole('combobox')
  field.focus()
  await act(async () => {
    fireEvent.change(field, { target: { value: text } })
    await vi.dynamicImportSettled()
  })
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
  return field
}
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null

describe('SearchForm', () => {
  it('P2.33 works without script: a GET form to the search page', () => {
    show(<SearchForm labels={LABELS} />)
    const form = screen.getByRole('search') as HTMLFormElement
    expect([form.getAttribute('action'), form.method, (screen.getByRole('combobox') as HTMLInputElement).name]).toEqual(
      ['/en/search/', 'get', 'q'],
    )
  })

  it('keeps the question in the box on the results page', async () => {
    window.history.replaceState(null, '', '/en/search/?q=tent')
    show(<SearchForm labels={LABELS} />)
    await waitFor(() => expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('tent'))
  })

  it('groups suggestions: queries, categories, brands, products with price; the completion is bold', async () => {
    await type('jack')
    expect(call).toHaveBeenCalledWith(
      'searchSuggestions',
      { query: { q: 'jack', language: 'en', taxAreaId: 1 } },
      expect.anything(),
    )
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Suggestions',
      'Categories',
      'Brands',
      'Products',
    ])
    const group = within(screen.getByRole('group', { name: 'Categories' })).getByRole('option')
    expect([...group.querySelectorAll('b')].map((bold) => bold.textContent).join('|')).toBe('|ets')
    expect(screen.getByRole('group', { name: 'Products' }).textContent).toContain('€379')
    // A gift card costs what its buyer says.
    expect(screen.getByRole('option', { name: /Gift card/ }).textContent).not.toContain('€')
  })

  it('arrow keys move the mark through the options and back into the field, Enter follows it', async () => {
    const field = await type('jack')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(marked()).toBe('Shell jackets')
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(marked()).toBeNull()
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(marked()).toContain('Show all results')
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(push).toHaveBeenCalledWith('/en/vaaru/kuru/')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('Escape closes the list and keeps the words; Enter without a mark is the form’s own', async () => {
    const field = await type('jack')
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
    expect((field as HTMLInputElement).value).toBe('jack')
  })
})
