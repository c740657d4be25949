import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CountDesk } from '@/components/office/count-desk'
import type { CountResult, StockCount } from '@/lib/contract/schemas/office-counts'

import { bodies, refused, serve, show, startOver } from './support'

const COUNTS = '/api/office/counts/'
const CODES = '/api/office/codes/'
const STORES = [
  { id: 1, name: 'Helsinki' },
  { id: 20, name: 'Oulu' },
]
const result = (isSaved: boolean): CountResult => ({
  lines: [
    { variant: 1, title: 'Jacket M', code: '640', shelves: ['A1'], counted: 2, expected: 5, difference: -3 },
    { variant: 2, title: 'Cap', code: 'CAP', shelves: ['A1', 'B2'], counted: 4, expected: 4, difference: 0 },
  ],
  unknown: [{ shelf: 'A1', code: '999', count: 1 }],
  isSaved,
})
const sentCounts = () => bodies(COUNTS) as { count: StockCount; isPreview?: boolean }[]
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const code = () => screen.getByLabelText<HTMLInputElement>('EAN or product number: scan or type')

function goTo(shelf: string) {
  const field = screen.getByLabelText('Shelf')
  fireEvent.change(field, { target: { value: shelf } })
  fireEvent.submit(field)
}
/** What a scanner does: the code, then Enter. */
function scan(...codes: string[]) {
  for (const one of codes) {
    fireEvent.change(code(), { target: { value: one } })
    fireEvent.submit(code())
  }
}
async function begin() {
  show(<CountDesk stores={STORES} />)
  // What was kept in the browser is read after the first paint.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
}
const start = async () => {
  await begin()
  fireEvent.change(screen.getByLabelText('Store or warehouse'), { target: { value: '20' } })
  fireEvent.click(button('Begin'))
}

beforeEach(() => {
  startOver()
  localStorage.clear()
  serve({ [CODES]: { found: [{ code: '640', variant: 1, title: 'Jacket M' }] }, [COUNTS]: result(true) })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('counting', () => {
  it('says in which store, as long as it goes on', async () => {
    await start()
    expect(screen.getByText('Counting in: Oulu')).toBeTruthy()
  })

  it('takes no bar code for a shelf, unless somebody confirms it', async () => {
    await start()
    goTo('6400000000015')
    expect(screen.queryByText(/is the bar code of a product/)).toBeNull()
    goTo('6400000000019')
    expect(screen.getByRole('alert').textContent).toMatch(/^6400000000019 is the bar code of a product\./)
    expect(screen.queryByText('On shelf 6400000000019')).toBeNull()
    goTo('6400000000019')
    expect(screen.queryByText(/is the bar code of a product/)).toBeNull()
    expect(screen.getByRole('region', { name: /6400000000019/ })).toBeTruthy()
  })

  it('adds up what is scanned, shelf by shelf, with the field ready for the next code', async () => {
    await start()
    expect(code().disabled).toBe(true)
    goTo('A1')
    expect(document.activeElement).toBe(code())
    scan('640', '640', '640')
    expect(await screen.findByText('Jacket M')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Units of 640').value).toBe('3')
    expect([document.activeElement, code().value]).toEqual([code(), ''])
    expect(bodies(CODES)).toEqual(
      [{ codes: ['640'] }, { codes: ['640'] }, { codes: ['640'] }].slice(0, bodies(CODES).length),
    )
    goTo('B2')
    expect(screen.queryByLabelText('Units of 640')).toBeNull()
    scan('640')
    expect(screen.getByText('2 shelves counted')).toBeTruthy()
    fireEvent.click(button('Save the count'))
    expect(await screen.findByText('The count is saved.')).toBeTruthy()
    const [sent] = sentCounts()
    expect(sent?.count).toMatchObject({
      store: 20,
      shelves: [
        { shelf: 'A1', scans: [{ code: '640', count: 3 }] },
        { shelf: 'B2', scans: [{ code: '640', count: 1 }] },
      ],
    })
  })

  it('takes a number that is typed over, and puts back what is none', async () => {
    await start()
    goTo('A1')
    scan('640')
    const write = (value: string) => {
      const field = screen.getByLabelText<HTMLInputElement>('Units of 640')
      fireEvent.change(field, { target: { value } })
      fireEvent.blur(field)
    }
    write('0')
    expect(screen.getByLabelText<HTMLInputElement>('Units of 640').value).toBe('0')
    for (const wrong of ['x', '-1', '', '1.5']) {
      write(wrong)
      expect(screen.getByLabelText<HTMLInputElement>('Units of 640').value).toBe('0')
    }
  })

  it('says of a code that nobody knows it, and keeps it', async () => {
    serve({ [CODES]: { found: [] } })
    await start()
    goTo('A1')
    scan('999')
    expect(await screen.findByText('Unknown code; it is kept with the count')).toBeTruthy()
  })

  it('shows differences, the largest first, and unknown codes, before it is saved', async () => {
    serve({ [COUNTS]: result(false) })
    await start()
    goTo('A1')
    scan('640')
    fireEvent.click(button('Show differences'))
    expect(await screen.findByRole('heading', { name: '1 difference' })).toBeTruthy()
    const rows = screen.getAllByRole('row').filter((row) => row.querySelector('th[scope=row]'))
    expect(rows.map(({ textContent }) => textContent)).toContain('Jacket M640A125-3')
    expect(screen.getByText('A1 · 999: 1')).toBeTruthy()
    expect(sentCounts()[0]?.isPreview).toBe(true)
    scan('640')
    expect(screen.queryByRole('heading', { name: '1 difference' })).toBeNull()
  })

  it('is there again after the page was closed', async () => {
    await start()
    goTo('A1')
    scan('640', '640')
    cleanup()
    await begin()
    expect(screen.getByText('1 shelf counted')).toBeTruthy()
    goTo('A1')
    expect(screen.getByLabelText<HTMLInputElement>('Units of 640').value).toBe('2')
  })

  it('without a network waits in the browser, and is sent once with the same id when it is back', async () => {
    await start()
    goTo('A1')
    scan('640')
    const online = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    fireEvent.click(button('Save the count'))
    expect(await screen.findByText(/^No network\./)).toBeTruthy()
    expect(screen.getByText('1 count waits to be sent')).toBeTruthy()
    cleanup()
    await begin()
    expect(await screen.findByText('1 count waits to be sent')).toBeTruthy()
    vi.stubGlobal('fetch', online)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('The count is saved.')).toBeTruthy()
    expect(screen.queryByText('1 count waits to be sent')).toBeNull()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sentCounts()).toHaveLength(1))
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('that the shop refuses stays in the browser', async () => {
    serve({ [COUNTS]: refused(403, 'FORBIDDEN') })
    await start()
    goTo('A1')
    scan('640')
    fireEvent.click(button('Save the count'))
    expect(await screen.findByText('1 count waits to be sent')).toBeTruthy()
  })

  it('warns where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse, clear: () => undefined })
    await start()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/keeps nothing/))
    goTo('A1')
    scan('640')
    fireEvent.click(button('Save the count'))
    expect(await screen.findByText('The count is saved.')).toBeTruthy()
    expect(sentCounts()).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('is discarded only at the second press', async () => {
    await start()
    goTo('A1')
    scan('640')
    fireEvent.click(button('Discard the count'))
    expect(screen.getByText('1 shelf counted')).toBeTruthy()
    fireEvent.click(button('Discard everything that was counted'))
    expect(button('Begin')).toBeTruthy()
    expect(localStorage.length).toBe(0)
  })
})
