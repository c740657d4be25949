import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { FieldEditor } from '@/components/office/field-editor'
import { HtmlLink, type LinkPlace } from '@/components/office/html-link'
import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'
import type { LinkTarget } from '@/lib/contract/schemas/office-content'

import { stubDialogs } from '../ui/support'
import { field, sent, serve, show, startOver } from './support'

const target = (more: Partial<LinkTarget>): LinkTarget => ({
  ...{ kind: 'nowhere', entity: null, id: null, name: null, isHidden: false },
  ...more,
})
const JACKETS = target({ kind: 'group', entity: 'groups', id: '4', name: 'Jackets' })
const held: { value: OfficeValue } = { value: null }

interface HeldProps {
  entity: string
  of: OfficeField
  first: OfficeValue
  /** The language of the record. */
  in?: string
}

function Held({ entity, of, first, in: language }: HeldProps) {
  const [now, setNow] = useState(first)
  return (
    <FieldEditor
      entity={entity}
      field={of}
      value={now}
      label={null}
      {...(language !== undefined && { values: { language } })}
      onChange={(next) => {
        held.value = next
        setNow(next)
      }}
    />
  )
}
const edit = (entity: string, of: OfficeField, first: OfficeValue) =>
  show(<Held entity={entity} of={of} first={first} />)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const find = async (text: string) => {
  const box = screen.getByRole('combobox', { name: 'What it leads to, by name' })
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: text } })
  fireEvent.mouseDown(await screen.findByRole('option', { name: text }))
}
const rows = (id: string, title: string) => ({ rows: [{ id, title, values: {}, labels: {} }], total: 1 })
const asked = (path: string) =>
  sent.filter((call) => call.path.startsWith(path)).map((call) => new URL(call.path, 'http://x').searchParams)

beforeEach(() => {
  startOver()
  held.value = null
  stubDialogs()
})
afterEach(cleanup)

