import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CommandBar } from '@/components/office/command-bar'
import { Desk } from '@/components/office/desk'
import { RecordForm } from '@/components/office/record-form'
import { useLeaveGuard } from '@/components/office/use-leave-guard'

import { stubDialogs } from '../ui/support'
import { entity, field, router, show, startOver } from './support'

const BRANDS = entity('brands', [field('name', 'text')])
const PRODUCTS = '/hallinta/products/'
const RECORD = { id: '7', title: 'Halti', values: { name: 'Halti' }, labels: {}, change: 40 }
const ME = { id: 1, name: 'Aino', email: 'aino@shop.example', permissions: [], tools: [], entities: [BRANDS] }

/** Whether a link was followed; jsdom loads no page. */
function follows(link: HTMLElement, more: MouseEventInit = {}): boolean {
  let isFollowed = false
  const see = (event: MouseEvent) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  link.addEventListener('click', see)
  fireEvent.click(link, { button: 0, ...more })
  link.removeEventListener('click', see)
  return isFollowed
}

/** Back to an address, as the browser tells the page before it goes. */
class Step extends Event {
  readonly navigationType = 'traverse'
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  constructor(path: string) {
    super('navigate', { cancelable: true })
    this.destination = { url: new URL(path, window.location.href).href, sameDocument: true }
  }
}

/** The question before unsaved changes are lost, and the answer to it. */
function answering(isSure: boolean) {
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValue(isSure)
  vi.stubGlobal('confirm', confirm)
  return confirm
}

beforeEach(() => {
  startOver()
  stubDialogs()
  window.history.replaceState(null, '', '/hallinta/brands/7/')
  vi.stubGlobal('navigation', new EventTarget())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('leaving a page with unsaved changes', () => {
  const open = () =>
    show(
      <>
        <a href={PRODUCTS}>Products</a>
        <a href="#section-main">Part</a>
        <a href="/hallinta/brands/" target="_blank" rel="noreferrer">
          Window
        </a>
        <a href="https://shop.example/">Shop</a>
        <RecordForm entity={BRANDS} record={RECORD} />
        <CommandBar entities={[entity('pages', [])]} tools={[]} />
      </>,
    )
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: text } })
  const link = (name: string) => screen.getByRole('link', { name })
  const back = (path: string) => {
    const step = new Step(path)
    act(() => void (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(step))
    return step.defaultPrevented ? 'stays' : 'goes'
  }

  it('asks at a link of the back office, and stays when the answer is no', () => {
    const confirm = answering(false)
    open()
    expect(follows(link('Products'))).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
    type('Halti Oy')
    expect(follows(link('Products'))).toBe(false)
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Some changes on this page are not saved. Leave it and lose them?')
    confirm.mockReturnValue(true)
    expect(follows(link('Products'))).toBe(true)
    type('Halti')
    confirm.mockClear()
    expect(follows(link('Products'))).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('does not ask where the page stays: its own parts, another window, and pages before which the browser asks', () => {
    const confirm = answering(false)
    open()
    type('Halti Oy')
    expect(follows(link('Part'))).toBe(true)
    expect(follows(link('Window'))).toBe(true)
    expect(follows(link('Shop'))).toBe(true)
    expect(follows(link('Products'), { ctrlKey: true })).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('asks at the browser’s Back button, and not within the page', () => {
    const confirm = answering(false)
    open()
    expect(back('/hallinta/brands/')).toBe('goes')
    type('Halti Oy')
    expect(back('/hallinta/brands/')).toBe('stays')
    expect(back('/hallinta/brands/7/#section-main')).toBe('goes')
    expect(confirm).toHaveBeenCalledOnce()
    confirm.mockReturnValue(true)
    expect(back('/hallinta/brands/')).toBe('goes')
  })

  it('asks before a jump with the command bar', () => {
    const confirm = answering(false)
    open()
    type('Halti Oy')
    const jump = () => {
      act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })))
      fireEvent.keyDown(screen.getByRole('combobox', { name: 'Search and go' }), { key: 'Enter' })
    }
    jump()
    expect(router.push).not.toHaveBeenCalled()
    confirm.mockReturnValue(true)
    jump()
    expect(router.push).toHaveBeenCalledOnce()
  })

  it('asks once for several parts', () => {
    const Part = () => {
      useLeaveGuard(true)
      return null
    }
    const confirm = answering(true)
    show(
      <>
        <a href={PRODUCTS}>Products</a>
        <Part />
        <Part />
      </>,
    )
    expect(follows(link('Products'))).toBe(true)
    expect(back('/hallinta/brands/')).toBe('goes')
    expect(confirm).toHaveBeenCalledTimes(2)
  })
})

describe('links to parts of the page', () => {
  it('change the address of the page’s own entry, so that Back leads to the page before', () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function scroll() {
      seen.push(this.id)
    }
    show(
      <Desk me={ME} language="en" shopName="Polku" work={[]}>
        <a href="#goods">Prices</a>
        <a href="#missing">Nowhere</a>
        <h2 id="goods">Prices and stock</h2>
      </Desk>,
    )
    const entries = window.history.length
    fireEvent.click(screen.getByRole('link', { name: 'Prices' }), { button: 0 })
    expect(window.location.hash).toBe('#goods')
    expect(window.history.length).toBe(entries)
    expect(seen).toEqual(['goods'])
    expect(document.activeElement?.id).toBe('goods')
    window.history.replaceState(null, '', '/hallinta/brands/7/')
    fireEvent.click(screen.getByRole('link', { name: 'Prices' }), { button: 0, ctrlKey: true })
    expect(seen).toEqual(['goods'])
  })
})
