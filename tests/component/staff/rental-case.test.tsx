import { cleanup, fireEvent, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { RentalCase } from '@/components/staff/rental-case'
import type { StaffRentals } from '@/lib/contract/schemas/rental'
import { HANDED_OVER_RENTAL } from '@/lib/order/rental-machine'
import rentalTexts from '@/locales/en/rental.json'
import staffTexts from '@/locales/en/staff.json'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const rental: StaffRentals['rentals'][number] = {
  number: 'R-1',
  status: HANDED_OVER_RENTAL,
  store: { id: 1, name: 'Store', place: 'Helsinki' },
  from: '2026-01-10',
  to: '2026-01-12',
  collect: '2026-01-09',
  back: '2026-01-13',
  created: '2026-01-01T10:00:00Z',
  name: 'Aino Laine',
  email: 'aino@x.example',
  phone: '040 1',
  total: 6000,
  deposit: 0,
  extra: 0,
  note: '',
  late_days: 0,
  late_price: 0,
  may_change: false,
  lines: [
    {
      ...{
        line: 1,
        model_id: 1,
        variant_id: 1,
        name: 'Skis',
        colour: null,
        size: '170',
        person: {},
        price: 6000,
        deposit: 0,
      },
      ...{ unit: 'S-1', condition: '' },
    },
  ],
}

async function takeBack(extra: string): Promise<unknown[]> {
  call.mockReset().mockResolvedValue({ ok: true })
  show(
    <IntlProvider locale="en-US" messages={{ ...staffTexts, ...rentalTexts }}>
      <RentalCase rental={rental} isOpen onMoved={() => undefined} />
    </IntlProvider>,
  )
  const field = screen.getByLabelText(staffTexts['staff.rentals_extra'])
  fireEvent.change(field, { target: { value: extra } })
  fireEvent.submit(field.closest('form')!)
  await Promise.resolve()
  return call.mock.calls.map(([, input]) => (input as { body: { extra: number } }).body.extra)
}

afterEach(cleanup)

describe('what is added when a rental comes back', () => {
  it.each([
    ['', 0],
    ['12.50', 1250],
    ['12,5', 1250],
    ['1.299,00', 129_900],
  ])('is charged as it is typed: “%s”', async (text, cents) => expect(await takeBack(text)).toEqual([cents]))

  it.each(['1.299', 'twelve', '-5'])('is never lost because it is no amount: “%s”', async (text) => {
    expect(await takeBack(text)).toEqual([])
    expect(screen.getByText(staffTexts['staff.rentals_extra_wrong'])).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(staffTexts['staff.rentals_extra']))
  })
})
