'use client'

import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { useHydrated } from '@/components/ui/use-hydrated'

import { isSafeAddress, pastedMarkup, storedMarkup, unknownMarkup } from './html-markup'

interface HtmlEditorProps {
  id: string
  /** What the text is. */
  label: string
  lang?: string | undefined
  html: string
  isReadOnly: boolean
  isWrong: boolean
  onChange: (html: string) => void
}

/** A new paragraph, in which the caret stands. */
const EMPTY = '<p><br></p>'

/** The browser's own commands keep its undo. There is nothing newer that does, so that they stay in every browser. */
function command(name: string, value?: string): void {
  document.execCommand(name, false, value)
}

/** A formatted text, as it will look, or as HTML. What the editor does not know is only shown as HTML, so that nothing of it is lost. */
export function HtmlEditor(props: HtmlEditorProps) {
  const { id, label, lang, html, isReadOnly, isWrong, onChange } = props
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [isSource, setSource] = useState(false)
  const unknown = isHydrated ? unknownMarkup(html) : []
  const asSource = isSource || !isHydrated || unknown.length > 0
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {isReadOnly ? null : (
        <Toolbar
          label={label}
          isSource={asSource}
          mayLeaveSource={unknown.length === 0}
          onSource={() => setSource(!isSource)}
        />
      )}
      {unknown.length > 0 ? (
        <p className="text-warning text-xs">
          {intl.formatMessage({ id: 'office.html_unknown' }, { names: intl.formatList(unknown.slice(0, 5)) })}
        </p>
      ) : null}
      {asSource ? (
        <textarea
          id={id}
          lang={lang}
          rows={12}
          disabled={isReadOnly}
          aria-invalid={isWrong || undefined}
          spellCheck={!isSource}
          className={cx(controlStyle, 'font-mono text-sm')}
          value={html}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Formatted {...props} />
      )}
    </div>
  )
}

function Formatted({ id, label, lang, html, isReadOnly, isWrong, onChange }: HtmlEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  // The caret would be lost if what was just typed were written again.
  const given = useRef<string | null>(null)
  useEffect(() => {
    if (box.current === null || given.current === html) return
    given.current = html
    box.current.innerHTML = html === '' ? EMPTY : html
  }, [html])
  function tell() {
    if (box.current === null) return
    if (box.current.firstChild?.nodeType === Node.TEXT_NODE) command('formatBlock', 'p')
    given.current = storedMarkup(box.current)
    onChange(given.current)
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const markup = event.clipboardData.getData('text/html')
    if (markup === '') command('insertText', event.clipboardData.getData('text/plain'))
    else command('insertHTML', pastedMarkup(markup))
  }
  return (
    <div
      ref={box}
      id={id}
      lang={lang}
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-readonly={isReadOnly || undefined}
      contentEditable={!isReadOnly}
      suppressContentEditableWarning
      className={cx(controlStyle, 'prose max-h-128 min-h-60 max-w-none overflow-y-auto')}
      onFocus={() => command('defaultParagraphSeparator', 'p')}
      onInput={tell}
      onPaste={paste}
    />
  )
}

const TOOLS = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['heading', 'formatBlock', 'h2'],
  ['subheading', 'formatBlock', 'h3'],
  ['paragraph', 'formatBlock', 'p'],
  ['bullets', 'insertUnorderedList'],
  ['numbers', 'insertOrderedList'],
] as const

const TOOL =
  'inline-flex min-h-9 items-center rounded-control border border-line bg-surface px-2 text-xs hover:border-ink aria-pressed:border-ink aria-pressed:font-semibold disabled:text-ink-subtle'

interface ToolbarProps {
  label: string
  isSource: boolean
  mayLeaveSource: boolean
  onSource: () => void
}

function Toolbar({ label, isSource, mayLeaveSource, onSource }: ToolbarProps) {
  const intl = useIntl()
  const word = (name: string) => intl.formatMessage({ id: `office.html_${name}` })
  const tool = (name: string, act: () => void) => (
    <button
      key={name}
      type="button"
      disabled={isSource}
      className={TOOL}
      // The selection of the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {word(name)}
    </button>
  )
  function link() {
    const address = window.prompt(word('link_address'), '/')?.trim()
    if (address === undefined || address === '') return
    if (isSafeAddress(address)) command('createLink', address)
    else window.alert(word('link_wrong'))
  }
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {TOOLS.map(([name, act, value]) => tool(name, () => command(act, value)))}
      {tool('link', link)}
      {tool('unlink', () => command('unlink'))}
      <button type="button" aria-pressed={isSource} disabled={!mayLeaveSource} className={TOOL} onClick={onSource}>
        {word('source')}
      </button>
    </div>
  )
}
