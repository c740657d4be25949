'use client'

import { type ClipboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { useHydrated } from '@/components/ui/use-hydrated'
import { isLanguage } from '@/lib/market/languages'

import { HtmlLink, type LinkPlace, linkPlace } from './html-link'
import { escaped, inParagraphs, pastedMarkup, unknownMarkup } from './html-markup'
import { PictureTool } from './html-picture'
import { selectPicture } from './picture-markup'
import { command, useFormattedText } from './use-formatted-text'

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

function restore(range: Range): void {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** A formatted text, as it will look, or as HTML. What the editor does not know is only shown as HTML, so that nothing of it is lost. */
export function HtmlEditor(props: HtmlEditorProps) {
  const { id, label, lang, html, isReadOnly, isWrong, onChange } = props
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [isSource, setSource] = useState(false)
  const unknown = isHydrated ? unknownMarkup(html) : []
  const asSource = isSource || !isHydrated || unknown.length > 0
  /** Words that were typed with blank lines between them become paragraphs. */
  function finish() {
    const whole = inParagraphs(html)
    if (!isReadOnly && whole !== html) onChange(whole)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {isReadOnly ? null : (
        <Toolbar
          id={id}
          label={label}
          lang={lang}
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
          onBlur={finish}
          onKeyDown={(event) => {
            if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') finish()
          }}
        />
      ) : (
        <Formatted {...props} />
      )}
    </div>
  )
}

function Formatted({ id, label, lang, html, isReadOnly, isWrong, onChange }: HtmlEditorProps) {
  const { box, tell, press } = useFormattedText({ html, isReadOnly, onChange })
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
      onClick={({ target }) => selectPicture(target)}
      onInput={({ nativeEvent }) => tell((nativeEvent as InputEvent).inputType ?? '')}
      onKeyDown={press}
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
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-control border border-line bg-surface px-2 text-xs hover:border-ink aria-pressed:border-ink aria-pressed:font-semibold disabled:text-ink-subtle'

interface ToolbarProps {
  /** Of the text. */
  id: string
  label: string
  lang: string | undefined
  isSource: boolean
  mayLeaveSource: boolean
  onSource: () => void
}

function Toolbar({ id, label, lang, isSource, mayLeaveSource, onSource }: ToolbarProps) {
  const intl = useIntl()
  const [place, setPlace] = useState<LinkPlace | null>(null)
  const language = lang ?? intl.locale.slice(0, 2)
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
  /** The text has its caret back before the browser's command writes there. */
  function set(address: string, text: string) {
    // What is behind an open dialog takes no focus.
    flushSync(() => setPlace(null))
    document.getElementById(id)?.focus()
    if (place) restore(place.range)
    if (place?.isEmpty)
      command('insertHTML', `<a href="${escaped(address)}">${escaped(text === '' ? address : text)}</a>`)
    else command('createLink', address)
  }
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {TOOLS.map(([name, act, value]) => tool(name, () => command(act, value)))}
      {tool('link', () => setPlace(linkPlace(document.getElementById(id))))}
      {tool('unlink', () => command('unlink'))}
      <PictureTool text={id} isDisabled={isSource} className={TOOL} />
      <button type="button" aria-pressed={isSource} disabled={!mayLeaveSource} className={TOOL} onClick={onSource}>
        {word('source')}
      </button>
      {place ? (
        <HtmlLink
          place={place}
          language={isLanguage(language) ? language : 'en'}
          onSet={set}
          onClose={() => setPlace(null)}
        />
      ) : null}
    </div>
  )
}
