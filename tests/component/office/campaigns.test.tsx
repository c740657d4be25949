import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CampaignForm } from '@/components/office/campaign-form'
import { CampaignView } from '@/components/office/campaign-view'
import type { CampaignRow, OfficeCampaign } from '@/lib/contract/schemas/office-campaigns'

import { bodies, refused, router, serve, show, startOver } from './support'

const PATH = '/api/office/campaigns/'
const PREVIEW = `${PATH}preview/`
const NOW = Date.parse('2026-03-04T10:00:00Z')

const row = (variant: number, more: Partial<CampaignRow> = {}): CampaignRow => ({
  variant,
  title: `Jacket ${variant}`,
  sku: `J-${variant}`,
  area: 1,
  present: 10_000,
  next: 7_990,
  lowest30: 10_000,
  percent: 20,
  warnings: [],
  isLeftOut: false,
  ...more,
})
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const chosen = (id: number) => ({ id, title: `Product ${id}`, picture: null })
const form = (ids: readonly number[] = [7]) =>
  show(
    <CampaignForm
      selection={{ of: 'products', ids: [...ids] }}
      chosen={ids.map(chosen)}
      total={ids.length}
      now={NOW}
    />,
  )

beforeEach(startOver)
afterEach(cleanup)

describe('a new price campaign', () => {
  it('is shown row by row, with what may be announced, before it can be planned', async () => {
    serve({
      [PREVIEW]: {
        rows: [
          row(1),
          row(2, { next: 11_000, lowest30: null, percent: null, warnings: ['not_lower'], isLeftOut: true }),
        ],
        total: 2,
        leftOut: 1,
        warnings: { not_lower: 1 },
      },
      [PATH]: { id: 5 },
    })
    form()
    expect(button(/^Plan/).disabled).toBe(true)
    type('Percent', '12,5')
    type('Name', 'Autumn')
    fireEvent.click(button('Preview'))
    expect(await screen.findByRole('heading', { name: '1 price would change' })).toBeTruthy()
    const cells = (name: RegExp) =>
      [...(screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [])].map(
        ({ textContent }) => textContent,
      )
    expect(cells(/Jacket 1/)).toEqual(['EU, with VAT', '€100.00', '€79.90', '€100.00', '-20%', ''])
    expect(cells(/Jacket 2/)).toEqual(['EU, with VAT', '€100.00', '€110.00', '–', '–', 'not below the present price'])
    expect(screen.getByText('not below the present price: 1')).toBeTruthy()
    fireEvent.click(button('Plan 1 price'))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/campaigns/5/'))
    const plan = {
      selection: { of: 'products', ids: [7] },
      rule: { kind: 'percent', value: 1_250, rounding: 'ninety' },
      kind: 'discount',
      areas: [1],
      startsAt: '2026-03-04T22:00:00.000Z',
      endsAt: '2026-03-11T22:00:00.000Z',
    }
    expect(bodies(PREVIEW)).toEqual([{ ...plan, page: 1 }])
    expect(bodies(PATH)).toEqual([{ ...plan, name: 'Autumn' }])
  })

  it('names what was chosen; what is taken out is not planned, and the last one stays', async () => {
    serve({ [PREVIEW]: { rows: [row(1)], total: 1, leftOut: 0, warnings: {} } })
    form([7, 8])
    expect(screen.getByRole('heading', { name: '2 products in the campaign' })).toBeTruthy()
    fireEvent.click(button('Remove Product 7'))
    expect(screen.getByRole('heading', { name: '1 product in the campaign' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Product 7' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    fireEvent.click(button('Preview'))
    await waitFor(() => expect(bodies(PREVIEW)).toMatchObject([{ selection: { of: 'products', ids: [8] } }]))
  })

  it('over all that a long list finds names the first ones and how many more there are', () => {
    show(
      <CampaignForm
        selection={{ of: 'products', all: { q: 'jacket', filter: '' } }}
        chosen={[chosen(7)]}
        total={300}
        now={NOW}
      />,
    )
    expect(screen.getByText('and 299 more')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    const list = screen.getByRole('link', { name: 'Choose others in the list' })
    expect(list.getAttribute('href')).toBe('/hallinta/products/?q=jacket')
  })

  it('must be shown again once something is typed after the preview', async () => {
    serve({ [PREVIEW]: { rows: [row(1)], total: 1, leftOut: 0, warnings: {} } })
    form()
    fireEvent.click(button('Preview'))
    await screen.findByRole('heading', { name: '1 price would change' })
    fireEvent.click(button('Plan 1 price'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Give the campaign a name.'))
    // A name changes no price.
    type('Name', 'Autumn')
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(button('Plan 1 price').disabled).toBe(false)
    expect(screen.getByRole('heading', { name: '1 price would change' })).toBeTruthy()
    type('Percent', '30')
    expect(button(/^Plan/).disabled).toBe(true)
    expect(bodies(PATH)).toEqual([])
  })

  it.each(['', '0', '-5', 'x'])('sends nothing for a reduction of “%s”', async (value) => {
    form()
    type('Percent', value)
    fireEvent.click(button('Preview'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(bodies(PREVIEW)).toEqual([])
  })

  it('says why it is refused', async () => {
    serve({ [PREVIEW]: refused(400, 'BAD_REQUEST', { details: { reason: 'times' } }) })
    form()
    fireEvent.click(button('Preview'))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('The end must be later than the start, and in the future.'),
    )
  })

  it('of many rows has pages', async () => {
    serve({ [PREVIEW]: { rows: [row(1)], total: 250, leftOut: 0, warnings: {} } })
    form()
    fireEvent.click(button('Preview'))
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByText('101–200 of 250')).toBeTruthy()
    expect(bodies(PREVIEW).map((body) => (body as { page: number }).page)).toEqual([1, 2])
  })
})

const campaign = (more: Partial<OfficeCampaign> = {}): OfficeCampaign => ({
  id: 5,
  name: 'Autumn',
  kind: 'discount',
  areas: [1],
  rule: { kind: 'percent', value: 2_000, rounding: 'ninety' },
  state: 'running',
  startsAt: '2026-03-04T22:00:00.000Z',
  endsAt: '2026-03-11T22:00:00.000Z',
  counts: { planned: 0, begun: 1, ended: 0, left: 1 },
  job: {
    id: 3,
    kind: 'campaign',
    state: 'done',
    done: 2,
    total: 2,
    faults: [{ record: 'J-9', message: 'in_campaign' }],
  },
  rows: [
    {
      variant: 1,
      title: 'Jacket 1',
      area: 1,
      amount: 7_990,
      before: null,
      state: 'begun',
      fault: null,
      lowest30: 10_000,
      percent: 20,
    },
    {
      variant: 2,
      title: 'Jacket 2',
      area: 1,
      amount: 7_990,
      before: null,
      state: 'left',
      fault: 'not_lower',
      lowest30: null,
      percent: null,
    },
  ],
  page: 1,
  mayChange: true,
  ...more,
})

describe('a price campaign', () => {
  it('shows its rows and what was left out', () => {
    show(<CampaignView campaign={campaign()} />)
    expect(screen.getByText('0 planned, 1 in force, 0 ended, 2 left out')).toBeTruthy()
    expect(screen.getByText(/J-9 in another campaign at that time/)).toBeTruthy()
    expect(screen.getByText('not below the present price')).toBeTruthy()
    expect(screen.getByText('-20%')).toBeTruthy()
  })

  it('that was stopped before it began is cancelled: nothing of it has ended', () => {
    const rows = campaign().rows.map((one) => ({ ...one, state: 'ended' as const, fault: null }))
    const counts = { planned: 0, begun: 0, ended: 2, left: 0 }
    const stopped = { state: 'stopped' as const, counts, rows }
    const { unmount } = show(<CampaignView campaign={campaign({ ...stopped, endsAt: '2026-03-03T09:00:00.000Z' })} />)
    expect(screen.getByText('Cancelled before it began')).toBeTruthy()
    expect(screen.getByText('2 cancelled, 1 left out')).toBeTruthy()
    expect(screen.getAllByText('Cancelled')).toHaveLength(2)
    unmount()
    show(<CampaignView campaign={campaign(stopped)} />)
    expect(screen.getByText('Stopped')).toBeTruthy()
    expect(screen.getAllByText('Ended')).toHaveLength(2)
  })

  it('that runs has its end moved, and its start left alone', async () => {
    serve({ [`${PATH}5/times/`]: { ok: true } })
    show(<CampaignView campaign={campaign()} />)
    expect(screen.getByLabelText<HTMLInputElement>('Starts').disabled).toBe(true)
    type('Ends', '2026-03-20T12:00')
    fireEvent.click(button('Change the times'))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(bodies(`${PATH}5/times/`)).toEqual([
      { startsAt: '2026-03-04T22:00:00.000Z', endsAt: '2026-03-20T10:00:00.000Z' },
    ])
  })

  it('is stopped only at the second press', async () => {
    serve({ [`${PATH}5/stop/`]: { ok: true } })
    show(<CampaignView campaign={campaign()} />)
    fireEvent.click(button('Stop the campaign'))
    expect(bodies(`${PATH}5/stop/`)).toEqual([])
    fireEvent.click(button('Stop it and put the prices back'))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(bodies(`${PATH}5/stop/`)).toEqual([{}])
  })

  it('that is over, or of others, can only be seen', () => {
    show(<CampaignView campaign={campaign({ state: 'ended' })} />)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    show(<CampaignView campaign={campaign({ mayChange: false })} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('that is being prepared follows its job', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const job = { id: 3, kind: 'campaign', state: 'running' as const, done: 500, total: 1_200, faults: [] }
    serve({ [`${PATH}5/`]: campaign({ state: 'planned', job: { ...job, state: 'done', done: 1_200 } }) })
    show(<CampaignView campaign={campaign({ state: 'preparing', job })} />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '500 of 1,200 done' }).value).toBe(500)
    await vi.advanceTimersByTimeAsync(2_100)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    vi.useRealTimers()
  })
})
