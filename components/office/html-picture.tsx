'use client'

import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'

import { Library, type LibraryPicture } from './picture-library'
import {
  PICTURE_WIDTHS,
  type PicturePlace,
  picturePlace,
  type PictureWidth,
  placePicture,
  readPicture,
  type TextPicture,
} from './picture-markup'
import { Thumbnail } from './thumbnail'

interface PictureToolProps {
  /** Of the text. */
  text: string
  isDisabled: boolean
  className: string
}

/** The button that inserts a picture, or changes the one that is selected. */
export function PictureTool({ text, isDisabled, className }: PictureToolProps) {
  const intl = useIntl()
  const [place, setPlace] = useState<PicturePlace | null>(null)
  function open() {
    const editor = document.getElementById(text)
    if (editor) setPlace(picturePlace(editor))
  }
  function set(picture: TextPicture) {
    const editor = document.getElementById(text)
    // What is behind an open dialog takes no focus.
    flushSync(() => setPlace(null))
    if (!editor || !place) return
    editor.focus()
    placePicture(editor, place, picture)
    editor.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        className={className}
        // The selection of the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        {intl.formatMessage({ id: 'office.html_picture' })}
      </button>
      {place ? (
        <HtmlPicture old={place.old && readPicture(place.old)} onSet={set} onClose={() => setPlace(null)} />
      ) : null}
    </>
  )
}

interface HtmlPictureProps {
  /** The one that is changed; null: another is inserted. */
  old: TextPicture | null
  onSet: (picture: TextPicture) => void
  onClose: () => void
}

/** A picture of a text: chosen or uploaded, then described. It stands inside of a record's form, so that it is none itself. */
function HtmlPicture({ old, onSet, onClose }: HtmlPictureProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<LibraryPicture | null>(old)
  const [text, setText] = useState<PictureText>({
    alt: old?.alt ?? '',
    isDecoration: old !== null && old.alt === '',
    caption: old?.caption ?? '',
    shown: old?.shown ?? 'text',
  })
  const [isMissing, setMissing] = useState(false)
  const word = (id: string) => intl.formatMessage({ id: `office.html_${id}` })
  function set() {
    const alt = text.isDecoration ? '' : text.alt.trim()
    if (alt === '' && !text.isDecoration) return setMissing(true)
    if (chosen)
      onSet({
        path: chosen.path,
        width: chosen.width,
        height: chosen.height,
        alt,
        caption: text.caption.trim(),
        shown: text.shown,
      })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={word(old ? 'picture_change' : 'picture')}
      closeLabel={word('link_close')}
      size={chosen ? 'md' : 'lg'}
      footer={chosen ? <Button onClick={set}>{word(old ? 'picture_set' : 'picture_insert')}</Button> : undefined}
    >
      {chosen ? (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Thumbnail path={chosen.path} name="" />
            <Button variant="secondary" size="sm" onClick={() => setChosen(null)}>
              {word('picture_other')}
            </Button>
          </div>
          <PictureWords
            text={text}
            isMissing={isMissing}
            onEnter={set}
            onChange={(part) => {
              setText({ ...text, ...part })
              setMissing(false)
            }}
          />
        </div>
      ) : (
        <Library onTake={setChosen} />
      )}
    </Dialog>
  )
}

interface PictureText {
  readonly alt: string
  readonly isDecoration: boolean
  readonly caption: string
  readonly shown: PictureWidth
}

interface PictureWordsProps {
  text: PictureText
  /** Nothing says what the picture shows, nor that it shows nothing. */
  isMissing: boolean
  onEnter: () => void
  onChange: (part: Partial<PictureText>) => void
}

function PictureWords({ text, isMissing, onEnter, onChange }: PictureWordsProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.html_${id}` })
  /** The form around the window is not sent. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <Input
        id="picture-alt"
        label={word('picture_alt')}
        hint={word('picture_alt_hint')}
        value={text.alt}
        maxLength={300}
        disabled={text.isDecoration}
        error={isMissing ? word('picture_alt_missing') : undefined}
        onKeyDown={press}
        onChange={(event) => onChange({ alt: event.target.value })}
      />
      <label className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5"
          checked={text.isDecoration}
          onKeyDown={press}
          onChange={(event) => onChange({ isDecoration: event.target.checked })}
        />
        {word('picture_decoration')}
      </label>
      <Input
        id="picture-caption"
        label={word('picture_caption')}
        value={text.caption}
        maxLength={300}
        onKeyDown={press}
        onChange={(event) => onChange({ caption: event.target.value })}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold">{word('picture_width')}</legend>
        {PICTURE_WIDTHS.map((width) => (
          <label key={width} className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2">
            <input
              type="radio"
              name="picture-width"
              className="size-5"
              checked={text.shown === width}
              onKeyDown={press}
              onChange={() => onChange({ shown: width })}
            />
            {word(`picture_${width}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
