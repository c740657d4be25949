import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { RentalAdd } from '@/components/rental/rental-add'
import { RentalBooking } from '@/components/rental/rental-booking'
import { RentalManage } from '@/components/rental/rental-manage'
import { RentalDesk } from '@/components/staff/rental-desk'
import { addDays } from '@/lib/catalog/rental'
import type { RentalBooking as Booking, RentalOffer, StaffRentals } from '@/lib/contract/schemas/rental'
import { MarketProvider } from '@/lib/intl/market-context'
import { shopDay } from '@/lib/market/shop-time'
import common from '@/locales/en/common.json'
import texts from '@/locales/en/rental.json'
import staffTexts from '@/locales/en/staff.json'
import { authStore } from '@/stores/auth'
import { useRental } from '@/stores/rental'

import { MARKET, stubDialogs } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
beforeEach(() => {
  call.mockReset()
  useRental.getState().clear()
})
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
  window.history.replaceState(null, '', '/')
})

const show = (children: ReactNode) =>
  render(
    <MarketProvider value={MARKET}>
      <IntlProvider locale="en-GB" messages={{ ...common, ...texts, ...staffTexts }}>
        {children}
      </IntlProvider>
    </MarketProvider>,
  )

const today = shopDay()
const from = addDays(today, 10)
const taken = { from: addDays(today, 20), until: addDays(today, 24) }
const offer: RentalOffer = {
  ...{ model_id: 7, day: 1_000, deposit: 5_000, service_days: 0 },
  variants: [
    { id: 10, colour: null, size: '170' },
    { id: 11, colour: null, size: '180' },
  ],
  stores: [{ id: 1, name: 'Kamppi', place: 'Street 1', hours: [] }],
  units: [
    { variant: 10, store: 1, held: [taken] },
    { variant: 11, store: 1, held: [] },
  ],
}
const booking: Booking = {
  ...{ number: 'R-TEST0001', access: 'secret', status: 'booked', may_change: true },
  store: { id: 1, name: 'Kamppi', place: 'Street 1' },
  ...{ from, to: from, collect: addDays(from, -1), back: addDays(from, 1) },
  ...{ name: 'Ada', email: 'ada@example.org', phone: '040 1234567', total: 1_000, deposit: 5_000 },
  lines: [
    {
      ...{ line: 1, model_id: 7, variant_id: 10, name: 'Touring ski', colour: null, size: '170' },
      ...{ person: { name: 'Ada', boot_mm: 297 }, price: 1_000, deposit: 5_000 },
    },
  ],
}
const ok = <T,>(data: T) => ({ ok: true, data })
const refused = (reason: string) => ({ ok: false, error: { status: 409, code: 'CONFLICT', details: { reason } } })
const bodyOf = (name: string) => (call.mock.calls.findLast(([one]) => one === name)?.[1] as { body: unknown }).body

/** The button of a day in the calendar. */
const dayButton = (day: string) => {
  const cell = document.querySelector(`[data-day="${day}"] button`)
  if (!(cell instanceof HTMLButtonElement)) throw new Error(`${day} is not shown`)
  return cell
}
/** Turns to the month of a day, if it is not shown. */
function turnTo(day: string): void {
  for (let count = 0; count < 7 && !document.querySelector(`[data-day="${day}"] button`); count += 1)
    fireEvent.click(screen.getByRole('button', { name: /next month/i }))
}

