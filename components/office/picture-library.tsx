'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { Dialog } from '@/components/ui/dialog'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import type { UploadedPicture } from '@/lib/contract/schemas/office-pictures'
import { officeGet } from '@/lib/office/browser'

import { PictureUpload } from './picture-upload'
import { Thumbnail } from './thumbnail'

/** A picture of the library with its size in pixels. */
export type LibraryPicture = Pick<UploadedPicture, 'path' | 'width' | 'height'>

/** Opens the library, where a picture is found or uploaded, and gives its path. */
export function ChoosePicture({ onTake }: { onTake: (path: string) => void }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: 'office.picture_choose' })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage({ id: 'office.picture_choose' })}
        closeLabel={intl.formatMessage({ id: 'common.close' })}
        size="lg"
      >
        <Library
          onTake={({ path }) => {
            onTake(path)
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

const WAIT_MS = 180

function useLibrary(text: string): readonly OfficeRow[] | null {
  const [rows, setRows] = useState<readonly OfficeRow[] | null>(null)
  useEffect(() => {
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const path = `/api/office/records/pictures/?size=60&q=${encodeURIComponent(text.trim())}` as const
      const result = await officeGet<Answer<'officeRecords'>>(path, control.signal)
      if (result.ok) setRows(result.value.rows)
    }, WAIT_MS)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [text])
  return rows
}

const pictureOf = ({ values: { path, width, height } }: OfficeRow): LibraryPicture => ({
  path: String(path),
  width: Number(width),
  height: Number(height),
})

/** Pictures that are there, by their names, and the way to upload others. */
export function Library({ onTake }: { onTake: (picture: LibraryPicture) => void }) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const rows = useLibrary(text)
  return (
    <div className="flex flex-col gap-4">
      <PictureUpload onUploaded={onTake} />
      <input
        type="search"
        className={controlStyle}
        value={text}
        aria-label={intl.formatMessage({ id: 'office.search' })}
        placeholder={intl.formatMessage({ id: 'office.search' })}
        // The form around it is not sent.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => setText(event.target.value)}
      />
      {rows?.length === 0 ? <p>{intl.formatMessage({ id: 'office.nothing_found' })}</p> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
        {(rows ?? []).map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="flex w-full flex-col items-center gap-1 rounded-control p-2 hover:bg-surface-2"
              onClick={() => onTake(pictureOf(row))}
            >
              <Thumbnail path={String(row.values['path'])} name="" />
              <span className="w-full truncate text-center text-xs">{row.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
