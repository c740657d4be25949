import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { TrimmedText } from '@/components/list-pages/trimmed-text'
import { DESCRIPTION_LIMITS } from '@/lib/catalog/meta'

import { stubDialogs } from '../ui/support'
import { show, words } from '../grid/support'

const text = (length: number) => 'wool '.repeat(length / 5).trim()
const cuts = () => [...document.querySelectorAll('p')].map((cut) => cut.textContent ?? '')
const readMore = () => screen.queryByRole('button', { name: words['grid.read_more'] })

afterEach(cleanup)

describe('B2.03 B9.25 a description', () => {
  it('is cut at 300 characters on phones and at 500 (brands 700) elsewhere, and Read more shows all of it', async () => {
    stubDialogs()
    show(
      <TrimmedText title="Wool" text={text(1_000)} html="<p>All about wool</p>" desktop={DESCRIPTION_LIMITS.desktop} />,
    )
    expect(cuts().map((cut) => cut.length)).toEqual([300, 500])
    // Of the two, the style sheet shows a phone the first and wide windows the second.
    expect([...document.querySelectorAll('p')].map((cut) => cut.className)).toEqual(['md:hidden', 'hidden md:block'])
    expect(DESCRIPTION_LIMITS).toEqual({ mobile: 300, desktop: 500, brand: 700 })
    const button = readMore()
    if (!button) throw new Error('There is no way to read more.')
    fireEvent.click(button)
    await act(() => vi.dynamicImportSettled())
    expect((await screen.findByRole('dialog', { name: 'Wool' })).textContent).toContain('All about wool')
  })

  it('of middle length is cut on phones only, a short one nowhere, none leaves no gap', () => {
    show(<TrimmedText title="Wool" text={text(400)} html="" desktop={DESCRIPTION_LIMITS.desktop} />)
    expect(readMore()?.className).toContain('md:hidden')
    cleanup()
    show(<TrimmedText title="Wool" text={text(200)} html="" desktop={DESCRIPTION_LIMITS.desktop} />)
    expect(readMore()).toBeNull()
    cleanup()
    show(<TrimmedText title="Wool" text="" html="" desktop={DESCRIPTION_LIMITS.desktop} />)
    expect(document.querySelector('p')).toBeNull()
  })
})
