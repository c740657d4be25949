import { readdirSync, readFileSync } from 'node:fs'

import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HtmlEditor } from '@/components/office/html-editor'
import { shownMarkup } from '@/components/office/html-blocks'
import { storedMarkup, unknownMarkup } from '@/components/office/html-markup'
import { toHtml } from '@/demo/seed/page-html'
import { readPageFiles } from '@/lib/backend/domain/content/page-files'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import type { Language } from '@/lib/market/languages'

import { show, startOver } from './support'

/** The markup of each row of the table of blocks. */
const DOCUMENTED = readFileSync('docs/content-blocks.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, html] = /^\| ([a-z]+) \| `(<.+>)` \|/.exec(line) ?? []
    return name && html ? [[name, html] as const] : []
  })
interface Text {
  readonly text: string
  readonly tabs?: readonly Text[]
}
const textsOf = ({ text, tabs = [] }: Text): string[] => [text, ...tabs.flatMap(textsOf)]
function demoPages(language: Language): string[] {
  const folder = `demo/data/pages/${language}`
  const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
  return readPageFiles(files).flatMap((page) => textsOf(page))
}
const normal = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML

/** As the editor gives back what it was given, when somebody has typed. */
function throughEditor(html: string): string {
  const box = document.createElement('div')
  box.innerHTML = shownMarkup(html)
  return storedMarkup(box)
}

const onChange = vi.fn()
const command = vi.fn()
const open = (html: string) =>
  show(<HtmlEditor id="text" label="Content" html={html} isReadOnly={false} isWrong={false} onChange={onChange} />)
const box = () => screen.getByRole('textbox')
const caretIn = (element: Element | null) => {
  const range = document.createRange()
  if (element) range.selectNodeContents(element)
  window.getSelection()?.removeAllRanges()
  window.getSelection()?.addRange(range)
}

beforeEach(() => {
  startOver()
  onChange.mockReset()
  command.mockReset()
  // A document without a browser has none.
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true })
})
afterEach(cleanup)

describe('blocks of content pages in the editor', () => {
  it('the table of the documentation has all of them', () => {
    expect(DOCUMENTED.map(([name]) => name)).toEqual([
      'facts',
      'steps',
      'years',
      'prices',
      'tasks',
      'jumps',
      'action',
      'answers',
      'events',
    ])
  })

  it.each(DOCUMENTED)('%s can be written in, and is given back as it was', (_name, html) => {
    expect(unknownMarkup(html)).toEqual([])
    expect(throughEditor(html)).toBe(normal(html))
    // What the editor gives is what the sanitiser lets through.
    expect(normal(sanitizeHtml(throughEditor(html)))).toBe(normal(html))
  })

  // The blocks of a page are the same in all languages.
  it('every page of the demo can be written in', () => {
    const texts = demoPages('fi').map((text) => toHtml(text, 'fi'))
    expect(texts.filter((html) => html.includes('class=')).length).toBeGreaterThan(5)
    for (const html of texts) {
      expect(unknownMarkup(html)).toEqual([])
      expect(throughEditor(html)).toBe(normal(html))
    }
  }, 120_000)

  it('a class or an icon of nothing known is shown as HTML', () => {
    expect(unknownMarkup('<ul class="facts wild"><li>a</li></ul><p class="facts">b</p>')).toEqual([
      'ul class',
      'p class',
    ])
    expect(unknownMarkup('<span data-icon="https://x.test">a</span>')).toEqual(['span data-icon'])
    open('<ul class="wild"><li>a</li></ul>')
    expect(box()).toBeInstanceOf(HTMLTextAreaElement)
  })

  it('icons are drawn and cannot be written in, and answers are open', () => {
    open(
      '<ul class="facts"><li><span data-icon="truck"></span>Fast</li></ul><details><summary>Q</summary><p>A</p></details>',
    )
    const icon = box().querySelector('[data-icon]')
    expect(icon?.getAttribute('contenteditable')).toBe('false')
    expect(icon?.querySelector('use')).not.toBeNull()
    expect(box().querySelector('details')?.hasAttribute('open')).toBe(true)
    box().querySelector('li')?.append(' and free')
    fireEvent.input(box())
    expect(onChange).toHaveBeenLastCalledWith(
      '<ul class="facts"><li><span data-icon="truck"></span>Fast and free</li></ul><details><summary>Q</summary><p>A</p></details>',
    )
  })

  it('a space in a question is a space, and does not close it', () => {
    open('<details><summary>Why</summary><p>A</p></details>')
    caretIn(box().querySelector('summary'))
    for (const key of [' ', 'Enter']) {
      const event = createEvent.keyDown(box(), { key })
      fireEvent(box(), event)
      expect(event.defaultPrevented).toBe(true)
    }
    expect(command.mock.calls).toEqual([['insertText', false, ' ']])
    caretIn(box().querySelector('p'))
    const event = createEvent.keyDown(box(), { key: ' ' })
    fireEvent(box(), event)
    expect(event.defaultPrevented).toBe(false)
  })

  it('a paragraph behind the links of an action is a plain one', () => {
    open('<p class="action"><a href="/en/">Home</a></p>')
    const after = document.createElement('p')
    after.className = 'action'
    box().append(after)
    caretIn(after)
    fireEvent.input(box(), { inputType: 'insertParagraph' })
    expect(after.hasAttribute('class')).toBe(false)
    expect(onChange).toHaveBeenLastCalledWith('<p class="action"><a href="/en/">Home</a></p><p></p>')
  })
})
