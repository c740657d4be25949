import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BEFORE_PAINT } from '@/lib/browser/before-paint'
import {
  BUILD_CHECK_MS,
  isChunkError,
  isNewerBuild,
  reloadOnce,
  watchBuild,
  watchChunks,
} from '@/lib/browser/build-check'
import { reportErrors } from '@/lib/browser/error-reports'
import { removeStored, STORED } from '@/lib/browser/storage'
import { saveInput, restoreInput } from '@/lib/browser/unsaved-input'
import { RELOAD_GUARD_MS } from '@/lib/browser/reload-guard'
import { pageShown, startPageServices } from '@/stores/page-services'

const { reportError } = vi.hoisted(() => ({ reportError: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { reportError } }))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (id: unknown, ok = true) =>
  vi.fn(() => Promise.resolve({ ok, json: () => Promise.resolve({ id }) } as Response))

describe('newer build (spec 1 §4)', () => {
  it('P7.11 P9.01 P4.12 is looked for every hour, and told once', async () => {
    vi.useFakeTimers()
    const fetched = answer('old')
    vi.stubGlobal('fetch', fetched)
    const onNewer = vi.fn()
    const stop = watchBuild('old', onNewer)
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS - 1)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledWith('/build.json', { cache: 'no-store' })
    expect(onNewer).not.toHaveBeenCalled()
    vi.stubGlobal('fetch', answer('new'))
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS)
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS * 3)
    expect(onNewer).toHaveBeenCalledOnce()
    expect(BUILD_CHECK_MS).toBe(60 * 60 * 1000)
    stop()
  })

  it('P9.01 a tab that was hidden for an hour asks when it is shown again, one that was hidden for less does not', async () => {
    vi.useFakeTimers()
    const fetched = answer('old')
    vi.stubGlobal('fetch', fetched)
    const stop = watchBuild('old', vi.fn())
    const show = (state: string) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    // The timers of a hidden tab may stand still.
    vi.setSystemTime(Date.now() + BUILD_CHECK_MS - 1)
    show('visible')
    expect(fetched).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 1)
    show('hidden')
    expect(fetched).not.toHaveBeenCalled()
    show('visible')
    show('visible')
    expect(fetched).toHaveBeenCalledOnce()
    stop()
    vi.setSystemTime(Date.now() + BUILD_CHECK_MS)
    show('visible')
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('P4.12 a shop that does not answer has no newer build', async () => {
    for (const broken of [vi.fn(() => Promise.reject(new TypeError('offline'))), answer('new', false), answer(7)]) {
      vi.stubGlobal('fetch', broken)
      expect(await isNewerBuild('old')).toBe(false)
    }
  })
})

