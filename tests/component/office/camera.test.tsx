import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CountDesk } from '@/components/office/count-desk'
import { PurchaseDesk } from '@/components/office/purchases/purchase-desk'
import type { OfficePurchase } from '@/lib/contract/schemas/office-purchases'

import { ean13, pictureOf } from '../../support/bar-codes'
import { serve, show, startOver } from './support'

const EAN = '6410405082657'
const SCAN = 'Scan with the camera'
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

let inView: string[] = []
const stopped = vi.fn()
const asked = vi.fn()
const formats = vi.fn()
/** The camera of the device, or why it gives no picture. */
let camera: () => Promise<unknown>

const isGiven = () => Promise.resolve({ getTracks: () => [{ stop: stopped, addEventListener: () => undefined }] })
const isRefused = (name: string) => () => Promise.reject(new DOMException('no', name))

class FakeDetector {
  static getSupportedFormats = () => Promise.resolve(['ean_13', 'ean_8', 'code_128', 'qr_code'])
  constructor(options: unknown) {
    formats(options)
  }
  detect = () => Promise.resolve(inView.map((rawValue) => ({ rawValue })))
}

async function startCount() {
  show(<CountDesk stores={[{ id: 20, name: 'Oulu' }]} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  fireEvent.click(button('Begin'))
}
function goTo(shelf: string) {
  const field = screen.getByLabelText('Shelf')
  fireEvent.change(field, { target: { value: shelf } })
  fireEvent.submit(field)
}
async function openOnShelf() {
  await startCount()
  goTo('A1')
  fireEvent.click(button(SCAN))
}
const units = () => screen.queryByLabelText<HTMLInputElement>(`Units of ${EAN}`)?.value
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))
function setVisibility(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const PURCHASE = {
  id: 5,
  number: 'P-5',
  status: 'ordered',
  lines: [
    {
      variant: 1,
      title: 'Jacket M',
      sku: 'J-M',
      gtin: EAN,
      quantity: 4,
      received: 0,
      expectedOn: null,
      isLate: false,
    },
  ],
  may: { change: false, order: false, receive: true, cancel: false, close: false },
} as unknown as OfficePurchase

beforeEach(() => {
  startOver()
  localStorage.clear()
  inView = []
  camera = isGiven
  for (const call of [stopped, asked, formats]) call.mockReset()
  serve({ '/api/office/codes/': { found: [{ code: EAN, variant: 1, title: 'Jacket M' }] } })
  vi.stubGlobal('BarcodeDetector', FakeDetector)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: (wanted: unknown) => {
        asked(wanted)
        return camera()
      },
    },
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setVisibility('visible')
})

describe('the camera of a count', () => {
  it('waits for the shelf, then asks for the rear camera and for the codes of goods', async () => {
    await startCount()
    expect(button(SCAN).disabled).toBe(true)
    goTo('A1')
    expect(asked).not.toHaveBeenCalled()
    fireEvent.click(button(SCAN))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } })
    expect(formats).toHaveBeenCalledWith({ formats: ['ean_13', 'ean_8', 'code_128'] })
  })

  it('adds a code as a typed scan, once while it stays in view, with a mark and its name', async () => {
    await openOnShelf()
    inView = [EAN]
    await waitFor(() => expect(units()).toBe('1'))
    expect(screen.getByTestId('read-mark')).toBeTruthy()
    expect(screen.getAllByText('Jacket M: 1').length).toBeGreaterThan(0)
    await pass(1500)
    expect(units()).toBe('1')
    expect(screen.queryByTestId('read-mark')).toBeNull()
    inView = []
    await pass(1500)
    inView = [EAN]
    await waitFor(() => expect(units()).toBe('2'))
  })

  it('takes a UPC code as scanners type it', async () => {
    await openOnShelf()
    inView = ['0036000291452']
    expect(await screen.findByLabelText('Units of 036000291452')).toBeTruthy()
  })

  it('stops when the window is closed, and reads no further', async () => {
    await openOnShelf()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    fireEvent.click(button('Close'))
    await waitFor(() => expect(stopped).toHaveBeenCalledTimes(1))
    inView = [EAN]
    await pass(400)
    expect(units()).toBeUndefined()
  })

  it('stops while nobody sees the page, and goes on when somebody does', async () => {
    await openOnShelf()
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await pass(50)
    setVisibility('hidden')
    expect(stopped).toHaveBeenCalledTimes(1)
    inView = [EAN]
    await pass(400)
    expect(units()).toBeUndefined()
    setVisibility('visible')
    await waitFor(() => expect(units()).toBe('1'))
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is stopped also when permission comes after the window was closed', async () => {
    let give: (value: unknown) => void = () => undefined
    camera = () => new Promise((resolve) => (give = resolve))
    await openOnShelf()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    fireEvent.click(button('Close'))
    await act(async () => give(await isGiven()))
    await waitFor(() => expect(stopped).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['NotAllowedError', /is not allowed here/],
    ['NotFoundError', /has no camera/],
    ['NotReadableError', /Another program/],
    ['TypeError', /has stopped/],
  ])('says what to do after %s', async (name, text) => {
    camera = isRefused(name)
    await openOnShelf()
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
  })

  it('says that a page without https gets none', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })
    await openOnShelf()
    expect(await screen.findByText(/begins with https/)).toBeTruthy()
  })

  it.each([
    ['has no detector', undefined],
    [
      'has one without the formats',
      class extends FakeDetector {
        static override getSupportedFormats = () => Promise.resolve(['qr_code'])
      },
    ],
    [
      'has one that always fails',
      class extends FakeDetector {
        override detect = () => Promise.reject(new Error('no service'))
      },
    ],
  ])('reads with the library where the browser %s', async (_, detector) => {
    vi.stubGlobal('BarcodeDetector', detector)
    const picture = pictureOf(ean13(EAN))
    for (const [name, value] of [
      ['videoWidth', picture.width],
      ['videoHeight', picture.height],
    ] as const)
      Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, value })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: () => undefined,
      getImageData: () => picture,
    } as unknown as never)
    await openOnShelf()
    await waitFor(() => expect(units()).toBe('1'), { timeout: 10_000 })
  })
})

describe('the camera of receiving', () => {
  const said = () => within(screen.getByRole('dialog')).getByRole('status').textContent

  it('adds each unit to its row, and says of a code that it was not ordered', async () => {
    show(<PurchaseDesk purchase={PURCHASE} />)
    fireEvent.click(button('Receive goods'))
    fireEvent.click(button(SCAN))
    inView = [EAN]
    await waitFor(() => expect(said()).toBe('Jacket M: 1'))
    inView = ['96385074']
    await waitFor(() => expect(said()).toMatch(/^96385074 is not in this order/))
    fireEvent.click(button('Close'))
    expect(screen.getByLabelText<HTMLInputElement>(/Jacket M/).value).toBe('1')
  })
})
