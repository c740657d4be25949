'use client'

import { useEffect, useState } from 'react'

import { api } from '@/lib/shop-api/browser'
import { Skeleton } from '@/components/ui/skeleton'

/** Maximum height in px; a press opens the file itself. */
const HEIGHT = 160

/** A picture of a complaint, loaded with the log-in of the employee, because no public address returns it. */
export function StaffPicture({
  picture,
  width,
  height,
  alt,
}: {
  picture: string
  width: number
  height: number
  alt: string
}) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let made: string | null = null
    void api.file('complaintPictureFile', { params: { picture } }, stop.signal).then((blob) => {
      if (stop.signal.aborted || blob === null) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    })
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [picture])
  const size = { width: Math.round((width / height) * HEIGHT), height: HEIGHT }
  if (url === null)
    return (
      <span style={size} className="block">
        <Skeleton className="h-full w-full" />
      </span>
    )
  return (
    <a href={url} target="_blank" rel="noopener">
      {/* eslint-disable-next-line @next/next/no-img-element -- a blob of this page, not of the image service */}
      <img src={url} alt={alt} {...size} className="rounded-control object-cover" />
    </a>
  )
}
