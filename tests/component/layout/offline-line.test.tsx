import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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
      <form action="/en/search/" aria-label="search" />
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

it('issue 16 without a network a link or a search keeps the page, and the line is read again', () => {
  expect(screen.getByRole('alert').textContent).toBe('')
  network(false)
  expect(screen.getByRole('alert').textContent).toBe(TEXT)
  fireEvent.click(screen.getByText('tents'))
  expect(followed).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe(TEXT)
  fireEvent.submit(screen.getByRole('form', { name: 'search' }))
  expect(followed).not.toHaveBeenCalled()
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