async function compose() {
  show(
    <>
      <RentalAdd id={7} name="Touring ski" />
      <RentalBooking page="/rental/booking/" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Book Touring ski' }))
  fireEvent.change(await screen.findByLabelText(/^Size/), { target: { value: '10' } })
  fireEvent.change(screen.getByLabelText(/^For whom/), { target: { value: ' Ada ' } })
  fireEvent.change(screen.getByLabelText(/^Weight/), { target: { value: '900' } })
  fireEvent.change(screen.getByLabelText(/^Boot/), { target: { value: '297' } })
  fireEvent.change(screen.getByLabelText(/^Store/), { target: { value: '1' } })
  await screen.findByRole('button', { name: /next month/i })
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: texts['rental.submit'] }))
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('issue 16 P1.02: a rental is booked', () => {
  it('on free days only, with its price before; what is missing is said, and a refusal keeps everything', async () => {
    call.mockImplementation((name: string) => Promise.resolve(name === 'rentalOffer' ? ok(offer) : refused('taken')))
    await compose()
    submit()
    expect(screen.getByText(texts['rental.incomplete'])).toBeDefined()
    expect(screen.getByText(texts['rental.missing_phone'])).toBeDefined()
    // A unit that is with somebody else, and the day before on which it would be collected.
    turnTo(taken.from)
    expect(dayButton(taken.from).disabled).toBe(true)
    cleanup()
    useRental.getState().clear()
    await compose()
    turnTo(from)
    fireEvent.click(dayButton(from))
    const to = addDays(from, 3)
    turnTo(to)
    fireEvent.click(dayButton(to))
    expect(screen.getByText('Rent for 4 days')).toBeDefined()
    fill(/^Name/, 'Ada Aalto')
    fill(/^E-mail/, 'ada@example.org')
    fill(/^Telephone/, '040 1234567')
    submit()
    await screen.findByText(texts['rental.problem_taken'])
    const first = bodyOf('bookRental') as { form_key: string }
    expect(first).toMatchObject({
      ...{ store_id: 1, from, to, total: 3_500, name: 'Ada Aalto', email: 'ada@example.org', phone: '040 1234567' },
      // The weight is no weight: it is left to the desk.
      lines: [{ variant_id: 10, person: { name: 'Ada', boot_mm: 297 } }],
    })
    call.mockImplementation((name: string) => Promise.resolve(name === 'rentalOffer' ? ok(offer) : ok(booking)))
    submit()
    const heading = await screen.findByRole('heading', { name: 'Booked: R-TEST0001' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const link = screen.getByRole('link', { name: texts['rental.open'] })
    expect(link.getAttribute('href')).toBe('/rental/booking/#number=R-TEST0001&access=secret')
    expect((bodyOf('bookRental') as { form_key: string }).form_key).not.toBe(first.form_key)
    expect(useRental.getState().rows).toEqual([])
  })
})

describe('issue 16 P1.02: a booking', () => {
  const open = async (answers: Record<string, unknown>) => {
    call.mockImplementation((name: string) => Promise.resolve(answers[name] ?? ok(offer)))
    window.history.replaceState(null, '', '/rental/booking/#number=R-TEST0001&access=secret')
    show(<RentalManage />)
    await screen.findByText('R-TEST0001')
  }

  it('is opened by its link, which leaves the address; its days are changed', async () => {
    const to = addDays(from, 1)
    await open({ rentalBooking: ok(booking), changeRental: ok({ ...booking, to, total: 2_000 }) })
    expect(window.location.hash).toBe('')
    await screen.findByRole('button', { name: /next month/i })
    fireEvent.click(dayButton(from))
    turnTo(to)
    fireEvent.click(dayButton(to))
    fireEvent.click(screen.getByRole('button', { name: texts['rental.change_submit'] }))
    const wanted = { number: 'R-TEST0001', access: 'secret', language: 'en', from, to, total: 2_000 }
    await waitFor(() => expect(call).toHaveBeenCalledWith('changeRental', { body: wanted }))
  })

  it('is cancelled after a question', async () => {
    const cancelled = { ...booking, status: 'cancelled' as const, may_change: false }
    await open({ rentalBooking: ok(booking), cancelRental: ok(cancelled) })
    fireEvent.click(await screen.findByRole('button', { name: texts['rental.cancel'] }))
    fireEvent.click(screen.getByRole('button', { name: texts['rental.cancel'] }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Cancelled'))
    expect(screen.queryByRole('button', { name: texts['rental.cancel'] })).toBeNull()
  })

  it('without a link, and with a wrong one, says so', async () => {
    show(<RentalManage />)
    await screen.findByText(texts['rental.booking_none'])
    cleanup()
    call.mockResolvedValue({ ok: false, error: { status: 404, code: 'NOT_FOUND' } })
    window.history.replaceState(null, '', '/rental/booking/#number=R-TEST0001&access=other')
    show(<RentalManage />)
    await screen.findByText(texts['rental.booking_not_found'])
  })
})

describe('issue 16 P1.02: the desk of rentals', () => {
  const { lines, access: _access, ...rest } = booking
  const rental: StaffRentals['rentals'][number] = {
    ...rest,
    ...{ created: '2026-11-27T10:00:00Z', note: '', extra: 0, late_days: 0, late_price: 0 },
    lines: lines.map((line) => ({ ...line, unit: 'SKI-1', condition: '' })),
  }
  const open = async (fields: Partial<typeof rental>) => {
    authStore.setState({
      ...initial,
      isLoading: false,
      user: { ...initial.user, isAuthenticated: true, isStaffUser: true },
    })
    const found = { total: 1, pages: 1, rentals: [{ ...rental, ...fields }] }
    call.mockImplementation((name: string) => Promise.resolve(ok(name === 'staffRentals' ? found : {})))
    show(<RentalDesk />)
    const title = await screen.findByText('R-TEST0001')
    act(() => fireEvent.click(title))
  }

  it('hands over the unit whose label was read', async () => {
    await open({})
    const facts = screen.getByText('Touring ski, 170').closest('div')
    expect(facts && within(facts).getByText(/SKI-1.*Ada, 297 mm/)).toBeDefined()
    fireEvent.change(screen.getByLabelText(/^Unit handed out/), { target: { value: 'SKI-9' } })
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Hand over' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('moveRental', {
        body: {
          ...{ number: 'R-TEST0001', status: 'handed_over' },
          lines: [{ line: 1, unit: 'SKI-9', condition: '', needs_repair: false }],
        },
      }),
    )
  })

  it('says in which state it is, on which days and how to reach the customer', async () => {
    await open({ status: 'returned', collect: '2026-12-03', back: '2026-12-06' })
    const title = (await screen.findByText(/3\s*–\s*6 Dec 2026/)).closest('summary')
    expect(title?.textContent).toContain(texts['rental.status_returned'])
    expect(screen.getByText(rental.email).getAttribute('href')).toBe(`mailto:${rental.email}?subject=R-TEST0001`)
    expect(screen.getByText(rental.phone).getAttribute('href')).toMatch(/^tel:\+?\d+$/)
  })

  it('asks before it is noted that nobody collects it', async () => {
    stubDialogs()
    await open({})
    const handOver = await screen.findByRole('button', { name: 'Hand over' })
    const steps = within(handOver.closest('form')!)
    fireEvent.click(steps.getByRole('button', { name: 'Not collected' }))
    expect(call).not.toHaveBeenCalledWith('moveRental', expect.anything())
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not collected' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('moveRental', { body: { number: 'R-TEST0001', status: 'missed' } }),
    )
  })

  it('takes it back late, with its condition', async () => {
    await open({ status: 'handed_over', late_days: 2, late_price: 1_250 })
    await screen.findByText(/2 days late/)
    fireEvent.change(screen.getByLabelText(/^Condition/), { target: { value: 'edge torn' } })
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('moveRental', {
        body: {
          ...{ number: 'R-TEST0001', status: 'returned', extra: 1_250, note: '' },
          lines: [{ line: 1, condition: 'edge torn', needs_repair: true }],
        },
      }),
    )
  })
})
