import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HtmlEditor } from '@/components/office/html-editor'
import { pictureMarkup, readPicture } from '@/components/office/picture-markup'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'

import { sent, serve, show, startOver } from './support'

const onChange = vi.fn()
const PICTURE = {
  path: 'imported/3.jpg',
  width: 1600,
  height: 900,
  alt: 'Snow & "ice"',
  caption: 'North <1>',
  shown: 'half',
} as const
const open = (html: string) =>
  show(<HtmlEditor id="text" label="Content" html={html} isReadOnly={false} isWrong={false} onChange={onChange} />)
const box = () => screen.getByRole('textbox', { name: 'Content' })
const window_ = () => within(screen.getByRole('dialog'))
const press = (name: string) => fireEvent.click(window_().getByRole('button', { name }))
const caretIn = (node: Node | null) => {
  const range = document.createRange()
  if (node) range.selectNodeContents(node)
  range.collapse(false)
  window.getSelection()?.removeAllRanges()
  window.getSelection()?.addRange(range)
}
const tool = () => fireEvent.click(screen.getByRole('button', { name: 'Picture' }))
const choose = async () => fireEvent.click(await window_().findByText('Talvi.jpg'))
const stored = () => String(onChange.mock.lastCall?.[0])

beforeEach(() => {
  startOver()
  onChange.mockReset()
  window.getSelection()?.removeAllRanges()
  Object.defineProperty(document, 'execCommand', { value: vi.fn(), configurable: true })
  // The document of the tests has no windows of its own.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true
  }
  const values = { path: 'imported/3.jpg', width: 1600, height: 900 }
  serve({
    '/api/office/records/pictures/': {
      rows: [{ id: '3', title: 'Talvi.jpg', values, labels: {} }],
      total: 1,
      page: 1,
      size: 60,
    },
  })
})
afterEach(cleanup)

describe('a picture in a formatted text', () => {
  it('is chosen from the library, described, and stands behind the block of the caret', async () => {
    open('<p>One</p><p>Two</p>')
    caretIn(box().querySelector('p'))
    tool()
    fireEvent.change(window_().getByRole('searchbox'), { target: { value: 'talvi' } })
    await choose()
    expect(sent.some(({ path }) => path.startsWith('/api/office/records/pictures/'))).toBe(true)
    fireEvent.change(window_().getByLabelText('Alternative text'), { target: { value: PICTURE.alt } })
    fireEvent.change(window_().getByLabelText('Caption (optional)'), { target: { value: PICTURE.caption } })
    fireEvent.click(window_().getByRole('radio', { name: /^Half as wide/ }))
    press('Insert the picture')
    expect(screen.queryByRole('dialog')).toBeNull()
    const after = stored()
    expect(after).toBe(`<p>One</p>${pictureMarkup(PICTURE)}<p>Two</p>`.replaceAll('&quot;ice&quot;', '&quot;ice&quot;'))
    // The shop stores it as it is.
    expect(sanitizeHtml(after).replaceAll(' />', '>')).toBe(after)
  })

  it('says what it shows, or that it shows nothing', async () => {
    open('<p>One</p>')
    tool()
    await choose()
    press('Insert the picture')
    expect(window_().getByText(/^Say what the picture shows/)).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(window_().getByRole('checkbox', { name: /^Decoration/ }))
    press('Insert the picture')
    expect(stored()).toContain('alt="" width="1600" height="900"')
    // No empty paragraph is kept for the place to write behind it.
    expect([stored().endsWith('</figure>'), box().lastElementChild?.tagName]).toEqual([true, 'P'])
  })

  it('that is there is selected by a click, shown in the dialog and changed in its place', async () => {
    open(`<p>One</p>${pictureMarkup(PICTURE)}<p>Two</p>`)
    const image = box().querySelector('img')
    if (image) fireEvent.click(image)
    tool()
    expect(window_().getByLabelText<HTMLInputElement>('Alternative text').value).toBe(PICTURE.alt)
    expect(window_().getByRole<HTMLInputElement>('radio', { name: /^Half as wide/ }).checked).toBe(true)
    fireEvent.click(window_().getByRole('radio', { name: 'As wide as the page' }))
    press('Change')
    expect(stored()).toBe(`<p>One</p>${pictureMarkup({ ...PICTURE, shown: 'wide' })}<p>Two</p>`)
  })

  it('takes the place of an empty paragraph', async () => {
    open('')
    tool()
    await choose()
    fireEvent.change(window_().getByLabelText('Alternative text'), { target: { value: 'Snow' } })
    press('Insert the picture')
    expect(box().firstElementChild?.tagName).toBe('FIGURE')
    expect(stored()).toMatch(/^<figure class="picture">.*<\/figure>$/)
  })

  it('is read from markup as it was written, and a picture of elsewhere is none', () => {
    const holder = document.createElement('div')
    holder.innerHTML = pictureMarkup(PICTURE)
    expect(holder.firstElementChild && readPicture(holder.firstElementChild)).toEqual(PICTURE)
    holder.innerHTML = '<img src="https://evil.example/x.png">'
    expect(holder.firstElementChild && readPicture(holder.firstElementChild)).toBeNull()
  })
})
