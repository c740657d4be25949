import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SettingsPage } from '@/components/office/settings/settings-page'
import { SETTING_GROUPS, SHAPES, shownText, storedText } from '@/components/office/setting-shapes'
import { SETTING_DEFAULTS } from '@/lib/contract/general-settings'
import { LANGUAGES } from '@/lib/market/languages'
import { officeMessages } from '@/lib/office/messages'

import { bodies, entity, INTL, router, serve, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({ officeCall, officeMe, officeIntl: () => Promise.resolve(INTL) }))
const page = await import('@/app/hallinta/(desk)/settings/page')

const KEYS = Object.keys(SETTING_DEFAULTS) as (keyof typeof SETTING_DEFAULTS)[]
const said = (key: string) => INTL.formatMessage({ id: `office.setting_${key}` })
const formOf = (key: string) => within(document.getElementById(key) as HTMLElement)

beforeEach(startOver)
afterEach(cleanup)

describe('the words of the settings', () => {
  it.each(LANGUAGES)('B3.05 every setting has a name and a sentence of its own: %s', (language) => {
    const messages = officeMessages(language)
    const names = KEYS.map((key) => JSON.stringify(messages[`office.setting_${key}`] ?? null))
    const texts = KEYS.map((key) => JSON.stringify(messages[`office.setting_${key}_text`] ?? null))
    expect(names).not.toContain('null')
    expect(texts).not.toContain('null')
    expect(new Set([...names, ...texts]).size).toBe(2 * KEYS.length)
  })

  it('say the default of each, in a group that the page has', () => {
    show(<SettingsPage stored={{}} canChange />)
    expect(Object.keys(SHAPES).toSorted()).toEqual(KEYS.toSorted())
    for (const key of KEYS) expect(SETTING_GROUPS).toContain(SHAPES[key].group)
    expect(formOf('price_ending_max_days').getByText('Default: 30 days')).toBeTruthy()
    expect(formOf('rental_enabled').getByText('Default: Off')).toBeTruthy()
    expect(formOf('part_delivery_mode').getByText('Default: The shopper chooses')).toBeTruthy()
  })
})

describe('the search of the settings', () => {
  it.each(['hidden_dynamic', 'categories left out', 'that no menu shows'])('finds words and keys: %s', (text) => {
    show(<SettingsPage stored={{}} canChange />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    expect([...document.querySelectorAll('form')].map(({ id }) => id)).toEqual(['hidden_dynamic_page_menu_items'])
    expect(screen.getByText(`1 of ${KEYS.length} settings`)).toBeTruthy()
  })
})

describe('a setting', () => {
  const path = '/api/office/records/settings/'
  const press = (key: string) => fireEvent.click(formOf(key).getByRole('button', { name: 'Save' }))

  it('is a switch, and is stored once it differs from its default', async () => {
    serve({ [path]: { id: 'rental_enabled' } })
    show(<SettingsPage stored={{}} canChange />)
    fireEvent.click(screen.getByRole('switch', { name: said('rental_enabled') }))
    press('rental_enabled')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies(path)).toEqual([{ values: { key: 'rental_enabled', value: 'true' } }])
  })

  it('names what was on the screen, and its stored form is not what is typed', async () => {
    const own = `${path}blog_category_order/`
    serve({ [own]: { id: 'blog_category_order' } })
    show(<SettingsPage stored={{ blog_category_order: 'guides,tests,events,blog' }} canChange />)
    fireEvent.click(formOf('blog_category_order').getByRole('button', { name: 'Move Tests up' }))
    press('blog_category_order')
    await waitFor(() => expect(bodies(own)).toHaveLength(1))
    expect(bodies(own)[0]).toEqual({
      patch: [{ path: 'value', from: 'guides,tests,events,blog', to: 'tests,guides,events,blog' }],
    })
  })

  it('that is emptied has its default again; one of another form is refused', async () => {
    serve({ '/api/office/remove/settings/price_ending_max_days/': {} })
    show(<SettingsPage stored={{ price_ending_max_days: '14' }} canChange />)
    const box = screen.getByRole('textbox', { name: said('price_ending_max_days') })
    fireEvent.change(box, { target: { value: 'two weeks' } })
    press('price_ending_max_days')
    expect(formOf('price_ending_max_days').getByRole('alert').textContent).not.toBe('')
    fireEvent.change(box, { target: { value: '' } })
    press('price_ending_max_days')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
  })

  it('is only read by who may not change it', () => {
    show(<SettingsPage stored={{}} canChange={false} />)
    expect(screen.getByRole<HTMLInputElement>('switch', { name: said('rental_enabled') }).disabled).toBe(true)
  })
})

describe('the stored form', () => {
  it.each([
    ['numbers', '12\n13', '[12,13]'],
    ['numbers', 'x', null],
    ['list', 'a, b\nc', 'a,b,c'],
    ['order', 'b\na', 'b,a'],
    ['days', '0', null],
    ['days', '14', '14'],
  ] as const)('of %s: %s', (kind, typed, stored) => {
    expect(storedText({ kind }, typed)).toBe(stored)
  })

  it('of numbers may also be objects with an id', () => {
    expect(shownText({ kind: 'numbers' }, '[{"id":12},13]')).toBe('12\n13')
    expect(shownText({ kind: 'choice', options: ['ask', 'never'] }, '')).toBe('ask')
  })
})

describe('the page', () => {
  const stored = { rows: [{ id: 'rental_enabled', title: 'rental_enabled', values: { value: 'true' } }], total: 1 }

  it.each([true, false])('shows what is stored; it is a switch for who may change it: %s', async (canChange) => {
    officeMe.mockResolvedValue({ entities: [entity('settings', [], { canChange })] })
    officeCall.mockResolvedValue(stored)
    show(await page.default())
    expect(officeCall).toHaveBeenCalledWith('officeRecords', { params: { entity: 'settings' }, query: { size: '200' } })
    const rental = screen.getByRole('switch', { name: said('rental_enabled') })
    expect([rental.matches(':checked'), rental.matches(':disabled')]).toEqual([true, !canChange])
    expect(await page.generateMetadata()).toEqual({ title: 'Settings' })
  })

  it('is not there for who may not read the settings', async () => {
    officeMe.mockResolvedValue({ entities: [] })
    await expect(page.default()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
