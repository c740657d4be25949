import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { GoodsTable } from '@/components/office/goods-table'
import { RecordForm } from '@/components/office/record-form'

import { bodies, change, entity, field, refused, router, sent, serve, show, startOver } from './support'

const BRANDS = entity('brands', [
  field('name', 'text', { isRequired: true }),
  field('slug', 'text', { isGivenOnce: true }),
  field('soldAmount', 'integer', { isReadOnly: true }),
  field('sortOrder', 'integer'),
  field('isPublic', 'boolean', { section: 'selling' }),
  field('descriptions', 'localized', { section: 'texts' }),
])
const RECORD = {
  id: '7',
  title: 'Halti',
  values: {
    name: 'Halti',
    slug: 'halti',
    soldAmount: 3,
    sortOrder: 1,
    isPublic: true,
    descriptions: { fi: 'Suomesta', en: 'From Finland' },
  },
  labels: {},
  change: 40,
}
const GOODS = {
  variants: [
    {
      ...{ id: 11, colour: { en: 'Blue' }, size: 'S', colourId: 1, sizeId: 7, isHidden: false, weight: null },
      ...{ regular: 9_900, gtin: null, sku: 'H-1', available: 3, stock: [] },
      prices: [{ area: 1, active: 9_900, regular: 9_900, discount: null, club: null, lowest30: null }],
    },
  ],
  stores: [],
  mayPrice: true,
  mayStock: true,
}
const SAVE = '/api/office/records/brands/7/'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const ctrlS = () => {
  const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })
  act(() => void window.dispatchEvent(event))
  return event
}
/** Two people changed the name: what the shop answers to the second. */
const CONFLICT = refused(409, 'CONFLICT', {
  details: { reason: 'changed', conflicts: [{ path: 'name', now: 'Halti Oy' }] },
})

