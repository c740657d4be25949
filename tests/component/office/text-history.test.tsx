import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HtmlEditor } from '@/components/office/html-editor'
import { pictureMarkup } from '@/components/office/picture-markup'
import { TextHistory, wayOfKeys } from '@/components/office/text-history'

import { serve, show, startOver } from './support'

const onChange = vi.fn()
const PICTURE = { path: 'imported/3.jpg', width: 1600, height: 900, alt: 'Snow', caption: '', shown: 'text' } as const
const FIGURE = pictureMarkup(PICTURE)
const open = (html: string, isReadOnly = false) =>
  show(<HtmlEditor id="text" label="Content" html={html} isReadOnly={isReadOnly} isWrong={false} onChange={onChange} />)
const box = () => screen.getByRole('textbox', { name: 'Content' })
const stored = () => String(onChange.mock.lastCall?.[0])
const keys = (key: string, more: object = {}) => fireEvent.keyDown(box(), { key, ctrlKey: true, ...more })
const undo = () => keys('z')
const redo = () => keys('y')
function caret(node: Node | null, place: number) {
  const range = document.createRange()
  if (node) range.setStart(node, place)
  window.getSelection()?.removeAllRanges()
  window.getSelection()?.addRange(range)
}
function type(html: string, kind = 'insertText') {
  box().innerHTML = html
  caret(box().lastElementChild?.firstChild ?? null, 1)
  fireEvent(box(), new InputEvent('input', { bubbles: true, inputType: kind }))
}
const window_ = () => within(screen.getByRole('dialog'))
async function insert() {
  fireEvent.click(screen.getByRole('button', { name: 'Picture' }))
  fireEvent.click(await window_().findByText('Talvi.jpg'))
  fireEvent.change(window_().getByLabelText('Alternative text'), { target: { value: 'Snow' } })
  fireEvent.click(window_().getByRole('button', { name: 'Insert the picture' }))
}

