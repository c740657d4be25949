'use client'

import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import type { Language } from '@/lib/market/languages'

import { isSafeAddress } from './html-markup'
import { LinkChooser, type LinkChoice } from './link-chooser'
import { pathIn } from './link-editor'

/** Where a link will be: the selected words, or the link in which the caret stands. */
export interface LinkPlace {
  readonly range: Range
  /** Of the link that is there. */
  readonly address: string
  /** Nothing is selected, so that the link needs a text. */
  readonly isEmpty: boolean
}

/** The place of the caret in the text, or its end. */
export function linkPlace(editor: HTMLElement | null): LinkPlace | null {
  if (editor === null) return null
  const selection = window.getSelection()
  const chosen = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null
  const range = chosen && editor.contains(chosen.commonAncestorContainer) ? chosen : document.createRange()
  if (range !== chosen) {
    range.selectNodeContents(editor)
    range.collapse(false)
  }
  const around = range.commonAncestorContainer
  const link = (around instanceof Element ? around : around.parentElement)?.closest('a') ?? null
  if (link === null || !editor.contains(link)) return { range, address: '', isEmpty: range.collapsed }
  range.selectNodeContents(link)
  return { range, address: link.getAttribute('href') ?? '', isEmpty: false }
}

/** A picked link has an address: what is typed stands in the field below it. */
const PICKED: readonly LinkChoice[] = ['group', 'product', 'brand', 'page', 'article', 'campaign']

interface HtmlLinkProps {
  place: LinkPlace
  /** Of the text. */
  language: Language
  onSet: (address: string, text: string) => void
  onClose: () => void
}

/** The address of a link, and its text where no words are selected. It stands inside of a record's form, so that it is none itself. */
export function HtmlLink({ place, language, onSet, onClose }: HtmlLinkProps) {
  const intl = useIntl()
  const [address, setAddress] = useState(place.address)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const word = (id: string) => intl.formatMessage({ id: `office.html_${id}` })
  function set() {
    const trimmed = address.trim()
    if (isSafeAddress(trimmed)) onSet(trimmed, text.trim())
    else setWrong(true)
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={word('link')}
      closeLabel={word('link_close')}
      footer={<Button onClick={set}>{word('link_set')}</Button>}
    >
      <div className="flex flex-col gap-4">
        {place.isEmpty ? (
          <Input
            id="link-text"
            label={word('link_text')}
            value={text}
            onKeyDown={press}
            onChange={(event) => setText(event.target.value)}
          />
        ) : null}
        <LinkChooser
          kinds={PICKED}
          onTake={(taken) => {
            if (!('paths' in taken)) return
            setAddress(pathIn(taken.paths, language))
            setWrong(false)
            if (place.isEmpty && text.trim() === '') setText(taken.name)
          }}
        />
        <Input
          id="link-address"
          label={word('link_address')}
          value={address}
          autoFocus
          inputMode="url"
          onKeyDown={press}
          onChange={(event) => {
            setAddress(event.target.value)
            setWrong(false)
          }}
          error={isWrong ? word('link_wrong') : undefined}
        />
      </div>
    </Dialog>
  )
}
