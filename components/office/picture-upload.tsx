'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import type { UploadedPicture } from '@/lib/contract/schemas/office-pictures'

import { DropArea } from './drop-area'
import { faultText } from './fault-text'
import { type UploadItem, type Uploads, useUploads } from './use-uploads'

const KINDS = 'image/jpeg,image/png,image/webp'

interface PictureUploadProps {
  /** Of the call: the product that gets the pictures. */
  query?: Readonly<Record<string, string>>
  onUploaded: (picture: UploadedPicture) => void
}

const NOTHING_ASKED = {}

/** Takes pictures by dropping, by choosing, or from the camera of a phone. Each file says how far it is, and why it failed. */
export function PictureUpload({ query = NOTHING_ASKED, onUploaded }: PictureUploadProps) {
  const intl = useIntl()
  const uploads = useUploads(query, onUploaded)
  return (
    <DropArea onFiles={uploads.add}>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton name="office.upload_choose" onFiles={uploads.add} />
        <FileButton name="office.upload_photo" isCamera onFiles={uploads.add} />
        <p className="min-w-0 text-ink-muted">{intl.formatMessage({ id: 'office.upload_drop' })}</p>
      </div>
      <UploadList uploads={uploads} />
    </DropArea>
  )
}

interface FileButtonProps {
  name: string
  /** Only where a finger points: phones and tablets. */
  isCamera?: boolean
  /** One file at a time. */
  isSingle?: boolean
  onFiles: Uploads['add']
}

/** A button that opens the files of the device, or its camera. */
export function FileButton({ name, isCamera = false, isSingle = false, onFiles }: FileButtonProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <span className={isCamera ? 'hidden pointer-coarse:inline-flex' : 'inline-flex'}>
      <input
        id={id}
        type="file"
        accept={KINDS}
        multiple={!isCamera && !isSingle}
        capture={isCamera ? 'environment' : undefined}
        className="peer sr-only"
        onChange={(event) => {
          onFiles(event.target.files ?? [])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          'secondary',
          'md',
          false,
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {intl.formatMessage({ id: name })}
      </label>
    </span>
  )
}

/** The files that are sent, each with how far it is. */
export function UploadList({ uploads: { items, again } }: { uploads: Uploads }) {
  const intl = useIntl()
  if (items.length === 0) return null
  const count = (state: UploadItem['state']) => items.filter((item) => item.state === state).length
  return (
    <>
      <p role="status">
        {intl.formatMessage(
          { id: 'office.upload_summary' },
          { done: count('done'), failed: count('failed'), all: items.length },
        )}
      </p>
      <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto">
        {items.map((item) => (
          <li key={item.key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 truncate">{item.file.name}</span>
            <UploadState item={item} />
            {item.state === 'failed' ? (
              <Button size="sm" variant="quiet" onClick={() => again(item.key)}>
                {intl.formatMessage({ id: 'office.upload_again' })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function UploadState({ item: { state, share, fault, file } }: { item: UploadItem }) {
  const intl = useIntl()
  if (state === 'failed') return <span className="text-sale">{fault ? faultText(intl, fault) : null}</span>
  if (state === 'waiting')
    return <span className="text-ink-muted">{intl.formatMessage({ id: 'office.upload_waiting' })}</span>
  if (state === 'done') return <span>{intl.formatMessage({ id: 'office.upload_done' })}</span>
  const text =
    share < 1
      ? intl.formatMessage({ id: 'office.upload_sent' }, { share })
      : intl.formatMessage({ id: 'office.upload_checking' })
  return (
    <>
      <progress aria-label={file.name} value={share} max={1} className="w-32" />
      <span className="text-ink-muted">{text}</span>
    </>
  )
}
