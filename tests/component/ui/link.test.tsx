import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { FilterChips } from '@/components/grid/filter-chips'
import { Link, type LinkProps } from '@/components/ui/link'
import { LoadMore } from '@/components/ui/load-more'

import { show as showList } from '../grid/support'
import { show } from './support'

afterEach(cleanup)

type Router = ComponentProps<typeof AppRouterContext.Provider>['value']

function router() {
  return {
    push: vi.fn(),
    replace: vi.fn(),
    prefetch: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    refresh: vi.fn(),
    bfcacheId: '',
  } satisfies NonNullable<Router>
}

/** Presses a link and tells what the router was asked for and whether the browser was kept from following. */
function press(props: LinkProps, init: MouseEventInit = {}) {
  const calls = router()
  show(
    <AppRouterContext value={calls}>
      <Link {...props}>a page</Link>
    </AppRouterContext>,
  )
  const event = createEvent.click(screen.getByRole('link'), { button: 0, ...init })
  fireEvent(screen.getByRole('link'), event)
  const isTaken = event.defaultPrevented
  cleanup()
  return { ...calls, isTaken }
}

it('P4.12 P9.03 no route is loaded ahead, so never more than four at once', () => {
  const calls = router()
  show(
    <AppRouterContext value={calls}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <Link key={n} href={`/en/${n}/`}>{`page ${n}`}</Link>
      ))}
    </AppRouterContext>,
  )
  screen.getAllByRole('link').forEach((link) => {
    fireEvent.mouseEnter(link)
    fireEvent.pointerEnter(link)
    fireEvent.touchStart(link)
    fireEvent.focus(link)
  })
  expect(calls.prefetch).not.toHaveBeenCalled()
})

it('a plain press goes on without a new document, in the place of the page where that is asked for', () => {
  const { push, isTaken } = press({ path: 'skiing/skis?x=1' })
  expect(isTaken).toBe(true)
  expect(push).toHaveBeenCalledWith('/en/skiing/skis/?x=1', { scroll: undefined })
  const replaced = press({ href: '?page=2', replace: true, scroll: false })
  expect(replaced.push).not.toHaveBeenCalled()
  expect(replaced.replace).toHaveBeenCalledWith('?page=2', { scroll: false })
})

it.each<[string, LinkProps, MouseEventInit]>([
  ['a new tab', { href: '/en/' }, { ctrlKey: true }],
  ['a new tab on a Mac', { href: '/en/' }, { metaKey: true }],
  ['a new window', { href: '/en/' }, { shiftKey: true }],
  ['the wheel', { href: '/en/' }, { button: 1 }],
  ['a target', { href: '/en/', target: '_blank' }, {}],
  ['a download', { href: '/feed.xml', download: true }, {}],
  ['another host', { href: 'https://elsewhere.example/' }, {}],
])('%s is left to the browser', (_, props, init) => {
  const { push, isTaken } = press(props, init)
  expect([push.mock.calls.length, isTaken]).toEqual([0, false])
})

it('where its own handler has answered the press it does not go', () => {
  expect(press({ href: '/en/', onClick: (event) => event.preventDefault() }).push).not.toHaveBeenCalled()
})

it('without a router it is a link of the browser', () => {
  show(<Link href="/en/">home</Link>)
  const event = createEvent.click(screen.getByRole('link'), { button: 0 })
  fireEvent(screen.getByRole('link'), event)
  expect(event.defaultPrevented).toBe(false)
})

it.each<[string, (act: () => void) => ReactNode]>([
  ['more of a list', (act) => <LoadMore next={{ label: 'more', href: '?page=2' }} onMore={act} />],
  [
    'a filter in force',
    (act) => (
      <FilterChips chips={[{ id: 'color:red', label: 'red', query: '' }]} onRemove={act} onClear={() => undefined} />
    ),
  ],
])('%s: a plain press acts here, one for a new tab is left to the browser', (_, page) => {
  const act = vi.fn()
  showList(<AppRouterContext value={router()}>{page(act)}</AppRouterContext>)
  const [link] = screen.getAllByRole('link')
  if (!link) throw new Error('no link')
  const inNewTab = createEvent.click(link, { button: 0, ctrlKey: true })
  fireEvent(link, inNewTab)
  expect([act.mock.calls.length, inNewTab.defaultPrevented]).toEqual([0, false])
  const plain = createEvent.click(link, { button: 0 })
  fireEvent(link, plain)
  expect([act.mock.calls.length, plain.defaultPrevented]).toEqual([1, true])
})