describe('lost pieces of code', () => {
  it('P4.12 a failed chunk or preload reloads the page, other errors do not', () => {
    const reload = vi.fn()
    const stop = watchChunks(reload)
    const script = document.body.appendChild(
      Object.assign(document.createElement('script'), { type: 'text/plain', src: '/_next/static/chunks/a.js' }),
    )
    const preload = document.body.appendChild(
      Object.assign(document.createElement('link'), { rel: 'x', href: '/_next/static/chunks/b.css' }),
    )
    const image = document.body.appendChild(document.createElement('img'))
    for (const node of [script, preload, image]) node.dispatchEvent(new Event('error'))
    expect(reload).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }))
    expect(reload).toHaveBeenCalledTimes(2)
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), {
        reason: Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' }),
      }),
    )
    expect(reload).toHaveBeenCalledTimes(3)
    stop()
    for (const node of [script, preload, image]) node.remove()
    expect(isChunkError('ChunkLoadError')).toBe(false)
  })

  it('P9.02 P4.12 reloads once in 10 s', () => {
    const reload = vi.fn()
    expect(reloadOnce(1_000_000, reload)).toBe(true)
    expect(reloadOnce(1_000_000 + RELOAD_GUARD_MS - 1, reload)).toBe(false)
    expect(reloadOnce(1_000_000 + RELOAD_GUARD_MS, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
    expect(RELOAD_GUARD_MS).toBe(10_000)
  })

  it('P9.02 P4.12 without storage the last reload is not known, so it does not reload at all', () => {
    const reload = vi.fn()
    const full = () => {
      throw new Error('full')
    }
    for (const area of ['sessionStorage', 'localStorage'])
      vi.stubGlobal(area, { getItem: () => null, setItem: full, removeItem: () => undefined })
    expect(reloadOnce(9_000_000, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('P9.02 P4.12 before the page’s code is there, a script in the page does the same, once in 10 s', () => {
    vi.useFakeTimers()
    const reload = vi.fn()
    const run = new Function('location', BEFORE_PAINT) as (location: unknown) => void
    const page = { reload }
    run(page)
    const script = document.body.appendChild(
      Object.assign(document.createElement('script'), { type: 'text/plain', src: '/_next/static/chunks/main.js' }),
    )
    script.dispatchEvent(new Event('error'))
    vi.setSystemTime(Date.now() + RELOAD_GUARD_MS - 1)
    script.dispatchEvent(new Event('error'))
    expect(reload).toHaveBeenCalledOnce()
    page.reload = vi.fn()
    vi.setSystemTime(Date.now() + 1)
    script.dispatchEvent(new Event('error'))
    expect(page.reload).toHaveBeenCalledOnce()
    page.reload = reload
    sessionStorage.clear()
    document.documentElement.dataset['watched'] = ''
    script.dispatchEvent(new Event('error'))
    expect(reload).toHaveBeenCalledOnce()
    delete document.documentElement.dataset['watched']
    script.remove()
  })
})

function Form() {
  const [name, setName] = useState('')
  return (
    <form>
      <input aria-label="name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="text" name="text" />
      <input aria-label="agree" name="agree" type="checkbox" />
      <select aria-label="size" name="size">
        <option>{'S'}</option>
        <option>{'M'}</option>
      </select>
      <input aria-label="password" name="password" type="password" />
      <output>{name}</output>
    </form>
  )
}

describe('what was typed', () => {
  it('P4.12 is there again after the reload, in React’s state as well; passwords are never written down', () => {
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
    render(<Form />)
    fireEvent.change(field('name'), { target: { value: 'Aino' } })
    fireEvent.change(field('text'), { target: { value: 'A hole\nin the sleeve' } })
    fireEvent.change(field('size'), { target: { value: 'M' } })
    fireEvent.change(field('password'), { target: { value: 'secret-word' } })
    fireEvent.click(field('agree'))
    expect(reloadOnce(20_000_000, () => undefined)).toBe(true)
    removeStored(STORED.reload)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-word')
    cleanup()
    render(<Form />)
    restoreInput()
    expect([
      field('name').value,
      field('text').value,
      field('size').value,
      field('agree').checked,
      field('password').value,
    ]).toEqual(['Aino', 'A hole\nin the sleeve', 'M', true, ''])
    fireEvent.click(field('agree'))
    expect(screen.getByRole('status').textContent).toBe('Aino')
    expect(sessionStorage).toHaveLength(0)
  })

  it('belongs to its address', () => {
    render(<Form />)
    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Aino' } })
    saveInput()
    cleanup()
    window.history.replaceState(null, '', '/other/')
    render(<Form />)
    restoreInput()
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('')
    window.history.replaceState(null, '', '/')
  })
})

describe('error beacon (spec 1 §7)', () => {
  it('P7.07 D7.14 each uncaught error is told once, at most five', async () => {
    const stop = reportErrors()
    const fail = (message: string) =>
      window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(message), cancelable: true }))
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) fail(message)
    await vi.waitFor(() =>
      expect(reportError.mock.calls.map(([text]) => text as string)).toEqual(
        ['a', 'b', 'c', 'd', 'e'].map((name) => `TypeError: ${name}`),
      ),
    )
    stop()
  })
})

// Last: the services of the page go on for the rest of this file.
describe('a page whose build is older than the server’s', () => {
  it('P4.12 P7.07 loads the next page from the server, tells uncaught errors, and is itself left as it is: something may have been typed', async () => {
    vi.useFakeTimers()
    const reload = vi.fn()
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '', reload })
    vi.stubGlobal('fetch', answer('new'))
    startPageServices()
    pageShown(true)
    reportError.mockReset()
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('late'), cancelable: true }))
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith('TypeError: late'))
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS)
    expect(fetch).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    pageShown(false)
    expect(reload).toHaveBeenCalledOnce()
    delete document.documentElement.dataset['watched']
  })
})
