import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { SettingsPage } from '@/components/office/settings/settings-page'
import { faultIn, shownText, storedText } from '@/components/office/setting-shapes'
import { settingText } from '@/components/office/setting-text'

import { bodies, INTL, serve, show, startOver } from './support'

const PATH = '/api/office/records/settings/'
const formOf = (key: string) => within(document.getElementById(key) as HTMLElement)
const save = (key: string) => fireEvent.click(formOf(key).getByRole('button', { name: 'Save' }))
const faultOf = (key: string) =>
  formOf(key)
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
const written = (path: string) => (bodies(path)[0] as { patch: { to: string }[] }).patch[0]?.to

beforeEach(startOver)
afterEach(cleanup)

describe('the technical name of a setting', () => {
  it('B3.05 is folded, and stands beside no name', () => {
    show(<SettingsPage stored={{}} canChange />)
    const name = formOf('rental_enabled').getByText('rental_enabled')
    expect(name.closest('details')?.open).toBe(false)
    expect(name.closest('details')?.querySelector('summary')?.textContent).toBe('Technical name')
  })
})

describe('the features of the shop', () => {
  const KEY = 'feature_flags'
  const stored = JSON.stringify({ ski_wizard: true, finnish_owned: 'false', odd: [1, 2], limit: 5 })
  const form = () => formOf(KEY)
  const open = (value = stored) => {
    serve({ [`${PATH}${KEY}/`]: { id: KEY } })
    show(<SettingsPage stored={{ [KEY]: value }} canChange />)
  }

  it('are switches with their names; others are rows that are kept as they are', async () => {
    open()
    const switches = form().getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([true, false, false])
    expect(form().getByRole('switch', { name: 'Ski wizard' })).toBe(switches[0])
    expect(form().getByLabelText<HTMLInputElement>('Technical name of feature 1').value).toBe('odd')
    fireEvent.click(form().getByRole('switch', { name: 'Owned in Finland' }))
    save(KEY)
    await waitFor(() => expect(bodies(`${PATH}${KEY}/`)).toHaveLength(1))
    expect(JSON.parse(written(`${PATH}${KEY}/`) ?? '')).toEqual({
      ski_wizard: true,
      finnish_owned: true,
      odd: [1, 2],
      limit: 5,
    })
  })

  it('are added, given a value and taken away; what is wrong is said in words', async () => {
    open('{"old":true}')
    fireEvent.click(form().getByRole('button', { name: 'Remove feature 1' }))
    fireEvent.click(form().getByRole('button', { name: 'Add another feature' }))
    save(KEY)
    expect(faultOf(KEY)).toBe('A feature has no name.')
    fireEvent.change(form().getByLabelText('Technical name of feature 1'), { target: { value: 'new thing' } })
    save(KEY)
    expect(faultOf(KEY)).toBe('The technical name of a feature has no spaces.')
    fireEvent.change(form().getByLabelText('Technical name of feature 1'), { target: { value: 'new_thing' } })
    fireEvent.change(form().getByLabelText('State of feature 1'), { target: { value: 'value' } })
    save(KEY)
    expect(faultOf(KEY)).toBe('A feature with a value needs the value.')
    fireEvent.change(form().getByLabelText('Value of feature 1'), { target: { value: 'soon' } })
    save(KEY)
    await waitFor(() => expect(bodies(`${PATH}${KEY}/`)).toHaveLength(1))
    expect(written(`${PATH}${KEY}/`)).toBe('{"new_thing":"soon"}')
  })

  it('have a scheme of green claims with a name and an address', async () => {
    open('{"ski_wizard":true}')
    fireEvent.change(form().getByLabelText('Name of the scheme'), { target: { value: 'Nordic Swan' } })
    save(KEY)
    expect(faultOf(KEY)).toMatch(/^A scheme needs a name and an address/)
    fireEvent.change(form().getByLabelText(/^Its web address/), { target: { value: 'https://swan.example/' } })
    save(KEY)
    await waitFor(() => expect(bodies(`${PATH}${KEY}/`)).toHaveLength(1))
    expect(JSON.parse(written(`${PATH}${KEY}/`) ?? '')).toEqual({
      ski_wizard: true,
      sustainability_scheme: { name: 'Nordic Swan', url: 'https://swan.example/' },
    })
  })

  it('are only read by who may not change them, and said in words in the history', () => {
    show(<SettingsPage stored={{ [KEY]: stored }} canChange={false} />)
    expect(form().queryByRole('button')).toBeNull()
    expect(form().getByRole('switch', { name: 'Ski wizard' }).closest('fieldset')?.disabled).toBe(true)
    expect(settingText(INTL, KEY, stored)).toBe('Ski wizard: On, Owned in Finland: Off, odd: [1,2], limit: 5')
    expect(settingText(INTL, KEY, '{}')).toBe('empty')
  })
})

