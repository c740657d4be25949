import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HtmlEditor } from '@/components/office/html-editor'
import { inParagraphs, pastedMarkup, storedMarkup, unknownMarkup } from '@/components/office/html-markup'

import { show, startOver } from './support'

const onChange = vi.fn()
const command = vi.fn()
const open = (html: string, isReadOnly = false) =>
  show(<HtmlEditor id="text" label="Content" html={html} isReadOnly={isReadOnly} isWrong={false} onChange={onChange} />)
const box = () => screen.getByRole('textbox')
const select = (element: Element | null) => {
  const range = document.createRange()
  if (element) range.selectNodeContents(element)
  window.getSelection()?.removeAllRanges()
  window.getSelection()?.addRange(range)
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  startOver()
  onChange.mockReset()
  command.mockReset()
  // jsdom has none.
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true })
})
afterEach(cleanup)

describe('a formatted text', () => {
  it('is shown as it will look, and is not changed by opening it', () => {
    open('<h2>Care</h2><p>Wash <b>cold</b>.</p>')
    expect(box().getAttribute('contenteditable')).toBe('true')
    expect(box().querySelector('h2')?.textContent).toBe('Care')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is told as it is stored when somebody types', () => {
    open('<p>Wash</p>')
    box().innerHTML = '<p>Wash <b>cold</b><span style="color: red">!</span></p>'
    fireEvent.input(box())
    expect(onChange).toHaveBeenLastCalledWith('<p>Wash <strong>cold</strong>!</p>')
    box().innerHTML = '<p><br></p>'
    fireEvent.input(box())
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  it('gets headings, lists and links from its buttons; an address that runs something is none', () => {
    open('<p>Wash</p>')
    fireEvent.click(button('Heading'))
    fireEvent.click(button('Bulleted list'))
    select(box().querySelector('p'))
    fireEvent.click(button('Link'))
    const address = () => screen.getByLabelText(/^Address of the link/)
    fireEvent.change(address(), { target: { value: 'javascript:alert(1)' } })
    fireEvent.click(button('Set the link'))
    expect(screen.getByText(/This is no address/)).toBeTruthy()
    fireEvent.change(address(), { target: { value: '/jackets/' } })
    fireEvent.keyDown(address(), { key: 'Enter' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(command.mock.calls).toEqual([
      ['formatBlock', false, 'h2'],
      ['insertUnorderedList', false, undefined],
      // The text has the focus again.
      ['defaultParagraphSeparator', false, 'p'],
      ['createLink', false, '/jackets/'],
    ])
  })

  it('has a link with its own words where none are selected, and shows the address of the link at the caret', () => {
    open('<p>Wash <a href="/care/">well</a></p>')
    window.getSelection()?.removeAllRanges()
    fireEvent.click(button('Link'))
    fireEvent.change(screen.getByLabelText('Text of the link'), { target: { value: 'Care & repair' } })
    fireEvent.change(screen.getByLabelText(/^Address of the link/), { target: { value: '/care/' } })
    fireEvent.click(button('Set the link'))
    expect(command).toHaveBeenLastCalledWith('insertHTML', false, '<a href="/care/">Care &amp; repair</a>')
    select(box().querySelector('a'))
    fireEvent.click(button('Link'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Address of the link/).value).toBe('/care/')
    expect(screen.queryByLabelText('Text of the link')).toBeNull()
  })

  it('typed without markup keeps its blank lines as paragraphs', () => {
    open('Wash cold.\nDry flat.\n\nStore dry.')
    fireEvent.click(button('HTML'))
    fireEvent.blur(box())
    expect(onChange).toHaveBeenLastCalledWith('<p>Wash cold.<br>Dry flat.</p>\n<p>Store dry.</p>')
  })

  it('can be written as HTML', () => {
    open('<p>Wash</p>')
    fireEvent.click(button('HTML'))
    expect(box()).toBeInstanceOf(HTMLTextAreaElement)
    fireEvent.change(box(), { target: { value: '<p>Dry</p>' } })
    expect(onChange).toHaveBeenLastCalledWith('<p>Dry</p>')
  })

  it('with what the editor does not know is HTML only, and says why', () => {
    open('<p>Film</p><video></video>')
    expect(box()).toBeInstanceOf(HTMLTextAreaElement)
    expect(screen.getByText(/would lose this: video/)).toBeTruthy()
    expect(button('HTML').disabled).toBe(true)
  })

  it('takes the words of another page from the clipboard, and not its looks', () => {
    open('<p>Wash</p>')
    const event = createEvent.paste(box(), {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? '<h1 class="x">A</h1>' : 'A') },
    })
    fireEvent(box(), event)
    expect(command).toHaveBeenLastCalledWith('insertHTML', false, '<h2>A</h2>')
    expect(event.defaultPrevented).toBe(true)
  })

  it('is not written by who only reads it', () => {
    open('<p>Wash</p>', true)
    expect(box().getAttribute('contenteditable')).toBe('false')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('markup', () => {
  it.each([
    ['<p>a <a href="/x/">b</a></p><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>', []],
    ['<p style="color:red">a</p>', ['p style']],
    ['<p onclick="x()">a</p><script>x()</script>', ['p onclick', 'script']],
    ['<a href="javascript:x()">a</a>', ['a href']],
    ['<p>a</p><!-- note -->', ['<!-- -->']],
    ['<figure class="picture wide"><img src="/media/a.jpg" alt=""><figcaption>b</figcaption></figure>', []],
    ['<figure class="picture huge"></figure><p class="picture">a</p>', ['figure class', 'p class']],
    ['<img src="/p.jpg" onerror="x()">', ['img onerror']],
  ])('that the editor does not know is named: %s', (html, names) => {
    expect(unknownMarkup(html)).toEqual(names)
  })

  it.each([
    ['<p style="x"><b>a</b><span>b</span></p><style>p{}</style>', '<p><strong>a</strong>b</p>'],
    [
      '<a href="javascript:x()">a</a> <a href="https://b.example/" onclick="x()">b</a>',
      'a <a href="https://b.example/">b</a>',
    ],
    ['<!--StartFragment--><ul class="k"><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ])('from a clipboard keeps words and structure: %s', (html, clean) => {
    expect(pastedMarkup(html)).toBe(clean)
  })

  it.each([
    ['<p>a</p>\n\n<p>b</p>', '<p>a</p>\n\n<p>b</p>'],
    ['one line', 'one line'],
    ['<strong>a</strong>\n\n\nb\nc', '<p><strong>a</strong></p>\n<p>b<br>c</p>'],
  ])('of words with blank lines gets paragraphs only where it has none: %s', (html, made) => {
    expect(inParagraphs(html)).toBe(made)
  })

  it('that was there stays when something beside it is written', () => {
    const editor = document.createElement('div')
    editor.innerHTML = '<figure id="a"><img src="/p.jpg" alt="b"></figure><p>c</p>'
    expect(storedMarkup(editor)).toBe(editor.innerHTML)
  })
})
