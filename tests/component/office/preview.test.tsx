import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { resolved, show, startOver } from './support'

const officeCall = vi.fn<(name: string, input: unknown) => Promise<unknown>>()
vi.mock('@/lib/office/server', () => ({ officeCall }))
vi.mock('@/app/fonts', () => ({ fontVariables: '' }))
// The frame and the page of the shop have tests of their own.
interface FrameProps {
  market: { language: string; country: string; currency: string }
  children: ReactNode
}
vi.mock('@/components/layout/market-root', () => ({
  MarketRoot: ({ market, children }: FrameProps) => (
    <div role="document" lang={market.language}>
      {children}
    </div>
  ),
}))
vi.mock('@/components/content/content-view', () => ({
  ContentView: ({ market, page }: { market: FrameProps['market']; page: { title: string } }) => (
    <h1>{`${page.title} ${market.language} ${market.currency}`}</h1>
  ),
}))

const layout = await import('@/app/hallinta-preview/[language]/layout')
const preview = await import('@/app/hallinta-preview/[language]/[record]/page')

beforeEach(() => {
  startOver()
  officeCall.mockReset().mockResolvedValue({ title: 'Service' })
})

describe('the preview of a page', () => {
  const open = (language: string) => preview.default({ params: Promise.resolve({ language, record: '4' }) })

  it('is the page in the name of the person, in the frame and the market of its language', async () => {
    const page = await resolved(open('sv'))
    show(await resolved(layout.default({ children: page, params: Promise.resolve({ language: 'sv' }) })))
    expect(officeCall.mock.calls).toEqual([['officePagePreview', { params: { page: '4' }, query: { language: 'sv' } }]])
    expect(screen.getByRole('document').lang).toBe('sv')
    expect(screen.getByRole('heading', { name: 'Service sv sek' })).toBeTruthy()
  })

  it('is made at each request, and asks search engines and the next site to know nothing of it', () => {
    expect(layout.dynamic).toBe('force-dynamic')
    expect(layout.metadata).toMatchObject({ referrer: 'no-referrer' })
    expect(JSON.stringify(layout.metadata.robots)).toMatch(/noindex|"index":false/)
  })

  it('does not exist in a language that the shop does not have', async () => {
    await expect(open('xx')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    const inNone = layout.default({ children: null, params: Promise.resolve({ language: 'xx' }) })
    await expect(inNone).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    expect(officeCall).not.toHaveBeenCalled()
  })
})