describe('days added by country', () => {
  const KEY = 'target_country_delivery_added_days'
  const stored = JSON.stringify({
    countries: [
      { country: 'se', start: 1, end: 2 },
      { country: 'de', start: 2, end: 4 },
    ],
    ski_bundle: { start: 1, end: 2 },
    note: 'kept',
  })
  const form = () => formOf(KEY)
  const open = () => {
    serve({ [`${PATH}${KEY}/`]: { id: KEY } })
    show(<SettingsPage stored={{ [KEY]: stored }} canChange />)
  }
  const type = (label: string, value: string) => fireEvent.change(form().getByLabelText(label), { target: { value } })

  it('are rows with countries by name: added, changed, moved and taken away', async () => {
    open()
    type('Sweden: days at most', '3')
    fireEvent.click(form().getByRole('button', { name: 'Move Germany up' }))
    fireEvent.click(form().getByRole('button', { name: 'Add a country' }))
    const [, , third] = form().getAllByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    expect([...(third?.options ?? [])].some(({ value }) => value === 'se')).toBe(false)
    save(KEY)
    expect(faultOf(KEY)).toBe('Choose a country in each row.')
    fireEvent.change(third as HTMLElement, { target: { value: 'no' } })
    type('Mounting of a ski package: days at most', '4')
    save(KEY)
    await waitFor(() => expect(bodies(`${PATH}${KEY}/`)).toHaveLength(1))
    expect(JSON.parse(written(`${PATH}${KEY}/`) ?? '')).toEqual({
      countries: [
        { country: 'de', start: 2, end: 4 },
        { country: 'se', start: 1, end: 3 },
        { country: 'no', start: 1, end: 2 },
      ],
      ski_bundle: { start: 1, end: 4 },
      note: 'kept',
    })
  })

  it('are whole numbers, the second not below the first', () => {
    open()
    type('Sweden: days at least', 'two')
    save(KEY)
    expect(faultOf(KEY)).toBe('Days are whole numbers from 0 to 999.')
    type('Sweden: days at least', '9')
    save(KEY)
    expect(faultOf(KEY)).toBe('The second number of days must not be smaller than the first.')
  })

  it('without any are the default, and are said in words', () => {
    const shape = { kind: 'countryDays' } as const
    expect(storedText(shape, shownText(shape, '{"countries":[]}'))).toBe('')
    expect(faultIn(shape, shownText(shape, '{"countries":[{"country":"se"}]}'))).toBe('office.fault_days_whole')
    const twice = '{"countries":[{"country":"se","start":1,"end":1},{"country":"SE","start":1,"end":1}]}'
    expect(faultIn(shape, shownText(shape, twice))).toBe('office.fault_days_twice')
    expect(settingText(INTL, KEY, stored)).toBe('Sweden 1–2, Germany 2–4, Mounting of a ski package 1–2')
    expect(settingText(INTL, KEY, '{"countries":[]}')).toBe('empty')
  })
})
