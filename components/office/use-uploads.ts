import { useRef, useState } from 'react'

import type { UploadedPicture } from '@/lib/contract/schemas/office-pictures'
import { type OfficeFault, officeUpload } from '@/lib/office/browser'

/** What the shop takes. */
const MAX_BYTES = 25 * 1024 * 1024
const TOO_LARGE = { code: 'BODY_TOO_LARGE', reason: null }

export interface UploadItem {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Of the file's bytes, from 0 to 1. */
  readonly share: number
  readonly fault: Pick<OfficeFault, 'code' | 'reason'> | null
}

export interface Uploads {
  readonly items: readonly UploadItem[]
  readonly add: (files: Iterable<File>) => void
  readonly again: (key: number) => void
}

/**
 * Sends files one after the other, so that they arrive in the order in which they were chosen; one that fails does not stop the others.
 * `query`: of the call, such as the product that gets them.
 */
export function useUploads(
  query: Readonly<Record<string, string>>,
  onUploaded: (picture: UploadedPicture) => void,
): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const next = useRef(0)

  const change = (key: number, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))

  async function send({ key, file }: UploadItem): Promise<void> {
    if (file.size > MAX_BYTES) return change(key, { state: 'failed', fault: TOO_LARGE })
    change(key, { state: 'sending', share: 0, fault: null })
    const asked = new URLSearchParams({ ...query, name: file.name.slice(-200) })
    const result = await officeUpload<UploadedPicture>(`/api/office/pictures/upload/?${asked}`, file, (share) =>
      change(key, { share }),
    )
    if (!result.ok) return change(key, { state: 'failed', fault: result.fault })
    change(key, { state: 'done', share: 1 })
    onUploaded(result.value)
  }
  function queue(item: UploadItem): void {
    line.current = line.current.then(() => send(item))
  }
  return {
    items,
    add: (files) => {
      const added = [...files].map((file): UploadItem => {
        next.current += 1
        return { key: next.current, file, state: 'waiting', share: 0, fault: null }
      })
      setItems((all) => [...all, ...added])
      added.forEach(queue)
    },
    again: (key) => {
      const item = items.find((one) => one.key === key)
      if (!item) return
      change(key, { state: 'waiting', fault: null })
      queue(item)
    },
  }
}
