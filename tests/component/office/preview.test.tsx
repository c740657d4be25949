import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { show as showInShop } from '../ui/support'
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
vi.mock('@/components/journal/article-view', () => ({
  ArticleView: ({ article, next }: { article: { title: string }; next: readonly string[] }) => (
    <h1>{`${article.title}, then ${next.join()}`}</h1>
  ),
}))
vi.mock('@/components/list-pages/campaign-view', () => ({
  CampaignView: ({ campaign, data }: { campaign: { title: string }; data: { total: number } | null }) => (
    <h1>{`${campaign.title}: ${data ? data.total : 'no list'}`}</h1>
  ),
}))
const listPage = vi.fn(() => Promise.resolve({ total: 12 }))
vi.mock('@/lib/pages/list-page', () => ({ listPage }))
vi.mock('@/lib/pages/next-articles', () => ({ nextArticles: () => Promise.resolve(['another']) }))
vi.mock('@/lib/pages/has-page', () => ({ getPageCheck: () => Promise.resolve(() => true) }))

const layout = await import('@/app/hallinta-preview/[language]/layout')
const preview = await import('@/app/hallinta-preview/[language]/[record]/page')

beforeEach(() => {
  startOver()
  officeCall.mockReset().mockResolvedValue({ kind: 'static', isPublic: false, page: { title: 'Service' } })
  listPage.mockClear()
})
afterEach(cleanup)

describe('the preview of a page', () => {
  const open = (language: string, tab?: string) =>
    preview.default({
      params: Promise.resolve({ language, record: '4' }),
      searchParams: Promise.resolve(tab === undefined ? {} : { tab }),
    })
  const serves = (kind: string, page: unknown, isPublic = false) =>
    officeCall.mockResolvedValue({ kind, isPublic, page })

  it('is the page in the name of the person, in the frame and the market of its language', async () => {
    const page = await resolved(open('sv'))
    show(await resolved(layout.default({ children: page, params: Promise.resolve({ language: 'sv' }) })))
    expect(officeCall.mock.calls).toEqual([['officePagePreview', { params: { page: '4' }, query: { language: 'sv' } }]])
    expect(screen.getByRole('document').lang).toBe('sv')
    expect(screen.getByRole('heading', { name: 'Service sv sek' })).toBeTruthy()
  })

  it('of an article has the articles that would follow it', async () => {
    serves('article', { title: 'Syysretki' })
    show(await resolved(open('fi')))
    expect(screen.getByRole('heading').textContent).toBe('Syysretki, then another')
  })

  it('of a campaign has its products once it runs, and asks for none before', async () => {
    serves('campaign', { id: 7, title: 'Syysale' })
    show(await resolved(open('fi')))
    expect([screen.getByRole('heading').textContent, listPage.mock.calls.length]).toEqual(['Syysale: no list', 0])
    cleanup()
    serves('campaign', { id: 7, title: 'Syysale' }, true)
    show(await resolved(open('fi')))
    expect(screen.getByRole('heading').textContent).toBe('Syysale: 12')
  })

  it('of a page with tabs leads from tab to tab without leaving the preview', async () => {
    const tab = (slug: string, tabs: unknown[] = []) => ({ slug, title: slug, content: `<p>Text of ${slug}</p>`, tabs })
    serves('tabs', { title: 'Opas', slugs: { fi: 'opas' }, tabs: [tab('takit'), tab('housut', [tab('pesu')])] })
    const redirectOf = async (wanted?: string) => {
      try {
        showInShop(await resolved(open('fi', wanted)))
      } catch (error) {
        return (error as { digest: string }).digest.split(';')[2]
      }
      return null
    }
    expect(await redirectOf()).toBe('/hallinta-preview/fi/4/?tab=takit')
    showInShop(await resolved(open('fi', 'housut/pesu')))
    expect(screen.getByText('Text of pesu')).toBeTruthy()
    const tabs = screen
      .getAllByRole('link', { name: /^(?:takit|housut|pesu)$/ })
      .map((link) => link.getAttribute('href'))
    expect(new Set(tabs)).toEqual(
      new Set(['takit', 'housut', 'housut/pesu'].map((path) => `/hallinta-preview/fi/4/?tab=${path}`)),
    )
    expect(await redirectOf('none')).toBe('/hallinta-preview/fi/4/')
  })

  it('of a planned version has its texts, and its tabs stay with it', async () => {
    const tab = (slug: string) => ({ slug, title: slug, content: `<p>Text of ${slug}</p>`, tabs: [] })
    serves('tabs', { title: 'Opas', slugs: { fi: 'opas' }, tabs: [tab('takit'), tab('housut')] })
    const searchParams = Promise.resolve({ tab: 'takit', version: '12' })
    const params = Promise.resolve({ language: 'fi', record: '4' })
    showInShop(await resolved(preview.default({ params, searchParams })))
    expect(officeCall.mock.lastCall).toEqual([
      'officePagePreview',
      { params: { page: '4' }, query: { language: 'fi', version: '12' } },
    ])
    expect(screen.getByRole('link', { name: 'housut' }).getAttribute('href')).toBe(
      '/hallinta-preview/fi/4/?version=12&tab=housut',
    )
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
