import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ColorChoice } from '@/components/product/choices'
import { Gallery } from '@/components/product/gallery'

import { pressEscape, stubDialogs } from '../ui/support'
import { PATH, productModel, show } from './support'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `red/${index + 1}.svg`,
    title: '',
    caption: `View ${index + 1}`,
    type: 'image' as const,
  }))
/** A product of one colour with so many pictures. */
function open(count: number) {
  const images = pictures(count)
  show(<Gallery />, {
    model: productModel({
      images,
      colors: [{ name: 'Lingonberry', slug: 'red', colour_slug: 'red', swatch: ['#b22'], images }],
      products: productModel().products.slice(0, 2),
    }),
  })
}
const thumbnails = () => screen.queryAllByRole('button', { name: /^Picture \d+ of/ })
const zoom = () => screen.findByRole('dialog')
const shown = (dialog: HTMLElement) => within(dialog).getByRole<HTMLImageElement>('img')
const widthOf = (image: HTMLImageElement) => new URL(image.src).searchParams.get('w')

beforeEach(() => {
  window.history.replaceState(null, '', `/en/${PATH}/`)
  stubDialogs()
})
afterEach(cleanup)

describe('D1.02 D2.11 D9.03 the gallery', () => {
  it('shows up to ten thumbnails of 96 px', () => {
    open(10)
    expect(thumbnails()).toHaveLength(10)
    expect(screen.queryByText(/^\+/)).toBeNull()
    const picture = within(thumbnails()[0] as HTMLElement).getByRole<HTMLImageElement>('presentation')
    expect([picture.width, picture.height, widthOf(picture)]).toEqual([96, 96, '96'])
    expect(picture.getAttribute('srcset')).toContain('w=96')
  })

  it('shows nine and a "+N" for more, which brings the others', () => {
    open(13)
    expect(thumbnails()).toHaveLength(9)
    fireEvent.click(screen.getByText('+4'))
    expect(thumbnails()).toHaveLength(13)
    expect(screen.queryByText('+4')).toBeNull()
  })

  it('D3.03 a colour begins with its first picture and few thumbnails, and the picture before is taken away with the press', () => {
    const images = {
      red: pictures(13),
      blue: pictures(12).map((image) => ({ ...image, path: image.path.replace('red', 'blue'), caption: '' })),
    }
    const colors = productModel().colors.map((color, index) => ({
      ...color,
      images: index === 0 ? images.red : images.blue,
    }))
    show(
      <>
        <Gallery />
        <ColorChoice />
      </>,
      { model: productModel({ images: [], colors }) },
    )
    const track = screen.getAllByRole('list')[0] as HTMLElement
    const scrollTo = vi.fn()
    track.scrollTo = scrollTo
    const before = track.querySelector('img')
    fireEvent.click(screen.getByText('+4'))
    fireEvent.click(thumbnails()[2] as HTMLElement)
    expect([screen.queryByText('3 / 13'), thumbnails().length]).toEqual([expect.anything(), 13])
    fireEvent.click(screen.getByRole('link', { name: /^Fjord/ }))
    expect([screen.queryByText('1 / 12'), thumbnails().length, screen.queryByText('+3')]).toEqual([
      expect.anything(),
      9,
      expect.anything(),
    ])
    expect(thumbnails()[0]?.getAttribute('aria-current')).toBe('true')
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' })
    // A browser goes on showing what an <img> had until its next picture is here, so it is another one.
    expect(track.querySelector('img')).not.toBe(before)
    expect(track.querySelector('img')?.getAttribute('src')).toContain('blue/1.svg')
  })

  it('a single picture needs no thumbnails', () => {
    open(1)
    expect(thumbnails()).toHaveLength(0)
  })

  it('D7.16 zooms a picture from 960 to 1920 and back', async () => {
    open(3)
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture: Fjell Storm, View 2' }))
    const dialog = await zoom()
    expect([shown(dialog).alt, widthOf(shown(dialog))]).toEqual(['Fjell Storm, View 2', '960'])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    expect(widthOf(shown(dialog))).toBe('1920')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zoom out' }))
    expect(widthOf(shown(dialog))).toBe('960')
  })

  it('a picture that is opened shows what the page has loaded until the larger one is there; the next one does not', async () => {
    open(3)
    const images: { src?: string; onload?: () => void }[] = []
    vi.stubGlobal(
      'Image',
      class {
        constructor() {
          images.push(this)
        }
      },
    )
    const first = screen.getByRole('button', { name: 'Enlarge picture: Fjell Storm, View 1' })
    Object.defineProperty(first.querySelector('img'), 'currentSrc', { value: 'http://localhost/media/small.avif' })
    fireEvent.click(first)
    const dialog = await zoom()
    expect(shown(dialog).src).toBe('http://localhost/media/small.avif')
    await act(async () => images.forEach(({ onload }) => onload?.()))
    expect(widthOf(shown(dialog))).toBe('960')
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect([shown(dialog).alt, widthOf(shown(dialog))]).toEqual(['Fjell Storm, View 2', '960'])
    vi.unstubAllGlobals()
  })

  it('D9.11 the zoomed picture shows the place that was pressed; after a key its middle', async () => {
    open(1)
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture: Fjell Storm, View 1' }))
    const dialog = await zoom()
    const button = () => within(dialog).getByRole('button', { name: /^Zoom/ })
    const scroller = button().parentElement as HTMLElement
    const sizes = { scrollWidth: 1920, scrollHeight: 1920, clientWidth: 390, clientHeight: 700 }
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(scroller, name, { value })
    shown(dialog).getBoundingClientRect = () => new DOMRect(0, 100, 390, 390)
    fireEvent.click(button(), { detail: 1, clientX: 195, clientY: 178 })
    expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([765, 34])
    fireEvent.click(button(), { detail: 1 })
    fireEvent.click(button(), { detail: 0 })
    expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([765, 610])
  })

  it('D9.11 a swipe of 30 px or more sideways goes on or back; a shorter or a steeper one does not', async () => {
    open(3)
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture: Fjell Storm, View 1' }))
    const dialog = await zoom()
    const swipe = (x: number, y: number) => {
      const picture = shown(dialog)
      fireEvent.touchStart(picture, { touches: [{ clientX: 200, clientY: 200 }] })
      fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
      return shown(dialog).alt
    }
    expect(swipe(-29, 0)).toBe('Fjell Storm, View 1')
    expect(swipe(-40, 50)).toBe('Fjell Storm, View 1')
    expect(swipe(-30, 0)).toBe('Fjell Storm, View 2')
    expect(swipe(30, 10)).toBe('Fjell Storm, View 1')
  })

  it('D9.11 a mouse that is down for 100 ms drags the zoomed picture, which stays zoomed', async () => {
    open(1)
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture: Fjell Storm, View 1' }))
    const dialog = await zoom()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    const button = () => within(dialog).getByRole('button', { name: /^Zoom/ })
    const scroller = button().parentElement as HTMLElement
    const pointer = (type: 'pointerDown' | 'pointerMove', x: number, time: number) => {
      const event = createEvent[type](button(), {
        pointerType: 'mouse',
        button: 0,
        buttons: 1,
        clientX: x,
        clientY: 50,
      })
      Object.defineProperty(event, 'timeStamp', { value: time })
      fireEvent(button(), event)
    }
    pointer('pointerDown', 300, 1000)
    pointer('pointerMove', 200, 1099)
    expect(scroller.scrollLeft).toBe(0)
    pointer('pointerMove', 200, 1100)
    expect(scroller.scrollLeft).toBe(100)
    fireEvent.click(button())
    expect(widthOf(shown(dialog))).toBe('1920')
    pointer('pointerDown', 300, 2000)
    pointer('pointerMove', 290, 2500)
    fireEvent.click(button())
    expect([scroller.scrollLeft, widthOf(shown(dialog))]).toEqual([100, '960'])
  })

  it('arrow keys go through the pictures, round the ends and out of the zoom; Escape closes', async () => {
    open(3)
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture: Fjell Storm, View 3' }))
    const dialog = await zoom()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect([shown(dialog).alt, widthOf(shown(dialog))]).toEqual(['Fjell Storm, View 1', '960'])
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    expect(shown(dialog).alt).toBe('Fjell Storm, View 2')
    pressEscape(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(thumbnails()[1]?.getAttribute('aria-current')).toBe('true')
  })
})