beforeEach(() => {
  startOver()
  onChange.mockReset()
  window.getSelection()?.removeAllRanges()
  Object.defineProperty(document, 'execCommand', { value: vi.fn(), configurable: true })
  // The document of the tests has no windows of its own.
  HTMLDialogElement.prototype.showModal ??= function show_(this: HTMLDialogElement) {
    this.open = true
  }
  const values = { path: 'imported/3.jpg', width: 1600, height: 900 }
  const rows = [{ id: '3', title: 'Talvi.jpg', values, labels: {} }]
  serve({ '/api/office/records/pictures/': { rows, total: 1, page: 1, size: 60 } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('undoing in a formatted text', () => {
  it('takes an inserted picture out as one step, and redo puts it back', async () => {
    open('<p>One</p><p>Two</p>')
    caret(box().querySelector('p')?.firstChild ?? null, 3)
    await insert()
    expect(stored()).toBe(`<p>One</p>${FIGURE}<p>Two</p>`)
    undo()
    expect(stored()).toBe('<p>One</p><p>Two</p>')
    expect(box().querySelector('figure')).toBeNull()
    redo()
    expect(stored()).toBe(`<p>One</p>${FIGURE}<p>Two</p>`)
    // Nothing is left to be redone.
    redo()
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  it('puts a picture back that was deleted or changed', () => {
    open(`<p>One</p>${FIGURE}<p>Two</p>`)
    type('<p>One</p><p>Two</p>', 'deleteContentBackward')
    undo()
    expect(stored()).toBe(`<p>One</p>${FIGURE}<p>Two</p>`)
    const image = box().querySelector('img')
    if (image) fireEvent.click(image)
    fireEvent.click(screen.getByRole('button', { name: 'Picture' }))
    fireEvent.click(window_().getByRole('radio', { name: 'As wide as the page' }))
    fireEvent.click(window_().getByRole('button', { name: 'Change' }))
    expect(stored()).toContain('class="picture wide"')
    undo()
    expect(stored()).toBe(`<p>One</p>${FIGURE}<p>Two</p>`)
  })

  it('goes on to what was typed before the picture, with the caret where it was', async () => {
    open('<p>One</p>')
    type('<p>One more</p>')
    await insert()
    undo()
    expect(stored()).toBe('<p>One more</p>')
    const range = window.getSelection()?.getRangeAt(0)
    expect([range?.startContainer, range?.startOffset]).toEqual([box().firstElementChild?.firstChild, 1])
    undo()
    expect(stored()).toBe('<p>One</p>')
    undo()
    expect(stored()).toBe('<p>One</p>')
  })

  it('is asked for by the menu of the browser, too, and by keys of other letters', async () => {
    open('<p>One</p>')
    await insert()
    const ask = (inputType: string) => {
      const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType })
      fireEvent(box(), event)
      return event.defaultPrevented
    }
    expect([ask('historyUndo'), stored()]).toEqual([true, '<p>One</p>'])
    expect([ask('historyRedo'), stored()]).toEqual([true, `<p>One</p>${FIGURE}`])
    expect(ask('insertText')).toBe(false)
    keys('я', { code: 'KeyZ' })
    expect(stored()).toBe('<p>One</p>')
    keys('Я', { code: 'KeyZ', shiftKey: true })
    expect(stored()).toBe(`<p>One</p>${FIGURE}`)
  })

  it('leaves every other key to the browser, and a text alone that is only read', () => {
    open('<p>One</p>')
    const event = createEvent.keyDown(box(), { key: 'b', ctrlKey: true })
    fireEvent(box(), event)
    expect(event.defaultPrevented).toBe(false)
    cleanup()
    open('<p>One</p>', true)
    undo()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the steps of a text', () => {
  const at = (html: string) => ({ html, caret: null })
  const before = (history: TextHistory) => history.step('undo')?.html ?? null

  it('are one for what is typed without a pause, and one each for everything else', () => {
    const history = new TextHistory(at(''))
    history.record(at('a'), 'insertText', 0)
    history.record(at('ab'), 'insertText', 500)
    history.record(at('abc'), 'insertText', 2_000)
    history.record(at('ab'), 'deleteContentBackward', 2_100)
    history.record(at('<b>ab</b>'), 'formatBold', 2_200)
    history.record(at('<b>ab</b><img>'), '', 2_300)
    const seen = [1, 2, 3, 4, 5, 6].map(() => before(history))
    expect(seen).toEqual(['<b>ab</b>', 'ab', 'abc', 'ab', '', null])
  })

  it('that were undone are gone once something else is written; what is as before is none', () => {
    const history = new TextHistory(at('a'))
    history.record(at('a'), 'formatBold', 0)
    expect(before(history)).toBeNull()
    history.record(at('ab'), 'insertText', 0)
    expect(before(history)).toBe('a')
    history.record(at('ac'), 'insertText', 100)
    expect(history.step('redo')).toBeNull()
    expect(before(history)).toBe('a')
  })

  it('are the last hundred', () => {
    const history = new TextHistory(at('0'))
    for (let n = 1; n <= 150; n += 1) history.record(at(String(n)), '', n)
    for (let n = 0; n < 99; n += 1) before(history)
    expect(before(history)).toBeNull()
    expect(history.step('redo')?.html).toBe('52')
  })
})

describe('the keys', () => {
  const pressed = { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false }
  it.each([
    [{}, 'undo'],
    [{ shiftKey: true, key: 'Z' }, 'redo'],
    [{ ctrlKey: false, metaKey: true }, 'undo'],
    [{ key: 'y', code: 'KeyZ' }, 'redo'],
    [{ key: 'z', code: 'KeyY' }, 'undo'],
    [{ altKey: true }, null],
    [{ ctrlKey: false }, null],
    [{ key: 'Enter', code: 'Enter' }, null],
  ] as const)('%o are %s', (more, way) => expect(wayOfKeys({ ...pressed, ...more })).toBe(way))
})
