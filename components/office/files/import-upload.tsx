'use client'

import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { buttonStyle } from '@/components/ui/button-style'
import { IMPORT_MAX_BYTES } from '@/lib/contract/limits/office-files'
import { officeUpload } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { DropArea } from '../drop-area'
import { bytesText, fileFault } from './file-words'

const KINDS = '.csv,.tsv,.txt,.json,.xml,text/csv,text/tab-separated-values,text/plain,application/json,text/xml'
const TOO_LARGE = { code: 'BODY_TOO_LARGE', field: null, reason: null, details: null }

interface Sending {
  /** Of the file's bytes, from 0 to 1; null: nothing is sent. */
  readonly share: number | null
  readonly fault: string | null
  readonly send: (file: File | undefined) => Promise<void>
}

function useSending(): Sending {
  const intl = useIntl()
  const router = useRouter()
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  // A second file while one is sent would be another import.
  const isSending = useRef(false)
  async function send(file: File | undefined) {
    if (!file || isSending.current) return
    if (file.size > IMPORT_MAX_BYTES) return setFault(fileFault(intl, TOO_LARGE, IMPORT_MAX_BYTES))
    isSending.current = true
    setFault(null)
    setShare(0)
    const asked = new URLSearchParams({ name: file.name.slice(-200) })
    const result = await officeUpload<{ id: number }>(`/api/office/imports/upload/?${asked}`, file, setShare)
    isSending.current = false
    setShare(null)
    if (!result.ok) return setFault(fileFault(intl, result.fault, IMPORT_MAX_BYTES))
    router.push(recordPath('imports', String(result.value.id)))
  }
  return { share, fault, send }
}

/** Takes one file by choosing or by dropping; its page shows what it would do. */
export function ImportUpload() {
  const { share, fault, send } = useSending()
  return (
    <DropArea onFiles={(files) => void send(files[0])}>
      <FileChoice isSending={share !== null} onFile={(file) => void send(file)} />
      <Share share={share} />
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
    </DropArea>
  )
}

interface FileChoiceProps {
  isSending: boolean
  onFile: (file: File | undefined) => void
}

function FileChoice({ isSending, onFile }: FileChoiceProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="inline-flex">
        <input
          id={id}
          type="file"
          accept={KINDS}
          disabled={isSending}
          className="peer sr-only"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            onFile(event.target.files?.[0])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className={buttonStyle(
            'primary',
            'md',
            false,
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          )}
        >
          {intl.formatMessage({ id: 'office.file_choose' })}
        </label>
      </span>
      <p id={`${id}-hint`} className="min-w-0 text-ink-muted">
        {intl.formatMessage({ id: 'office.file_drop' }, { size: bytesText(intl, IMPORT_MAX_BYTES) })}
      </p>
    </div>
  )
}

/** How much of the file is sent. */
function Share({ share }: Pick<Sending, 'share'>) {
  const intl = useIntl()
  return (
    <div role="status" className="flex flex-col gap-1 empty:hidden">
      {share === null ? null : (
        <>
          <progress
            aria-label={intl.formatMessage({ id: 'office.file_choose' })}
            value={share}
            max={1}
            className="w-full max-w-form"
          />
          <span className="text-ink-muted">
            {intl.formatMessage({ id: share < 1 ? 'office.upload_sent' : 'office.file_keeping' }, { share })}
          </span>
        </>
      )}
    </div>
  )
}
