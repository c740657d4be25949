import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { OfflineLine } from '@/components/layout/offline-line'

const TEXT = 'You are offline.'
const LINKS = [
  ['/en/tents/', 'tents'],
  ['/en/skis/?size=M', 'size M'],
  ['mailto:help@example.com', 'mail'],
] as const
const followed = vi.fn((event: Event) => event.preventDefault())

function network(isOn: boolean) {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOn)
  act(() => {
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'))
  })
}

beforeEach(() => {
  window.history.replaceState(null, '', '/en/skis/')
  document.addEventListener('click', followed)
  document.addEventListener('submit', followed)
  render(
    <>
      {LINKS.map(([href, text]) => createElement('a', { key: href, href }, text))}
      <form action="/en/search/" aria-label="search">
        <input name="q" defaultValue="teltta" />
      </form>
      <form method="post" action="/en/other/" aria-label="post" />
      <OfflineLine text={TEXT} />
    </>,
  )
})
afterEach(() => {
  cleanup()
  document.removeEventListener('click', followed)
  document.removeEventListener('submit', followed)
  followed.mockClear()
  vi.restoreAllMocks()
})

it('issue 16 without a network a link or a search keeps the page, and the line is read again', async () => {
  const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  expect(screen.getByRole('alert').textContent).toBe('')
  network(false)
  expect(screen.getByRole('alert').textContent).toBe(TEXT)
  fireEvent.click(screen.getByText('tents'))
  expect(followed).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement?.textContent).toBe(TEXT))
  fireEvent.submit(screen.getByRole('form', { name: 'search' }))
  expect(followed).not.toHaveBeenCalled()
  expect(asked.mock.calls.map(([address]) => String(address).replace(window.location.origin, ''))).toEqual([
    '/en/tents/',
    '/en/search/?q=teltta',
  ])
})

it('issue 16 a shop that is reached nevertheless, on the own machine, leads on', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null))
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  network(false)
  fireEvent.click(screen.getByText('tents'))
  await waitFor(() => expect(gone).toHaveBeenCalledOnce())
  expect(String(gone.mock.calls[0]?.[0])).toMatch(/\/en\/tents\/$/)
})

it('issue 16 what needs no other page goes on: filters, mails, forms that report their own failure', () => {
  network(false)
  for (const name of ['size M', 'mail']) fireEvent.click(screen.getByText(name))
  fireEvent.submit(screen.getByRole('form', { name: 'post' }))
  expect(followed).toHaveBeenCalledTimes(3)
})

it('issue 16 with the network back the line goes, and links lead on', () => {
  network(false)
  network(true)
  expect(screen.getByRole('alert').textContent).toBe('')
  fireEvent.click(screen.getByText('tents'))
  expect(followed).toHaveBeenCalledOnce()
})
