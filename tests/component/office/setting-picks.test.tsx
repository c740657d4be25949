import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { SettingsPage } from '@/components/office/settings/settings-page'
import { SHAPES } from '@/components/office/setting-shapes'
import { settingText } from '@/components/office/setting-text'
import { SETTING_DEFAULTS, type SettingKey } from '@/lib/contract/general-settings'

import { bodies, INTL, sent, serve, show, startOver } from './support'

const PATH = '/api/office/records/settings/'
const formOf = (key: string) => within(document.getElementById(key) as HTMLElement)
const save = (key: string) => fireEvent.click(formOf(key).getByRole('button', { name: 'Save' }))
const written = (key: string) =>
  bodies(`${PATH}${key}/`).map((body) => (body as { patch: { to: string }[] }).patch[0]?.to)
function open(key: SettingKey, stored: string, canChange = true) {
  serve({ [`${PATH}${key}/`]: { id: key } })
  show(<SettingsPage stored={{ [key]: stored }} canChange={canChange} />)
}
async function pick(key: string, name: string) {
  const box = formOf(key).getByRole('combobox')
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: name } })
  fireEvent.mouseDown(await formOf(key).findByRole('option', { name }))
}
const found = (id: string, title: string, values = {}) => ({ rows: [{ id, title, values, labels: {} }], total: 1 })
const target = (entity: string, id: string, name: string) => ({ kind: 'group', entity, id, name, isHidden: false })

beforeEach(startOver)
afterEach(cleanup)

describe('categories left out of the menus', () => {
  const KEY = 'hidden_dynamic_page_menu_items'

  it('B3.05 are shown by name, and taken out in every language at once', async () => {
    serve({ '/api/office/links/': target('groups', '4', 'Bicycles') })
    open(KEY, 'pyorailu,cykling')
    const link = await formOf(KEY).findByRole('link', { name: 'Bicycles' })
    expect(link.getAttribute('href')).toBe('/hallinta/groups/4/')
    expect(formOf(KEY).getAllByRole('link', { name: 'Bicycles' })).toHaveLength(1)
    fireEvent.click(formOf(KEY).getByRole('button', { name: 'Remove Bicycles' }))
    save(KEY)
    await waitFor(() => expect(sent.some(({ path }) => path === `/api/office/remove/settings/${KEY}/`)).toBe(true))
  })

  it('are found among those at the top, and stored by their addresses in all languages', async () => {
    serve({
      '/api/office/records/groups/': found('4', 'Bicycles'),
      '/api/office/links/groups/4/': { paths: { fi: '/pyorailu/', sv: '/cykling/', en: '/cycling/', de: '/cycling/' } },
    })
    open(KEY, 'old')
    await pick(KEY, 'Bicycles')
    expect(await formOf(KEY).findByText('Bicycles')).toBeTruthy()
    const asked = sent.filter(({ path }) => path.startsWith('/api/office/records/groups/'))
    expect(asked.every(({ path }) => path.includes('filter=parentId%3Anone'))).toBe(true)
    save(KEY)
    await waitFor(() => expect(written(KEY)).toEqual(['old,pyorailu,cykling,cycling']))
  })

  it('that are there no more keep their word until it is taken away', async () => {
    serve({ '/api/office/links/': { ...target('', '', ''), kind: 'nowhere', entity: null, id: null, name: null } })
    open(KEY, 'gone,lost')
    fireEvent.click(await formOf(KEY).findByRole('button', { name: 'Remove gone' }))
    save(KEY)
    await waitFor(() => expect(written(KEY)).toEqual(['lost']))
  })
})

it('B3.05 brands on the experiences page are found by name, and moved', async () => {
  const KEY = 'experience_manufacturer_list'
  serve({
    '/api/office/links/': target('brands', '7', 'Vaaru'),
    '/api/office/records/brands/': found('8', 'Vesikulku', { slug: 'vesikulku' }),
  })
  open(KEY, 'vaaru')
  await formOf(KEY).findByRole('link', { name: 'Vaaru' })
  await pick(KEY, 'Vesikulku')
  fireEvent.click(await formOf(KEY).findByRole('button', { name: 'Move Vesikulku up' }))
  save(KEY)
  await waitFor(() => expect(written(KEY)).toEqual(['vesikulku,vaaru']))
})

