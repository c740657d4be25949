import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ComplaintView } from '@/components/complaint/complaint-view'
import { addPictures, clearPictures, picturesStore } from '@/stores/complaint-pictures'
import { formOf, MAX_LENGTH, TEXT_FIELDS, valuesOf } from '@/lib/complaint/fields'
import { MAX_PICTURE_BYTES } from '@/lib/complaint/pictures'
import { MarketProvider } from '@/lib/intl/market-context'
import common from '@/locales/en/common.json'
import complaint from '@/locales/en/complaint.json'
import { STORED } from '@/lib/browser/storage'
import { authStore } from '@/stores/auth'
import { complaintStore } from '@/stores/complaint'

import { MARKET } from '../ui/support'

const { call, uploadPicture } = vi.hoisted(() => ({ call: vi.fn(), uploadPicture: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/shop-api/upload-browser', () => ({ uploadPicture }))

const SETUP = { webStore: 'web', stores: [{ slug: 'helsinki', name: 'Helsinki' }], email: 'help@example.org' }
const GOOD = formOf({
  store: 'helsinki',
  targetStore: 'helsinki',
  manufacturer: 'Norrsken',
  model: 'Storm',
  size: 'M',
  timeOfPurchase: '2026-01-02',
  used: 'no',
  complaint: 'The zip came off.',
  customerName: 'Ada',
  email: 'ada@example.org',
  phone: '+358 40 1',
})
const ok = (data: unknown) => ({ ok: true, data })
const no = (code: string, status: number, more: object = {}) => ({
  ok: false,
  error: { code, status, message: '', isRetryable: status === 0 || status >= 500 || status === 429, ...more },
})
const ORDER = {
  order_number: 'W-1234',
  sales_channel: 'S',
  order_date: '2026-06-01T10:00:00Z',
  currency: 'eur',
  customer_name: 'Ada Aalto',
  email: 'ada@example.org',
  phone: '1',
  address: 'Polku 1',
  postal_code: '00100',
  city: 'Helsinki',
  rows: [
    {
      row_id: 7,
      manufacturer: 'Norrsken',
      model: 'Storm',
      color: 'blue',
      size: 'M',
      quantity: 2,
      unit_price: 30_000,
      unit_discount: 3_000,
      image: null,
    },
    {
      row_id: 8,
      manufacturer: 'Kallio',
      model: 'Mug',
      color: null,
      size: null,
      quantity: 1,
      unit_price: 1_000,
      unit_discount: 0,
      image: null,
    },
  ],
}

beforeEach(() => {
  vi.resetAllMocks()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/en/reclamation/')
  window.scrollTo = vi.fn() as never
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  complaintStore.setState({ form: formOf(), formKey: '' })
  clearPictures()
  authStore.setState({
    isLoading: false,
    customer: null,
    user: { ...authStore.getState().user, isAuthenticated: false },
  })
})
afterEach(cleanup)

const show = () =>
  act(
    async () =>
      void render(
        <MarketProvider value={MARKET}>
          <IntlProvider locale="en-US" messages={{ ...common, ...complaint }}>
            <ComplaintView setup={SETUP} />
          </IntlProvider>
        </MarketProvider>,
      ),
  )
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
const file = (name: string, size: number, type = 'image/jpeg') => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

describe('the complaint form', () => {
  it('before its code is there the browser cannot send it, and so cannot lose what was written', () => {
    const html = renderToString(
      <MarketProvider value={MARKET}>
        <IntlProvider locale="en-US" messages={{ ...common, ...complaint }}>
          <ComplaintView setup={SETUP} />
        </IntlProvider>
      </MarketProvider>,
    )
    expect(html).not.toContain('type="submit"')
  })

  it('B3.04, B5.01, B8.15 flags every field that is wrong, in words at the field and in a summary that takes the focus and leads there', async () => {
    await show()
    await submit()
    const { form } = complaintStore.getState()
    expect(
      Object.entries(form)
        .filter(([, field]) => (field as { error?: boolean }).error)
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      'complaint',
      'customerName',
      'email',
      'manufacturer',
      'model',
      'size',
      'store',
      'targetStore',
      'timeOfPurchase',
      'used',
    ])
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByRole('heading').textContent).toBe('10 things need your attention')
    expect(screen.getAllByText('Enter your name.')).toHaveLength(2)
    fireEvent.click(within(summary).getByRole('link', { name: 'Enter your e-mail address.' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail\*?/, { selector: '#complaint-email' }))
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(call).not.toHaveBeenCalled()
  })

  it('B3.04 B5.01 each control shows the value of its own field, changes it alone, and has the flag of it', async () => {
    const names = TEXT_FIELDS.filter(
      (name) => !['rowId', 'orderDate', 'unitDiscount', 'receipt', 'used'].includes(name),
    )
    complaintStore.setState({
      form: formOf({ ...valuesOf(GOOD), store: 'web', salesChannel: 'S', orderNumber: 'SW-1' }),
    })
    await show()
    const choices: Readonly<Record<string, string>> = { store: 'web', targetStore: 'web', timeOfPurchase: '2026-03-04' }
    const control = (name: string) => document.querySelector<HTMLInputElement>(`#complaint-${name}`)
    for (const name of names) {
      const { form } = complaintStore.getState()
      // A price that nobody has given is no sum.
      expect(control(name)?.value, name).toBe(name === 'price' ? '' : form[name].value)
      const typed = choices[name] ?? `7 ${name}`
      fireEvent.change(control(name) ?? document.body, { target: { value: typed } })
      const before = valuesOf(form)
      expect(valuesOf(complaintStore.getState().form), name).toEqual({ ...before, [name]: typed })
    }
    for (const answer of ['Yes', 'No']) {
      fireEvent.click(screen.getByRole('radio', { name: answer }))
      expect(complaintStore.getState().form.used.value).toBe(answer.toLowerCase())
    }
    for (const name of names) {
      const form = formOf(valuesOf(GOOD))
      act(() =>
        complaintStore.setState({ form: { ...form, salesChannel: 'S', [name]: { ...form[name], error: true } } }),
      )
      const flagged = [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)
      expect(flagged, name).toEqual([`complaint-${name}`])
    }
  })

  it('D5.08 says how many characters the description has left, from ten left on', async () => {
    await show()
    const text = screen.getByLabelText(/^What is wrong/)
    fireEvent.change(text, { target: { value: 'x'.repeat(MAX_LENGTH.complaint - 11) } })
    expect(screen.queryByText(/characters? left/)).toBeNull()
    fireEvent.change(text, { target: { value: 'x'.repeat(MAX_LENGTH.complaint - 1) } })
    expect(screen.getByText('1 character left').getAttribute('role')).toBe('status')
  })

  it('a flag goes as soon as its field is mended, and comes when a field is left wrong', async () => {
    await show()
    const email = screen.getByLabelText(/^E-mail/, { selector: '#complaint-email' })
    fireEvent.change(email, { target: { value: 'ada' } })
    expect(screen.queryByText(/in the form name@example.com/)).toBeNull()
    fireEvent.blur(email)
    expect(screen.getByText(/in the form name@example.com/)).toBeTruthy()
    fireEvent.change(email, { target: { value: 'ada@example.org' } })
    expect(screen.queryByText(/in the form name@example.com/)).toBeNull()
  })

  it('B1.01 B2.31 P1.05 P2.31 B7.18 sends the fields by their names and shows the number, also after a reload', async () => {
    call.mockResolvedValue(ok({ number: 'R-ABCD1234', created: '' }))
    complaintStore.setState({ form: GOOD })
    await show()
    await submit()
    const [name, { body }] = call.mock.calls[0] as [
      string,
      { body: { form_key: string; fields: unknown; pictures: string[]; country_code: string } },
    ]
    expect([name, body.fields, body.pictures, body.country_code]).toEqual([
      'complaint',
      valuesOf(GOOD),
      [],
      MARKET.country,
    ])
    expect(body.form_key).toMatch(/^[0-9a-f-]{36}$/)
    expect(screen.getByText('R-ABCD1234')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('We have received your complaint')
    expect(complaintStore.getState().form.complaint.value).toBe('')
    cleanup()
    await show()
    expect(screen.getByText('R-ABCD1234')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Make another complaint' }))
    expect(value(/^Name/)).toBe('Ada')
  })

  it('nothing is lost on failure: text stays in the storage, pictures in memory; the next attempt sends only what is missing, under the same name', async () => {
    complaintStore.setState({ form: GOOD })
    await show()
    await act(() => addPictures([file('one.jpg', 1_000), file('two.png', 1_000, 'image/png')]))
    uploadPicture
      .mockResolvedValueOnce(ok({ picture: 'p1', bytes: 1, width: 1, height: 1 }))
      .mockResolvedValueOnce(no('NETWORK', 0))
    await submit()
    expect(screen.getByText('The complaint was not sent')).toBeTruthy()
    expect(picturesStore.getState().pictures.map(({ sent }) => sent)).toEqual(['p1', null])
    expect(JSON.parse(window.sessionStorage.getItem(STORED.complaint.key) ?? '{}')).toMatchObject({
      state: { values: { complaint: 'The zip came off.', email: 'ada@example.org' } },
    })

    uploadPicture.mockResolvedValueOnce(ok({ picture: 'p2', bytes: 1, width: 1, height: 1 }))
    call.mockResolvedValueOnce(no('UNAVAILABLE', 503))
    await submit()
    call.mockResolvedValueOnce(ok({ number: 'R-ABCD1234', created: '' }))
    await submit()
    expect(uploadPicture).toHaveBeenCalledTimes(3)
    const bodies = (call.mock.calls as [string, { body: { form_key: string; pictures: string[] } }][]).map(
      ([, { body }]) => body,
    )
    expect(bodies.map(({ pictures }) => pictures)).toEqual([
      ['p1', 'p2'],
      ['p1', 'p2'],
    ])
    expect(
      new Set([
        ...bodies.map(({ form_key }) => form_key),
        ...uploadPicture.mock.calls.map(([, form]) => form as string),
      ]).size,
    ).toBe(1)
    expect(picturesStore.getState().pictures).toEqual([])
  })

  it('shows how far the pictures are', async () => {
    complaintStore.setState({ form: GOOD })
    await show()
    await act(() => addPictures([file('one.jpg', 1_000)]))
    let progress: (bytes: number) => void = () => undefined
    let finish: (result: unknown) => void = () => undefined
    uploadPicture.mockImplementation((_blob: unknown, _form: unknown, onProgress: typeof progress) => {
      progress = onProgress
      return new Promise((resolve) => (finish = resolve))
    })
    await submit()
    await act(async () => progress(500))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    call.mockResolvedValue(ok({ number: 'R-ABCD1234', created: '' }))
    await act(async () => finish(ok({ picture: 'p1', bytes: 1, width: 1, height: 1 })))
    expect(screen.getByText('R-ABCD1234')).toBeTruthy()
  })

  it('pictures that the server has thrown away are sent once more', async () => {
    complaintStore.setState({ form: GOOD })
    await show()
    await act(() => addPictures([file('one.jpg', 1_000)]))
    uploadPicture.mockResolvedValueOnce(ok({ picture: 'old' })).mockResolvedValueOnce(ok({ picture: 'new' }))
    call
      .mockResolvedValueOnce(no('CONFLICT', 409, { field: 'pictures' }))
      .mockResolvedValueOnce(ok({ number: 'R-ABCD1234', created: '' }))
    await submit()
    expect((call.mock.calls[1] as [string, { body: { pictures: string[] } }])[1].body.pictures).toEqual(['new'])
    expect(screen.getByText('R-ABCD1234')).toBeTruthy()
  })

  it('what the server refuses is flagged at its field', async () => {
    complaintStore.setState({ form: GOOD })
    call.mockResolvedValue(
      no('BAD_REQUEST', 400, { field: 'fields.store', details: { problems: { store: 'invalid_choice' } } }),
    )
    await show()
    await submit()
    expect(complaintStore.getState().form.store.error).toBe(true)
    expect(screen.getAllByText('Choose one of the options.')).toHaveLength(2)
  })

  it('D8.12 D9.10 names pictures that cannot be taken: larger than 50 MB, another kind', async () => {
    await show()
    await act(() => addPictures([file('huge.jpg', MAX_PICTURE_BYTES + 1)]))
    expect(screen.getByText('Image is too big (50 MB): huge.jpg')).toBeTruthy()
    await act(() => addPictures([file('film.mp4', 10, 'video/mp4')]))
    expect(screen.getByText(/We cannot read film.mp4/)).toBeTruthy()
    expect(picturesStore.getState().pictures).toEqual([])
  })
})

describe('the order', () => {
  const look = (number: string, email: string) => {
    fireEvent.change(screen.getByLabelText('Number in the order confirmation'), { target: { value: number } })
    fireEvent.change(screen.getByLabelText('E-mail address of the order'), { target: { value: email } })
    return act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Fill in from the order' })))
  }

  it('B3.04 its look-up fills the form: store and number by the sales channel, the row by choice, the discount off the price', async () => {
    call.mockResolvedValue(ok(ORDER))
    await show()
    await look('W-1234', 'ada@example.org')
    expect([
      value(/^Order number/),
      value(/^Where did you buy it/),
      value(/^Date of purchase/),
      value(/^Name/),
    ]).toEqual(['SW-1234', 'web', '2026-06-01', 'Ada Aalto'])
    expect(valuesOf(complaintStore.getState().form)).toMatchObject({
      ...{ orderDate: '2026-06-01', salesChannel: 'S', email: 'ada@example.org', phone: '1' },
      ...{ address: 'Polku 1', postNumber: '00100', city: 'Helsinki' },
    })
    fireEvent.click(screen.getByRole('radio', { name: /Norrsken Storm/ }))
    expect([value(/^Product/), value(/^Price/), complaintStore.getState().form.rowId.value]).toEqual([
      'Storm',
      '270.00',
      '7',
    ])
    expect(valuesOf(complaintStore.getState().form)).toMatchObject({
      ...{ manufacturer: 'Norrsken', color: 'blue', size: 'M', noSize: false },
      ...{ unitDiscount: '30.00', calculatedDiscount: true },
    })
    fireEvent.click(screen.getByRole('checkbox', { name: /order’s discount/ }))
    expect([value(/^Price/), complaintStore.getState().form.calculatedDiscount.value]).toEqual(['300.00', false])
    fireEvent.click(screen.getByRole('radio', { name: /Kallio Mug/ }))
    expect([value(/^Product/), complaintStore.getState().form.noSize]).toEqual(['Mug', true])
  })

  it('wrong and unknown read the same; what was typed stays', async () => {
    call.mockResolvedValue(no('NOT_FOUND', 404))
    await show()
    await look('W-9999', 'eve@example.org')
    expect(screen.getByRole('alert').textContent).toContain('No order was found')
    expect(value(/^Number in the order/)).toBe('W-9999')
  })

  it('customers choose among their orders instead', async () => {
    call.mockResolvedValue(ok({ orders: [ORDER] }))
    authStore.setState({ user: { ...authStore.getState().user, isAuthenticated: true } })
    await show()
    await act(async () => undefined)
    expect(call.mock.calls[0]?.[0]).toBe('complaintOrders')
    fireEvent.change(screen.getByLabelText('Your orders'), { target: { value: 'W-1234' } })
    expect(value(/^Order number/)).toBe('SW-1234')
  })

  it('B3.04 choosing the web store is the sales channel S; another store takes a receipt instead', async () => {
    await show()
    fireEvent.change(screen.getByLabelText(/^Where did you buy it/), { target: { value: 'web' } })
    expect(complaintStore.getState().form.salesChannel).toBe('S')
    const number = screen.getByLabelText(/^Order number/)
    fireEvent.change(number, { target: { value: 'w-77ab' } })
    fireEvent.blur(number)
    expect(value(/^Order number/)).toBe('SW-77AB')
    fireEvent.change(screen.getByLabelText(/^Where did you buy it/), { target: { value: 'helsinki' } })
    expect(complaintStore.getState().form.salesChannel).toBe('')
    expect(screen.getByLabelText(/^Receipt number/)).toBeTruthy()
  })
})
