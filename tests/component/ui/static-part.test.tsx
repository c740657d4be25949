import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { StaticPart } from '@/components/ui/static-part'

const HTML = '<p lang="fi">Kevyt <b>kuoritakki</b></p>'

let container: HTMLElement
let root: Root | undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.createElement('div')
  document.body.append(container)
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  container.remove()
  vi.unstubAllGlobals()
})

/** What a server component of the page was, as the front door leaves it. */
const part = (name: string) => <StaticPart as="section" data-static={name} className="wide" />

function hydrate(name: string, errors: unknown[] = [], node: ReactNode = part(name)) {
  container.innerHTML = `<section data-static="${name}" class="wide">${HTML}</section>`
  const element = container.firstElementChild
  act(() => {
    root = hydrateRoot(container, node, { onRecoverableError: (error) => errors.push(error) })
  })
  return element
}

describe('A part of a page that is markup alone', () => {
  it('keeps the elements that the server sent', () => {
    const errors: unknown[] = []
    const element = hydrate('kept', errors)
    expect(container.firstElementChild).toBe(element)
    expect(container.innerHTML).toBe(`<section data-static="kept" class="wide">${HTML}</section>`)
    expect(errors).toEqual([])
  })

  it('is shown again, as it was left, when its page is', () => {
    hydrate('left')
    container.querySelector('b')?.setAttribute('title', 'opened')
    act(() => root?.render(null))
    expect(container.innerHTML).toBe('')
    act(() => root?.render(part('left')))
    expect(container.innerHTML).toContain('<b title="opened">kuoritakki</b>')
  })

  it('is there when React has to build the page anew', () => {
    const errors: unknown[] = []
    vi.spyOn(console, 'error').mockReturnValue()
    hydrate('anew', errors, [part('anew'), <p key="other">not in what the server sent</p>])
    expect(errors).toHaveLength(1)
    expect(container.innerHTML).toContain(HTML)
    expect(container.innerHTML).toContain('not in what the server sent')
  })

  it('is replaced when the page comes with the whole data', () => {
    hydrate('whole')
    act(() => root?.render(<section className="wide">New text</section>))
    expect(container.innerHTML).toBe('<section class="wide">New text</section>')
  })

  it('shows nothing where it only makes itself known', () => {
    act(() => {
      root = createRoot(container)
      root.render(<StaticPart />)
    })
    expect(container.innerHTML).toBe('')
  })
})
