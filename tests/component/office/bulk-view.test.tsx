import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BulkView } from '@/components/office/bulk-view'
import type { OfficeBulkWork } from '@/lib/contract/schemas/office-campaigns'

import { bodies, refused, serve, show, startOver } from './support'

const AT = '/api/office/bulk-work/7/'
const work = (more: Partial<OfficeBulkWork> = {}): OfficeBulkWork => ({
  id: 7,
  kind: 'bulk',
  state: 'running',
  done: 100,
  total: 250,
  faults: [],
  entity: 'brands',
  set: [{ path: 'sortOrder', kind: 'integer', value: 5, label: null }],
  changed: 90,
  batch: 31,
  ...more,
})

beforeEach(startOver)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a long bulk change', () => {
  it('shows how far it is, and follows the work to its end', async () => {
    vi.useFakeTimers()
    show(<BulkView work={work()} />)
    const bar = screen.getByRole<HTMLProgressElement>('progressbar')
    expect([bar.value, bar.max]).toEqual([100, 250])
    expect(screen.getByText('100 of 250 done')).toBeTruthy()
    expect(screen.getByText('90 changed.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    serve({ [AT]: work({ state: 'done', done: 250, changed: 240 }) })
    await act(() => vi.advanceTimersByTimeAsync(2_100))
    expect(screen.getByRole('status').textContent).toBe('Done')
    expect(screen.getByText('240 changed.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
    expect(screen.getByRole('link', { name: /take them back/ }).getAttribute('href')).toBe(
      '/hallinta/history/?batch=31',
    )
    const reads = bodies(AT).length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(bodies(AT)).toHaveLength(reads)
  })

  it('says what is set to what, and not that nothing had to be changed before all of it is done', () => {
    const start = work({ state: 'waiting', done: 0, changed: 0, batch: null })
    const { unmount } = show(<BulkView work={start} />)
    expect(screen.getByText('Position: 5')).toBeTruthy()
    expect(screen.queryByText(/changed|changing/)).toBeNull()
    unmount()
    const stopped = show(<BulkView work={{ ...start, state: 'stopped' }} />)
    expect(screen.queryByText('Nothing needed changing.')).toBeNull()
    stopped.unmount()
    const to = { path: 'brandId', kind: 'reference', value: 7, label: 'Halti' } as const
    show(
      <BulkView
        work={{
          ...start,
          state: 'done',
          done: 250,
          set: [to, { ...to, path: 'mainGroupId', value: null, label: null }],
        }}
      />,
    )
    expect(screen.getByText('Nothing needed changing.')).toBeTruthy()
    expect(screen.getByText('Brand: Halti')).toBeTruthy()
    expect(screen.getByText('Main category: empty')).toBeTruthy()
  })

  it('is stopped, and says that what was done stays', async () => {
    serve({ [`${AT}stop/`]: { ok: true }, [AT]: work({ state: 'stopped' }) })
    show(<BulkView work={work()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText(/What had been changed by then stays changed/)).toBeTruthy()
    expect(bodies(`${AT}stop/`)).toEqual([{}])
  })

  it('that ended before it was stopped says so', async () => {
    serve({
      [`${AT}stop/`]: refused(409, 'CONFLICT', { details: { reason: 'work_over' } }),
      [AT]: work({ state: 'done' }),
    })
    show(<BulkView work={work()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This has ended already.'))
  })

  it('names what was refused, with the reason', () => {
    const faults = [
      { record: 'Halti', message: 'taken' },
      { record: '999', message: 'not_found' },
    ]
    show(<BulkView work={work({ state: 'done', faults, batch: null })} />)
    expect(screen.getByText('2 were left as they were')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Halti: /),
      '999: This does not exist any more.',
    ])
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('that failed as a whole says why, and that is no record', () => {
    show(<BulkView work={work({ state: 'failed', faults: [{ record: '', message: 'forbidden' }] })} />)
    expect(screen.getByRole('status').textContent).toBe('Failed')
    expect(screen.getByText('You may not do this.')).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})
