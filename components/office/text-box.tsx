'use client'

import { controlStyle } from '@/components/ui/control-style'
import type { Language } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { HtmlEditor } from './html-editor'

interface TextBoxProps {
  id: string
  language: Language
  kind: EditorProps['field']['kind']
  /** Of a formatted text, which is no control with a label of its own. */
  label: string
  isReadOnly: boolean
  isWrong: boolean
  text: string
  onChange: (text: string) => void
}

/** A text in one language: a line, lines, or formatted. */
export function TextBox({ id, language, kind, label, isReadOnly, isWrong, text, onChange }: TextBoxProps) {
  if (kind === 'localizedHtml')
    return (
      <HtmlEditor
        id={id}
        label={label}
        lang={language}
        html={text}
        isReadOnly={isReadOnly}
        isWrong={isWrong}
        onChange={onChange}
      />
    )
  if (kind === 'localized')
    return (
      <input
        id={id}
        lang={language}
        className={controlStyle}
        disabled={isReadOnly}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <textarea
      id={id}
      lang={language}
      className={controlStyle}
      disabled={isReadOnly}
      rows={4}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
