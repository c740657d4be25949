import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BulkBar } from '@/components/office/bulk-bar'
import { RecordForm } from '@/components/office/record-form'
import { RepairButton } from '@/components/office/repair-button'

import { stubDialogs } from '../ui/support'
import { bodies, entity, field, router, sent, serve, show, startOver } from './support'

const RATES = entity('tax-rates', [
  field('taxAreaId', 'integer', { isGivenOnce: true }),
  field('taxClass', 'integer', { isGivenOnce: true }),
  field('validFrom', 'day', { isRequired: true, isGivenOnce: true }),
  field('ratePercent', 'number', { isRequired: true }),
])
const PAST = '2024-09-01'
const COMING = '2999-01-01'
const rate = (day: string) => ({
  id: `1~5~${day}`,
  title: `1 · 5 · ${day}`,
  values: { taxAreaId: 1, taxClass: 5, validFrom: day, ratePercent: 25.5 },
  labels: {},
  change: 3,
})
const saved = (day: string) => `/api/office/records/tax-rates/1~5~${day}/`
const removed = (day: string) => `/api/office/remove/tax-rates/1~5~${day}/`

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
function type(percent: string) {
  const box = screen.getByRole('textbox', { name: /^Rate/ })
  fireEvent.change(box, { target: { value: percent } })
  fireEvent.blur(box)
}
const written = () => sent.filter(({ body }) => body !== undefined)
const sure = vi.fn<() => boolean>()

beforeEach(() => {
  startOver()
  stubDialogs()
  sure.mockReset().mockReturnValue(true)
  vi.stubGlobal('confirm', sure)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a rate of VAT that is in force', () => {
  it('says what follows before it is changed, and is left alone by who gives up', async () => {
    serve({ [saved(PAST)]: { id: rate(PAST).id } })
    show(<RecordForm entity={RATES} record={rate(PAST)} />)
    type('24')
    press('Save')
    const dialog = await screen.findByRole('dialog', { name: 'Change a rate that has taken effect?' })
    expect(dialog.textContent).toContain('In force since September 1, 2024')
    expect(dialog.textContent).toContain('Orders that were placed keep the rate with which they were sold')
    expect(dialog.textContent).toContain('Sales and bookkeeping are computed from these orders')
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(written()).toEqual([])
    expect(screen.getByText(/^1 unsaved change/)).toBeTruthy()
  })

  it('is changed by who wants it all the same', async () => {
    serve({ [saved(PAST)]: { id: rate(PAST).id } })
    show(<RecordForm entity={RATES} record={rate(PAST)} />)
    type('24')
    press('Save')
    fireEvent.click(await screen.findByRole('button', { name: 'Save all the same' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies(saved(PAST))).toEqual([{ patch: [{ path: 'ratePercent', from: 25.5, to: 24 }] }])
  })

  it('is deleted only after the same question, and after no other', async () => {
    serve({ [removed(PAST)]: {} })
    show(<RecordForm entity={RATES} record={rate(PAST)} />)
    press('Delete')
    const dialog = await screen.findByRole('dialog', { name: 'Delete a rate that has taken effect?' })
    expect(dialog.textContent).toContain('with the rate before it')
    expect(written()).toEqual([])
    press('Delete all the same')
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/hallinta/tax-rates/'))
    expect(sure).not.toHaveBeenCalled()
  })

  it('asks also when several rates are changed at once', async () => {
    serve({ '/api/office/bulk/tax-rates/': { changed: 1 } })
    show(
      <BulkBar entity={RATES} query={{ q: '', filter: '' }} total={1} page="">
        <input type="checkbox" name="record" value={rate(PAST).id} aria-label="Select it" />
      </BulkBar>,
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select it' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Field to change' }), { target: { value: 'ratePercent' } })
    type('24')
    press('Change all selected')
    await screen.findByRole('dialog')
    press('Change 1 record')
    await screen.findByRole('dialog', { name: /has taken effect/ })
    expect(written()).toEqual([])
    press('Save all the same')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies('/api/office/bulk/tax-rates/')).toHaveLength(1)
  })
})

describe('a change of a rate in the history', () => {
  const undo = (record: string | null) =>
    show(<RepairButton way="undo" body={{ change: 12 }} entity="tax-rates" record={record} />)

  it.each([rate(PAST).id, null])(
    'is taken back after the question where the rate is or may be in force: %s',
    async (id) => {
      serve({ '/api/office/undo/': {} })
      undo(id)
      press('Undo')
      await screen.findByRole('dialog')
      expect(written()).toEqual([])
      press('Save all the same')
      await waitFor(() => expect(bodies('/api/office/undo/')).toEqual([{ change: 12 }]))
    },
  )

  it('is taken back at once where the rate begins later', async () => {
    serve({ '/api/office/undo/': {} })
    undo(rate(COMING).id)
    press('Undo')
    await waitFor(() => expect(bodies('/api/office/undo/')).toEqual([{ change: 12 }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a rate of VAT that begins later', () => {
  it('is changed without a question, and deleted after the usual one', async () => {
    serve({ [saved(COMING)]: { id: rate(COMING).id }, [removed(COMING)]: {} })
    show(<RecordForm entity={RATES} record={rate(COMING)} />)
    type('24')
    press('Save')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    press('Delete')
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce())
    expect(sure).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a new rate of a past day asks, too', async () => {
  serve({ '/api/office/records/tax-rates/': { id: rate(PAST).id } })
  show(<RecordForm entity={RATES} record={null} />)
  fireEvent.change(screen.getByLabelText(/^Valid from/), { target: { value: PAST } })
  type('24')
  press('Save')
  await screen.findByRole('dialog')
  expect(written()).toEqual([])
  press('Save all the same')
  await waitFor(() => expect(router.replace).toHaveBeenCalledOnce())
})