beforeEach(startOver)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the form of a record', () => {
  it('of what the shop has noted itself has nothing to save', () => {
    const fixed = BRANDS.fields.map((one) => ({ ...one, isReadOnly: true }))
    show(<RecordForm entity={{ ...BRANDS, fields: fixed, canRemove: false }} record={RECORD} />)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    cleanup()
    show(<RecordForm entity={{ ...BRANDS, canRemove: false }} record={RECORD} />)
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('does not claim that all is saved while a price inside of it is not', async () => {
    show(
      <RecordForm entity={BRANDS} record={RECORD}>
        <GoodsTable model="7" goods={GOODS} />
      </RecordForm>,
    )
    expect(screen.getByText('All changes are saved')).toBeTruthy()
    fireEvent.change(box('Price, Blue · S'), { target: { value: '89' } })
    expect(await screen.findByText(/^Not saved yet: Prices and stock\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to: Prices and stock' }).getAttribute('href')).toBe('#goods')
    // Beside fields that are not saved either, the bar says that it saves only these.
    fireEvent.change(box('Name'), { target: { value: 'other' } })
    expect(screen.getByRole('button', { name: 'Save the other fields' })).toBeTruthy()
    expect(screen.getByText(/^Not saved yet: Prices and stock\./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    fireEvent.change(box('Price, Blue · S'), { target: { value: '99' } })
    fireEvent.blur(box('Price, Blue · S'))
    expect(await screen.findByText('All changes are saved')).toBeTruthy()
  })

  it('sends exactly the fields that were changed, a localized text by its language, with what was read', async () => {
    serve({ [SAVE]: { id: '7' } })
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    type('Name', 'Halti Sport')
    type('Svenska', 'Från Finland')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Shown in the shop' }))
    press('Save')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies(SAVE)).toEqual([
      {
        patch: [
          { path: 'name', from: 'Halti', to: 'Halti Sport' },
          { path: 'isPublic', from: true, to: false },
          { path: 'descriptions.sv', from: null, to: 'Från Finland' },
        ],
      },
    ])
    expect(screen.getByText('All changes are saved')).toBeTruthy()
  })

  it('takes the value of a discount code in euros where the code is a sum, and keeps cents', async () => {
    const path = '/api/office/records/discount-codes/KESA/'
    serve({ [path]: { id: 'KESA' } })
    const codes = entity('discount-codes', [
      field('kind', 'choice', { options: ['percent', 'amount'] }),
      field('value', 'integer'),
    ])
    const record = { id: 'KESA', title: 'KESA', values: { kind: 'amount', value: 2000 }, labels: {}, change: 1 }
    show(<RecordForm entity={codes} record={record} />)
    expect(box('Value').value).toBe('20.00')
    type('Value', '12.5')
    press('Save')
    await waitFor(() => expect(bodies(path)).toEqual([{ patch: [{ path: 'value', from: 2000, to: 1250 }] }]))
    fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'percent' } })
    expect(box('Value').value).toBe('1250')
  })

  it('sends the reason along where one is written', async () => {
    serve({ [SAVE]: { id: '7' } })
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    type('Name', 'Halti Sport')
    type('Reason for the change (optional)', 'New name of the company')
    press('Save')
    await waitFor(() => expect(bodies(SAVE)).toHaveLength(1))
    expect(bodies(SAVE)[0]).toMatchObject({ reason: 'New name of the company' })
  })

  it('keeps what was typed after a refusal and says it at the field', async () => {
    serve({ [SAVE]: refused(409, 'CONFLICT', { field: 'name', details: { reason: 'taken' } }) })
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    type('Name', 'Rukka')
    press('Save')
    expect(await screen.findByText('Another record has this value already.')).toBeTruthy()
    // In the bar, which can be far from the field.
    expect(screen.getByText('Name: Another record has this value already.')).toBeTruthy()
    expect(box('Name').value).toBe('Rukka')
    expect(box('Name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('1 unsaved change: Name')).toBeTruthy()
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('says that there is no connection, and keeps what was typed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    type('Name', 'Rukka')
    press('Save')
    expect(await screen.findByText('No connection. Try again.')).toBeTruthy()
    expect(box('Name').value).toBe('Rukka')
  })

  it('shows what somebody else wrote meanwhile; keeping one’s own saves over it knowingly', async () => {
    serve({ [SAVE]: CONFLICT })
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    type('Name', 'Halti Sport')
    press('Save')
    expect(await screen.findByText('Name: Halti Oy')).toBeTruthy()
    serve({ [SAVE]: { id: '7' } })
    press('Keep mine')
    expect(screen.queryByText('Name: Halti Oy')).toBeNull()
    expect(box('Name').value).toBe('Halti Sport')
    press('Save')
    await waitFor(() => expect(bodies(SAVE)).toHaveLength(2))
    expect(bodies(SAVE)[1]).toEqual({ patch: [{ path: 'name', from: 'Halti Oy', to: 'Halti Sport' }] })
  })

  it('takes theirs, and only that: other changes stay unsaved', async () => {
    serve({ [SAVE]: CONFLICT })
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    type('Name', 'Halti Sport')
    type('English', 'Made in Finland')
    press('Save')
    await screen.findByText('Name: Halti Oy')
    press('Use their values')
    expect(box('Name').value).toBe('Halti Oy')
    expect(box('English').value).toBe('Made in Finland')
    expect(screen.getByText('1 unsaved change: Description (English)')).toBeTruthy()
  })

  it('Ctrl S saves instead of the browser’s own saving, and sends nothing where nothing was changed', async () => {
    serve({ [SAVE]: { id: '7' } })
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    expect(ctrlS().defaultPrevented).toBe(true)
    expect(sent).toEqual([])
    type('Name', 'Halti Sport')
    ctrlS()
    await waitFor(() => expect(bodies(SAVE)).toHaveLength(1))
  })

  it('names the unsaved fields, and drops them', () => {
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    expect(screen.getByText('All changes are saved')).toBeTruthy()
    type('Name', 'Halti Sport')
    type('Suomi', 'Täältä')
    expect(screen.getByText('2 unsaved changes: Name, Description (Suomi)')).toBeTruthy()
    press('Discard changes')
    expect(box('Name').value).toBe('Halti')
    expect(box('Suomi').value).toBe('Suomesta')
    expect(screen.getByText('All changes are saved')).toBeTruthy()
  })

  it('has the browser ask before a page with unsaved changes is left', () => {
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    type('Name', 'Halti Sport')
    expect(leave()).toBe(true)
    type('Name', 'Halti')
    expect(leave()).toBe(false)
  })

  it('asks before it removes; then the list is shown', async () => {
    const path = '/api/office/remove/brands/7/'
    serve({ [path]: {} })
    const ask = vi.fn().mockReturnValueOnce(false).mockReturnValue(true)
    window.confirm = ask
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    press('Delete')
    expect(ask).toHaveBeenCalledWith('Delete “Halti”?')
    expect(sent).toEqual([])
    press('Delete')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/brands/'))
    expect(bodies(path)).toHaveLength(1)
  })

  it('says why something cannot be removed, and offers no removing where the person may not', async () => {
    serve({ '/api/office/remove/brands/7/': refused(409, 'CONFLICT', { details: { reason: 'in_use' } }) })
    window.confirm = () => true
    const { unmount } = show(<RecordForm entity={BRANDS} record={RECORD} />)
    press('Delete')
    expect(await screen.findByText('Something else still needs this, so it cannot be deleted.')).toBeTruthy()
    expect(router.push).not.toHaveBeenCalled()
    unmount()
    show(<RecordForm entity={{ ...BRANDS, canRemove: false }} record={RECORD} />)
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('does not let a value be changed that is only given when the record is made', () => {
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    for (const [name, shown] of [
      ['Web address', 'halti'],
      ['Sold', '3'],
    ] as const) {
      expect(screen.queryByRole('textbox', { name })).toBeNull()
      expect(screen.getByRole('status', { name }).textContent).toBe(shown)
    }
    expect(box('Name').disabled).toBe(false)
  })

  it('makes a record from what was typed and goes to it', async () => {
    const path = '/api/office/records/brands/'
    serve({ [path]: { id: 'a/b' } })
    show(<RecordForm entity={BRANDS} record={null} />)
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Sold' })).toBeNull()
    type('Name', 'Rukka')
    type('Web address', 'rukka')
    press('Save')
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/hallinta/brands/a%2Fb/'))
    expect(bodies(path)).toEqual([{ values: { name: 'Rukka', slug: 'rukka' } }])
  })

  it('tells that somebody else has changed the record while it is open, and loads it when asked', async () => {
    vi.useFakeTimers()
    serve({ '/api/office/changes/': { changes: [change(40)], page: 1, total: 1 } })
    show(<RecordForm entity={BRANDS} record={RECORD} />)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(sent[0]?.path).toBe('/api/office/changes/?entity=brands&record=7')
    expect(screen.queryByText(/while you had this open/)).toBeNull()
    serve({ '/api/office/changes/': { changes: [change(41)], page: 1, total: 1 } })
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(screen.getByText('Changed by Aino Editor while you had this open.')).toBeTruthy()
    press('Load the changes')
    expect(router.refresh).toHaveBeenCalledOnce()
  })
})