describe('a link', () => {
  const LINK = field('url', 'text')

  it('says by name what it leads to, which opens; the address is below it', async () => {
    serve({ '/api/office/links/': JACKETS })
    edit('keywords', LINK, '/jackets/')
    const link = await screen.findByRole('link', { name: 'Jackets' })
    expect(link.getAttribute('href')).toBe('/hallinta/groups/4/')
    expect(screen.getByText('/jackets/')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(asked('/api/office/links/').map((query) => [query.get('target'), query.get('language')])).toEqual([
      ['/jackets/', 'fi'],
    ])
  })

  it('of a former address is chosen, too: a category or a product, stored without slashes in its language', async () => {
    serve({
      '/api/office/records/groups/': rows('4', 'Jackets'),
      '/api/office/links/groups/4/': { paths: { fi: '/takit/', sv: '/jackor/' } },
      '/api/office/links/': JACKETS,
    })
    show(<Held entity="former-paths" of={field('target', 'text', { isRequired: true })} first="" in="sv" />)
    const kinds = within(screen.getByLabelText(/^Target/)).getAllByRole('option')
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Category', 'Product'])
    await find('Jackets')
    await waitFor(() => expect(held.value).toBe('jackor'))
    expect(await screen.findByRole('link', { name: 'Jackets' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('warns when it leads nowhere, and when shoppers do not see what it leads to', async () => {
    serve({ '/api/office/links/': target({}) })
    const { unmount } = edit('keywords', LINK, '/jakets/')
    expect(await screen.findByText('There is nothing at this address in the shop.')).toBeTruthy()
    unmount()
    serve({ '/api/office/links/': { ...JACKETS, kind: 'product', isHidden: true } })
    edit('keywords', LINK, '/halti/shell/')
    expect(await screen.findByText(/^Shoppers do not see it now/)).toBeTruthy()
  })

  it('is chosen by kind and name', async () => {
    serve({
      '/api/office/records/brands/': rows('7', 'Halti'),
      '/api/office/links/brands/7/': { paths: { fi: '/halti/', en: '/halti/' } },
      '/api/office/links/': target({ kind: 'brand', entity: 'brands', id: '7', name: 'Halti' }),
    })
    edit('ribbons', field('link', 'text'), null)
    fireEvent.change(screen.getByRole('combobox', { name: 'What the link leads to' }), { target: { value: 'brand' } })
    await find('Halti')
    await waitFor(() => expect(held.value).toBe('/halti/'))
    expect(await screen.findByRole('link', { name: 'Halti' })).toBeTruthy()
    press('Remove Halti')
    expect(held.value).toBe('')
  })

  it('finds articles and campaigns apart from pages, in the language of the reader', async () => {
    serve({ '/api/office/records/pages/': rows('3', 'Winter care') })
    edit('keywords', LINK, null)
    const kind = screen.getByRole('combobox', { name: 'What the link leads to' })
    for (const one of ['page', 'article', 'campaign']) {
      fireEvent.change(kind, { target: { value: one } })
      fireEvent.focus(screen.getByRole('combobox', { name: 'What it leads to, by name' }))
      await screen.findByRole('option', { name: 'Winter care' })
    }
    expect(asked('/api/office/records/pages/').map((query) => query.get('filter'))).toEqual([
      'kind:static;language:en',
      'kind:tabs;language:en',
      'kind:article;language:en',
      'kind:campaign;language:en',
    ])
  })

  it('can be an address that is typed, and stays when choosing another one is given up', async () => {
    serve({ '/api/office/links/': target({ kind: 'web' }) })
    edit('keywords', LINK, null)
    fireEvent.change(screen.getByRole('combobox', { name: 'What the link leads to' }), { target: { value: 'web' } })
    const box = screen.getByRole('textbox', { name: 'Typed address' })
    fireEvent.change(box, { target: { value: ' https://example.com/ ' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(held.value).toBe('https://example.com/')
    press(/^Change/)
    press('Keep as it is')
    expect(screen.getByText('https://example.com/')).toBeTruthy()
  })

  it('of a product that is not shown leads to a category or a product, without slashes as the shop keeps it', async () => {
    serve({
      '/api/office/records/groups/': rows('4', 'Jackets'),
      '/api/office/links/groups/4/': { paths: { fi: '/vaatteet/takit/', en: '/clothes/jackets/' } },
      '/api/office/links/': JACKETS,
    })
    edit('products', field('leadsTo', 'text'), '')
    const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What the link leads to' })
    expect([...kinds.options].map(({ text }) => text)).toEqual(['Category', 'Product'])
    await find('Jackets')
    await waitFor(() => expect(held.value).toBe('vaatteet/takit'))
    await screen.findByRole('link', { name: 'Jackets' })
    expect(asked('/api/office/links/').at(-1)?.get('target')).toBe('/vaatteet/takit/')
  })
})

describe('the link of a banner', () => {
  const URLS = field('urls', 'localized', { isRequired: true })
  const ALL = { en: '/jackets/', fi: '/takit/', sv: '/jackor/', de: '/jacken/', fr: '/vestes/', ru: '/kurtki/' }

  it('is chosen once for all languages', async () => {
    serve({
      '/api/office/records/groups/': rows('4', 'Jackets'),
      '/api/office/links/groups/4/': { paths: ALL },
      '/api/office/links/': JACKETS,
    })
    edit('banners', URLS, {})
    await find('Jackets')
    await waitFor(() => expect(held.value).toEqual(ALL))
    expect(await screen.findByText('Category: Jackets')).toBeTruthy()
    expect(screen.queryByText(/^No link, or one/)).toBeNull()
    press('Choose for all languages')
    press('Keep as it is')
    expect(held.value).toEqual(ALL)
  })

  it('says which languages have none, and shows them one by one', async () => {
    serve({ '/api/office/links/': JACKETS })
    const { ru: _ru, ...others } = ALL
    edit('banners', URLS, others)
    expect((await screen.findByText(/^No link, or one/)).textContent).toBe(
      'No link, or one that leads nowhere: Русский',
    )
    const group = screen.getByText('Each language by itself').closest('details')
    expect(group?.open).toBe(true)
  })

  it('with several addresses in one text keeps them as they are', () => {
    edit('banners', URLS, { fi: '/takit/\n/housut/' })
    const list = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Suomi' })
    expect(list.value).toBe('/takit/\n/housut/')
    expect(sent).toEqual([])
  })
})

describe('a link in a text', () => {
  const place = (): LinkPlace => ({ range: document.createRange(), address: '', isEmpty: true })

  it('is picked by name in the language of the text, and can still be typed', async () => {
    serve({
      '/api/office/records/groups/': rows('4', 'Jackets'),
      '/api/office/links/groups/4/': { paths: { fi: '/takit/', sv: '/jackor/' } },
    })
    const set: string[][] = []
    show(<HtmlLink place={place()} language="sv" onSet={(...given) => set.push(given)} onClose={() => undefined} />)
    const dialog = within(screen.getByRole('dialog'))
    await find('Jackets')
    const address = dialog.getByLabelText<HTMLInputElement>(/^Address of the link/)
    await waitFor(() => expect(address.value).toBe('/jackor/'))
    expect(dialog.getByLabelText<HTMLInputElement>('Text of the link').value).toBe('Jackets')
    press('Set the link')
    expect(set).toEqual([['/jackor/', 'Jackets']])
  })
})
