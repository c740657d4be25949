import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Drawer } from '@/components/ui/dialog'
import { dismissToast, PRODUCT_TOAST_MS, toast, toastStore } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'

import { pressEscape, show, stubDialogs } from './support'

beforeEach(stubDialogs)
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

function Sheet() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Open'}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close" footer="12 products">
        {'Inside'}
      </Drawer>
    </>
  )
}

describe('Dialog', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement

  it('is modal, named by its title, and draws nothing while closed', () => {
    show(<Sheet />)
    expect(screen.queryByText('Inside')).toBeNull()
    fireEvent.click(screen.getByText('Open'))
    expect(screen.getByRole('dialog', { name: 'Filters' }).textContent).toContain('12 products')
    expect(dialog().open).toBe(true)
  })

  it('is closed before it is taken out of the page, since only closing gives focus back', () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
      expect(this.isConnected).toBe(true)
      this.open = false
    })
    const { unmount } = show(<Sheet />)
    fireEvent.click(screen.getByText('Open'))
    unmount()
    expect(close).toHaveBeenCalledOnce()
  })

  it('issue 14: stays open in development, where React removes each new component once and keeps it', async () => {
    // As in browsers: the event comes after the closing.
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    }
    const heard = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    const onClose = vi.fn()
    const New = () => {
      const [isThere, setThere] = useState(false)
      return isThere ? (
        <Drawer open onClose={onClose} title="Filters" closeLabel="Close">
          {'Inside'}
        </Drawer>
      ) : (
        <button type="button" onClick={() => setThere(true)}>
          {'Open'}
        </button>
      )
    }
    show(
      <StrictMode>
        <New />
      </StrictMode>,
    )
    fireEvent.click(screen.getByText('Open'))
    await heard()
    expect([dialog().open, onClose.mock.calls.length]).toEqual([true, 0])
    dialog().close()
    await heard()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by its button, by Escape and by a press on the backdrop, not by one inside', () => {
    show(<Sheet />)
    for (const close of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => pressEscape(dialog()),
      () => fireEvent.click(dialog()),
    ]) {
      fireEvent.click(screen.getByText('Open'))
      fireEvent.click(screen.getByText('Inside'))
      expect(screen.getByText('Inside')).toBeTruthy()
      close()
      expect(screen.queryByText('Inside')).toBeNull()
    }
  })

  it('B2.16 holds the page behind it while it is open, whether it is closed or taken away', () => {
    const isHeld = () => document.documentElement.hasAttribute('data-scroll-locked')
    const { unmount } = show(<Sheet />)
    expect(isHeld()).toBe(false)
    fireEvent.click(screen.getByText('Open'))
    expect(isHeld()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(isHeld()).toBe(false)
    fireEvent.click(screen.getByText('Open'))
    unmount()
    expect(isHeld()).toBe(false)
  })
})

describe('Toaster (spec 2 §4)', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  async function start() {
    show(<Toaster closeLabel="Close" />)
    await act(async () => {
      toast('Saved')
      await vi.dynamicImportSettled()
    })
  }

  it('B4.04 B9.04 toasts last 3 s by default, top right; the region is there before the first message', async () => {
    show(<Toaster closeLabel="Close" />)
    const region = screen.getByRole('status')
    expect(region.getAttribute('aria-live')).toBe('polite')
    // B4.04 At the top, at the right end.
    expect(region.className).toMatch(/(?:^| )fixed top-.* right-4 .*items-end/)
    cleanup()
    await start()
    expect(screen.getByText('Saved')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(2_999))
    expect(screen.queryByText('Saved')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('B4.04 toasts pause on hover and go on after it', async () => {
    await start()
    const card = screen.getByText('Saved').parentElement?.parentElement as HTMLElement
    fireEvent.mouseEnter(card)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('Saved')).toBeTruthy()
    fireEvent.mouseLeave(card)
    act(() => void vi.advanceTimersByTime(3_000))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('B4.04 toasts dismiss on click', async () => {
    await start()
    fireEvent.click(screen.getByText('Saved'))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('B4.04 B9.04 the product’s own toasts last 10 s, and the same words are not shown twice', async () => {
    await start()
    act(() => {
      toast('In the cart', { duration: PRODUCT_TOAST_MS })
      toast('In the cart', { duration: PRODUCT_TOAST_MS })
    })
    expect(screen.getAllByText('In the cart')).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(9_999))
    expect(screen.queryByText('In the cart')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('In the cart')).toBeNull()
  })
})
