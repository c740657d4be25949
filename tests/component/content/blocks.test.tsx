/** The blocks of content pages: icons in a text, the search of many answers, the way to an answer, the state of customer service. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { AnswerSearch } from '@/components/content/answer-search'
import { HtmlContent } from '@/components/content/html-content'
import { StaticPage } from '@/components/content/static-page'
import { TabPage } from '@/components/content/tab-page'
import type { StaticPage as StaticPageData, TabPage as TabPageData } from '@/lib/contract/schemas/content'

import { show } from '../ui/support'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const question = (id: string, words: string, answer: string) =>
  `<details id="${id}"><summary>${words}</summary><p>${answer}</p></details>`
const ANSWERS =
  '<ul class="jumps"><li><a href="#a">A</a></li></ul>' +
  `<h2 id="a">Returns</h2>${question('return', 'How do I return it?', 'By parcel.')}${question('refund', 'And the money?', 'Within days.')}` +
  `<h2 id="b">Sizes</h2>${question('size', 'Which size?', 'The larger one, for sörmland.')}`

it('an icon that an editor names is one of the shop’s drawings, and nothing for assistive technology', () => {
  const { container } = show(
    <HtmlContent html='<p><span data-icon="truck"></span> By parcel <span data-icon="No"></span></p>' />,
  )
  expect(container.querySelector('svg.icon use')?.getAttribute('href')).toMatch(/#truck$/)
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
})

describe('the search of answers', () => {
  const open = () =>
    show(
      <article>
        <AnswerSearch label="Search" found="Found: #" none="Nothing" />
        <HtmlContent html={ANSWERS} />
      </article>,
    ).container
  const seek = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
  const shown = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>('h2, details, .jumps')]
      .filter(({ hidden }) => !hidden)
      .map(({ id }) => id)

  it('leaves the questions that have every word, in any order and without accents, and the headings above them', () => {
    const container = open()
    seek('PARCELS return')
    expect(shown(container)).toEqual(['a', 'return'])
    expect(screen.getByRole('status').textContent).toBe('Found: 1')
    seek('sormland')
    expect(shown(container)).toEqual(['b', 'size'])
  })

  it('says when there is none, and shows all again when the field is empty', () => {
    const container = open()
    seek('canoe')
    expect(shown(container)).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('Nothing')
    seek('')
    expect(shown(container)).toEqual(['', 'a', 'return', 'refund', 'b', 'size'])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is on pages with many answers only, and not there without script', () => {
    const page = (content: string): StaticPageData => ({
      ...{ id: 1, title: 'Questions', content, metaDescription: '', slugs: { en: 'faq' }, image: null, parent: null },
      children: [],
    })
    const { container } = show(<StaticPage page={page(ANSWERS)} language="en" hasPage={() => false} />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    cleanup()
    show(<StaticPage page={page(ANSWERS.repeat(3))} language="en" hasPage={() => false} />)
    expect(screen.getByRole('searchbox').closest('.scripted')).not.toBeNull()
    expect(container).toBeTruthy()
  })
})

it('an answer that the address leads to is open', () => {
  HTMLElement.prototype.scrollIntoView = () => {}
  window.history.replaceState(null, '', '/en/faq/#refund')
  const page = {
    id: 1,
    title: 'Questions',
    content: ANSWERS,
    metaDescription: '',
    slugs: {},
    image: null,
    parent: null,
  }
  const { container } = show(<StaticPage page={{ ...page, children: [] }} language="en" hasPage={() => false} />)
  expect([...container.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['refund'])
})

it('the first part of customer service says when somebody answers, other parts and pages do not', () => {
  const tab = (slug: string) => ({ title: slug, slug, content: `<p>${slug}</p>`, tabs: [] })
  const [contact, care] = [tab('contact'), tab('care')]
  const page: TabPageData = { id: 1, title: 'Help', metaDescription: '', slugs: {}, tabs: [contact, care] }
  const open = (slug: string, chosen: typeof contact) => {
    show(<TabPage page={page} slug={slug} choice={{ tab: chosen, nested: null }} language="en" />)
    const found = screen.queryByText(/We answer on business days/) !== null
    cleanup()
    return found
  }
  expect([open('customer-service', contact), open('customer-service', care), open('waxing', contact)]).toEqual([
    true,
    false,
    false,
  ])
})
