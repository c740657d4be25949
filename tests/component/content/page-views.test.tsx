import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { StaticPage } from '@/components/content/static-page'
import { TabPage } from '@/components/content/tab-page'
import { chooseTab } from '@/lib/content/tab-choice'
import type { StaticPage as StaticPageData, Tab, TabPage as TabPageData } from '@/lib/contract/schemas/content'

import { show } from '../ui/support'

const scrolled: string[] = []
beforeEach(() => {
  scrolled.length = 0
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id)
  }
  window.history.replaceState(null, '', '/en/care/#wash')
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const tab = (slug: string, content: string, tabs: Tab[] = []): Tab => ({ title: `The ${slug}`, slug, content, tabs })

it('B1.01 B2.24 B2.28 P2.23 P2.36 B9.07 a content page has its title and its text, and scrolls to the element of the address', () => {
  const page: StaticPageData = {
    id: 4,
    title: 'Care',
    content: '<h2 id="wash">Wash</h2><p>Warm.</p>',
    metaDescription: '',
    slugs: { en: 'care' },
    image: null,
    parent: null,
    children: [],
  }
  show(<StaticPage page={page} language="en" hasPage={() => false} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Care')
  expect(document.querySelector('.prose')?.innerHTML).toBe(page.content)
  expect(scrolled).toEqual(['wash'])
})

describe('a page with tabs', () => {
  const page: TabPageData = {
    id: 5,
    title: 'Care',
    metaDescription: '',
    slugs: { en: 'care' },
    tabs: [
      tab('shells', '<p>All shells</p>', [tab('wash', '<p id="wash">Warm</p>'), tab('wax', '<p>Hot</p>')]),
      tab('down', '<p id="wash">Never</p>'),
    ],
  }
  const open = (...segments: string[]) => {
    const choice = chooseTab(page.tabs, segments)
    if (!choice || !('tab' in choice)) throw new Error('There is no such tab.')
    show(<TabPage page={page} slug="care" choice={choice} language="en" />)
    return [...document.querySelectorAll('.prose')].map((text) => text.textContent)
  }
  /** The tabs of a row: address, and whether it is the open one. */
  const row = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

  it('B2.26 B3.11 P2.36 shows the text of the tab and of the tab in it, and leads to the others by their segments', () => {
    expect(open('shells', 'wax')).toEqual(['All shells', 'Hot'])
    expect(row('Parts of this page')).toEqual([
      ['The shells', '/en/care/shells/', 'page'],
      ['The down', '/en/care/down/', null],
    ])
    expect(row('The shells')).toEqual([
      ['The wash', '/en/care/shells/wash/', null],
      ['The wax', '/en/care/shells/wax/', 'page'],
    ])
  })

  it('B2.26 B2.28 a tab without tabs has its text alone, and scrolls to the element of the address', () => {
    expect(open('down')).toEqual(['Never'])
    expect(screen.queryByRole('navigation', { name: 'The down' })).toBeNull()
    expect(scrolled).toEqual(['wash'])
  })
})
