'use client'

import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { StepSection } from '@/components/checkout/step-section'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Spinner } from '@/components/ui/spinner'
import { MAX_PICTURES, PICTURE_TYPES } from '@/lib/complaint/pictures'
import { addPictures, removePicture, usePictures } from '@/stores/complaint-pictures'

import { fieldId } from './setup'

const ID = fieldId('pictures')

/** Pictures of the product: choosing or dropping files, shrinking, preview, removal. */
export function PicturesSection() {
  const intl = useIntl()
  const preparing = usePictures((state) => state.preparing)
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  return (
    <StepSection id="complaint-pictures-title" number={3} title={text('complaint.pictures_title')}>
      <p id={`${ID}-hint`} className="text-ink-muted">
        {text('complaint.pictures_text', { count: MAX_PICTURES })}
      </p>
      <DropArea>
        <PictureList />
        <PictureInput />
        <p role="status" className="flex items-center gap-2 text-sm text-ink-muted empty:hidden">
          {preparing > 0 && <Spinner size={18} />}
          {preparing > 0 && text('complaint.pictures_preparing')}
        </p>
        <PictureProblem />
      </DropArea>
    </StepSection>
  )
}

/** Adds files that are dropped on it. */
function DropArea({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void addPictures([...event.dataTransfer.files])
  }
  return (
    <div
      className={cx(
        'flex flex-col gap-4 rounded-card border border-dashed p-4 transition-colors sm:p-5',
        isOver ? 'border-brand bg-surface-2' : 'border-line-strong bg-surface',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}

/** The chosen pictures; each can be removed. */
function PictureList() {
  const intl = useIntl()
  const pictures = usePictures((state) => state.pictures)
  if (pictures.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {pictures.map(({ id, name, url }) => (
        <li key={id} className="relative">
          {/* eslint-disable-next-line @next/next/no-img-element -- a preview from the browser's memory */}
          <img src={url} alt={name} className="aspect-square w-full rounded-control bg-surface-2 object-cover" />
          <IconButton
            icon="trash"
            label={intl.formatMessage({ id: 'complaint.picture_remove' }, { name })}
            onClick={() => removePicture(id)}
            className="absolute top-1 right-1 bg-surface"
          />
        </li>
      ))}
    </ul>
  )
}

/** The button that opens the file dialog. */
function PictureInput() {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const hasProblem = usePictures(({ note }) => note !== null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        ref={input}
        id={`${ID}-input`}
        type="file"
        multiple
        hidden
        aria-label={intl.formatMessage({ id: 'complaint.pictures_add' })}
        accept={PICTURE_TYPES.join()}
        onChange={(event) => {
          void addPictures([...(event.target.files ?? [])])
          // Without this, a removed file could not be chosen again.
          event.target.value = ''
        }}
      />
      <Button
        id={ID}
        variant="secondary"
        icon="plus"
        aria-describedby={`${ID}-hint${hasProblem ? ` ${ID}-error` : ''}`}
        onClick={() => input.current?.click()}
      >
        {intl.formatMessage({ id: 'complaint.pictures_add' })}
      </Button>
      <span className="hidden text-sm text-ink-muted md:inline">
        {intl.formatMessage({ id: 'complaint.pictures_drop' })}
      </span>
    </div>
  )
}

/** Why a picture was not added. */
function PictureProblem() {
  const intl = useIntl()
  const note = usePictures((state) => state.note)
  if (!note) return null
  return (
    <p id={`${ID}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-sale">
      <Icon name="error" size={16} className="mt-0.5" />
      <span className="min-w-0 break-words">
        {intl.formatMessage({ id: `complaint.${note.problem}` }, { name: note.name, count: MAX_PICTURES })}
      </span>
    </p>
  )
}
