import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useCall } from '@/lib/shop-api/use-call'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const page = (number: number) => ({ ok: true, data: { total: 0, pages: 1, complaints: [], name: `page ${number}` } })
const refused = { ok: false, error: { code: 'INTERNAL' } }

function Shown({ number, keeps, everyMs }: { number: number; keeps?: boolean; everyMs?: number }) {
  const { data, hasFailed, again } = useCall(
    'complaints',
    { query: { page: number } },
    { ...(keeps && { keepsPrevious: true }), ...(everyMs !== undefined && { everyMs }) },
  )
  return (
    <button
      type="button"
      onClick={again}
    >{`${(data as { name?: string } | null)?.name ?? 'nothing'} ${hasFailed ? 'failed' : 'good'}`}</button>
  )
}
const shows = (text: string) => screen.findByRole('button', { name: text })

describe('server data of a page', () => {
  beforeEach(
    () =>
      void call
        .mockReset()
        .mockImplementation((_: string, { query }: { query: { page: number } }) => Promise.resolve(page(query.page))),
  )
  afterEach(() => {
    vi.useRealTimers()
    cleanup()
  })

  it('is asked for when it is shown, and again when it is wanted; a failure leaves what came before', async () => {
    call.mockResolvedValueOnce(refused)
    render(<Shown number={1} />)
    fireEvent.click(await shows('nothing failed'))
    fireEvent.click(await shows('page 1 good'))
    call.mockResolvedValueOnce(refused)
    fireEvent.click(screen.getByRole('button'))
    await shows('page 1 failed')
  })

  it('another input is another question; what is shown stands meanwhile where that is wanted', async () => {
    const { rerender } = render(<Shown number={1} />)
    await shows('page 1 good')
    rerender(<Shown number={2} />)
    expect(screen.getByRole('button').textContent).toBe('nothing good')
    await shows('page 2 good')
    rerender(<Shown number={3} keeps />)
    expect(screen.getByRole('button').textContent).toBe('page 2 good')
    await shows('page 3 good')
  })

  it('is forgotten with the part that showed it, and renewed as often as it says', async () => {
    const { unmount } = render(<Shown number={1} />)
    await shows('page 1 good')
    vi.useFakeTimers()
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(10))
    render(<Shown number={1} everyMs={10_000} />)
    expect(screen.getByRole('button').textContent).toBe('nothing good')
    call.mockClear()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(call.mock.calls.length).toBeGreaterThanOrEqual(3)
  })
})
