'use client'

import { type DragEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'

import type { EditorProps } from './editor-props'
import { nameOfField } from './field-label'
import { Fold } from './fold'
import { ChoosePicture } from './picture-library'
import { FileButton, UploadList } from './picture-upload'
import { Thumbnail } from './thumbnail'
import { type Uploads, useUploads } from './use-uploads'

interface PictureEditorProps extends EditorProps {
  id: string
}

const NOTHING_ASKED = {}

/** A picture: chosen from the library, uploaded or dropped, and taken away. Its path is a small detail. */
export function PictureEditor(props: PictureEditorProps) {
  const { field, value, onChange } = props
  const intl = useIntl()
  const path = typeof value === 'string' ? value : ''
  const uploads = useUploads(NOTHING_ASKED, (picture) => onChange(picture.path))
  const drop = useDrop(uploads.add, field.isReadOnly)
  if (field.isReadOnly) return path === '' ? null : <Thumbnail path={path} name={nameOfField(intl, field)} />
  return (
    <div
      role="group"
      aria-label={nameOfField(intl, field)}
      {...drop.events}
      className={cx(
        'flex flex-col gap-2 rounded-card border border-dashed p-3',
        drop.isOver ? 'border-ink bg-surface-2' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Thumbnail path={path} name="" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          <ChoosePicture onTake={onChange} />
          <FileButton name="office.picture_upload" isSingle onFiles={uploads.add} />
          {path === '' || field.isRequired ? null : (
            <IconButton
              icon="trash"
              label={intl.formatMessage({ id: 'office.take_away' }, { name: nameOfField(intl, field) })}
              onClick={() => onChange(null)}
            />
          )}
        </div>
      </div>
      <p className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.picture_drop' })}</p>
      <UploadList uploads={uploads} />
      <PathDetail {...props} path={path} />
    </div>
  )
}

/** Files that are dragged onto a field: the first of them counts. */
function useDrop(add: Uploads['add'], isReadOnly: boolean) {
  const [isOver, setOver] = useState(false)
  if (isReadOnly) return { isOver: false, events: {} }
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        setOver(false)
        add([file])
      },
    },
  }
}

/** For pictures that are in no library, such as imported ones. */
function PathDetail({ id, field, path, fault, onChange }: PictureEditorProps & { path: string }) {
  const intl = useIntl()
  return (
    <details open={fault ? true : undefined} className="text-xs">
      <Fold className="text-ink-muted">{intl.formatMessage({ id: 'office.picture_path' })}</Fold>
      <input
        id={id}
        aria-label={intl.formatMessage({ id: 'office.picture_path_of' }, { name: nameOfField(intl, field) })}
        className={controlStyle}
        aria-invalid={fault ? true : undefined}
        value={path}
        onChange={(event) => onChange(event.target.value)}
      />
    </details>
  )
}