describe('variants', () => {
  it('B3.05 are shown and found by name, and stored by their numbers', async () => {
    const KEY = 'card_checkout_products'
    serve({
      '/api/office/records/variants/12/': { id: '12', title: 'Tuuli, blue, M', values: {}, labels: {}, change: 1 },
      '/api/office/records/variants/': found('13', 'Tuuli, red, M', { sku: 'T-R-M' }),
    })
    open(KEY, '[{"id":12}]')
    expect((await formOf(KEY).findByRole('link', { name: 'Tuuli, blue, M' })).getAttribute('href')).toBe(
      '/hallinta/variants/12/',
    )
    await pick(KEY, 'Tuuli, red, M')
    await formOf(KEY).findByRole('link', { name: 'Tuuli, red, M' })
    save(KEY)
    await waitFor(() => expect(written(KEY)).toEqual(['[12,13]']))
  })

  it('are only read by who may not change them', async () => {
    const KEY = 'quick_add_products'
    serve({ '/api/office/records/variants/12/': { id: '12', title: 'Tuuli', values: {}, labels: {}, change: 1 } })
    open(KEY, '[12]', false)
    await formOf(KEY).findByRole('link', { name: 'Tuuli' })
    expect(formOf(KEY).queryByRole('combobox')).toBeNull()
    expect(formOf(KEY).queryByRole('button')).toBeNull()
  })
})

describe('words of the program', () => {
  it('B3.05 sections of articles have names and an order, and none is missing or taken away', async () => {
    const KEY = 'blog_category_order'
    open(KEY, 'tests,blog')
    const names = () =>
      formOf(KEY)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['Tests', 'Blogs', 'Guides', 'Events'])
    expect(formOf(KEY).queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(formOf(KEY).queryByRole('button', { name: 'Save' })).toBeNull()
    fireEvent.click(formOf(KEY).getByRole('button', { name: 'Move Guides up' }))
    expect(names()).toEqual(['Tests', 'Guides', 'Blogs', 'Events'])
    save(KEY)
    await waitFor(() => expect(written(KEY)).toEqual(['tests,guides,blog,events']))
  })

  it('B3.05 orders of search results are chosen by name; one that the program does not know can be taken away', async () => {
    const KEY = 'frosmo_search_sort_by'
    open(KEY, 'text_match,odd_word')
    fireEvent.click(formOf(KEY).getByRole('button', { name: 'Remove odd_word' }))
    const select = formOf(KEY).getByRole('combobox', { name: 'Add to the order' })
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['–', 'What is bought most', 'What is looked at most'])
    fireEvent.change(select, { target: { value: 'most_viewed' } })
    save(KEY)
    await waitFor(() => expect(written(KEY)).toEqual(['text_match,most_viewed']))
  })

  it('are said by name in the history', () => {
    expect(settingText(INTL, 'blog_category_order', 'tests,x')).toBe('Tests, x')
    expect(settingText(INTL, 'frosmo_search_sort_by', '')).toBe('empty')
  })
})

describe('a text of which there is only one', () => {
  it('B3.05 says in which language shoppers read it', () => {
    show(<SettingsPage stored={{}} canChange />)
    for (const key of ['frontpage_title', 'frontpage_meta_description', 'search_bar_placeholder']) {
      expect(formOf(key).getByText(/^One text, in this language: Suomi\./)).toBeTruthy()
      expect(formOf(key).getByRole('textbox').getAttribute('lang')).toBe('fi')
    }
    expect(formOf('blocked_stock_text').getByText(/^One text for all languages/)).toBeTruthy()
  })

  it('is said of every setting that is written for shoppers', () => {
    const written = (Object.keys(SETTING_DEFAULTS) as SettingKey[]).filter(
      (key) => ['text', 'lines'].includes(SHAPES[key].kind) && key !== 'frosmo_category_strategy',
    )
    expect(written.filter((key) => SHAPES[key].readIn === undefined)).toEqual([])
  })
})
