import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { RecordForm } from '@/components/office/record-form'

import { bodies, entity, field, router, sent, serve, show, startOver } from './support'

const PAGES = entity('pages', [
  field('title', 'text', { isRequired: true }),
  field('slug', 'text', { isRequired: true }),
  field('language', 'choice', { isRequired: true, isGivenOnce: true, options: ['fi', 'sv'] }),
  field('key', 'text', { isRequired: true, isGivenOnce: true }),
])
const LIST = '/api/office/records/pages/'
const row = (id: string, title: string, language: string, key: string) => ({
  id,
  title,
  values: { title, language, key },
  labels: {},
})
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const key = () => box('Key').value
const find = () => screen.getByRole('combobox', { name: 'Translation of' })
async function choose(title: string) {
  fireEvent.focus(find())
  fireEvent.change(find(), { target: { value: title } })
  fireEvent.mouseDown(await screen.findByRole('option', { name: new RegExp(title) }))
}

beforeEach(startOver)
afterEach(cleanup)

describe('a new page', () => {
  const open = () => {
    serve({ [LIST]: { rows: [row('4', 'Huolto', 'fi', 'repair')], total: 1, id: '9' } })
    show(<RecordForm entity={PAGES} record={null} />)
    fireEvent.change(box(/^Title/), { target: { value: 'Service' } })
  }

  it('has a key of its own, which is folded', () => {
    open()
    expect(key()).toBe('service')
    expect(box('Key').closest('details')?.open).toBe(false)
  })

  it('is a translation of a page that is found by name, in which the language is said', async () => {
    open()
    fireEvent.focus(find())
    const option = await screen.findByRole('option', { name: /Huolto/ })
    expect(option.textContent).toBe('HuoltoSuomi')
    fireEvent.mouseDown(option)
    expect(screen.getByRole('link', { name: 'Huolto' }).getAttribute('href')).toBe('/hallinta/pages/4/')
    fireEvent.change(box(/^Title/), { target: { value: 'Service och reparation' } })
    expect(key()).toBe('repair')
    fireEvent.change(screen.getByRole('combobox', { name: /^Language/ }), { target: { value: 'sv' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce())
    expect(bodies(LIST).find((body) => body !== undefined)).toEqual({
      values: { title: 'Service och reparation', slug: 'service-och-reparation', language: 'sv', key: 'repair' },
    })
  })

  it('has its own key again when that page is taken away', async () => {
    open()
    await choose('Huolto')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Huolto' }))
    expect(key()).toBe('service')
    expect(find()).toBeTruthy()
  })

  it('says when that page is in the same language', async () => {
    open()
    fireEvent.change(screen.getByRole('combobox', { name: /^Language/ }), { target: { value: 'fi' } })
    await choose('Huolto')
    expect(screen.getByText(/^That page is in the same language\./)).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: /^Language/ }), { target: { value: 'sv' } })
    expect(screen.queryByText(/^That page is in the same language\./)).toBeNull()
  })
})

describe('a page that is there', () => {
  const record = {
    id: '5',
    title: 'Service',
    values: { title: 'Service', slug: 'service', language: 'sv', key: 'repair' },
    labels: {},
    change: 1,
  }

  it('leads to its other languages, and has no key to type', async () => {
    const rows = [
      row('4', 'Huolto', 'fi', 'repair'),
      row('5', 'Service', 'sv', 'repair'),
      row('6', 'Other', 'fi', 'repair-2'),
    ]
    serve({ [LIST]: { rows, total: 3 } })
    show(<RecordForm entity={PAGES} record={record} />)
    const link = await screen.findByRole('link', { name: 'Huolto' })
    expect([link.getAttribute('href'), link.closest('li')?.textContent]).toEqual([
      '/hallinta/pages/4/',
      'Suomi: Huolto',
    ])
    expect(screen.queryByRole('link', { name: 'Other' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Service' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Key' })).toBeNull()
    expect(sent.map(({ path }) => path)).toEqual([`${LIST}?size=50&filter=key%3Arepair`])
  })

  it('says when it has none', async () => {
    serve({ [LIST]: { rows: [row('5', 'Service', 'sv', 'repair')], total: 1 } })
    show(<RecordForm entity={PAGES} record={record} />)
    expect(await screen.findByText('In no other language yet.')).toBeTruthy()
  })
})
